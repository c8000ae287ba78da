// What a JavaScript caller may pass by mistake to the functions for cubes and moves.

import { describe, expect, it } from "vitest";

import { describe as inWords } from "../../../web/core/arguments";
import { Cube } from "../../../web/core/cube";
import { SolverError } from "../../../web/core/errors";
import { parseFacelets } from "../../../web/core/facelets";
import { inverseMoves } from "../../../web/core/moves";
import { movesTogether } from "../../../web/core/moves-together";
import { parseMoves } from "../../../web/core/notation";

type Anything = (value: unknown) => unknown;

/** Functions that take a text. */
const OF_TEXTS = {
  parseFacelets,
  parseMoves,
  "Cube.fromFacelets": (value) => Cube.fromFacelets(value as string),
  "Cube.fromMoves": (value) => Cube.fromMoves(value as string),
} as Readonly<Record<string, Anything>>;

/** Functions that take a list of moves. */
const OF_MOVES = {
  inverseMoves,
  movesTogether,
  "cube.apply": (value) => Cube.SOLVED.apply(value as []),
} as Readonly<Record<string, Anything>>;

const NO_TEXTS = [
  undefined,
  null,
  5,
  NaN,
  true,
  {},
  [],
  ["R"],
  Symbol("R"),
  () => "R",
  { facelets: 5 },
];
const NO_LISTS = [
  undefined,
  null,
  5,
  NaN,
  true,
  {},
  Symbol("R"),
  () => ["R"],
  { length: 1, 0: "R" },
];
const NO_MOVES = [
  ...["Q", "", "R3", "r", "R ", "toString"],
  ...[5, null, undefined, {}, Object.create(null) as unknown, ["R"], Symbol("R")],
];

function errorOf(call: () => unknown): SolverError {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(SolverError);
    return error as SolverError;
  }
  throw new Error("Nothing was thrown.");
}

describe.each(Object.entries(OF_TEXTS))("%s", (_, call) => {
  it.each(NO_TEXTS)("refuses %o", (value) => {
    expect(errorOf(() => call(value)).code).toBe("option");
  });
});

describe.each(Object.entries(OF_MOVES))("%s", (_, call) => {
  it.each(NO_LISTS)("refuses %o", (value) => {
    expect(errorOf(() => call(value)).code).toBe("option");
  });

  it.each(NO_MOVES)("refuses a list with %o", (move) => {
    const { code, details } = errorOf(() => call(["R", move, "U"]));
    expect({ code, ...details }).toMatchObject({ code: "notation", reason: "no-move" });
  });
});

describe("cube.equals", () => {
  it.each([undefined, null, 5, "UUU", {}])("refuses %o", (other) => {
    expect(errorOf(() => Cube.SOLVED.equals(other as Cube)).code).toBe("option");
  });
});

describe("a message", () => {
  it("says what is expected, or what is wrong", () => {
    expect(errorOf(() => parseFacelets({} as string)).message).toBe(
      "The cube is a text of its stickers, or a Cube, not an object.",
    );
    expect(errorOf(() => inverseMoves(["Q" as "R"])).message).toBe('"Q" is not a move.');
  });

  it.each([
    ["100", '"100"'],
    [100, "100"],
    [NaN, "NaN"],
    [5n, "5n"],
    ["", '""'],
    [null, "null"],
    [undefined, "undefined"],
    [["1", 2, 3], '["1", 2, 3]'],
    [[1, 2, 300], "[1, 2, 300]"],
    [[1, 2, 3, 255], "[1, 2, 3, 255]"],
    [[[1, 2, 3]], "an array"],
    [Array(54).fill(0), "an array"],
    [{}, "an object"],
    [Object.create(null), "an object"],
    [() => 5, "a function"],
    [Symbol("R"), "Symbol(R)"],
    ["U".repeat(54), `"${"U".repeat(40)}…"`],
  ])("names %o", (value, text) => {
    expect(inWords(value)).toBe(text);
  });
});
