// Tells the person at the terminal, on standard error, what is going on and how long it took.

const SLOW_STEP_MS = 1500;

/** @param {number} durationMs */
export function formatDuration(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`.padStart(8);
}

/**
 * Does one step of the work: prints a line with its time at its end, and one before if the step
 * turns out to be slow. Steps may run side by side, so each line is printed whole.
 *
 * @template Value
 * @param {string} title what is done, such as "native tools"
 * @param {() => Promise<Value>} action
 * @returns {Promise<Value>}
 */
export async function step(title, action) {
  const startMs = performance.now();
  const slowNotice = setTimeout(() => {
    console.error(`     ...  ${title}`);
  }, SLOW_STEP_MS);
  try {
    const value = await action();
    clearTimeout(slowNotice);
    console.error(`${formatDuration(performance.now() - startMs)}  ${title}`);
    return value;
  } catch (error) {
    clearTimeout(slowNotice);
    console.error(`${formatDuration(performance.now() - startMs)}  ${title}: FAILED`);
    throw error;
  }
}
