// Reading moves as people write them:
//
//   sequence = { turn | group }
//   group    = ( "(" sequence ")" | "[" sequence ("," | ":") sequence "]" ) [amount]
//   turn     = letter [ "1" | "2" | "3" ] [prime]
//   letter   = U R F D L B | wide: Uw .. Bw or u .. b, also 2Uw, 3Uw | slice: M E S | rotation: x y z
//   amount   = [ [times] repeats ] [prime]
//   times    = "×" or "*", or "x" before a number above 3
//
// with white space anywhere between turns, commas outside brackets, the numbers of a list ("1. R U 2. F2")
// outside brackets, `//` comments to the end of a line, and quotation marks around all of it. [A, B] is the
// commutator A B A' B', [A: B] the conjugate A B A'. The C++ parser is the authority; both are tested on the
// same texts.

import { checkText } from "./arguments";
import { SolverError, type NotationFault } from "./errors";
import { isFace } from "./faces";
import type { Move, WrittenMove } from "./moves";
import { stepsOf } from "./written-moves";
import { isComma, withinWrapping } from "./written-text";

/** Turns, slices and rotations that brackets and repeats may expand to. */
export const MAX_EXPANDED_TURNS = 10_000;
/** Brackets within brackets. */
export const MAX_NESTING = 100;
/** Characters of a text of moves. */
export const MAX_NOTATION_LENGTH = 100_000;

/** Moves that were read from a text. */
export interface ParsedMoves {
  /** Turns of faces only, named as the cube was held at the start. */
  moves: Move[];
  /** The moves as they are written, with rotations, slices and wide turns; brackets are written out. */
  written: WrittenMove[];
  /** How the cube is held after rotations, slices and wide turns, 0..23, as in `CubeReading`. */
  orientation: number;
}

/**
 * Reads moves: turns of faces (`R`, `R'`, `R2`), of two layers (`Rw`, `r`, `2Rw`, `3Rw`), of middle layers (`M E S`) and of
 * the whole cube (`x y z`); `[A, B]`, `[A: B]`, and brackets with repeats (`(R U)6`, `(R U)x6`, `(R U)'`); remarks after
 * `//`; with or without spaces, commas between moves, quotation marks around all of it.
 * @throws SolverError "notation", with the place of the character at fault (counted in code points) in
 * `details.position`, and what is wrong with it in `details.reason`; "option" if this is not a text.
 */
export function parseMoves(text: string): ParsedMoves {
  checkText("The notation of moves", text);
  // A character takes up to two of the units that `length` counts.
  const characters = text.length > 2 * MAX_NOTATION_LENGTH ? undefined : Array.from(text);
  if (!characters || characters.length > MAX_NOTATION_LENGTH) {
    throw notationError(
      "characters",
      `Moves may have up to ${MAX_NOTATION_LENGTH} characters.`,
      MAX_NOTATION_LENGTH,
    );
  }
  const { start, end } = withinWrapping(text);
  const inner = characters.slice(0, characters.length - (text.length - end));
  return performTurns(new NotationReader(inner, start).read());
}

// What may be turned: faces, two layers, middle layers, the whole cube.
const TURNED = /^[URFDLBurfdlbMESxyz]$/;

// One written turn: what is turned, as in "2Rw", and by how many quarters, -3..3.
interface Turn {
  turned: string;
  quarterTurns: number;
}

function invert(turns: readonly Turn[]): Turn[] {
  return turns
    .map(({ turned, quarterTurns }) => ({ turned, quarterTurns: -quarterTurns }))
    .reverse();
}

function performTurns(turns: readonly Turn[]): ParsedMoves {
  const written = turns.map(
    ({ turned, quarterTurns }) =>
      `${turned}${TURN_SUFFIXES[(quarterTurns + 4) % 4]!}` as WrittenMove,
  );
  const steps = stepsOf(written);
  return {
    moves: steps.flatMap(({ moves }) => moves),
    written,
    orientation: steps.at(-1)?.orientation ?? 0,
  };
}

const TURN_SUFFIXES = [undefined, "", "2", "'"];
const LINE_END = /[\n\r\u2028\u2029]/;
const LONGEST_NUMBER_TOLD = 12;
const PRIMES = "'’‘′`´";

function isSpace(character: string | undefined): boolean {
  return character !== undefined && /\s/u.test(character);
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /[0-9]/.test(character);
}

function notationError(
  reason: NotationFault,
  message: string,
  position: number,
  found = "",
): SolverError {
  return new SolverError("notation", message, { position, reason, found });
}

class NotationReader {
  readonly #characters: readonly string[];
  readonly #turns: Turn[] = [];
  #position: number;
  #nesting = 0;

  /** Begins to read at `position`. */
  constructor(characters: readonly string[], position: number) {
    this.#characters = characters;
    this.#position = position;
  }

  read(): Turn[] {
    this.#readSequence();
    if (this.#current !== undefined) throw this.#unexpected();
    return this.#turns;
  }

  get #current(): string | undefined {
    return this.#characters[this.#position];
  }

  // Ends before the first character that belongs to no turn or group.
  #readSequence(): void {
    do this.#skipSpaceAndComments();
    while (this.#readTurn() || this.#readGroup());
  }

  #skipSpaceAndComments(): void {
    for (;;) {
      const character = this.#current;
      if (character === "/" && this.#characters[this.#position + 1] === "/") {
        while (this.#current !== undefined && !LINE_END.test(this.#current)) ++this.#position;
      } else if (isSpace(character) || (this.#nesting === 0 && isComma(character))) {
        ++this.#position;
      } else if (!this.#skipItemNumber()) {
        return;
      }
    }
  }

  // A number followed by a full stop or a bracket, as before the items of a list.
  #skipItemNumber(): boolean {
    if (this.#nesting > 0) return false;
    let end = this.#position;
    while (isDigit(this.#characters[end])) ++end;
    const [sign, next] = this.#characters.slice(end, end + 2);
    const isItem = end > this.#position && (sign === ")" || (sign === "." && !isDigit(next)));
    if (isItem) this.#position = end + 1;
    return isItem;
  }

  #readTurn(): boolean {
    const start = this.#position;
    const layers = this.#layersCounted();
    const letterAt = layers === undefined ? start : start + 1;
    const letter = this.#characters[letterAt];
    if (letter === undefined || !TURNED.test(letter)) return false;
    this.#position = letterAt + 1;
    if (this.#current === "w" && isFace(letter)) ++this.#position;
    const turned = this.#characters.slice(start, this.#position).join("");
    const { count, inverse } = this.#readAmount(3);
    this.#append([{ turned, quarterTurns: inverse ? -count : count }], 1, start);
    return true;
  }

  // The number of layers written before the wide turn at this place, if there is one.
  #layersCounted(): "2" | "3" | undefined {
    const [count, letter, w] = this.#characters.slice(this.#position, this.#position + 3);
    if ((count !== "2" && count !== "3") || letter === undefined) return undefined;
    const isWide = isFace(letter) ? w === "w" : isFace(letter.toUpperCase());
    return isWide ? count : undefined;
  }

  #readGroup(): boolean {
    const start = this.#position;
    const firstTurn = this.#turns.length;
    if (this.#current !== "(" && this.#current !== "[") return false;
    if (++this.#nesting > MAX_NESTING) {
      throw notationError("nesting", `More than ${MAX_NESTING} brackets within brackets.`, start);
    }
    ++this.#position;
    if (this.#characters[start] === "(") this.#readBracket(start);
    else this.#readPair(start);
    --this.#nesting;

    this.#skipTimes();
    const amountPosition = this.#position;
    const { count, inverse } = this.#readAmount(MAX_EXPANDED_TURNS);
    this.#append(this.#turns.slice(firstTurn), count - 1, amountPosition);
    if (inverse) this.#turns.push(...invert(this.#turns.splice(firstTurn)));
    return true;
  }

  #readBracket(start: number): void {
    this.#readSequence();
    this.#expect(")", start);
  }

  #readPair(start: number): void {
    const firstTurn = this.#turns.length;
    this.#readSequence();
    const first = this.#turns.slice(firstTurn);
    const isCommutator = isComma(this.#current);
    this.#expect(isCommutator ? this.#current! : ":", start);
    const secondTurn = this.#turns.length;
    this.#readSequence();
    const second = this.#turns.slice(secondTurn);
    const end = this.#position;
    this.#expect("]", start);
    this.#append(invert(first), 1, end);
    if (isCommutator) this.#append(invert(second), 1, end);
  }

  #append(turns: readonly Turn[], times: number, position: number): void {
    if (this.#turns.length + turns.length * times > MAX_EXPANDED_TURNS) {
      throw notationError(
        "turns",
        `Written out, these are more than ${MAX_EXPANDED_TURNS} turns.`,
        position,
      );
    }
    for (let time = 0; time < times; ++time) this.#turns.push(...turns);
  }

  // Skips a multiplication sign before the number of repeats. An x before a number that a turn can have is not such a
  // sign but a turn of the whole cube.
  #skipTimes(): void {
    let at = this.#position;
    const skipSpaces = () => {
      while (isSpace(this.#characters[at])) ++at;
    };
    skipSpaces();
    const sign = this.#characters[at];
    if (sign !== "x" && sign !== "*" && sign !== "×") return;
    ++at;
    skipSpaces();
    const [first, second] = this.#characters.slice(at, at + 2);
    if (!isDigit(first)) return;
    if (sign !== "x" || first! > "3" || isDigit(second)) this.#position = at;
  }

  #readAmount(maximum: number): { count: number; inverse: boolean } {
    const start = this.#position;
    while (isDigit(this.#current)) ++this.#position;
    const digits = this.#characters.slice(start, this.#position).join("");
    const count = digits === "" ? 1 : Number(digits);
    if (count < 1 || count > maximum) {
      const found = digits.slice(0, LONGEST_NUMBER_TOLD);
      throw notationError("amount", `The number ${found} is not in 1 to ${maximum}.`, start, found);
    }
    const inverse = this.#current !== undefined && PRIMES.includes(this.#current);
    if (inverse) ++this.#position;
    return { count, inverse };
  }

  #expect(character: string, openedAt: number): void {
    if (this.#current === undefined) {
      const found = this.#characters[openedAt];
      throw notationError("unclosed", "A bracket is never closed.", openedAt, found);
    }
    if (this.#current !== character) throw this.#unexpected();
    ++this.#position;
  }

  #unexpected(): SolverError {
    const found = this.#current!;
    return found === ")" || found === "]"
      ? notationError(
          "unopened",
          `There is no bracket for this "${found}" to close.`,
          this.#position,
          found,
        )
      : notationError("no-move", `"${found}" is not a move.`, this.#position, found);
  }
}
