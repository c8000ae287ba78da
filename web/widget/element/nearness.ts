// Whether an element is near enough to what the person sees to be worth any work.

import type { LitElement, ReactiveController } from "lit";

// Half a screen ahead: time enough for the scene to be there when the element is.
const MARGIN = "50%";

export class Nearness implements ReactiveController {
  readonly #host: LitElement;
  readonly #left: () => void;
  #observers: IntersectionObserver[] = [];
  #hasBeenNear = false;

  /** @param left hears that the element can no longer be seen. */
  constructor(host: LitElement, left: () => void) {
    this.#host = host;
    this.#left = left;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observers = [
      new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) this.#come();
        },
        { rootMargin: MARGIN },
      ),
      new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting === false) this.#left();
      }),
    ];
    for (const observer of this.#observers) observer.observe(this.#host);
  }

  hostDisconnected(): void {
    for (const observer of this.#observers) observer.disconnect();
  }

  /** Whether the element has come near once. */
  get hasBeenNear(): boolean {
    return this.#hasBeenNear;
  }

  #come(): void {
    if (this.#hasBeenNear) return;
    this.#hasBeenNear = true;
    this.#host.requestUpdate();
  }
}
