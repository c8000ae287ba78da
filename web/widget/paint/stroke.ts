// What a pointer paints from when it is pressed until it is released.

import type { Face } from "../../core/faces";

/** The face that a stroke reaches, and whether the stroke stays on the face where it began. */
interface StrokeSticker {
  face: Face;
  isOnOneFace: boolean;
}

export class Stroke {
  #pressed = Symbol();
  #mark: symbol | undefined;
  // The face that it paints; `undefined`: it has painted nothing yet.
  #face: Face | "any" | undefined;

  /** Set while the stroke paints a sticker: the same for all its stickers, so that they are undone in one step. */
  get mark(): symbol | undefined {
    return this.#mark;
  }

  /** A pointer is pressed: what it paints from now on is another stroke. */
  begin(): void {
    this.#pressed = Symbol();
    this.#face = undefined;
  }

  /** Calls `paint`, unless the stroke stays on another face. */
  paint({ face, isOnOneFace }: StrokeSticker, paint: () => void): void {
    this.#face ??= isOnOneFace ? face : "any";
    if (!["any", face].includes(this.#face)) return;
    this.#mark = this.#pressed;
    paint();
    this.#mark = undefined;
  }
}
