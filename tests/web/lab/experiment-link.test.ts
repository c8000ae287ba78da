// Experiments as links, as commands, and what keeps one from being run.

import { describe, expect, it } from "vitest";

import { methodsOf } from "../../../web/core/choices";
import {
  type Experiment,
  faultOf,
  isReproducible,
  plannedMethods,
} from "../../../web/lab/experiment/experiment";
import {
  readBroughtCube,
  readExperimentLink,
  unreadIn,
  writeCommand,
  writeExperimentLink,
} from "../../../web/lab/experiment/experiment-link";

const USUAL: Experiment = {
  puzzle: "3x3x3",
  methods: ["cfop"],
  metric: "htm",
  cubes: { kind: "random", count: 100 },
  seed: 1,
  limit: { kind: "none" },
};
const SCRAMBLES: Experiment = {
  ...USUAL,
  methods: ["two-phase:max-length=22", "two-phase"],
  cubes: { kind: "scrambles", lengths: [5, 10], counts: [3, 4] },
  limit: { kind: "work", maxNodes: 5000 },
};
const POCKET: Experiment = {
  ...USUAL,
  puzzle: "2x2x2",
  methods: ["optimal", "ortega"],
  cubes: { kind: "every" },
  metric: "qtm",
  limit: { kind: "time", timeMs: 20 },
};
const ONE: Experiment = { ...USUAL, cubes: { kind: "cube", facelets: "U".repeat(54) } };
const PRESETS = new Map([["scrambles", SCRAMBLES]]);

describe("a link", () => {
  it.each([USUAL, SCRAMBLES, POCKET, ONE, { ...USUAL, cubes: { kind: "list" } } as const])(
    "restores the experiment that it was written from",
    (experiment) => {
      const link = writeExperimentLink(experiment);
      expect(readExperimentLink(link, PRESETS, USUAL)).toEqual(experiment);
    },
  );

  it("may name a preset, with other counts", () => {
    expect(readExperimentLink("#preset=scrambles&count=7", PRESETS, USUAL)).toEqual({
      ...SCRAMBLES,
      cubes: { kind: "scrambles", lengths: [5, 10], counts: [7] },
    });
  });

  it("describes no experiment without methods, but may bring a cube", () => {
    const facelets = "URFDLB".repeat(9);
    expect(readExperimentLink(`#facelets=${facelets}`, PRESETS, USUAL)).toBeUndefined();
    expect(readBroughtCube(`#facelets=${facelets}`)).toBe(facelets);
    expect(readBroughtCube("#facelets=U_RF")).toBeUndefined();
  });

  it("may leave its methods open", () => {
    expect(readExperimentLink("#random=20&seed=7", PRESETS, USUAL)).toEqual({
      ...USUAL,
      ...{ cubes: { kind: "random", count: 20 }, seed: 7 },
    });
  });

  it("begins with the puzzle of a cube from another page, completely painted or not", () => {
    const facelets = "UURRFFDDLLBB".repeat(2);
    for (const brought of [facelets, facelets.replace("U", "?")]) {
      expect(readExperimentLink(`#facelets=${brought}`, PRESETS, USUAL)).toEqual({
        ...USUAL,
        ...{ puzzle: "2x2x2", methods: methodsOf("2x2x2") },
      });
    }
    expect(readBroughtCube(`#facelets=${facelets}`)).toBe(facelets);
  });
});

describe("the parts of a link that cannot be read", () => {
  it.each([
    ["#methods=cfop,magic&seed=1", ["methods=cfop,magic"]],
    ["#methods=cfop&random=many&sed=3&metric=mph", ["random=many", "sed=3", "metric=mph"]],
    ["#preset=duric&seed=x", ["preset=duric", "seed=x"]],
    ["#preset=scrambles&puzzle=2x2x2", ["puzzle=2x2x2"]],
    ["#preset=scrambles&puzzle=3x3x3", []],
    ["#puzzle=2x2x2&methods=korf", ["methods=korf"]],
    ["#preset=scrambles&methods=ortega", ["methods=ortega"]],
    ["#methods=cfop&random=5&count=3", ["count=3"]],
    ["#methods=cfop&list&count=3", ["count=3"]],
    ["#preset=scrambles&count=3", []],
    ["#methods=cfop&cube=UUU&max-nodes=0", ["cube=UUU", "max-nodes=0"]],
    [`#methods=cfop&${"x".repeat(20_000)}`, [expect.stringMatching(/^x+$/), "…"]],
  ])("are reported: %j", (fragment, unread) => {
    expect(unreadIn(fragment, PRESETS)).toEqual(unread);
  });

  it("are none in a link that the page writes, or in one that brings a cube", () => {
    for (const experiment of [USUAL, SCRAMBLES, POCKET, ONE]) {
      expect(unreadIn(writeExperimentLink(experiment), PRESETS)).toEqual([]);
    }
    expect(unreadIn("#facelets=U_RF", PRESETS)).toEqual([]);
    expect(unreadIn("", PRESETS)).toEqual([]);
  });

  it("are ignored", () => {
    const read = readExperimentLink("#methods=cfop,magic&cube=UUU", PRESETS, USUAL);
    expect(read).toEqual(USUAL);
  });
});

it("an experiment is written as a command", () => {
  expect(writeCommand(SCRAMBLES)).toBe(
    "cubewright compare --methods two-phase:max-length=22,two-phase --scrambles 5,10 " +
      "--count 3,4 --seed 1 --max-nodes 5000",
  );
  expect(writeCommand(ONE)).toBe(
    `echo ${"U".repeat(54)} | cubewright compare --methods cfop --cubes - --seed 1`,
  );
});

describe("an experiment", () => {
  it.each<[Partial<Experiment>, object]>([
    [{ methods: [] }, { code: "no-methods" }],
    [{ methods: ["magic"] }, { code: "unknown-method", text: "magic" }],
    [{ methods: ["cfop:speed=3"] }, { code: "unknown-setting", text: "speed=3" }],
    [{ methods: ["korf:max-nodes=1:time-ms=1"] }, { code: "two-limits" }],
    [{ methods: ["cfop", "cfop"] }, { code: "method-twice", text: "cfop" }],
    [{ methods: ["ortega"] }, { code: "unsupported", method: "ortega" }],
    [
      { methods: ["korf"], metric: "qtm" },
      { code: "metric", method: "korf" },
    ],
    [{ cubes: { kind: "every" } }, { code: "every" }],
    [{ cubes: { kind: "random", count: 0 } }, { code: "no-cubes" }],
    [{ limit: { kind: "work", maxNodes: 0 } }, { code: "no-work" }],
    [{ limit: { kind: "work", maxNodes: NaN } }, { code: "number" }],
    [{ cubes: { kind: "scrambles", lengths: [], counts: [1] } }, { code: "no-lengths" }],
    [{ cubes: { kind: "scrambles", lengths: [3, 3], counts: [1] } }, { code: "lengths-twice" }],
    [{ cubes: { kind: "scrambles", lengths: [3, 5], counts: [1, 0] } }, { code: "no-cubes" }],
    [{ methods: ["two-phase:seed=1=2"] }, { code: "unknown-setting", text: "seed=1=2" }],
    [{ cubes: { kind: "scrambles", lengths: [1001], counts: [1] } }, { code: "length" }],
    [{ cubes: { kind: "scrambles", lengths: [1, 2, 3], counts: [1, 2] } }, { code: "counts" }],
  ])("cannot be run with %j", (change, fault) => {
    expect(faultOf({ ...USUAL, ...change })).toMatchObject(fault);
  });

  it("is reproducible unless it has a time limit", () => {
    expect([USUAL, SCRAMBLES, POCKET].map(isReproducible)).toEqual([true, true, false]);
    expect(isReproducible({ ...USUAL, methods: ["two-phase:time-ms=500"] })).toBe(false);
  });

  it("fills in what the settings of its methods leave open", () => {
    expect(plannedMethods(SCRAMBLES)).toMatchObject([
      { method: "two-phase", maxLength: 22, maxNodes: 5000, seed: 1 },
      { method: "two-phase", maxNodes: 5000 },
    ]);
    const [usual] = plannedMethods({ ...USUAL, methods: ["two-phase"] });
    expect(usual).toMatchObject({ maxNodes: 100_000 });
  });
});
