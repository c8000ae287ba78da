// The turns that a person makes on the cube of an exercise.

import type { Metric } from "../../core/choices";
import { costOf } from "../../core/cost";
import { mergedMoves } from "../../core/merged-moves";
import { applyMoves, inverseMoves, MOVES, type Move } from "../../core/moves";

export class Attempt {
  #facelets: string;
  #turns: readonly Move[] = [];

  /** @param start the cube at the beginning */
  constructor(start: string) {
    this.#facelets = start;
  }

  /** The cube after the turns. */
  get facelets(): string {
    return this.#facelets;
  }

  /**
   * How many turns of faces were made, counted as the lesson's are: two turns of one face with at most the opposite
   * face turned between them count as one, so a turn that is taken back does not count.
   */
  get count(): number {
    return this.#turns.length;
  }

  /** What these turns cost. */
  costIn(metric: Metric = "htm"): number {
    return costOf(this.#turns, metric);
  }

  /** The turn that takes back the last one. */
  get wayBack(): Move | undefined {
    return inverseMoves(this.#turns.slice(-1))[0];
  }

  /** Records that the cube is now this one. Returns whether one turn of a face has led to it. */
  goTo(facelets: string): boolean {
    const made = MOVES.find((move) => applyMoves(this.#facelets, [move]) === facelets);
    if (!made) return false;
    this.#facelets = facelets;
    this.#turns = mergedMoves([...this.#turns, made]);
    return true;
  }
}
