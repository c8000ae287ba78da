// Turning by keyboard: the letter of a face turns it clockwise, with Shift anticlockwise.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { isFace } from "../../core/faces";
import { moveBy, type Move } from "../../core/moves";
import { isTypedInto } from "./typed-into";

/** The turn that a pressed key asks for, if any. */
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
  // On a keyboard with other letters, the key that has this one elsewhere.
  const isLatin = /^[a-z]$/i.test(key);
  const letter = isLatin ? key.toUpperCase() : code.replace(/^Key/, "");
  return isFace(letter) ? moveBy(letter, shiftKey ? -1 : 1) : undefined;
}

/** Listens to the keys of an element that has the focus, itself or something in it. */
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
    // A radio button or a list would look for an entry that begins with this letter.
    event.preventDefault();
    this.#turn(move);
  };
}
