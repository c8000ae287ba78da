// A cube as a value: its 54 stickers, which never change; turning it gives another one.

import { parseFacelets, SOLVED_FACELETS } from "./facelets";
import { applyMoves, type Move } from "./moves";
import { parseMoves } from "./notation";

/**
 * A cube, legal or not (`Solver.check` tells). Texts of one cube that differ only in how it is held give
 * equal cubes.
 */
export class Cube {
  /** Every face in one colour. */
  static readonly SOLVED = new Cube(SOLVED_FACELETS);

  private constructor(
    /** 54 letters in the order of the faces U R F D L B, each sticker named by its colour's face. */
    readonly facelets: string,
  ) {}

  /**
   * The cube that `text` describes in any accepted form; see `parseFacelets`.
   * @throws SolverError "length", "color-count" or "center".
   */
  static fromFacelets(text: string): Cube {
    return new Cube(parseFacelets(text));
  }

  /**
   * The solved cube after `moves`, in any notation that `parseMoves` reads.
   * @throws SolverError "notation".
   */
  static fromMoves(moves: string): Cube {
    return Cube.SOLVED.apply(moves);
  }

  /** Whether every face has one colour. */
  get isSolved(): boolean {
    return this.facelets === SOLVED_FACELETS;
  }

  /**
   * The cube after `moves`: a list such as a solution's, or a text in any notation that `parseMoves`
   * reads. Rotations change how the cube is held, not the cube.
   * @throws SolverError "notation".
   */
  apply(moves: string | readonly Move[]): Cube {
    const turns = typeof moves === "string" ? parseMoves(moves).moves : moves;
    return new Cube(applyMoves(this.facelets, turns));
  }

  equals(other: Cube): boolean {
    return this.facelets === other.facelets;
  }

  /** The facelets. */
  toString(): string {
    return this.facelets;
  }

  toJSON(): string {
    return this.facelets;
  }
}
