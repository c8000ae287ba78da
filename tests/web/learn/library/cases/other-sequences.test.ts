// The other sequences of the cases: they solve them, are of their kind, and not much longer than the usual ones.

import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import {
  OTHERS_PATH,
  otherSequencesFile,
} from "../../../../../web/build/sequences/other-sequences.mjs";
import { SOLVED_FACELETS } from "../../../../../web/core/facelets";
import { parseMoves } from "../../../../../web/core/notation";
import { heldAt, type Moment, momentAfter } from "../../../../../web/learn/lesson/moment";
import { facings, pairOf } from "../../../../../web/learn/library/cases/case-shape";
import {
  CASES,
  type CaseSequence,
  type CaseSet,
  SOLVED,
} from "../../../../../web/learn/library/cases/cases";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

const OF_KIND: Readonly<Record<NonNullable<CaseSequence["kind"]>, RegExp>> = {
  "R-U": /^[RU2' ]+$/,
  "R-U-F": /^(?=.*F)[RUF2' ]+$/,
  "L-U": /^[LU2' ]+$/,
  "L-U-F": /^(?=.*F)[LUF2' ]+$/,
  "y-L-U": /^y [LU2' ]+$/,
};

// The pieces that define a case. Any others that are unsolved do not matter.
function lookOf(set: CaseSet, start: Moment): unknown {
  const held = heldAt(start);
  if (set === "f2l") return pairOf(held);
  return set === "oll" ? facings(held) : held;
}

function isUpper(move: string | undefined): boolean {
  return move?.startsWith("U") === true;
}

// Slices count as two turns; turns that only align the upper layer, or turn the whole cube, do not count.
function faceTurns(moves: readonly string[]): number {
  const turns = moves.filter((move) => !/^[xyz]/.test(move));
  const aside = [turns[0], turns.at(-1)].filter(isUpper).length;
  return turns.length + turns.filter((move) => move.startsWith("M")).length - aside;
}

it.each(CASES)(
  "$id is solved by each of its other sequences, whose turns fit their kind",
  (each) => {
    expect(each.others.length).toBeLessThanOrEqual(2);
    for (const { kind, moves, setup, start } of each.others) {
      const text = moves.join(" ");
      expect(text).toMatch(OF_KIND[kind!]);
      expect(each.moves.join(" "), "its own is of another kind").not.toMatch(OF_KIND[kind!]);
      expect(start.orientation).toBe(SOLVED.orientation);
      expect(momentAfter(SOLVED, setup)).toEqual(start);
      expect(momentAfter(start, moves).facelets, text).toBe(SOLVED_FACELETS);
      expect(lookOf(each.set, start), text).toEqual(lookOf(each.set, each.start));
      expect(faceTurns(moves), text).toBeLessThanOrEqual(faceTurns(each.moves) + 3);
    }
  },
);

it.each([
  // The mirror image of Sune, which the left hand turns.
  ["oll-26", "U L' U' L U' L' U2 L"],
  ["f2l-3", "y L' U' L"],
  ["pll-ub", "R2 U R U R' U' R' U' R' U R'"],
])("the other sequences of %s include %s", (id, text) => {
  const { others } = CASES.find((each) => each.id === id)!;
  expect(others.map(({ moves }) => moves)).toContainEqual(parseMoves(text).written);
});

it("most cases have other sequences", () => {
  const counts = ["f2l", "oll", "pll"].map(
    (set) => CASES.filter((each) => each.set === set && each.others.length > 0).length,
  );
  expect(counts).toEqual([22, 57, 21]);
});

it.runIf(isLongRun)("the search finds the same sequences again", { timeout: 600_000 }, async () => {
  expect(await readFile(OTHERS_PATH, "utf8")).toBe(otherSequencesFile());
});
