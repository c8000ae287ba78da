// What the mathematics pages say about the cubes and turns beside the text is true.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { projectDirectory } from "../../../../web/build/directories.mjs";
import { UNKNOWN } from "../../../../web/core/completion";
import { isSolved, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { faceletsHeld } from "../../../../web/core/held";
import { applyMoves, movePermutation, type Move } from "../../../../web/core/moves";
import { parseMoves } from "../../../../web/core/notation";
import { colorsOfPiece, CORNERS, EDGES, stickersOfPiece } from "../../../../web/core/pieces";
import { stepsOf } from "../../../../web/core/written-moves";
import { sortedLetters } from "../../../../web/learn/lesson/moment";
import { STAGE_GOALS } from "../../../../web/learn/lesson/stage-goals";
import { NUMBERS, STAGE_COUNTS } from "../../../../web/learn/mathematics/counts";
import {
  DEMONSTRATIONS,
  type DemonstrationName,
  stageDemonstration,
} from "../../../../web/learn/mathematics/demonstrations";

function turnsOf(name: DemonstrationName): readonly Move[] {
  return parseMoves(DEMONSTRATIONS[name].turns).moves;
}

function endOf(name: DemonstrationName): string {
  return applyMoves(DEMONSTRATIONS[name].facelets, turnsOf(name));
}

/** The places whose piece is not solved, each "turned" if the piece belongs there, else "elsewhere". */
function astray(facelets: string): Record<string, "turned" | "elsewhere"> {
  const places = [...EDGES, ...CORNERS].filter((place) => colorsOfPiece(facelets, place) !== place);
  return Object.fromEntries(
    places.map((place) => {
      const isPlaced = sortedLetters(colorsOfPiece(facelets, place)) === sortedLetters(place);
      return [place, isPlaced ? "turned" : "elsewhere"] as const;
    }),
  );
}

const kindsOf = (facelets: string) => {
  const all = Object.entries(astray(facelets));
  const count = (places: readonly string[], how: string) =>
    all.filter(([place, told]) => places.includes(place) && told === how).length;
  return {
    ...{ turnedEdges: count(EDGES, "turned"), movedEdges: count(EDGES, "elsewhere") },
    ...{ turnedCorners: count(CORNERS, "turned"), movedCorners: count(CORNERS, "elsewhere") },
  };
};
const NONE = { turnedEdges: 0, movedEdges: 0, turnedCorners: 0, movedCorners: 0 };

/** The pieces that a turn moves, by their places. */
function movedBy(move: Move): string[] {
  const permutation = movePermutation(move);
  return [...EDGES, ...CORNERS].filter((place) =>
    stickersOfPiece(place).some((sticker) => permutation[sticker] !== sticker),
  );
}

describe("the cube shows", () => {
  it.each<[DemonstrationName, Partial<typeof NONE>]>([
    ["show-one-flipped", { turnedEdges: 1 }],
    ["show-one-twisted", { turnedCorners: 1 }],
    ["show-two-exchanged", { movedEdges: 2 }],
    ["show-front-quarter", { movedEdges: 4, movedCorners: 4 }],
    ["show-right-quarter", { movedEdges: 4, movedCorners: 4 }],
    ["show-two-flipped", { turnedEdges: 2 }],
    ["show-two-twisted", { turnedCorners: 2 }],
    ["show-three-edges", { movedEdges: 3 }],
    ["show-two-pairs", { movedEdges: 2, movedCorners: 2 }],
    ["show-superflip", { turnedEdges: EDGES.length }],
    ["show-nothing-left", {}],
    ["show-three-corners", { movedCorners: Number(NUMBERS.cycledPieces) }],
    ["show-conjugate", { movedCorners: Number(NUMBERS.cycledPieces) }],
  ])("%s: %o", (name, expected) => {
    // Slices leave the whole cube turned; pieces are then judged relative to the centres.
    expect(kindsOf(endOf(name))).toEqual({ ...NONE, ...expected });
  });

  it("four edges flipped by a front quarter turn, four corners twisted by a right one", () => {
    const held = endOf("show-front-quarter");
    const isFlipped = (place: string) => {
      const [first, second] = colorsOfPiece(held, place);
      const side = /[UD]/.test(place) ? /[UD]/ : /[FB]/;
      return side.test(/[UD]/.test(first! + second!) ? (/[UD]/.exec(first!)?.[0] ?? "") : first!)
        ? 0
        : 1;
    };
    expect(EDGES.filter((place) => isFlipped(place) === 1).sort()).toEqual(
      EDGES.filter((place) => place.includes("F")).sort(),
    );
    const counts = CORNERS.map((place) =>
      colorsOfPiece(endOf("show-right-quarter"), place).search(/[UD]/),
    );
    expect(counts.filter((count) => count > 0).sort()).toEqual([1, 1, 2, 2]);
  });

  it("two phases that end where the text says", () => {
    const first = DEMONSTRATIONS["show-phase-one"].facelets;
    const holds = (facelets: string) => STAGE_GOALS["oriented-corners"]!.holds(facelets);
    const states = turnsOf("show-phase-one").map((_, index, turns) =>
      applyMoves(first, turns.slice(0, index)),
    );
    expect(states.filter(holds)).toEqual([]);
    expect(endOf("show-phase-one")).toBe(DEMONSTRATIONS["show-phase-two"].facelets);
    expect(holds(endOf("show-phase-one"))).toBe(true);
    expect(turnsOf("show-phase-two").join(" ")).not.toMatch(/[RLFB](?!2)/);
    expect(isSolved(endOf("show-phase-two"))).toBe(true);
  });

  it("a cube that four turns solve", () => {
    expect(turnsOf("show-four-turns")).toHaveLength(4);
    expect(isSolved(endOf("show-four-turns"))).toBe(true);
  });

  it("all edges flipped, by the most turns that any cube needs", () => {
    expect(BigInt(turnsOf("show-superflip").length)).toBe(NUMBERS.atMost);
  });

  it("as many pieces moved by a commutator as the text says", () => {
    const [right, upper] = [movedBy("R"), movedBy("U")];
    expect(right).toHaveLength(Number(NUMBERS.turnedPieces));
    expect(upper).toHaveLength(Number(NUMBERS.turnedPieces));
    const common = right.filter((place) => upper.includes(place));
    expect(common).toHaveLength(Number(NUMBERS.commonPieces));
    expect(right.filter((place) => movedBy("L").includes(place))).toEqual([]);
    const left = Object.keys(astray(endOf("show-commutator")));
    expect(left).toHaveLength(Number(NUMBERS.leftAstray));
    const below = Object.keys(astray(endOf("show-one-corner-out")));
    expect(below.filter((place) => place.includes("D"))).toEqual(["DFR"]);
    const others = Object.keys(astray(endOf("show-conjugate")));
    expect(others).not.toEqual(Object.keys(astray(endOf("show-three-corners"))));
  });

  it("sequences of the lessons", async () => {
    const file = join(projectDirectory, "solver/methods/beginner/sequence_list.h");
    const source = await readFile(file, "utf8");
    const sequence = (name: string) => new RegExp(`"${name}", "([^"]+)"`).exec(source)![1]!;
    expect(turnsOf("show-edge-in").join(" ")).toBe(`U ${sequence("edge-in")}`);
    expect(turnsOf("show-upper-cross").join(" ")).toBe(sequence("upper-cross"));
  });
});

describe("the cube of a stage", () => {
  const heldBy = (id: string) => {
    const { facelets, hold } = stageDemonstration(STAGE_GOALS, id);
    const steps = stepsOf(parseMoves(hold).written);
    return faceletsHeld(facelets, steps[0]?.orientation ?? 0);
  };

  it.each(["beginner", "cfop"] as const)(
    "of %s shows what is reached, and more each time",
    (method) => {
      const greys = STAGE_COUNTS[method].slice(1).map(({ id }) => {
        const held = heldBy(id);
        // White below, as in the lessons.
        expect(held.charAt(49 - 18), id).toBe("U");
        return Array.from(held).filter((letter) => letter === UNKNOWN).length;
      });
      // The petals stay no longer than the cross needs them, and corners are shown when they are turned.
      expect(greys.toSorted((one, other) => other - one)).toEqual(greys);
      expect(greys.at(-1)).toBe(0);
    },
  );

  it("of a daisy has four petals", () => {
    expect(STAGE_GOALS.daisy!.holds(heldBy("daisy"))).toBe(true);
    expect(STAGE_GOALS["white-cross"]!.holds(heldBy("daisy"))).toBe(false);
  });

  it.each(["oriented-edges", "oriented-corners", "half-turns", "solved"])(
    "of Thistlethwaite's stage %s is in its group, but not in the next smaller one",
    (id) => {
      const { facelets, turns } = stageDemonstration(STAGE_GOALS, id);
      const end = applyMoves(facelets, parseMoves(turns).moves);
      expect(STAGE_GOALS[id]!.holds(end)).toBe(true);
      const stages = ["oriented-edges", "oriented-corners", "half-turns", "solved"];
      const next = stages[stages.indexOf(id) + 1];
      if (next) expect(STAGE_GOALS[next]!.holds(end)).toBe(false);
    },
  );

  it("of the mixing starts solved and ends unsolved", () => {
    expect(isSolved(endOf("show-mixed"))).toBe(false);
    expect(DEMONSTRATIONS["show-mixed"].facelets).toBe(SOLVED_FACELETS);
  });
});
