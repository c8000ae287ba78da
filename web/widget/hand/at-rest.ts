// Waits until no finger is about to press again: what moves under a finger makes it miss.

/** How soon after a press the next one of a series comes: a person who first has to look at the cube takes longer. */
export const REST_MS = 1000;

// Whether a press is part of painting: on the cube, its net or the colours.
function isPainting(path: readonly EventTarget[]): boolean {
  const parts = "cubewright-net, cubewright-palette, cubewright-stage";
  return path.some((part) => part instanceof Element && part.matches(parts));
}

export class AtRest {
  #end: (() => void) | undefined;

  /**
   * Calls `act` once nothing was pressed or scrolled for a second. A press outside of what `isSame` accepts means that
   * the person has turned to something else: then `act` is not called. A later call replaces this one. If a finger
   * `isDown` already, the second begins when it is lifted.
   */
  then(act: () => void, isSame = isPainting, isDown = false): void {
    this.giveUp();
    const given = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.giveUp();
        act();
      }, REST_MS);
    };
    this.#end = () => {
      clearTimeout(timer);
      given.abort();
    };
    const options = { capture: true, passive: true, signal: given.signal };
    // Whether a finger presses or scrolls shows only when it is lifted, or taken over by the scroll.
    addEventListener("pointerdown", () => clearTimeout(timer), options);
    const press = (event: Event) => (isSame(event.composedPath()) ? wait() : this.giveUp());
    addEventListener("pointerup", press, options);
    for (const scroll of ["pointercancel", "wheel", "scroll"]) {
      addEventListener(scroll, wait, options);
    }
    if (!isDown) wait();
  }

  giveUp(): void {
    this.#end?.();
    this.#end = undefined;
  }
}
