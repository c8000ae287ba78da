// What the caption says, and whether a screen reader announces it, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing } from "../../../../web/widget/features/choosing";
import { Engine } from "../../../../web/widget/features/engine";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settled } from "../../../../web/widget/features/settled";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Solving } from "../../../../web/widget/features/solving";
import { CaptionView } from "../../../../web/widget/views/caption-view";

class ShownElement extends elementWith<SettingsApi & PlayingApi>(Settings, Playing, CaptionView) {
  override dispatchEvent(): boolean {
    return true;
  }
}

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  element.mode = "solve";
  element.alg = "R U2 F'";
  element.seek(1);
  return () => vi.unstubAllGlobals();
});

/** The status, and how it is announced. */
function status(): { said: unknown; loudness: unknown } {
  const { strings, values } = element.feature(CaptionView).render();
  const at = strings.findIndex((text) => text.endsWith('role="status" aria-live='));
  return { loudness: values[at], said: values[at + 1] };
}

it("a solution that is proven shortest is called so again, until its first move", () => {
  element.facelets = applyMoves(SOLVED_FACELETS, ["R", "L"]);
  const proven: Move[] = ["L'", "R'"];
  const solution = { moves: proven, text: "L' R'", length: 2, lowerBound: 2, optimal: true };
  element.feature(Settled).add(solution, { metric: "htm" });
  const saidOf = (alg: string) => {
    element.alg = alg;
    return status().said;
  };
  expect(saidOf("L' R'")).toBe("2 moves, and no solution is shorter.");
  element.seek(1);
  expect(status().said).toBe("1 move to go.");
  // Another solution of this cube that costs as little is as short.
  expect(saidOf("R' L'")).toBe("2 moves, and no solution is shorter.");
  expect(saidOf("R' L L2")).toBe("3 moves to go.");
  expect(saidOf("R L")).toBe("2 moves to go.");
  // As many turns as are proven, written in fewer or more moves.
  expect(saidOf("x L' R'")).toBe("3 moves to go.");
  element.facelets = applyMoves(SOLVED_FACELETS, ["R'", "L"]);
  element
    .feature(Settled)
    .add({ ...solution, text: "R L'", moves: ["R", "L'"] }, { metric: "htm" });
  expect(saidOf("R L'")).toBe("2 moves, and no solution is shorter.");
  expect(saidOf("M")).toBe("1 move to go.");
});

it("the moves that are left to a pattern come with their cost, if not half turns are counted", () => {
  Object.assign(element.feature(Choosing), {
    metric: "qtm",
    goal: applyMoves(SOLVED_FACELETS, ["R"]),
  });
  expect(status().said).toBe("2 moves (3 quarter turns) to your pattern.");
  element.seek(2);
  expect(status().said).toBe("1 move (1 quarter turn) to your pattern.");
});

it("a search for which a script has given a goal is said to look for a pattern", () => {
  vi.spyOn(element.feature(Engine).work, "activity", "get").mockReturnValue("solving");
  vi.spyOn(element.feature(Solving), "task", "get").mockReturnValue({
    metric: "htm",
    hasGoal: true,
  });
  expect(status().said).toBe("Looking for a way to your pattern…");
});

describe("in the middle of a solution", () => {
  it("how many moves are left is not announced, since the move is", () => {
    expect(status()).toEqual({ loudness: "off", said: "2 moves to go." });
  });

  it("a notice is announced", () => {
    element.feature(Notices).say(() => "Copied.");
    expect(status()).toEqual({ loudness: "polite", said: "Copied." });
  });

  it("the question after a wrong turn is announced", () => {
    element.feature(Slipping).keep(["D"]);
    const { loudness, said } = status();
    expect(said).toContain("You turned D.");
    expect(loudness).toBe("polite");
  });
});
