// The faces that were taken of a cube, in six places.

import type { ScanReadings } from "../../core/scan";
import { isSameFace, type FaceColors } from "./face-colors";

const FACE_COUNT = 6;
const STICKERS_ON_FACE = 9;

export class TakenFaces {
  #places: readonly (FaceColors | undefined)[] = Array.from(
    { length: FACE_COUNT },
    () => undefined,
  );
  #last: number | undefined;

  /** The six places, in the order in which they are filled. */
  get places(): readonly (FaceColors | undefined)[] {
    return this.#places;
  }

  get count(): number {
    return this.#places.filter(Boolean).length;
  }

  get isWhole(): boolean {
    return this.count === FACE_COUNT;
  }

  /** The face that was taken last, as long as it is there. */
  get last(): FaceColors | undefined {
    return this.#last === undefined ? undefined : this.#places[this.#last];
  }

  /** Whether this face is among them, held in whichever way. */
  has(colors: FaceColors): boolean {
    return this.#places.some((taken) => taken && isSameFace(taken, colors));
  }

  /**
   * Puts a face into the first empty place; returns false if that face is there already, or there is no place.
   * @param isAsked for it is the person's word that it is another one
   */
  take(colors: FaceColors, { isAsked = false } = {}): boolean {
    const place = this.#places.indexOf(undefined);
    if (place < 0 || (!isAsked && this.has(colors))) return false;
    this.#places = this.#places.with(place, colors);
    this.#last = place;
    return true;
  }

  /** Empties a place. */
  remove(place: number): void {
    this.#places = this.#places.with(place, undefined);
    if (this.#last === place) this.#last = undefined;
  }

  /** All 54 stickers as the solver takes them, one face after the other as they lie in their places. */
  get readings(): ScanReadings {
    return this.#places.flatMap(
      (face) => face?.map((color) => color ?? null) ?? Array<null>(STICKERS_ON_FACE).fill(null),
    );
  }
}
