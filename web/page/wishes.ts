// What a person wants of the moves besides the method: where they lead, and what is counted. The cube tells of no
// change of these, so that whoever makes one tells the others.

export class Wishes {
  readonly #listeners: (() => void)[] = [];

  /** Calls `listener` at each change. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The goal, the metric or the method of the page's cube is another. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
