// The usual key for undo, wherever on the page the focus is.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { listenForUndo } from "../../widget/hand/undo-keys";

export class UndoKey implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #undo: () => void;
  #life = new AbortController();

  /** @param undo is called when the key is pressed while the element is shown */
  constructor(host: ReactiveControllerHost & HTMLElement, undo: () => void) {
    this.#host = host;
    this.#undo = undo;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    this.#life = new AbortController();
    const edited = {
      undo: this.#undo,
      redo: () => undefined,
      // Another room of the page is shown then.
      get leavesKeys() {
        return host.hidden;
      },
    };
    listenForUndo(window, edited, this.#life.signal);
  }

  hostDisconnected(): void {
    this.#life.abort();
  }
}
