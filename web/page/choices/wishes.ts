// What a person wants of the moves besides the method: where they lead, and what is counted. The cube fires no event
// when these change, so the code that changes one tells the others.

export class Wishes {
  readonly #listeners: (() => void)[] = [];

  /** Calls `listener` at each change. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Tells the listeners that the goal, the metric or the method of the page's cube has changed. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
