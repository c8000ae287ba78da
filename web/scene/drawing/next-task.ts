/**
 * Resolves in a new task, so that the browser can do other work between two parts of a long one.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
