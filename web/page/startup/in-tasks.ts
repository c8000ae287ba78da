// What a page does at first, in parts: a page that is busy hears nobody.

/**
 * Does one thing after the other, each in a task of its own, so that the browser may paint and hear
 * in between. Resolves when all are done.
 */
export async function inTasks(parts: readonly (() => void)[]): Promise<void> {
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    part();
  }
}

/** The first number that a page writes takes the browser as long as all the rest of what it shows. */
export function prepareNumbers(): void {
  new Intl.NumberFormat();
}
