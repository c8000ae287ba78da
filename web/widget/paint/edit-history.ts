// The history of the cube on the screen, for undo and redo.

import type { Puzzle } from "../../core/choices";
import { isPainting } from "../../core/completion";
import { FACES } from "../../core/faces";
import type { WrittenMove } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { puzzleOf, stickersAlone, withPlaces } from "../../core/pocket-stickers";
import { type FaceTour, TOUR } from "./face-tour";

/** A cube on the screen, with its moves. */
export interface CubeState {
  /** The cube before its moves. */
  facelets: string;
  moves: readonly WrittenMove[];
  /** How many of the moves are done. */
  index: number;
  /** Set while it is being painted from the beginning, face by face. */
  tour: FaceTour | undefined;
  /** How the colours of a 2x2x2 are arranged, if the person has said it. */
  scheme?: string | undefined;
}

/** Whether a value is an arrangement of colours: their letters on the faces U R F D L B. */
export function isScheme(given: unknown): given is string {
  const isText = typeof given === "string" && given.length === FACES.length;
  return isText && FACES.every((face) => given.includes(face));
}

/**
 * The most changes that can be undone: twenty cubes painted sticker by sticker, in 200 KB. The
 * limit is for pages that stay open for days.
 */
export const MOST_CHANGES = 1_000;

/** The most undo steps, and redo steps, kept across a reload: two cubes painted sticker by sticker, in 40 KB. */
export const MOST_KEPT = 100;

/** A `CubeState` for JSON. */
interface KeptState {
  facelets: string;
  alg: string;
  index: number;
  first?: string | undefined;
  unpainted?: number[] | undefined;
  scheme?: string | undefined;
}

export class EditHistory {
  #undone: CubeState[] = [];
  #done: CubeState[] = [];
  // What could be redone before the last record.
  #undoneBefore: CubeState[] = [];
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
    this.#undoneBefore = this.#undone;
    this.#undone = [];
    if (goesOn) return;
    this.#done.push(before);
    if (this.#done.length > MOST_CHANGES) this.#done.shift();
  }

  /** Takes back the last record if the cube has not changed since. */
  takeBack(now: CubeState): void {
    const last = this.#done.at(-1);
    if (!last || asText(last) !== asText(now)) return;
    this.#done.pop();
    this.#undone = this.#undoneBefore;
  }

  /** The cube before the last change; `undefined` if there is nothing to undo. */
  undo(now: CubeState): CubeState | undefined {
    return this.#go(this.#done, this.#undone, now);
  }

  /** The cube before the last undo; `undefined` if there is nothing to redo. */
  redo(now: CubeState): CubeState | undefined {
    return this.#go(this.#undone, this.#done, now);
  }

  /** What was done and undone last, as a value for JSON; `undefined` if there is nothing. */
  get kept(): unknown {
    if (!this.canUndo && !this.canRedo) return undefined;
    return [this.#done, this.#undone].map((states) => states.slice(-MOST_KEPT).map(keptState));
  }

  /** Brings back what was `kept`, unless part of it is not of `puzzle` or cannot be read (another release, perhaps). */
  bringBack(kept: unknown, puzzle: Puzzle): void {
    try {
      const [done, undone] = (kept as KeptState[][]).map((states) =>
        states.map((state) => readState(state, puzzle)),
      );
      if (done && undone) [this.#done, this.#undone] = [done, undone];
    } catch {
      // The cube can do without its history.
    }
  }

  #go(from: CubeState[], to: CubeState[], now: CubeState): CubeState | undefined {
    let state = from.pop();
    // Skips states that equal the present one, such as after a second press of Reset.
    while (state && asText(state) === asText(now)) state = from.pop();
    if (state) to.push(now);
    this.#stroke = undefined;
    return state;
  }
}

function asText(state: CubeState): string {
  return JSON.stringify(keptState(state));
}

function keptState({ facelets, moves, index, tour, scheme }: CubeState): KeptState {
  const [alg, unpainted] = [moves.join(" "), tour && [...tour.unpainted]];
  return { facelets: stickersAlone(facelets), alg, index, first: tour?.first, unpainted, scheme };
}

// Throws where a value makes no sense.
function readState(
  { facelets, alg, index, first, unpainted, scheme }: KeptState,
  puzzle: Puzzle,
): CubeState {
  if (!isPainting(facelets) || puzzleOf(facelets) !== puzzle) throw new TypeError();
  const begun = TOUR.find((face) => face === first);
  return {
    facelets: withPlaces(facelets),
    moves: parseMoves(alg).written,
    index,
    tour: begun && { first: begun, unpainted: new Set(unpainted) },
    scheme: isScheme(scheme) ? scheme : undefined,
  };
}
