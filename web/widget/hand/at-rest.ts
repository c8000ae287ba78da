// Something that waits until no finger is about to press again: what moves under a finger makes it miss.

/** How long after a press the next one of a row may come: a person who has to look at the cube takes longer. */
export const REST_MS = 1000;

export class AtRest {
  #end: (() => void) | undefined;

  /**
   * Calls `act` once nothing was pressed or scrolled for a second. A person who presses elsewhere than where
   * `isSame` has turned to something else: then it is not called. A later call takes the place of this one.
   */
  then(act: () => void, isSame: (path: readonly EventTarget[]) => boolean): void {
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
    // Whether a finger has come down to press or to scroll shows only when it is lifted or taken by the scroll.
    addEventListener("pointerdown", () => clearTimeout(timer), options);
    const press = (event: Event) => (isSame(event.composedPath()) ? wait() : this.giveUp());
    addEventListener("pointerup", press, options);
    for (const scroll of ["pointercancel", "wheel", "scroll"]) {
      addEventListener(scroll, wait, options);
    }
    wait();
  }

  giveUp(): void {
    this.#end?.();
    this.#end = undefined;
  }
}
