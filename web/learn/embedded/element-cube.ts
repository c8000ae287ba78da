// The element's cube, on which a course shows its lesson. Setting its properties does not set those of the element.

import { parseMoves } from "../../core/notation";
import { withPlaces } from "../../core/pocket-stickers";
import type { Puzzle } from "../../core/puzzles";
import type { Learning } from "../../widget/features/learning";
import type { CourseCube } from "../course";

export class ElementCube implements CourseCube {
  readonly #learning: Learning;

  constructor(learning: Learning) {
    this.#learning = learning;
  }

  get puzzle(): Puzzle {
    return this.#learning.task?.puzzle ?? "3x3x3";
  }

  // The lesson is of the puzzle that the element has.
  set puzzle(_: Puzzle) {
    // There is nothing to set.
  }

  get facelets(): string {
    return this.#learning.playback.facelets;
  }

  set facelets(facelets: string) {
    this.#learning.show(withPlaces(facelets), []);
  }

  get alg(): string {
    return this.#learning.playback.alg;
  }

  set alg(text: string) {
    const { start } = this.#learning.playback.player;
    this.#learning.show(start, parseMoves(text).written);
  }

  get index(): number {
    return this.#learning.playback.index;
  }

  get hint(): "arrow" | "none" {
    return this.#learning.showsArrow ? "arrow" : "none";
  }

  set hint(hint: "arrow" | "none") {
    this.#learning.showArrow(hint === "arrow");
  }

  pause(): void {
    this.#learning.playback.pause();
  }

  step(count?: number): void {
    this.#learning.playback.step(count);
  }

  seek(index: number): void {
    this.#learning.playback.seek(index);
  }

  addEventListener(...heard: Parameters<EventTarget["addEventListener"]>): void {
    this.#learning.target.addEventListener(...heard);
  }

  removeEventListener(...heard: Parameters<EventTarget["removeEventListener"]>): void {
    this.#learning.target.removeEventListener(...heard);
  }
}
