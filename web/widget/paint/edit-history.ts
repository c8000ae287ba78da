// What was on the screen before, to be undone and redone.

import type { Move } from "../../core/moves";

/** A cube with the moves that were played on it, and how it was being painted. */
export interface CubeState {
  /** Before any of the moves. */
  facelets: string;
  moves: readonly Move[];
  /** How many of them were done. */
  index: number;
  /** Whether it was being painted from the beginning, face by face. */
  isTour: boolean;
}

/**
 * How many changes can be undone: twenty cubes painted sticker by sticker, in 200 KB. It has an end
 * for pages that stay open and scramble and solve for days.
 */
export const MOST_CHANGES = 1_000;

export class EditHistory {
  #undone: CubeState[] = [];
  #done: CubeState[] = [];
  #stroke: symbol | undefined;

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /**
   * Something else takes the place of `before`.
   * @param stroke what changes in one stroke is undone in one step.
   */
  record(before: CubeState, stroke?: symbol): void {
    const goesOn = stroke !== undefined && stroke === this.#stroke;
    this.#stroke = stroke;
    this.#undone = [];
    if (goesOn) return;
    this.#done.push(before);
    if (this.#done.length > MOST_CHANGES) this.#done.shift();
  }

  /** What was there before the last change; `undefined` if nothing was. */
  undo(now: CubeState): CubeState | undefined {
    return this.#go(this.#done, this.#undone, now);
  }

  /** What the last undo took away; `undefined` if it took nothing. */
  redo(now: CubeState): CubeState | undefined {
    return this.#go(this.#undone, this.#done, now);
  }

  #go(from: CubeState[], to: CubeState[], now: CubeState): CubeState | undefined {
    const state = from.pop();
    if (state) to.push(now);
    this.#stroke = undefined;
    return state;
  }
}
