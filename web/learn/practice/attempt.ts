// The turns that a person makes on the cube of an exercise.

import { applyMoves, inverseMoves, mergedMoves, MOVES, type Move } from "../../core/moves";

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
   * How many turns of faces were made. As the lesson's are, two of the same face count as one that meet, also where
   * only the opposite face turned between them; so a turn that is taken back does not count.
   */
  get count(): number {
    return this.#turns.length;
  }

  /** The turn that takes back the last one. */
  get wayBack(): Move | undefined {
    return inverseMoves(this.#turns.slice(-1))[0];
  }

  /** The cube has been turned to this one. Returns whether a turn of a face has done so. */
  goTo(facelets: string): boolean {
    const made = MOVES.find((move) => applyMoves(this.#facelets, [move]) === facelets);
    if (!made) return false;
    this.#facelets = facelets;
    this.#turns = mergedMoves([...this.#turns, made]);
    return true;
  }
}
