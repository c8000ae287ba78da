// The cubes of a list: one a line, stickers or moves, as `cubewright compare --cubes` reads it. Empty lines, those that
// begin with #, and what follows a tab are skipped.

import { applyMoves } from "../../core/moves";
import type { Puzzle } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { parseMoves } from "../../core/notation";
import { SOLVED_POCKET } from "../../core/pocket-stickers";
import { formOf } from "../../core/position-form";
import type { Solver } from "../../engine";
import type { CubeSource, SourceCube } from "./cube-source";

/** A line that is no cube. */
export interface BadLine {
  /** From 1. */
  line: number;
  /** What is wrong with it: a code of SolverError. */
  code: string;
}

// More than the longest way to write a cube.
const LONGEST_LINE = 10_000;

export class ListedCubes implements CubeSource {
  readonly #lines: AsyncGenerator<string, void>;
  readonly #puzzle: Puzzle;
  readonly #reader: Pick<Solver, "check">;
  readonly #tellBad: (bad: BadLine) => void;
  #line = 0;
  #skipped = 0;

  /** @param list one cube a line, however many */
  constructor(
    list: Blob,
    puzzle: Puzzle,
    reader: Pick<Solver, "check">,
    tellBad: (bad: BadLine) => void,
  ) {
    this.#lines = linesOf(list);
    this.#puzzle = puzzle;
    this.#reader = reader;
    this.#tellBad = tellBad;
  }

  async next(): Promise<SourceCube | undefined> {
    for (;;) {
      const { value: line, done } = await this.#lines.next();
      if (done) return undefined;
      const number = ++this.#line;
      const text = line.split("\t", 1)[0]!.trim();
      if (text === "" || line.startsWith("#")) continue;
      const facelets = await this.#read(text, number);
      if (facelets !== undefined && number > this.#skipped) return { number, facelets };
    }
  }

  /** They are read, so that those are told again that are no cubes. */
  skip(_count: number, lastNumber: number): Promise<void> {
    this.#skipped = lastNumber;
    return Promise.resolve();
  }

  async #read(text: string, number: number): Promise<string | undefined> {
    try {
      if (text.length > LONGEST_LINE) throw new SolverError("length", "The line is too long.");
      const reading = await this.#reader.check(this.#stickersOf(text), { puzzle: this.#puzzle });
      if (reading.code === "") return reading.facelets;
      this.#tellBad({ line: number, code: reading.code });
    } catch (error) {
      if (!(error instanceof SolverError) || !LINE_CODES.has(error.code)) throw error;
      this.#tellBad({ line: number, code: error.code });
    }
    return undefined;
  }

  #stickersOf(text: string): string {
    if (formOf(text, this.#puzzle) === "facelets") return text;
    const solved = this.#puzzle === "2x2x2" ? SOLVED_POCKET : SOLVED_FACELETS;
    return applyMoves(solved, parseMoves(text).moves);
  }
}

// What is wrong with a line, and not with the engine.
const LINE_CODES = new Set<string>(["length", "notation", "option", "color-count", "center"]);

async function* linesOf(list: Blob): AsyncGenerator<string, void> {
  const reader = list.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split(/\r?\n/);
    // Of a line that is too long, as much is kept as tells that.
    rest = done ? "" : lines.pop()!.slice(0, LONGEST_LINE + 1);
    yield* lines;
    if (done) return;
  }
}
