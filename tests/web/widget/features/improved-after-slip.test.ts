// A better solution that comes while a person is asked what becomes of a wrong turn, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../../web/core/moves";
import type { SeveralSolution } from "../../../../web/core/solution";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import { Turning } from "../../../../web/widget/features/turning";

const LONG: Move[] = ["R", "R", "D", "D"];
// A turn of the lower layer is a part of its first move.
const SHORT: Move[] = ["D2", "R2"];
const START = applyMoves(SOLVED_FACELETS, inverseMoves(LONG));

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi & SolvingApi>(
  Settings,
  Playing,
  Editing,
  Solving,
) {
  override readonly hasUpdated = true;
  told: string[] = [];

  override dispatchEvent({ type }: Event): boolean {
    this.told.push(type);
    return true;
  }
}

let element: ShownElement;
let slipping: Slipping;
let improve: (moves: Move[]) => void;
let end: (moves: Move[]) => Promise<unknown>;

function solution(moves: Move[]): SeveralSolution {
  const { length } = moves;
  return { moves, text: moves.join(" "), length, cost: length, optimal: false, lowerBound: 0 };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  Object.defineProperty(element, "updateComplete", { get: () => Promise.resolve(true) });
  slipping = element.feature(Slipping);
  element.mode = "solve";
  element.facelets = START;
  vi.spyOn(element.feature(Engine).work, "solve").mockImplementation(
    (_, { onImproved }) =>
      new Promise((resolve) => {
        improve = (moves) => onImproved?.(solution(moves));
        end = (moves) => {
          resolve(solution(moves));
          return solved;
        };
      }),
  );
  const solved = element.solve();
  improve(LONG);
  turn("D");
  element.told = [];
  return () => vi.unstubAllGlobals();
});

function turn(move: Move): void {
  element.feature(Turning).begin();
  element.feature(Turning).turn(move);
}

describe("a better solution", () => {
  it("does not take the place of the other while the question is open", async () => {
    expect(slipping.isQuestion).toBe(true);
    improve(SHORT);
    await end(SHORT);
    expect(element.alg).toBe(LONG.join(" "));
    expect(slipping.isQuestion).toBe(true);
  });

  it("takes it once the wrong turn is turned back, and the page hears of it", () => {
    improve(SHORT);
    turn("D'");
    expect(element.alg).toBe(SHORT.join(" "));
    expect(element.facelets).toBe(START);
    expect(element.told).toEqual(["cubewright-improved", "cubewright-step"]);
  });

  it("is the last of several that have come meanwhile", async () => {
    improve(["D2", "R", "R"]);
    await end(SHORT);
    turn("D'");
    expect(element.alg).toBe(SHORT.join(" "));
  });

  it("is forgotten when there is another cube, even if that is undone", () => {
    improve(SHORT);
    element.feature(Editing).goOnFromSlip();
    element.undo();
    expect(element.alg).toBe(LONG.join(" "));
    turn("D");
    turn("D'");
    expect(element.alg).toBe(LONG.join(" "));
  });

  it("is left when the person has gone on with the other", () => {
    improve(SHORT);
    element.seek(1);
    turn("U");
    turn("U'");
    expect([element.alg, element.index]).toEqual([LONG.join(" "), 1]);
  });
});
