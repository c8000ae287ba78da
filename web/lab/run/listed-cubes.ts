// The cubes of a list: one per line, as stickers or moves, as `cubewright compare --cubes` reads it. Empty lines, lines
// that begin with #, and whatever follows a tab are skipped. Unlike the command, this also reads what some editors and
// spreadsheets save: UTF-16 that begins with a byte order mark, and lines that end with a carriage return alone.

import { applyMoves } from "../../core/moves";
import type { Puzzle } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { COLOR_LETTERS, type Face, FACES } from "../../core/faces";
import { faceletsHeld } from "../../core/held";
import { parseMoves } from "../../core/notation";
import { cornersAlone } from "../../core/pocket-stickers";
import { formOf } from "../../core/position-form";
import type { CubeReading } from "../../core/solution";
import type { Solver } from "../../engine";
import type { BadLine } from "./bad-lines";
import type { CubeSource, SourceCube } from "./cube-source";
import { DoneCubes } from "./done-cubes";

/** A line that is a cube, or the code of what is wrong with it. */
type ReadLine = { cube: SourceCube; bad?: undefined } | { cube?: undefined; bad: BadLine };

// As in the command.
const LONGEST_LINE = 400_000;
const READ_AT_ONCE = 64;
// A line that crashes the engine's worker every time must not be read forever.
const MOST_CRASHES_OF_A_LINE = 2;

export class ListedCubes implements CubeSource {
  readonly #lines: AsyncGenerator<string, void>;
  readonly #puzzle: Puzzle;
  readonly #reader: Pick<Solver, "check">;
  readonly #tellBad: (bad: BadLine) => void;
  readonly #done: DoneCubes;
  #line = 0;
  /** The next lines, in their order. */
  readonly #ahead: Promise<ReadLine>[] = [];
  #isAtEnd = false;

  /**
   * @param list one cube a line, however many
   * @param done the cubes that are left out; their lines are still read, so that the bad ones are reported again
   */
  constructor(
    list: Blob,
    puzzle: Puzzle,
    reader: Pick<Solver, "check">,
    tellBad: (bad: BadLine) => void,
    done = new DoneCubes(),
  ) {
    this.#lines = linesOf(list);
    this.#puzzle = puzzle;
    this.#reader = reader;
    this.#tellBad = tellBad;
    this.#done = done;
  }

  async next(signal: AbortSignal): Promise<SourceCube | undefined> {
    for (;;) {
      signal.throwIfAborted();
      await this.#readAhead();
      const reading = this.#ahead.shift();
      if (!reading) return undefined;
      const { cube, bad } = await reading;
      if (bad) this.#tellBad(bad);
      else if (!this.#done.has(cube.number)) return cube;
    }
  }

  // The engine answers many questions at once much faster than one after the other.
  async #readAhead(): Promise<void> {
    while (!this.#isAtEnd && this.#ahead.length < READ_AT_ONCE) {
      const { value: line, done } = await this.#lines.next();
      if (done) {
        this.#isAtEnd = true;
        return;
      }
      const number = ++this.#line;
      const text = cubeIn(line);
      if (text === "") continue;
      const reading = this.#read(text, number);
      // A failure is thrown when `next` reaches the line.
      reading.catch(() => undefined);
      this.#ahead.push(reading);
    }
  }

  async #read(text: string, number: number): Promise<ReadLine> {
    try {
      if (text.length > LONGEST_LINE) throw new SolverError("length", "The line is too long.");
      const written = this.#stickersOf(text);
      const { code, facelets } = await this.#check(written);
      if (code !== "") return { bad: { line: number, code } };
      const isUsual = written === facelets || written === inUsualColors(facelets);
      return { cube: { number, facelets, ...(isUsual ? {} : { written }) } };
    } catch (error) {
      if (!(error instanceof SolverError) || !LINE_CODES.has(error.code)) throw error;
      return { bad: { line: number, code: error.code } };
    }
  }

  // Another worker takes over after a crash.
  async #check(stickers: string): Promise<CubeReading> {
    for (let crashes = 0; ; ++crashes) {
      try {
        return await this.#reader.check(stickers, { puzzle: this.#puzzle });
      } catch (error) {
        const isCrash = error instanceof SolverError && error.code === "worker-crashed";
        if (!isCrash || crashes === MOST_CRASHES_OF_A_LINE) throw error;
      }
    }
  }

  #stickersOf(text: string): string {
    if (formOf(text, this.#puzzle) === "facelets") return text;
    // As it is then held.
    const { moves, orientation } = parseMoves(text);
    const held = faceletsHeld(applyMoves(SOLVED_FACELETS, moves), orientation);
    return this.#puzzle === "2x2x2" ? cornersAlone(held) : held;
  }
}

// Faults of a line, not of the engine.
const LINE_CODES = new Set<string>(["length", "notation", "option", "color-count", "center"]);

function inUsualColors(facelets: string): string {
  return facelets.replaceAll(/./g, (face) => COLOR_LETTERS.charAt(FACES.indexOf(face as Face)));
}

// "" if the line is empty or a remark.
function cubeIn(line: string): string {
  const text = line.split("\t", 1)[0]!.trim();
  return text.startsWith("#") ? "" : text;
}

/** How many lines may be cubes: all but empty lines and remarks. */
export async function countCubeLines(list: Blob): Promise<number> {
  let count = 0;
  for await (const line of linesOf(list)) if (cubeIn(line) !== "") ++count;
  return count;
}

/** Whether this error of reading a list says that its file is gone, or was changed since it was chosen. */
export function isListGone(error: unknown): boolean {
  return (
    error instanceof DOMException && ["NotReadableError", "NotFoundError"].includes(error.name)
  );
}

async function* linesOf(list: Blob): AsyncGenerator<string, void> {
  const decoder = new TextDecoderStream(await encodingOf(list));
  const reader = list.stream().pipeThrough(decoder).getReader();
  let rest = "";
  let isAfterReturn = false;
  for (;;) {
    const { value = "", done } = await reader.read();
    // The two characters of a line's end may come in two pieces.
    const text = isAfterReturn && value.startsWith("\n") ? value.slice(1) : value;
    isAfterReturn = value.endsWith("\r");
    const lines = (rest + text).split(/\r\n|\n|\r/);
    // Of an overlong line, keep just enough to see that it is too long.
    rest = done ? "" : lines.pop()!.slice(0, LONGEST_LINE + 1);
    yield* lines;
    if (done) return;
  }
}

// By its byte order mark. The decoder removes that.
async function encodingOf(list: Blob): Promise<"utf-8" | "utf-16le" | "utf-16be"> {
  const [first, second] = new Uint8Array(await list.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
