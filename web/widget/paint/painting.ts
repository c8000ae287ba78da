// The brush with which a person paints stickers, and what painting makes of a cube.

import type { ReactiveControllerHost } from "lit";

import { UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { frameWith, turnWhole } from "../../core/orientation";
import { isTypedInto } from "../hand/typed-into";

/** What a sticker is painted with: a face's colour, or `?` for a sticker that nobody sees. */
export type Brush = Face | typeof UNKNOWN;

/** All brushes, in the order of their keys 1 to 7. */
export const BRUSHES: readonly Brush[] = [...FACES, UNKNOWN];

export interface PaintingEvents {
  /** The sticker at `index` was painted; the cube is now `facelets`. */
  painted(facelets: string, index: number): void;
  /** A centre was painted, so the cube is held in another way. */
  held(): void;
  /** The brush is `?`, but a centre cannot be unknown. */
  centerUnpainted(): void;
}

export class Painting {
  readonly #host: Pick<ReactiveControllerHost, "requestUpdate">;
  readonly #events: PaintingEvents;
  #brush: Brush = "R";
  #isChosen = false;

  constructor(host: Pick<ReactiveControllerHost, "requestUpdate">, events: PaintingEvents) {
    this.#host = host;
    this.#events = events;
  }

  get brush(): Brush {
    return this.#brush;
  }

  set brush(brush: Brush) {
    this.#brush = brush;
    this.#isChosen = true;
    this.#host.requestUpdate();
  }

  /** Whether the person has chosen the brush for what they do now. */
  get isChosen(): boolean {
    return this.#isChosen;
  }

  /** Called when another cube is begun, or moves are followed: the brush stays, but nobody has chosen it for that. */
  layDown(): void {
    this.#isChosen = false;
  }

  /** Paints the sticker at `index` (0..53) of the cube `facelets`. */
  paint(facelets: string, index: number): void {
    if (CENTER_INDEXES.includes(index)) this.#paintCenter(facelets, index);
    else if (facelets.charAt(index) !== this.#brush) {
      const after = facelets.slice(0, index) + this.#brush + facelets.slice(index + 1);
      this.#events.painted(after, index);
    }
  }

  /** The same in the middle of a stroke, which leaves centres as they are. */
  paintAlong(facelets: string, index: number): void {
    if (!CENTER_INDEXES.includes(index)) this.paint(facelets, index);
  }

  /** Turns the whole cube, so that the centre at `index` has the colour of the brush. */
  hold(facelets: string, index: number): void {
    if (this.#brush === UNKNOWN) return;
    const before = CENTER_INDEXES.map((center) => facelets.charAt(center)).join("");
    const after = frameWith(before, CENTER_INDEXES.indexOf(index), this.#brush);
    this.#events.painted(turnWhole(facelets, before, after), index);
    this.#events.held();
  }

  /** Turns over a cube with nothing painted but centres: the upper one gets the colour of the lower one. */
  turnOver(facelets: string): void {
    this.#setCenter(facelets, centerSticker("U"), facelets.charAt(centerSticker("D")) as Face);
  }

  #paintCenter(facelets: string, index: number): void {
    if (this.#brush === UNKNOWN) this.#events.centerUnpainted();
    else this.#setCenter(facelets, index, this.#brush);
  }

  // The other centres move along, since their arrangement is the same on every cube.
  #setCenter(facelets: string, index: number, color: Face): void {
    const centers = CENTER_INDEXES.map((center) => facelets.charAt(center)).join("");
    const frame = frameWith(centers, CENTER_INDEXES.indexOf(index), color);
    if (frame === centers) return;
    const stickers = Array.from(facelets);
    CENTER_INDEXES.forEach((center, place) => (stickers[center] = frame[place]!));
    this.#events.painted(stickers.join(""), index);
    this.#events.held();
  }

  /**
   * The keys 1 to 7, and 0 for the last, choose the brush, unless they are typed into a field.
   * @returns whether one was chosen.
   */
  chooseBrushByKey(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (isTypedInto(event.composedPath()[0])) return false;
    const brush = event.key === "0" ? UNKNOWN : BRUSHES[Number(event.key) - 1];
    if (brush) this.brush = brush;
    return brush !== undefined;
  }
}
