// What can be undone and redone for each puzzle, and the cube of the puzzle that is not shown.

import { PUZZLES, type Puzzle } from "../../core/choices";
import { stickersAlone } from "../../core/pocket-stickers";
import { type CubeState, EditHistory } from "./edit-history";
import { withUnknown } from "./face-tour";

export class EditHistories {
  readonly #histories: Readonly<Record<Puzzle, EditHistory>> = {
    "3x3x3": new EditHistory(),
    "2x2x2": new EditHistory(),
  };
  readonly #left: Partial<Record<Puzzle, CubeState>> = {};

  of(puzzle: Puzzle): EditHistory {
    return this.#histories[puzzle];
  }

  /** Keeps the cube of a puzzle that is left for the other one. */
  leave(puzzle: Puzzle, state: CubeState): void {
    this.#left[puzzle] = state;
  }

  /** The cube of a puzzle as it was left; `undefined` if it was never shown. */
  left(puzzle: Puzzle): CubeState | undefined {
    return this.#left[puzzle];
  }

  /**
   * What can be undone and redone for the puzzle that is not `shown`, with the cube to which it belongs, as a value for
   * JSON; `undefined` if there is nothing.
   */
  keptBeside(shown: Puzzle): unknown {
    const puzzle = otherThan(shown);
    const edits = this.#histories[puzzle].kept;
    return edits && { on: this.#cubesOf(puzzle), edits };
  }

  /** Brings back what was kept; nothing if another cube was left. */
  bringBackBeside(shown: Puzzle, kept: unknown): void {
    const { on, edits } = Object(kept) as { on?: unknown; edits?: unknown };
    const puzzle = otherThan(shown);
    const cubes = this.#cubesOf(puzzle);
    if ([on].flat().some((cube) => cubes.includes(cube as string))) {
      this.#histories[puzzle].bringBack(edits, puzzle);
    }
  }

  // The cube that was left, in both forms in which a page may store it: as shown, and with unpainted stickers unknown.
  #cubesOf(puzzle: Puzzle): string[] {
    const left = this.#left[puzzle];
    if (!left) return [];
    const { facelets, tour } = left;
    return [facelets, withUnknown(facelets, tour?.unpainted ?? new Set())].map(stickersAlone);
  }
}

function otherThan(shown: Puzzle): Puzzle {
  return PUZZLES.find((puzzle) => puzzle !== shown)!;
}
