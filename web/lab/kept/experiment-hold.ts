// Makes sure that only one tab at a time runs a stored experiment, since two would overwrite each other's cubes. A tab
// that is closed or crashes releases the experiment.

const NAME = "cubewright-experiment";

// Those that this page has taken.
const held = new Set<number>();

/**
 * Takes the experiment for this tab.
 * @returns a function that releases it; `undefined` if another tab has it. Where the browser refuses locks, other tabs
 * go unseen.
 */
export function holdExperiment(id: number): Promise<(() => void) | undefined> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const holding = locks.request(`${NAME} ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return;
      }
      held.add(id);
      return new Promise<void>((letGo) =>
        resolve(() => {
          held.delete(id);
          letGo();
        }),
      );
    });
    holding.catch(() => resolve(() => undefined));
  });
}

/** Whether this page has taken it. */
export function isHeldHere(id: number): boolean {
  return held.has(id);
}

/** Whether another tab has it. */
export async function isHeldElsewhere(id: number): Promise<boolean> {
  if (isHeldHere(id)) return false;
  const letGo = await holdExperiment(id);
  letGo?.();
  return letGo === undefined;
}
