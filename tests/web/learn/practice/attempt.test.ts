// Turns that are made on the cube of an exercise, and how they count.

import { describe, expect, it } from "vitest";

import { METRICS } from "../../../../web/core/choices";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, MOVES, type Move } from "../../../../web/core/moves";
import { Attempt } from "../../../../web/learn/practice/attempt";

function attemptOf(...moves: Move[]): Attempt {
  const attempt = new Attempt(SOLVED_FACELETS);
  for (const move of moves) {
    expect(attempt.goTo(applyMoves(attempt.facelets, [move]))).toBe(true);
  }
  return attempt;
}

describe("an attempt", () => {
  it.each(MOVES)("counts %s as one turn, and knows what takes it back", (move) => {
    const attempt = attemptOf(move);
    expect(attempt.count).toBe(1);
    expect(applyMoves(attempt.facelets, [attempt.wayBack!])).toBe(SOLVED_FACELETS);
  });

  it.each<[readonly Move[], number]>([
    [[], 0],
    [["R", "U"], 2],
    [["R", "R"], 1],
    [["R", "R'"], 0],
    [["R", "L", "R"], 2],
    [["R", "U", "U'", "R'"], 0],
    [["R", "U", "R"], 3],
  ])("counts %j as %d", (moves, count) => {
    expect(attemptOf(...moves).count).toBe(count);
  });

  it("costs what its turns cost in a metric", () => {
    const attempt = attemptOf("R", "R", "L'", "U2", "D2");
    expect(METRICS.map((metric) => attempt.costIn(metric))).toEqual([4, 7, 2, 4]);
    expect(attempt.costIn()).toBe(attempt.count);
  });

  it("does not count turns that are undone one by one", () => {
    const attempt = attemptOf("R", "U2", "F'", "L");
    for (let left = 3; left >= 0; --left) {
      attempt.goTo(applyMoves(attempt.facelets, [attempt.wayBack!]));
      expect(attempt.count).toBe(left);
    }
    expect(attempt.facelets).toBe(SOLVED_FACELETS);
    expect(attempt.wayBack).toBeUndefined();
  });

  it("refuses a cube that is not exactly one turn away", () => {
    const attempt = attemptOf("R");
    const { facelets } = attempt;
    expect(attempt.goTo(facelets)).toBe(false);
    expect(attempt.goTo(applyMoves(facelets, ["U", "F"]))).toBe(false);
    expect(attempt.facelets).toBe(facelets);
    expect(attempt.count).toBe(1);
  });
});
