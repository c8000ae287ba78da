// The patterns on offer: all different, and each the pattern of a cube as it is held.

import { describe, expect, it } from "vitest";

import { goalHeldAs, isAtGoal } from "../../../web/core/goal";
import { CENTER_INDEXES, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { FRAMES, turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import {
  PART_PATTERNS,
  patternOf,
  WHOLE_PATTERNS,
} from "../../../web/page/patterns/named-patterns";

const ALL = [...WHOLE_PATTERNS, ...PART_PATTERNS];

function patternNamed(name: string): string {
  return ALL.find((pattern) => pattern.name === name)!.goal;
}

/** The pattern as it looks held in each of the 24 ways, with the centres named as on a cube that is held the usual way. */
function heldInAllWays(goal: string): string[] {
  const held = FRAMES.map((frame) =>
    goalHeldAs(turnWhole(goal, USUAL_FRAME, frame), SOLVED_FACELETS),
  );
  return held.toSorted();
}

describe("the patterns", () => {
  it("are forty whole and twelve partial ones, no two alike however they are held", () => {
    expect(WHOLE_PATTERNS).toHaveLength(40);
    expect(PART_PATTERNS).toHaveLength(12);
    expect(new Set(ALL.flatMap(({ goal }) => heldInAllWays(goal)[0]!)).size).toBe(ALL.length);
    for (const { goal } of ALL) expect(goal).not.toBe(SOLVED_FACELETS);
  });

  it("are what their names say", () => {
    expect(patternNamed("chequerboard")).toBe(
      "UDUDUDUDURLRLRLRLRFBFBFBFBFDUDUDUDUDLRLRLRLRLBFBFBFBFB",
    );
    // Every edge is flipped in its place, and every corner is solved.
    expect(patternNamed("superflip")).toBe(
      "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB",
    );
    expect(patternNamed("six-spots")).toMatch(/^(?:(\w)\1{3}\w\1{4}){6}$/);
    expect(patternNamed("cross")).toBe("?U?UUU?U??R??R?????F??F????????D?????L??L?????B??B????");
  });

  it("match several cubes if some of their stickers may be anything", () => {
    const cross = patternNamed("cross");
    expect(isAtGoal(SOLVED_FACELETS, cross)).toBe(true);
    expect(isAtGoal(applyMoves(SOLVED_FACELETS, ["D", "R", "D2", "R'"]), cross)).toBe(true);
    expect(isAtGoal(applyMoves(SOLVED_FACELETS, ["R"]), cross)).toBe(false);
  });

  it("are turned to match how the cube is held", () => {
    const held = turnWhole(SOLVED_FACELETS, USUAL_FRAME, FRAMES[5]!);
    const centersOf = (facelets: string) => CENTER_INDEXES.map((at) => facelets.charAt(at));
    for (const { goal, name } of ALL) {
      const turned = goalHeldAs(goal, held);
      expect(centersOf(turned)).toEqual(centersOf(held));
      expect(patternOf(turned)?.name).toBe(name);
    }
    expect(patternOf(SOLVED_FACELETS)).toBeUndefined();
  });
});
