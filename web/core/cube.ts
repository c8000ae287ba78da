// A cube as an immutable value: its 54 stickers. Turning it gives another cube.

import { checkText, cubeText, optionError, type GivenCube } from "./arguments";
import { parseFacelets, SOLVED_FACELETS } from "./facelets";
import { applyMoves, checkMoves, type Move } from "./moves";
import { parseMoves } from "./notation";
import { randomFacelets } from "./random-facelets";

const LETTERS = /^[URFDLB]{54}$/;

/**
 * A 3x3x3, legal or not; `Solver.check` says which. Texts of stickers that differ only in how the colours are named
 * give equal cubes, and so do moves that differ only in turns of the whole cube. A 2x2x2 is a text of 24 stickers
 * everywhere.
 */
export class Cube {
  /** Every face in one colour. */
  static readonly SOLVED = new Cube(SOLVED_FACELETS);

  private constructor(
    /** 54 letters in the order of the faces U R F D L B, each sticker named by its colour's face. */
    readonly facelets: string,
  ) {
    // In JavaScript anybody can call this.
    if (typeof facelets !== "string" || !LETTERS.test(facelets)) {
      const expected = "54 letters of faces, as Cube.fromFacelets and Cube.fromMoves make them";
      throw optionError("facelets", facelets, expected);
    }
    Object.freeze(this);
  }

  static {
    // So that nobody can replace the solved cube.
    Object.freeze(Cube);
  }

  /**
   * The cube that a text describes in any accepted form; see `parseFacelets`.
   * @throws SolverError "length", "color-count" or "center"; "option" if this is neither a text nor a `Cube`.
   */
  static fromFacelets(cube: GivenCube): Cube {
    return new Cube(parseFacelets(cube));
  }

  /** A random legal cube, each as likely as any other. */
  static random(): Cube {
    return new Cube(randomFacelets());
  }

  /**
   * The solved cube after `moves`, in any notation that `parseMoves` reads.
   * @throws SolverError "notation"; "option" if this is not a text.
   */
  static fromMoves(moves: string): Cube {
    checkText("moves", moves);
    return Cube.SOLVED.apply(moves);
  }

  /** Whether every face has one colour. */
  get isSolved(): boolean {
    return this.facelets === SOLVED_FACELETS;
  }

  /**
   * The cube after `moves`: a list such as a solution's, or a text in any notation that `parseMoves`
   * reads. Rotations change how the cube is held, not the cube.
   * @throws SolverError "notation"; "option" if this is neither a text nor a list.
   */
  apply(moves: string | readonly Move[]): Cube {
    const turns =
      typeof moves === "string"
        ? parseMoves(moves).moves
        : checkMoves(moves, "a text, or an array of moves");
    return new Cube(applyMoves(this.facelets, turns));
  }

  /**
   * Whether both have the same stickers.
   * @throws SolverError "option" if `other` is not a cube.
   */
  equals(other: Cube): boolean {
    const facelets = typeof other === "string" ? undefined : cubeText(other);
    if (facelets === undefined) throw optionError("other", other, "a Cube");
    return this.facelets === facelets;
  }

  /** The facelets. */
  toString(): string {
    return this.facelets;
  }

  /** The facelets, so that JSON has a cube as a text. */
  toJSON(): string {
    return this.facelets;
  }
}
