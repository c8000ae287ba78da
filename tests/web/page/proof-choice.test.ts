// What one press on "Go on" does, without the list of unfinished work and without a browser.

import { beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { offerProofs } from "../../../web/page/choices/proof-choice";
import { Wishes } from "../../../web/page/choices/wishes";
import type { ProofListSurroundings } from "../../../web/page/proofs/proof-list";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";

const list = vi.hoisted(() => ({ showProofs: vi.fn(() => Promise.resolve()) }));

vi.mock("../../../web/page/proofs/proof-list", () => list);
vi.mock("../../../web/page/startup/when-calm", () => ({ whenCalm: () => Promise.resolve() }));
vi.mock("../../../web/page/startup/page-language", () => ({
  onceTranslated: () => undefined,
  pageWords: () => ({ language: "en" }),
}));
vi.mock("../../../web/widget/solve/proof-news", () => ({
  mayHaveProofs: () => Promise.resolve(true),
  proofNews: new EventTarget(),
}));

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U"]);
const OF = { facelets: FACELETS, goal: "", savedMs: 0 };

class ShownCube extends EventTarget {
  puzzle = "3x3x3";
  method = "optimal";
  metric = "htm";
  goal = "";
  facelets = "";
  alg = "";
  readonly renderRoot = { querySelector: () => null };
  readonly solve = vi.fn();
  readonly scrollIntoView = vi.fn();
}

let cube: ShownCube;
let wishes: Wishes;
let goOn: ProofListSurroundings["goOn"];

beforeEach(async () => {
  list.showProofs.mockClear();
  cube = new ShownCube();
  wishes = new Wishes();
  offerProofs(cube as object as CubewrightCube, wishes);
  await vi.waitFor(() => expect(list.showProofs).toHaveBeenCalled());
  const [surroundings] = list.showProofs.mock.lastCall as unknown as [ProofListSurroundings];
  ({ goOn } = surroundings);
});

it("a list of all shortest solutions goes on below its solution", () => {
  goOn({ ...OF, moves: ["U'", "R'"], listing: "half", metric: "qtm" });
  expect(cube).toMatchObject({ facelets: FACELETS, metric: "qtm" });
  expect(cube.solve).toHaveBeenCalledExactlyOnceWith({ method: "optimal", metric: "qtm" });
  expect(wishes.takeAll(FACELETS, "", "qtm")).toBe(true);
});

it("a proof goes on without a list", () => {
  goOn({ ...OF, checkpoint: "half", length: 2, depth: 1, refuted: 0.4 });
  expect(cube.solve).toHaveBeenCalledExactlyOnceWith({ method: "optimal", metric: "htm" });
  expect(wishes.takeAll(FACELETS, "", "htm")).toBe(false);
});
