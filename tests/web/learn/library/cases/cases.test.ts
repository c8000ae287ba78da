// The cases of the library: those of the C++ core, set up and solved, distinguished, found and grouped.

import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { cfopSequencesFile, SEQUENCES_PATH } from "../../../../../web/build/cpp/cfop-sequences.mjs";
import { centerSticker, faceAt } from "../../../../../web/core/geometry";
import { stickersOfPiece } from "../../../../../web/core/pieces";
import { heldAt, momentAfter } from "../../../../../web/learn/lesson/moment";
import {
  CASE_GROUPS,
  facings,
  groupOf,
  journeys,
  sideLook,
  pairOf,
} from "../../../../../web/learn/library/cases/case-shape";
import {
  CASE_SETS,
  CASES,
  casesOf,
  findCases,
  nameOf,
  SOLVED,
} from "../../../../../web/learn/library/cases/cases";
import { NICKNAMES } from "../../../../../web/learn/library/cases/nicknames";

const SOLVED_HELD = heldAt(SOLVED);
const COUNTS = { F2L: 41, OLL: 57, PLL: 21 };

function caseNamed(id: string) {
  return CASES.find((each) => each.id === id)!;
}

function idsFor(asked: string): string[] {
  return findCases(asked).map(({ id }) => id);
}

it("the sequences are those of the C++ core", async () => {
  expect(await readFile(SEQUENCES_PATH, "utf8")).toBe(cfopSequencesFile());
});

it("there are 41, 57 and 21 cases, and each looks different", () => {
  const counts = CASE_SETS.map((set) => [set.toUpperCase(), casesOf(set).length] as const);
  expect(Object.fromEntries(counts)).toEqual(COUNTS);
  expect(new Set(CASES.map(({ start }) => start.facelets)).size).toBe(CASES.length);
});

it.each(CASES)(
  "$id is set up without changing how the cube is held, and solved by its moves",
  (each) => {
    const { start, moves, setup } = each;
    expect(start.orientation).toBe(SOLVED.orientation);
    expect(momentAfter(SOLVED, setup)).toEqual(start);
    expect(momentAfter(start, moves)).toEqual(SOLVED);
  },
);

it.each(CASES.filter(({ set }) => set !== "f2l"))(
  "$id leaves the two lower layers solved",
  (each) => {
    const held = heldAt(each.start);
    const lower = Array.from(held, (letter, sticker) =>
      faceAt(sticker) === "U" || (sticker % 9 < 3 && faceAt(sticker) !== "D") ? "" : letter,
    );
    const expected = lower.map((letter, sticker) =>
      letter === "" ? "" : SOLVED_HELD.charAt(sticker),
    );
    expect(lower).toEqual(expected);
  },
);

it.each(casesOf("pll"))(
  "in $id all upper pieces look up, and at least three have to move",
  ({ start }) => {
    const held = heldAt(start);
    expect([...facings(held).values()].every((face) => face === "U")).toBe(true);
    const all = journeys(held);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.map(({ to }) => to).sort()).toEqual(all.map(({ from }) => from).sort());
  },
);

// Under their usual names.
it.each([
  { looks: ["all", "corners", "corners", "corners"], labels: ["Ua", "Ub"] },
  { looks: ["corners", "corners", "corners", "corners"], labels: ["H", "Z"] },
  { looks: ["none", "none", "none", "none"], labels: ["E"] },
  { looks: ["all", "none", "none", "none"], labels: ["F"] },
])("the sides of the cases $labels show $looks", ({ looks, labels }) => {
  const found = casesOf("pll").filter(({ start }) => {
    const held = heldAt(start);
    const shown = (["F", "R", "B", "L"] as const).map((side) => sideLook(held, side));
    return shown.sort().join() === looks.join();
  });
  expect(found.map(({ label }) => label)).toEqual(labels);
});

it.each(casesOf("f2l"))(
  "in $id the corner and the edge of the pair are located by their colours",
  ({ start }) => {
    const held = heldAt(start);
    const { corner, edge } = pairOf(held);
    expect([corner.colors.length, edge.colors.length]).toEqual([3, 2]);
    expect(corner.color).toBe(held.charAt(centerSticker("D")));
    for (const piece of [corner, edge]) {
      const sticker = stickersOfPiece(piece.place)[piece.place.indexOf(piece.face)]!;
      expect(held.charAt(sticker)).toBe(piece.color);
    }
  },
);

describe("a case", () => {
  it.each([
    ["27", ["f2l-27", "oll-27"]],
    ["oll 27", ["oll-27"]],
    ["OLL-27", ["oll-27"]],
    ["ja", ["pll-ja"]],
    ["Ja perm", ["pll-ja"]],
    ["T", ["pll-t"]],
    ["pll t", ["pll-t"]],
    ["sune", ["oll-27"]],
    ["anti-s", ["oll-16", "oll-26"]],
    ["fish", ["oll-35", "oll-37"]],
    ["j", ["pll-ja", "pll-jb"]],
    ["nothing of the kind", []],
  ])("is found by %s", (asked, found) => {
    expect(idsFor(asked)).toEqual(found);
  });

  it("is found with all others if the search text is blank", () => {
    expect(findCases(" ")).toEqual(CASES);
  });

  it("has the name that is usual in the field", () => {
    expect(nameOf(caseNamed("pll-ja"))).toBe("PLL Ja");
    expect(nameOf(caseNamed("oll-27"))).toBe("OLL 27");
  });

  it.each([
    ["oll-27", { UB: "U", UFL: "U", URF: "F", UBR: "R", ULB: "B" }],
    ["oll-45", { UF: "F", UB: "B", UL: "U", UR: "U", ULB: "L", UFL: "L" }],
  ])("shows where its pieces look: %s", (id, faces) => {
    const facing = Object.fromEntries(facings(heldAt(caseNamed(id).start)));
    expect(facing).toMatchObject(faces);
  });

  it.each([
    ["pll-t", ["UBR to URF", "UL to UR", "UR to UL", "URF to UBR"]],
    ["pll-h", ["UB to UF", "UF to UB", "UL to UR", "UR to UL"]],
    ["pll-aa", ["UBR to URF", "ULB to UBR", "URF to ULB"]],
  ])("shows where its pieces go: %s", (id, ways) => {
    const all = journeys(heldAt(caseNamed(id).start)).map(({ from, to }) => `${from} to ${to}`);
    expect(all.sort()).toEqual(ways);
  });
});

it("the groups have the usual numbers of cases", () => {
  const sizes = Object.values(CASE_GROUPS)
    .flat()
    .map((group) => [group, CASES.filter((each) => groupOf(each) === group).length]);
  expect(Object.fromEntries(sizes)).toEqual({
    ...{ "f2l-above": 24, "f2l-corner-in": 6, "f2l-edge-in": 6, "f2l-both-in": 5 },
    ...{ "oll-cross": 7, "oll-line": 15, "oll-angle": 27, "oll-dot": 8 },
    ...{ "pll-edges": 4, "pll-corners": 3, "pll-one-pair": 10, "pll-no-pair": 4 },
  });
});

it("each nickname belongs to a case, and no two are the same", () => {
  const names = Object.keys(NICKNAMES);
  expect(names.filter((name) => !CASES.some(({ id }) => id === name))).toEqual([]);
  expect(new Set(Object.values(NICKNAMES)).size).toBe(names.length);
});
