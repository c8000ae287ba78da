// What can be undone and redone for each puzzle, and the cube of the puzzle that is not shown.

import { PUZZLES, type Puzzle } from "../../core/choices";
import { SOLVED } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { isMove, type Move } from "../../core/moves";
import { stickersAlone } from "../../core/pocket-stickers";
import { type CubeState, EditHistory, isScheme } from "./edit-history";
import { TOUR, tourFrom, withUnknown } from "./face-tour";

/** The cube of a puzzle that is left for the other one. */
interface LeftState extends CubeState {
  /** Turns that were not the solution's next. */
  turns: readonly Move[];
  /** Whether the person is repainting what is different on the cube in their hand. */
  isRepainted: boolean;
  /** The face that was painted last. */
  lastFace: Face;
  /** The stickers (0..53) that were typed as unknown. */
  leftUnknown: ReadonlySet<number>;
}

export class EditHistories {
  readonly #histories: Readonly<Record<Puzzle, EditHistory>> = {
    "3x3x3": new EditHistory(),
    "2x2x2": new EditHistory(),
  };
  readonly #left: Partial<Record<Puzzle, LeftState>> = {};

  of(puzzle: Puzzle): EditHistory {
    return this.#histories[puzzle];
  }

  /** Keeps the cube of a puzzle that is left for the other one. */
  leave(puzzle: Puzzle, state: LeftState): void {
    this.#left[puzzle] = state;
  }

  /** The cube of a puzzle as it was left; the solved one if it was never shown. */
  left(puzzle: Puzzle): LeftState {
    return (
      this.#left[puzzle] ?? {
        ...{ facelets: SOLVED[puzzle], moves: [], index: 0, tour: undefined },
        ...{ turns: [], isRepainted: false, lastFace: TOUR[0]! },
        leftUnknown: new Set(),
      }
    );
  }

  /**
   * What can be undone and redone for the puzzle that is not `shown`, turns that were not its solution's next, the face
   * with which its tour began, how its colours are arranged, and whether it is being repainted, with the cube to which
   * they belong, as a value for JSON; `undefined` if there is nothing.
   */
  keptBeside(shown: Puzzle): unknown {
    const puzzle = otherThan(shown);
    const edits = this.#histories[puzzle].kept;
    const { turns, tour, scheme, isRepainted } = this.left(puzzle);
    const isKept = (edits ?? scheme) !== undefined || turns.length > 0 || isRepainted;
    const on = this.#cubesOf(puzzle);
    const repainting = isRepainted || undefined;
    return isKept ? { on, edits, turns, tour: tour?.first, scheme, repainting } : undefined;
  }

  /** Brings back what was kept; nothing if another cube was left. */
  bringBackBeside(shown: Puzzle, kept: unknown): void {
    const { on, edits, turns, tour, scheme, repainting } = Object(kept) as Partial<
      Record<string, unknown>
    >;
    const puzzle = otherThan(shown);
    const left = this.#left[puzzle];
    const cubes = this.#cubesOf(puzzle);
    if (!left || ![on].flat().some((cube) => cubes.includes(cube as string))) return;
    this.#histories[puzzle].bringBack(edits, puzzle);
    if (Array.isArray(turns) && turns.every(isMove)) left.turns = turns;
    const begun = tourFrom(tour, left.facelets);
    if (begun) Object.assign(left, { tour: begun, lastFace: begun.first });
    if (isScheme(scheme)) left.scheme = scheme;
    left.isRepainted ||= repainting === true;
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
