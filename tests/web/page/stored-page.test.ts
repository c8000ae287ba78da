// What outlives a visit to the page, and what is made of it when it cannot be true.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type WrittenMove } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import { plainMoves } from "../../../web/core/written-moves";
import { puzzleOfLink } from "../../../web/page/position/cube-link";
import { inPlainTurns } from "../../../web/page/position/shown-cube";
import { readStoredCube, storeCube } from "../../../web/page/stored/stored-cube";
import { readStoredMethod, storeMethod } from "../../../web/page/stored/stored-method";
import {
  puzzleToShow,
  readStoredPuzzle,
  storePuzzle,
} from "../../../web/page/stored/stored-puzzle";
import { readScrambles, storeScramble } from "../../../web/page/stored/stored-scrambles";
import {
  isStoredByStages,
  readStoredStages,
  storeStages,
} from "../../../web/page/stored/stored-stages";
import { readStoredTempo, storeTempo } from "../../../web/page/stored/stored-tempo";

const FACELETS = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
const SOLUTION = "R U2 F'";

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

// Replaces the text of the only entry.
function spoil(text: string): void {
  const [key] = entries.keys();
  entries.set(key!, text);
}

describe("the cube", () => {
  it("is stored as it was before its solution, with the place in it", () => {
    storeCube({ facelets: applyMoves(FACELETS, ["R", "U2"]), alg: SOLUTION, index: 2 });
    expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: SOLUTION, index: 2 });
  });

  it("is stored with its moves as they are written", () => {
    const alg = "x2 M' U2 y R' U";
    const start = applyMoves(SOLVED_FACELETS, inverseMoves(parseMoves(alg).moves));
    const done = plainMoves(parseMoves(alg).written.slice(0, 4));
    storeCube({ facelets: applyMoves(start, done), alg, index: 4 });
    expect(readStoredCube()).toEqual({ facelets: start, alg, index: 4 });
    expect(inPlainTurns(readStoredCube()!)).toEqual({
      ...{ facelets: start, alg: parseMoves(alg).moves.join(" "), index: done.length },
    });
  });

  it("is stored even if it is half painted", () => {
    const facelets = `BB${SOLVED_FACELETS.slice(2)}`;
    storeCube({ facelets, alg: "", index: 0 });
    expect(readStoredCube()).toEqual({ facelets, alg: "", index: 0 });
  });

  it("is stored separately for each puzzle", () => {
    const pocket = { facelets: applyMoves(SOLVED_POCKET, ["F", "R"]), alg: "R' F'", index: 0 };
    storeCube({ facelets: FACELETS, alg: SOLUTION, index: 0 });
    storeCube(pocket);
    expect(readStoredCube("3x3x3")).toEqual({ facelets: FACELETS, alg: SOLUTION, index: 0 });
    expect(readStoredCube("2x2x2")).toEqual(pocket);
    storeCube({ ...pocket, alg: "R" });
    expect(readStoredCube("2x2x2")).toMatchObject({ alg: "" });
  });

  it("is missing at the first visit", () => {
    expect(readStoredCube()).toBeUndefined();
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["a number", "54"],
    ["no stickers", "{}"],
    ["too few stickers", JSON.stringify({ facelets: FACELETS.slice(1) })],
    ["no stickers of a cube", JSON.stringify({ facelets: FACELETS.replace("U", "X") })],
    ["stickers that are no text", JSON.stringify({ facelets: Array.from(FACELETS) })],
  ])("is forgotten if it cannot be read: %s", (_, text) => {
    storeCube({ facelets: FACELETS, alg: "", index: 0 });
    spoil(text);
    expect(readStoredCube()).toBeUndefined();
  });

  it.each([
    ["moves of another cube", "R U2"],
    ["no moves", "hello"],
    ["no text", 7],
  ])("is kept without moves that do not solve it: %s", (_, alg) => {
    storeCube({ facelets: FACELETS, alg: SOLUTION, index: 2 });
    spoil(JSON.stringify({ facelets: FACELETS, alg, index: 2 }));
    expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: "", index: 0 });
  });

  it.each([-1, 4, 1.5, "1", null])(
    "is restored at the start if the place is not within its moves: %j",
    (index) => {
      storeCube({ facelets: FACELETS, alg: SOLUTION, index: 0 });
      spoil(JSON.stringify({ facelets: FACELETS, alg: SOLUTION, index }));
      expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: SOLUTION, index: 0 });
    },
  );
});

describe("the stages", () => {
  const stage = (id: string, ...written: WrittenMove[]) => ({
    ...{ id, from: 0, to: written.length, written, steps: [] },
  });
  const STAGES = [stage("cross", "R", "U2"), stage("oll"), stage("pll", "F'")];

  it("are stored with the solution they belong to", () => {
    expect(readStoredStages("3x3x3", SOLUTION)).toEqual([]);
    storeStages("3x3x3", SOLUTION, STAGES);
    expect(readStoredStages("3x3x3", SOLUTION)).toEqual(STAGES);
    expect(isStoredByStages("3x3x3", SOLUTION)).toBe(true);
    expect(readStoredStages("3x3x3", "R U2")).toEqual([]);
    expect(isStoredByStages("3x3x3", "R U2")).toBe(false);
    expect(readStoredStages("3x3x3", "")).toEqual([]);
  });

  it("are stored separately for each puzzle", () => {
    storeStages("3x3x3", SOLUTION, STAGES);
    storeStages("2x2x2", "R", [stage("face", "R")]);
    expect(readStoredStages("3x3x3", SOLUTION)).toEqual(STAGES);
    expect(readStoredStages("2x2x2", "R")).toEqual([stage("face", "R")]);
    expect(isStoredByStages("2x2x2", SOLUTION)).toBe(false);
  });

  it.each([
    "{",
    "null",
    "7",
    "{}",
    '{"alg":"R U2 F\'","stages":7}',
    '{"alg":"R U2 F\'","stages":[7]}',
  ])("are dropped if they cannot be read: %s", (text) => {
    storeStages("3x3x3", SOLUTION, STAGES);
    spoil(text);
    expect(readStoredStages("3x3x3", SOLUTION)).toEqual([]);
  });
});

describe("the tempo", () => {
  it("is stored", () => {
    expect(readStoredTempo()).toBeUndefined();
    storeTempo(3.5);
    expect(readStoredTempo()).toBe(3.5);
  });

  it.each(["", "0", "-1", "7", "Infinity", "NaN", "fast"])(
    "is ignored if it is not one of the player's: %j",
    (text) => {
      storeTempo(1);
      spoil(text);
      expect(readStoredTempo()).toBeUndefined();
    },
  );
});

const OFFERED = ["two-phase", "cfop"] as const;

describe("the puzzle", () => {
  it("is stored, and is the 3x3x3 by default", () => {
    expect(readStoredPuzzle()).toBe("3x3x3");
    storePuzzle("2x2x2");
    expect(readStoredPuzzle()).toBe("2x2x2");
    spoil("4x4x4");
    expect(readStoredPuzzle()).toBe("3x3x3");
  });
});

describe("the puzzle to show", () => {
  it.each([
    ["", "2x2x2"],
    ["#elsewhere", "2x2x2"],
    ["#facelets=UUU", "3x3x3"],
    ["#puzzle=3x3x3&alg=R", "3x3x3"],
  ])("at the address %j is the %s, if the 2x2x2 is stored", (hash, puzzle) => {
    storePuzzle("2x2x2");
    expect(puzzleToShow(hash)).toBe(puzzle);
  });

  it("is the 3x3x3 if nothing is stored or in the address", () => {
    expect(puzzleToShow("")).toBe("3x3x3");
  });

  it.each([
    ["#puzzle=2x2x2", "2x2x2"],
    ["#facelets=UUU&puzzle=2x2x2", "2x2x2"],
    [`#facelets=${SOLVED_POCKET}`, "2x2x2"],
    [`#alg=R&facelets=${SOLVED_POCKET.replace("U", "_")}&index=1`, "2x2x2"],
    [`#puzzle=3x3x3&facelets=${SOLVED_POCKET}`, "2x2x2"],
    [`#facelets=${SOLVED_FACELETS}`, "3x3x3"],
    ["#alg=R&puzzle=3x3x3", "3x3x3"],
    ["#setup=F", "3x3x3"],
    [`#goal=${FACELETS}`, "3x3x3"],
  ] as const)("at the address %j is the %s, as in the cube read from it", (hash, puzzle) => {
    storePuzzle(puzzle === "2x2x2" ? "3x3x3" : "2x2x2");
    expect(puzzleToShow(hash)).toBe(puzzle);
    expect(puzzleOfLink(hash)).toBe(puzzle);
  });
});

describe("the method", () => {
  it("is stored, and is two-phase by default", () => {
    expect(readStoredMethod("3x3x3", OFFERED)).toBe("two-phase");
    storeMethod("3x3x3", "cfop");
    expect(readStoredMethod("3x3x3", OFFERED)).toBe("cfop");
    storeMethod("3x3x3", "two-phase");
    expect(readStoredMethod("3x3x3", OFFERED)).toBe("two-phase");
  });

  it("is stored for each puzzle", () => {
    storeMethod("3x3x3", "cfop");
    storeMethod("2x2x2", "ortega");
    expect(readStoredMethod("3x3x3", OFFERED)).toBe("cfop");
    expect(readStoredMethod("2x2x2", ["optimal", "ortega"])).toBe("ortega");
  });

  it.each(["", "ortega", "magic"])(
    "is the default one if the page does not offer the stored one: %j",
    (text) => {
      storeMethod("3x3x3", "cfop");
      spoil(text);
      expect(readStoredMethod("3x3x3", OFFERED)).toBe("two-phase");
    },
  );
});

describe("a browser that forbids storage", () => {
  it.each([
    [
      "when it is touched",
      () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    ],
    ["by having none", () => undefined],
    [
      "when something is put there",
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException("Full.", "QuotaExceededError");
        },
      }),
    ],
  ])("stores nothing, and no error is thrown: %s", (_, get) => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
    try {
      storeCube({ facelets: FACELETS, alg: "", index: 0 });
      storeTempo(2);
      expect(readStoredCube()).toBeUndefined();
      expect(readStoredTempo()).toBeUndefined();
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });
});

describe("the last scrambles", () => {
  it("are the newest twenty of each puzzle, the newest first", () => {
    storeScramble(SOLVED_POCKET, 7);
    for (let timeMs = 1; timeMs <= 21; ++timeMs) storeScramble(FACELETS, timeMs);
    const scrambles = readScrambles("3x3x3");
    expect(scrambles).toHaveLength(20);
    expect(scrambles[0]).toEqual({ facelets: FACELETS, timeMs: 21 });
    expect(readScrambles("2x2x2")).toEqual([{ facelets: SOLVED_POCKET, timeMs: 7 }]);
  });

  it.each(["{", "7", "[null]", '[{"facelets":"URF","timeMs":1}]', `[{"facelets":"${FACELETS}"}]`])(
    "are dropped if they are invalid: %s",
    (text) => {
      storeScramble(FACELETS, 1);
      spoil(text);
      expect(readScrambles("3x3x3")).toEqual([]);
    },
  );
});
