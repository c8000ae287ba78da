// The trainer's rule: what was missed comes more often; and what is kept of it.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";

import { forgetBoxes, keepBox, readBoxes } from "../../../../web/learn/library/kept-boxes";
import {
  boxAfter,
  countKnown,
  drawCase,
  HIGHEST_BOX,
  MISSED_BOX,
  withOthers,
} from "../../../../web/learn/library/leitner";

const IDS = ["a", "b", "c", "d"];

// Evenly spread from 0 to 1.
const SAMPLES = Array.from({ length: 1000 }, (_, place) => (place + 0.5) / 1000);

function sharesOf(boxes: Map<string, number>, last?: string): Record<string, number> {
  const drawn = SAMPLES.map((random) => drawCase(boxes, IDS, last, random));
  return Object.fromEntries(IDS.map((id) => [id, drawn.filter((each) => each === id).length]));
}

describe("boxes", () => {
  it("a known case moves up to the highest box, a missed one below the first", () => {
    const boxes = new Map<string, number>();
    const seen = IDS.concat(IDS).map(() => {
      boxes.set("a", boxAfter(boxes, "a", true));
      return boxes.get("a");
    });
    expect(seen).toEqual([2, 3, 4, 5, 5, 5, 5, 5]);
    expect(boxes.get("a")).toBe(HIGHEST_BOX);
    boxes.set("a", boxAfter(boxes, "a", false));
    expect(boxes.get("a")).toBe(MISSED_BOX);
    // Three right answers make it known well, like a new one.
    for (let answer = 1; answer <= 3; ++answer) boxes.set("a", boxAfter(boxes, "a", true));
    expect(countKnown(boxes, IDS)).toBe(1);
  });

  it("a case is known well after three right answers", () => {
    const boxes = new Map([
      ["a", 3],
      ["b", 4],
      ["c", 5],
    ]);
    expect(countKnown(boxes, IDS)).toBe(2);
  });

  it("each box is drawn half as often as the one below, the last case not at all", () => {
    expect(sharesOf(new Map())).toEqual({ a: 250, b: 250, c: 250, d: 250 });
    const boxes = new Map([
      ["a", 1],
      ["b", 2],
      ["c", 3],
      ["d", 3],
    ]);
    expect(sharesOf(boxes)).toEqual({ a: 500, b: 250, c: 125, d: 125 });
    expect(sharesOf(boxes, "a")).toEqual({ a: 0, b: 500, c: 250, d: 250 });
  });

  it("a missed case comes soon, even among dozens of new ones", () => {
    const many = Array.from({ length: 57 }, (_, number) => String(number));
    const boxes = new Map([["7", MISSED_BOX]]);
    const drawn = SAMPLES.map((random) => drawCase(boxes, many, "3", random));
    expect(drawn.filter((id) => id === "7").length).toBeGreaterThan(SAMPLES.length / 10);
  });
});

it("the answer is among others, each once, at any place", () => {
  const places = new Set<number>();
  for (const start of SAMPLES) {
    let state = start;
    const random = () => (state = (state * 997 + 0.123) % 1);
    const answers = withOthers("b", [...IDS, "e", "f"], 4, random);
    expect(new Set(answers).size).toBe(4);
    places.add(answers.indexOf("b"));
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3]);
});

describe("the stored boxes", () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it("are there at the next visit, and can be deleted", async () => {
    expect(await readBoxes()).toEqual(new Map());
    expect(await keepBox("pll-t", 2)).toBe(true);
    await keepBox("pll-t", 3);
    await keepBox("oll-27", 2);
    expect(await readBoxes()).toEqual(
      new Map([
        ["oll-27", 2],
        ["pll-t", 3],
      ]),
    );
    await forgetBoxes(["pll-t", "pll-h"]);
    expect(await readBoxes()).toEqual(new Map([["oll-27", 2]]));
  });

  it("are empty if nothing can be stored", async () => {
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    expect(await keepBox("pll-t", 2)).toBe(false);
    expect(await readBoxes()).toEqual(new Map());
    await forgetBoxes(["pll-t"]);
  });
});
