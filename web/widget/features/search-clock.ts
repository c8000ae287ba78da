// How long a person has been waiting for a search.

import { Feature } from "../element/feature";
import { Engine } from "./engine";

// Most searches end before that.
const SHOWN_AFTER_MS = 1_500;
const TICK_MS = 500;

export class SearchClock extends Feature {
  readonly #work = this.use(Engine).work;
  #beginMs = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;

  override hostUpdate(): void {
    if (this.#work.activity !== "solving") this.hostDisconnected();
    else if (this.#ticking === undefined) {
      this.#beginMs = performance.now();
      this.#ticking = setInterval(() => this.element.requestUpdate(), TICK_MS);
    }
  }

  override hostDisconnected(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  /** Whole seconds; `undefined` if no search is under way, or only for a moment. */
  get seconds(): number | undefined {
    const elapsedMs = performance.now() - this.#beginMs;
    const isShown = this.#ticking !== undefined && elapsedMs >= SHOWN_AFTER_MS;
    return isShown ? Math.floor(elapsedMs / 1_000) : undefined;
  }
}
