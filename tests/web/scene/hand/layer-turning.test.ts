// A layer being turned by hand, with frames that come when the test says so.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Move } from "../../../../web/core/moves";
import { LayerTurning } from "../../../../web/scene/hand/layer-turning";

let frames: FrameRequestCallback[];
let nowMs: number;
let shown: string[];
let turned: Move[];
let begun: number;
let turning: LayerTurning;

beforeEach(() => {
  frames = [];
  nowMs = 0;
  shown = [];
  turned = [];
  begun = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  turning = new LayerTurning({
    begin: () => ++begun,
    show: (turn) => shown.push(turn ? `${turn.face} ${turn.quarterTurns.toFixed(2)}` : "rest"),
    turned: (move) => turned.push(move),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pass(durationMs: number): void {
  nowMs += durationMs;
  const due = frames;
  frames = [];
  for (const callback of due) callback(nowMs);
}

describe("a layer that is turned by hand", () => {
  it("follows the finger, and comes to rest at the nearest quarter turn", () => {
    turning.hold("R");
    turning.drag(0.4);
    turning.drag(0.3);
    expect(shown).toEqual(["R 0.40", "R 0.70"]);
    turning.release(0, true);
    pass(30);
    expect(Number(shown.at(-1)!.slice(2))).toBeGreaterThan(0.7);
    expect(turned).toEqual([]);
    pass(1000);
    expect(shown.at(-1)).toBe("rest");
    expect(turned).toEqual(["R"]);
    expect(frames).toEqual([]);
  });

  it("makes no turn if it is moved back, or the browser cancels the touch", () => {
    turning.hold("U");
    turning.drag(-0.8);
    turning.drag(0.7);
    turning.release(0, true);
    pass(1000);
    turning.hold("U");
    turning.drag(0.9);
    turning.cancel(true);
    pass(1000);
    expect(shown.at(-1)).toBe("rest");
    expect(turned).toEqual([]);
  });

  it.each([
    [1.9, "F2"],
    [-1.9, "F2"],
    [-1.1, "F'"],
    [2.9, "F'"],
  ] as const)("dragged by %d quarter turns makes the move %s", (quarterTurns, move) => {
    turning.hold("F");
    turning.drag(quarterTurns);
    turning.release(0, false);
    expect(turned).toEqual([move]);
  });

  it("makes no move after a full turn", () => {
    turning.hold("F");
    turning.drag(4);
    turning.release(0, false);
    expect(turned).toEqual([]);
    expect(shown.at(-1)).toBe("rest");
  });

  it("completes its turn at once when the next turn begins", () => {
    turning.perform("R", true);
    pass(50);
    turning.perform("U'", true);
    expect(turned).toEqual(["R"]);
    pass(1000);
    expect(turned).toEqual(["R", "U'"]);
    expect(begun).toBe(2);
  });

  it("drops its turn when a played turn is shown", () => {
    turning.perform("R", true);
    pass(50);
    turning.letGo();
    pass(1000);
    expect(turned).toEqual([]);
  });
});

describe("layers that come to rest", () => {
  it("turn from where they are shown, and make no move", () => {
    turning.rest({ face: "R", outer: 1, inner: -1, quarterTurns: -1 }, true);
    pass(95);
    pass(1000);
    expect(shown[0]).toBe("R -1.00");
    expect(Number(shown[1]!.slice(2))).toBeGreaterThan(-1);
    expect(shown.at(-1)).toBe("rest");
    expect({ turned, begun, frames }).toEqual({ turned: [], begun: 0, frames: [] });
  });

  it("come to rest at once without animation", () => {
    turning.rest({ face: "U", outer: 1, inner: -1, quarterTurns: 2 }, false);
    expect(shown).toEqual(["rest"]);
  });

  it("come to rest at once when the user takes hold of another layer", () => {
    turning.rest({ face: "R", outer: 1, inner: -1, quarterTurns: -1 }, true);
    turning.hold("U");
    turning.drag(0.3);
    expect(shown).toEqual(["R -1.00", "rest", "U 0.30"]);
    expect(turned).toEqual([]);
  });
});
