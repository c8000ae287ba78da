/** Resolves in a task of its own, so that what takes long holds the page up in slices only. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
