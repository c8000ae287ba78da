// The faces that were taken of a cube, in six places.

import { FACES } from "../../core/faces";
import type { ScanReadings } from "../../core/scan";
import type { AskedFaces } from "./asked-faces";
import { isSameFace, turned, type FaceColors } from "./face-colors";

export class TakenFaces {
  readonly #asked: AskedFaces;
  #places: readonly (FaceColors | undefined)[];
  #last: number | undefined;

  constructor(asked: AskedFaces) {
    this.#asked = asked;
    this.#places = asked.faces.map(() => undefined);
  }

  /** The six places, in the order in which they are filled. */
  get places(): readonly (FaceColors | undefined)[] {
    return this.#places;
  }

  get count(): number {
    return this.#places.filter(Boolean).length;
  }

  get isWhole(): boolean {
    return this.count === this.#places.length;
  }

  /** The face that was taken last, as long as it is there. */
  get last(): FaceColors | undefined {
    return this.#last === undefined ? undefined : this.#places[this.#last];
  }

  /**
   * Whether this face is among them, held in any way. If faces come in an order, only the last is compared: it alone
   * may still be before the camera, and two faces may well look alike.
   */
  has(colors: FaceColors): boolean {
    const among = this.#asked.isInOrder ? [this.last] : this.#places;
    return among.some((taken) => taken && isSameFace(taken, colors));
  }

  /**
   * Puts a face into the first empty place; returns false if that face is there already, or no place is empty.
   * @param isAsked if the person asks for it: they vouch that it is a different face
   */
  take(colors: FaceColors, { isAsked = false } = {}): boolean {
    const place = this.#places.indexOf(undefined);
    if (place < 0 || (!isAsked && this.has(colors))) return false;
    this.#places = this.#places.with(place, colors);
    this.#last = place;
    return true;
  }

  /** Empties a place. Where faces come in an order, those after it have to come again as well. */
  remove(place: number): void {
    const { isInOrder } = this.#asked;
    this.#places = this.#places.map((face, each) =>
      each === place || (isInOrder && each > place) ? undefined : face,
    );
    if (isInOrder) this.#last = place > 0 ? place - 1 : undefined;
    else if (this.#last === place) this.#last = undefined;
  }

  /** As the solver takes them: in the order U R F D L B, each the way up that it is asked for. */
  get faces(): readonly (FaceColors | undefined)[] {
    return FACES.map((face) => {
      const place = this.#asked.faces.findIndex((asked) => asked.face === face);
      const taken = this.#places[place];
      return taken && turned(taken, this.#asked.faces[place]!.quarterTurns);
    });
  }

  /** All stickers as the solver takes them. */
  get readings(): ScanReadings {
    return this.faces.flatMap(
      (face) =>
        face?.map((color) => color ?? null) ?? Array<null>(this.#asked.stickersOnFace).fill(null),
    );
  }
}
