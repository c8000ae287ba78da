// What a person wants of the moves besides the method: where they lead, what is counted, and whether all shortest ones
// are to be listed. The cube fires no event when these change, so the code that changes one tells the others.

import type { Metric } from "../../core/choices";

export class Wishes {
  readonly #listeners: (() => void)[] = [];
  // The cube, the goal and the metric of the list that is wanted.
  #list: string | undefined;

  /** Calls `listener` at each change. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Tells the listeners that the goal, the metric or the method of the page's cube has changed. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** All shortest solutions of this cube are wanted as soon as one of them is shown, without another press. */
  wantAll(facelets: string, goal: string, metric: Metric): void {
    this.#list = [facelets, goal, metric].join();
  }

  /** Whether all are wanted of this cube, of which one is shown now; asked again, they are not. */
  takeAll(facelets: string, goal: string, metric: Metric): boolean {
    const isWanted = this.#list === [facelets, goal, metric].join();
    this.#list = undefined;
    return isWanted;
  }
}
