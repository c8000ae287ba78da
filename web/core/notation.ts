// Reading moves as people write them:
//
//   sequence = { turn | "(" sequence ")" [amount] | "[" sequence ("," | ":") sequence "]" [amount] }
//   turn     = letter [ "1" | "2" | "3" ] [prime]
//   letter   = U R F D L B | wide: Uw .. Bw or u .. b | slice: M E S | rotation: x y z
//   amount   = [repeats] [prime]
//
// with white space anywhere between turns and `//` comments to the end of a line. [A, B] is the
// commutator A B A' B', [A: B] the conjugate A B A'. The C++ parser is the authority; both are
// tested on the same texts.

import { SolverError } from "./errors";
import { FACES, type Face } from "./faces";
import type { Move } from "./moves";
import { FRAMES, rotateFrame, USUAL_FRAME, type Axis } from "./orientation";

/** Turns, slices and rotations that brackets and repeats may expand to. */
export const MAX_EXPANDED_TURNS = 10_000;
/** Brackets within brackets. */
export const MAX_NESTING = 100;
/** Characters of a text of moves. */
export const MAX_NOTATION_LENGTH = 100_000;

export interface ParsedMoves {
  /** Turns of faces only, named as the cube was held at the start. */
  moves: Move[];
  /** How rotations, slices and wide turns leave the cube held, 0..23 (orientation.ts); 0 as before. */
  orientation: number;
}

/**
 * Reads moves in any notation above.
 * @throws SolverError "notation", with the place of the character at fault (counted in code points)
 * in `details.position`.
 */
export function parseMoves(text: string): ParsedMoves {
  if (text.length > MAX_NOTATION_LENGTH) {
    throw notationError(
      `The moves are too long: more than ${MAX_NOTATION_LENGTH} characters.`,
      MAX_NOTATION_LENGTH,
    );
  }
  return performTurns(new NotationReader(text).read());
}

// What each letter stands for: turns of faces, and then a rotation of the whole cube.
interface TurnMeaning {
  faces: readonly (readonly [face: Face, sense: 1 | -1])[];
  rotation?: readonly [axis: Axis, sense: 1 | -1];
}

const MEANINGS: ReadonlyMap<string, TurnMeaning> = new Map<string, TurnMeaning>([
  ...FACES.map((face): [string, TurnMeaning] => [face, { faces: [[face, 1]] }]),
  ["u", { faces: [["D", 1]], rotation: ["y", 1] }],
  ["r", { faces: [["L", 1]], rotation: ["x", 1] }],
  ["f", { faces: [["B", 1]], rotation: ["z", 1] }],
  ["d", { faces: [["U", 1]], rotation: ["y", -1] }],
  ["l", { faces: [["R", 1]], rotation: ["x", -1] }],
  ["b", { faces: [["F", 1]], rotation: ["z", -1] }],
  [
    "M",
    {
      faces: [
        ["R", 1],
        ["L", -1],
      ],
      rotation: ["x", -1],
    },
  ],
  [
    "E",
    {
      faces: [
        ["U", 1],
        ["D", -1],
      ],
      rotation: ["y", -1],
    },
  ],
  [
    "S",
    {
      faces: [
        ["F", -1],
        ["B", 1],
      ],
      rotation: ["z", 1],
    },
  ],
  ["x", { faces: [], rotation: ["x", 1] }],
  ["y", { faces: [], rotation: ["y", 1] }],
  ["z", { faces: [], rotation: ["z", 1] }],
]);

// One written turn; quarterTurns is -3..3.
interface Turn {
  meaning: TurnMeaning;
  quarterTurns: number;
}

function invert(turns: readonly Turn[]): Turn[] {
  return turns
    .map(({ meaning, quarterTurns }) => ({ meaning, quarterTurns: -quarterTurns }))
    .reverse();
}

function performTurns(turns: readonly Turn[]): ParsedMoves {
  const moves: Move[] = [];
  let frame = USUAL_FRAME;
  for (const { meaning, quarterTurns } of turns) {
    for (const [face, sense] of meaning.faces) {
      const turned = frame[FACES.indexOf(face)] as Face;
      moves.push(`${turned}${TURN_SUFFIXES[(sense * quarterTurns + 4) % 4]!}` as Move);
    }
    if (meaning.rotation) {
      const [axis, sense] = meaning.rotation;
      frame = rotateFrame(frame, axis, sense * quarterTurns);
    }
  }
  return { moves, orientation: FRAMES.indexOf(frame) };
}

const TURN_SUFFIXES = [undefined, "", "2", "'"];
const PRIMES = "'’‘′`´";

function notationError(message: string, position: number): SolverError {
  return new SolverError("notation", message, { position });
}

class NotationReader {
  private readonly characters: readonly string[];
  private position = 0;
  private nesting = 0;

  constructor(text: string) {
    this.characters = Array.from(text);
  }

  read(): Turn[] {
    const turns = this.readSequence();
    if (this.current !== undefined) throw this.unexpected();
    return turns;
  }

  private get current(): string | undefined {
    return this.characters[this.position];
  }

  // Ends before the first character that belongs to no turn or group.
  private readSequence(): Turn[] {
    const turns: Turn[] = [];
    for (;;) {
      this.skipSpaceAndComments();
      const start = this.position;
      const read = this.readTurn() ?? this.readGroup();
      if (!read) return turns;
      this.checkExpansion(turns.length + read.length, start);
      turns.push(...read);
    }
  }

  private skipSpaceAndComments(): void {
    for (;;) {
      const character = this.current;
      if (character === "/" && this.characters[this.position + 1] === "/") {
        const end = this.characters.indexOf("\n", this.position);
        this.position = end < 0 ? this.characters.length : end;
      } else if (character !== undefined && /\s/u.test(character)) {
        ++this.position;
      } else {
        return;
      }
    }
  }

  private readTurn(): Turn[] | undefined {
    let letter = this.current;
    if (letter === undefined || !MEANINGS.has(letter)) return undefined;
    ++this.position;
    if (this.current === "w" && (FACES as readonly string[]).includes(letter)) {
      letter = letter.toLowerCase();
      ++this.position;
    }
    const { count, inverse } = this.readAmount(3);
    return [{ meaning: MEANINGS.get(letter)!, quarterTurns: inverse ? -count : count }];
  }

  private readGroup(): Turn[] | undefined {
    const start = this.position;
    if (this.current !== "(" && this.current !== "[") return undefined;
    if (++this.nesting > MAX_NESTING) {
      throw notationError(`More than ${MAX_NESTING} brackets within brackets.`, start);
    }
    ++this.position;
    const once = this.characters[start] === "(" ? this.readBracket(start) : this.readPair(start);
    --this.nesting;
    const amountPosition = this.position;
    const { count, inverse } = this.readAmount(MAX_EXPANDED_TURNS);
    this.checkExpansion(once.length * count, amountPosition);
    const repeated = Array.from({ length: count }, () => once).flat();
    return inverse ? invert(repeated) : repeated;
  }

  private readBracket(start: number): Turn[] {
    const turns = this.readSequence();
    this.expect(")", start);
    return turns;
  }

  private readPair(start: number): Turn[] {
    const first = this.readSequence();
    const isCommutator = this.current === ",";
    this.expect(isCommutator ? "," : ":", start);
    const second = this.readSequence();
    const turns = [...first, ...second, ...invert(first), ...(isCommutator ? invert(second) : [])];
    this.checkExpansion(turns.length, this.position);
    this.expect("]", start);
    return turns;
  }

  private readAmount(maximum: number): { count: number; inverse: boolean } {
    const start = this.position;
    while (this.current !== undefined && /[0-9]/.test(this.current)) ++this.position;
    const digits = this.characters.slice(start, this.position).join("");
    const count = digits === "" ? 1 : Number(digits);
    if (count < 1 || count > maximum) {
      throw notationError(`The number ${digits.slice(0, 12)} is not in 1 to ${maximum}.`, start);
    }
    const inverse = this.current !== undefined && PRIMES.includes(this.current);
    if (inverse) ++this.position;
    return { count, inverse };
  }

  private expect(character: string, openedAt: number): void {
    if (this.current === undefined) {
      throw notationError("A bracket is never closed.", openedAt);
    }
    if (this.current !== character) throw this.unexpected();
    ++this.position;
  }

  private checkExpansion(turnCount: number, position: number): void {
    if (turnCount > MAX_EXPANDED_TURNS) {
      throw notationError(`These are more than ${MAX_EXPANDED_TURNS} turns.`, position);
    }
  }

  private unexpected(): SolverError {
    const rest = this.current!;
    const message =
      rest === ")" || rest === "]"
        ? `There is no bracket for this "${rest}" to close.`
        : `"${rest}" is not a move.`;
    return notationError(message, this.position);
  }
}
