// The published sequences, each made on stickers.

import { describe, expect, it } from "vitest";

import { publishedSequences } from "./command";
import { after, CORNERS, EDGES, isHome } from "./cube/held";
import { isRotation, mirrorImageOf, readMoves, textOf } from "./cube/notation";
import { CENTERS, isInPlace, SOLVED } from "./cube/sticker-cube";
import { METHODS } from "./grammar";

function countOf(method: string, names: RegExp): number {
  return publishedSequences(method).sequences.filter(({ name }) => names.test(name)).length;
}

describe.each(Object.keys(METHODS))("the sequences of %s", (method) => {
  const { sequences } = publishedSequences(method);

  it("have unique names, and state their purpose", () => {
    expect(new Set(sequences.map(({ name }) => name)).size).toBe(sequences.length);
    for (const { purpose } of sequences) expect(purpose).toMatch(/^[A-Z].*\.$/);
  });

  it("are each used in some stage, and no stage lacks one", () => {
    const stages = METHODS[method]!.filter((stage) => stage.sequences !== undefined);
    for (const { name } of sequences) {
      expect(stages.some((stage) => stage.sequences!.test(name))).toBe(true);
    }
    for (const stage of stages) {
      expect(
        sequences.some(({ name }) => stage.sequences!.test(name)),
        stage.id,
      ).toBe(true);
    }
  });

  it("leave the cube held as it was", () => {
    for (const { name, moves } of sequences) {
      const made = after(SOLVED, readMoves(moves));
      expect(
        CENTERS.every((center) => isInPlace(made, center) && made[center] === SOLVED[center]),
        name,
      ).toBe(true);
      expect(isRotation(readMoves(moves)[0]!), name).toBe(/^pll-(aa|ab|e)$/.test(name));
    }
  });

  it("are mirror images where they say so", () => {
    for (const { name, moves, mirrorOf } of sequences) {
      if (mirrorOf === undefined) continue;
      const original = sequences.find((one) => one.name === mirrorOf);
      expect(textOf(readMoves(original!.moves).map(mirrorImageOf)), name).toBe(
        textOf(readMoves(moves)),
      );
    }
  });
});

it("the methods have as many sequences as they promise", () => {
  expect(countOf("beginner", /./)).toBeLessThanOrEqual(10);
  expect(["f2l", "oll", "pll"].map((set) => countOf("cfop", new RegExp(`^${set}-`)))).toEqual([
    ...[41, 57, 21],
  ]);
  expect(["oll", "pll"].map((set) => countOf("cfop-2look", new RegExp(`^${set}-`)))).toEqual([
    ...[10, 6],
  ]);
});

it.each([
  ["quarter-turn", 4, 4],
  ["corner-cycle", 3, 0],
  ["edge-cycle", 0, 3],
  ["corner-twist", 2, 0],
  ["edge-flip", 0, 2],
])("a %s changes %i corners, %i edges, and nothing else", (name, corners, edges) => {
  const { sequences } = publishedSequences("corners-edges");
  for (const { moves } of sequences.filter((one) => one.name.replace(/-back$/, "") === name)) {
    const made = after(SOLVED, readMoves(moves));
    const changed = (places: readonly (readonly number[])[]) =>
      places.filter((piece) => !isHome(made, piece)).length;
    expect([changed(CORNERS), changed(EDGES)]).toEqual([corners, edges]);
  }
});
