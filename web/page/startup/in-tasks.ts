// The first work of a page, divided into tasks, since a busy page does not react to the person.

/**
 * Does the parts one after the other, each in a task of its own, so that the browser can paint and
 * handle events in between. Resolves when all are done.
 */
export async function inTasks(parts: readonly (() => void)[]): Promise<void> {
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    part();
  }
}

/**
 * The first formatted number takes the browser as long as all other rendering, so it is done alone, and after the
 * cube can be used, which needs none.
 */
export function prepareNumbers(): void {
  new Intl.NumberFormat();
}
