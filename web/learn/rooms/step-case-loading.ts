// What draws the case of a step. It is part of the case library, and is loaded once a lesson has cases.

import type { ReactiveControllerHost } from "lit";

const load = async () => (await import("../library/step-case")).stepCase;
type Draw = Awaited<ReturnType<typeof load>>;

export class StepCaseLoading {
  readonly #host: ReactiveControllerHost;
  #draw: Draw | undefined;
  #isAsked = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** `undefined` until it is there; the host is then updated. Without a network the card has only words. */
  get draw(): Draw | undefined {
    this.load();
    return this.#draw;
  }

  load(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    load().then(
      (draw) => {
        this.#draw = draw;
        this.#host.requestUpdate();
      },
      () => undefined,
    );
  }
}
