// When the page offers other solutions, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { offerSolutions } from "../../../web/page/choices/solution-choice";
import { Wishes } from "../../../web/page/choices/wishes";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";

const others = vi.hoisted(() => ({
  offerOthers: vi.fn(() => Promise.resolve()),
  removeOthers: vi.fn(),
  nameOthers: vi.fn(),
}));

vi.mock("../../../web/page/solutions/other-solutions", () => others);
vi.mock("../../../web/page/startup/page-engine", () => ({
  pageEngine: { solver: () => Promise.resolve({}) },
}));
vi.mock("../../../web/page/startup/page-language", () => ({
  onceTranslated: () => undefined,
  pageWords: () => ({ language: "en" }),
}));
vi.mock("../../../web/widget/features/choosing", () => ({ Choosing: vi.fn() }));
vi.mock("../../../web/widget/features/settings", () => ({ Settings: vi.fn() }));
vi.mock("../../../web/widget/features/settled", () => ({ Settled: vi.fn() }));
vi.mock("../../../web/widget/features/solving", () => ({ Solving: vi.fn() }));

const START = applyMoves(SOLVED_FACELETS, ["R", "L"]);

class ShownCube extends EventTarget {
  puzzle = "3x3x3";
  metric = "htm";
  goal = "";
  alg = "L' R'";
  index = 0;
  /** What the features tell. */
  readonly told = { isProven: true, isByTwoPhase: true, mayBeShorter: false };

  updated: () => void = () => undefined;
  readonly updateComplete = Promise.resolve();
  readonly show = { scrollIntoView: vi.fn() };
  readonly player = { focus: vi.fn() };
  readonly renderRoot = {
    querySelector: (selector: string) => (selector === ".show" ? this.show : this.player),
  };

  addController({ hostUpdated }: { hostUpdated: () => void }): void {
    this.updated = hostUpdated;
  }

  feature(): object {
    return this.told;
  }

  /** An event, and all that follows from it. */
  async hears(type: "solution" | "change" | "step"): Promise<void> {
    this.dispatchEvent(new Event(`cubewright-${type}`));
    await settle();
  }
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

let cube: ShownCube;
let wishes: Wishes;
let offer: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  cube = new ShownCube();
  wishes = new Wishes();
  const written = () => ({ facelets: START, alg: cube.alg, index: cube.index });
  offer = () => offerSolutions(cube as object as CubewrightCube, written, vi.fn(), wishes);
});

it("the other shortest solutions are offered if the cube was solved before this code was loaded", async () => {
  offer();
  await settle();
  expect(others.offerOthers).toHaveBeenCalledTimes(1);
});

it("a person who has chosen one is led to the cube, far above the list on a phone, and to its moves", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  offer();
  await settle();
  const [{ leadOn }] = others.offerOthers.mock.lastCall as unknown as [{ leadOn: () => void }];
  leadOn();
  await settle();
  vi.unstubAllGlobals();
  expect(cube.show.scrollIntoView).toHaveBeenCalledOnce();
  expect(cube.player.focus).toHaveBeenCalledOnce();
});

describe("the other shortest solutions", () => {
  beforeEach(async () => {
    cube.told.isProven = false;
    offer();
    await settle();
    cube.told.isProven = true;
  });

  it("are offered once for a proven one, however far it is followed", async () => {
    await cube.hears("solution");
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
    expect(others.offerOthers).toHaveBeenLastCalledWith(expect.anything(), START, "L' R'", "en");
    cube.index = 1;
    await cube.hears("step");
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
    expect(others.removeOthers).not.toHaveBeenCalled();
  });

  it("are offered when a person chooses the proven one of those found", async () => {
    cube.told.isProven = false;
    await cube.hears("solution");
    expect(others.offerOthers).not.toHaveBeenCalled();
    cube.told.isProven = true;
    await cube.hears("step");
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
    cube.told.isProven = false;
    await cube.hears("step");
    expect(others.removeOthers).toHaveBeenCalledTimes(1);
  });

  it("stay while a solution of the same cube is looked for once more", async () => {
    await cube.hears("solution");
    const { alg } = cube;
    Object.assign(cube, { alg: "" });
    cube.told.isProven = false;
    await cube.hears("step");
    Object.assign(cube, { alg });
    cube.told.isProven = true;
    await cube.hears("solution");
    expect(others.removeOthers).not.toHaveBeenCalled();
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
  });

  it("are offered as turns are counted after a change of puzzle, which other listeners set", async () => {
    cube.metric = "axial-htm";
    cube.addEventListener("cubewright-change", () => (cube.metric = "qtm"));
    await cube.hears("change");
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
  });

  it("go when the metric becomes another one, in which nothing is proven", async () => {
    await cube.hears("solution");
    cube.metric = "axial-htm";
    cube.told.isProven = false;
    wishes.tell();
    await settle();
    expect(others.removeOthers).toHaveBeenCalledTimes(1);
  });

  it("are listed at once if all of this cube were wanted before, and only this time", async () => {
    const surroundings = () => (others.offerOthers.mock.lastCall as unknown[])[0];
    wishes.wantAll(START, "", "htm");
    await cube.hears("solution");
    expect(surroundings()).toMatchObject({ isWanted: true });
    cube.alg = "R' L'";
    await cube.hears("step");
    expect(others.offerOthers).toHaveBeenCalledTimes(2);
    expect(surroundings()).toMatchObject({ isWanted: false });
  });

  it("are not listed at once if all of another cube were wanted", async () => {
    wishes.wantAll(START, "", "qtm");
    await cube.hears("solution");
    expect(others.offerOthers).toHaveBeenLastCalledWith(
      expect.objectContaining({ isWanted: false }),
      ...[START, "L' R'", "en"],
    );
    expect(wishes.takeAll(START, "", "qtm")).toBe(false);
  });

  it("are offered again after they could not be loaded", async () => {
    others.offerOthers.mockRejectedValueOnce(new Error("offline"));
    await cube.hears("solution");
    expect(others.removeOthers).toHaveBeenCalledTimes(1);
    await cube.hears("step");
    expect(others.offerOthers).toHaveBeenCalledTimes(2);
  });
});

describe("more solutions", () => {
  beforeEach(async () => {
    Object.assign(cube.told, { isProven: false, mayBeShorter: true });
    offer();
    await settle();
  });

  it("are offered for one that the two-phase search has found", async () => {
    expect(others.offerOthers).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ areShortestListable: false, isWanted: false }),
      ...[START, "L' R'", "en"],
    );
    await cube.hears("step");
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
  });

  it("are offered again once the cube of the other puzzle has been left for it and it is checked", async () => {
    cube.told.mayBeShorter = false;
    await cube.hears("change");
    expect(others.removeOthers).toHaveBeenCalledTimes(1);
    cube.told.mayBeShorter = true;
    cube.updated();
    await settle();
    expect(others.offerOthers).toHaveBeenCalledTimes(2);
    cube.updated();
    await settle();
    expect(others.offerOthers).toHaveBeenCalledTimes(2);
  });

  it("give way to the other shortest ones when it is proven to be a shortest", async () => {
    wishes.wantAll(START, "", "htm");
    cube.told.isProven = true;
    await cube.hears("solution");
    expect(others.offerOthers).toHaveBeenLastCalledWith(
      expect.objectContaining({ areShortestListable: true, isWanted: true }),
      ...[START, "L' R'", "en"],
    );
  });

  it.each(["qtm", "axial-htm", "axial-qtm"])("are offered in %s", async (metric) => {
    cube.metric = metric;
    await cube.hears("change");
    expect(others.offerOthers).toHaveBeenCalledTimes(2);
  });

  it.each(["axial-htm", "qtm"])(
    "are offered for one that is proven in %s, unless the shortest can be listed",
    async (metric) => {
      Object.assign(cube.told, { isProven: true, mayBeShorter: false });
      cube.metric = metric;
      await cube.hears("solution");
      expect(others.offerOthers).toHaveBeenLastCalledWith(
        expect.objectContaining({ areShortestListable: metric === "qtm" }),
        ...[START, "L' R'", "en"],
      );
    },
  );

  it.each([
    ["by another method", { isByTwoPhase: false }],
    ["while a search is under way", { mayBeShorter: false }],
  ])("are not offered %s", async (_, told) => {
    Object.assign(cube.told, told);
    await cube.hears("change");
    expect(others.removeOthers).toHaveBeenCalledTimes(1);
    expect(others.offerOthers).toHaveBeenCalledTimes(1);
  });
});
