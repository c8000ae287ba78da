// Turning by keyboard: the letter of a face turns it clockwise, with Shift anticlockwise.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { isFace } from "../../core/faces";
import { moveBy, type Move } from "../../core/moves";
import { isTypedInto } from "./typed-into";

/** The turn for which a key is pressed, if it is such a key. */
export function turnOfKey({
  key,
  code,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">):
  Move | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  // On keyboards without Latin letters, the key in the same place counts.
  const isLatin = /^[a-z]$/i.test(key);
  const letter = isLatin ? key.toUpperCase() : code.replace(/^Key/, "");
  return isFace(letter) ? moveBy(letter, shiftKey ? -1 : 1) : undefined;
}

/** Calls back for turns whose keys are pressed while the focus is in the element. */
export class TurnKeys implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #turn: (move: Move) => void;

  constructor(host: ReactiveControllerHost & HTMLElement, turn: (move: Move) => void) {
    this.#host = host;
    this.#turn = turn;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener("keydown", this.#press);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("keydown", this.#press);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || isTypedInto(event.composedPath()[0])) return;
    const move = turnOfKey(event);
    if (!move) return;
    // A list would jump to an entry that begins with this letter.
    event.preventDefault();
    this.#turn(move);
  };
}
