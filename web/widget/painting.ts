// The brush with which a person paints stickers: its colour, and what a stroke makes of a cube.

import type { ReactiveControllerHost } from "lit";

import { CENTER_INDEXES } from "../core/facelets";
import { FACES, type Face } from "../core/faces";
import { isTypedInto } from "./typed-into";

export interface PaintingEvents {
  /** A sticker has got another colour; the cube has become `facelets`. */
  painted(facelets: string): void;
  /** A centre was pressed, whose colour is now the brush's: centres are not painted. */
  centerPressed(): void;
}

export class Painting {
  readonly #host: Pick<ReactiveControllerHost, "requestUpdate">;
  readonly #events: PaintingEvents;
  #color: Face = "R";

  constructor(host: Pick<ReactiveControllerHost, "requestUpdate">, events: PaintingEvents) {
    this.#host = host;
    this.#events = events;
  }

  /** The face whose colour is painted. */
  get color(): Face {
    return this.#color;
  }

  set color(color: Face) {
    this.#color = color;
    this.#host.requestUpdate();
  }

  /** Paints the sticker at `index` (0..53) of the cube `facelets`. */
  paint(facelets: string, index: number): void {
    const letter = facelets.charAt(index);
    if (CENTER_INDEXES.includes(index)) {
      this.color = letter as Face;
      this.#events.centerPressed();
    } else if (letter !== this.#color) {
      this.#events.painted(facelets.slice(0, index) + this.#color + facelets.slice(index + 1));
    }
  }

  /** The same in the middle of a stroke, which goes over centres without taking up their colour. */
  paintAlong(facelets: string, index: number): void {
    if (!CENTER_INDEXES.includes(index)) this.paint(facelets, index);
  }

  /** The keys 1 to 6 choose a colour, unless they are being typed into a field. */
  readonly chooseColorByKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTypedInto(event.composedPath()[0])) return;
    const face = FACES[Number(event.key) - 1];
    if (face) this.color = face;
  };
}
