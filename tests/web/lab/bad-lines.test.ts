// The lines of a list that are no cubes: kept in order, once each, and the same after they were stored.

import { expect, it } from "vitest";

import { BadLines } from "../../../web/lab/run/bad-lines";

function lineOf(line: number) {
  return { line, code: line % 3 === 0 ? "notation" : "length" };
}

it("a hundred thousand bad lines are all kept, and told from any place on", () => {
  const lines = new BadLines();
  for (let line = 1; line <= 100_000; ++line) lines.add(lineOf(line));
  expect(lines.count).toBe(100_000);
  expect(lines.from(0, 3)).toEqual([1, 2, 3].map(lineOf));
  expect(lines.from(99_999, 100)).toEqual([lineOf(100_000)]);
  expect(lines.from(100_000, 100)).toEqual([]);
});

it("a bad line that is read again is not told twice", () => {
  const lines = new BadLines();
  for (const line of [2, 5, 2, 5, 9]) lines.add(lineOf(line));
  expect(lines.from(0, 10)).toEqual([2, 5, 9].map(lineOf));
});

it("bad lines are the same after they were stored, and more can follow", () => {
  const first = new BadLines();
  for (const line of [3, 4]) first.add(lineOf(line));
  const later = new BadLines(structuredClone(first.kept));
  for (const line of [3, 4, 6]) later.add(lineOf(line));
  expect(later.from(0, 10)).toEqual([3, 4, 6].map(lineOf));
  expect(first.count).toBe(2);
  const none = new BadLines(new BadLines().kept);
  none.add(lineOf(1));
  expect(none.from(0, 10)).toEqual([lineOf(1)]);
});
