// The history of the cube on the screen, for undo and redo.

import type { WrittenMove } from "../../core/moves";
import type { FaceTour } from "./face-tour";

/** A cube on the screen, with its moves. */
export interface CubeState {
  /** The cube before its moves. */
  facelets: string;
  moves: readonly WrittenMove[];
  /** How many of the moves are done. */
  index: number;
  /** If it is being painted from the beginning, face by face. */
  tour: FaceTour | undefined;
}

/**
 * The most changes that can be undone: twenty cubes painted sticker by sticker, in 200 KB. The
 * limit is for pages that stay open for days.
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
   * Records that the cube changes from `before` to another.
   * @param stroke all changes of one stroke are undone in one step
   */
  record(before: CubeState, stroke?: symbol): void {
    const goesOn = stroke !== undefined && stroke === this.#stroke;
    this.#stroke = stroke;
    this.#undone = [];
    if (goesOn) return;
    this.#done.push(before);
    if (this.#done.length > MOST_CHANGES) this.#done.shift();
  }

  /** The cube before the last change; `undefined` if there is nothing to undo. */
  undo(now: CubeState): CubeState | undefined {
    return this.#go(this.#done, this.#undone, now);
  }

  /** The cube before the last undo; `undefined` if there is nothing to redo. */
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
