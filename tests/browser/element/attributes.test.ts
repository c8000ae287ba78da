// What an embedder sets on the element: in any order, at any time, before and after it is defined.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { BASE, it } from "./element-test";

const SETUP = "R U2 F'";
const ALG = "F U2 R'";
const FROM_SETUP = applyMoves(SOLVED_FACELETS, SETUP.split(" ") as Move[]);

// The same of a 2x2x2.
const POCKET = applyMoves("UUUURRRRFFFFDDDDLLLLBBBB", SETUP.split(" ") as Move[]);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

describe("attributes", () => {
  it("give the same result in any order, set before or after the element is connected", async ({
    page,
  }) => {
    const attributes = [
      ["setup", SETUP],
      ["alg", ALG],
      ["mode", "view"],
      ["tempo", "4"],
    ] as const;
    await page.embed("");
    const outcomes = await page.tab.evaluate(async (orders) => {
      const seen = new Set<string>();
      for (const order of orders) {
        for (const connected of [true, false]) {
          const cube = document.createElement("cubewright-cube");
          if (connected) document.body.append(cube);
          await (connected && cube.updateComplete);
          for (const [name, value] of order) cube.setAttribute(name, value);
          if (!connected) document.body.append(cube);
          await cube.updateComplete;
          const { setup, alg, mode, tempo, facelets, index } = cube;
          seen.add(JSON.stringify({ setup, alg, mode, tempo, facelets, index }));
          cube.remove();
        }
      }
      return [...seen];
    }, permutations(attributes));
    expect(outcomes.map((outcome) => JSON.parse(outcome) as unknown)).toEqual([
      { setup: SETUP, alg: ALG, mode: "view", tempo: 4, facelets: FROM_SETUP, index: 0 },
    ]);
  });

  it.runIf(isLongRun)("show a 2x2x2 with its moves, in any order", async ({ page }) => {
    for (const order of permutations([
      'puzzle="2x2x2"',
      `setup="${SETUP}"`,
      'alg="F U2 R\'"',
      'mode="solve"',
    ])) {
      await page.embed(`<cubewright-cube ${BASE} ${order.join(" ")}></cubewright-cube>`);
      expect(await page.read("puzzle", "facelets", "alg")).toEqual({
        ...{ puzzle: "2x2x2", facelets: POCKET, alg: ALG },
      });
    }
    expect(await page.cube.readFacelets()).toBe(POCKET);
    await page.listen("cubewright-change", "cubewright-solution");
    const outcome = await page.tab.evaluate(async () => {
      const cube = document.querySelector("cubewright-cube")!;
      const solution = await cube.solve({ method: "ortega" });
      const { type } = await cube.toBlob();
      cube.puzzle = "3x3x3";
      const { facelets, alg } = cube;
      cube.puzzle = "2x2x2";
      return { stages: solution!.stages!.map(({ id }) => id), type, other: facelets + alg };
    });
    expect(outcome).toEqual({
      ...{ stages: ["first-face", "corner-oll", "pbl"], type: "image/png", other: SOLVED_FACELETS },
    });
    const told = (await page.heard()).map(([type]) => type);
    expect(told).toEqual(["cubewright-solution", "cubewright-change", "cubewright-change"]);
  });

  it("let facelets override setup until facelets is removed", async ({ page }) => {
    const { facelets } = OPTIMAL_POSITIONS[0]!;
    for (const order of [`setup="R" facelets="${facelets}"`, `facelets="${facelets}" setup="R"`]) {
      await page.embed(`<cubewright-cube ${order}></cubewright-cube>`);
      expect(await page.read("facelets")).toEqual({ facelets });
      await page.tab.evaluate(() =>
        document.querySelector("cubewright-cube")!.removeAttribute("facelets"),
      );
      expect(await page.read("facelets")).toEqual({ facelets: applyMoves(SOLVED_FACELETS, ["R"]) });
    }
  });

  it("are kept, like properties, if set before the element is defined", async ({ page }) => {
    await page.put(`<cubewright-cube setup="${SETUP}" time-ms="250"></cubewright-cube>`);
    await page.tab.evaluate((alg) => {
      Object.assign(document.querySelector("cubewright-cube")!, { alg, maxLength: 20, tempo: 3 });
    }, ALG);
    await page.listen("cubewright-ready");
    await page.tab.evaluate(() => window.defineCubes());
    await expect.poll(() => page.heard()).toEqual([["cubewright-ready", null]]);
    expect(await page.read("setup", "alg", "timeMs", "maxLength", "tempo", "facelets")).toEqual({
      setup: SETUP,
      alg: ALG,
      timeMs: 250,
      maxLength: 20,
      tempo: 3,
      facelets: FROM_SETUP,
    });
  });

  it("return to their defaults when removed", async ({ page }) => {
    const set = {
      mode: "paint",
      controls: "none",
      "time-ms": "5",
      alg: "R",
      setup: "U",
      tempo: "2",
    };
    const written = Object.entries(set).map(([name, value]) => `${name}="${value}"`);
    await page.embed(`<cubewright-cube ${written.join(" ")}></cubewright-cube>`);
    await page.tab.evaluate((names) => {
      for (const name of names) document.querySelector("cubewright-cube")!.removeAttribute(name);
    }, Object.keys(set));
    expect(await page.read("mode", "controls", "timeMs", "alg", "setup", "tempo")).toEqual({
      mode: "view",
      controls: "bar",
      timeMs: 1000,
      alg: "",
      setup: "",
      tempo: 1.5,
    });
  });
});

describe("an invalid value", () => {
  const right = {
    mode: "solve",
    controls: "none",
    tables: "mini",
    threads: "1",
    "time-ms": "250",
    "max-length": "20",
    "max-nodes": "5000",
    puzzle: "2x2x2",
    method: "ortega",
    metric: "qtm",
    goal: FROM_SETUP,
    "base-url": "/",
    tempo: "3",
    hint: "arrow",
    signs: "letters",
    backs: "float",
    // Any text is right for these two.
    alt: "A cube.",
    stage: "first-face",
    scan: "",
    loading: "lazy",
    "color-scheme": "japanese",
    setup: SETUP,
    alg: ALG,
  };
  const wrong: [name: keyof typeof right | "facelets", value: string, code: string][] = [
    ["mode", "edit", "option"],
    ["controls", "all", "option"],
    ["tables", "huge", "option"],
    ["threads", "0", "option"],
    ["threads", "many", "option"],
    ["time-ms", "soon", "option"],
    ["max-length", "1001", "option"],
    ["max-nodes", "-1", "option"],
    ["max-nodes", "1.5", "option"],
    ["puzzle", "4x4x4", "option"],
    ["method", "magic", "option"],
    ["metric", "stm", "option"],
    ["goal", "UUU", "length"],
    ["base-url", "http://[", "option"],
    ["tempo", "0", "option"],
    ["hint", "loud", "option"],
    ["signs", "braille", "option"],
    ["backs", "yes", "option"],
    ["scan", "later", "option"],
    ["loading", "never", "option"],
    ["color-scheme", "U:white R:nothing", "option"],
    ["setup", "R U oh", "notation"],
    ["alg", "(R U", "notation"],
    ["facelets", "UUU", "length"],
  ];

  it("is reported, and changes nothing", async ({ page }) => {
    const written = Object.entries(right).map(([name, value]) => `${name}="${value}"`);
    await page.embed(`<cubewright-cube ${written.join(" ")}></cubewright-cube>`);
    await page.listen("cubewright-error", "cubewright-change");
    const state = () =>
      page.read(
        ...(["mode", "controls", "tables", "threads", "timeMs", "maxLength", "baseUrl"] as const),
        ...(["puzzle", "method", "metric", "goal", "maxNodes", "stage", "scan"] as const),
        ...(["signs", "backs", "alt"] as const),
        ...(["tempo", "hint", "loading", "colorScheme", "setup", "alg", "facelets"] as const),
      );
    const before = await state();
    expect(before).toMatchObject({ mode: "solve", threads: 1, facelets: POCKET, alg: ALG });
    expect(before).toMatchObject({ maxNodes: 5000, stage: "first-face", scan: true });
    expect(before).toMatchObject({ signs: "letters", backs: "float", alt: "A cube." });
    for (const [name, value, code] of wrong) {
      await page.tab.evaluate(
        ([name, value]) => document.querySelector("cubewright-cube")!.setAttribute(name, value),
        [name, value] as const,
      );
      const told = await page.heard();
      expect(told, name).toMatchObject([["cubewright-error", { code }]]);
      expect(await state(), name).toEqual(before);
    }
  });

  it("is also reported if present from the start", async ({ page }) => {
    await page.listen("cubewright-error", "cubewright-ready");
    await page.embed('<cubewright-cube mode="edit" alg="R U oh"></cubewright-cube>');
    const told = await page.heard();
    expect(told.map(([type]) => type).sort()).toEqual([
      "cubewright-error",
      "cubewright-error",
      "cubewright-ready",
    ]);
    expect(await page.read("mode", "alg")).toEqual({ mode: "view", alg: "" });
  });
});

describe("a colour scheme", () => {
  it("colours and names the stickers until it is removed", async ({ page }) => {
    await page.embed(
      '<cubewright-cube mode="paint" color-scheme="U:black R:#b00 F:teal"></cubewright-cube>',
    );
    const { cube, tab } = page;
    const colorOf = (name: string) =>
      tab
        .getByRole("gridcell", { name, exact: true })
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await colorOf("U1, black")).toBe("rgb(0, 0, 0)");
    expect(await colorOf("R9, colour R")).toBe("rgb(187, 0, 0)");
    await tab.getByRole("radio", { name: "Teal" }).click();
    await tab.getByRole("gridcell", { name: "D1, yellow" }).click();
    // The colour fades in.
    await expect.poll(() => colorOf("D1, teal")).toBe("rgb(0, 128, 128)");
    await cube.status.filter({ hasText: "hold yellow towards you with teal up" }).waitFor();

    await tab.evaluate(() =>
      document.querySelector("cubewright-cube")!.removeAttribute("color-scheme"),
    );
    await expect.poll(() => colorOf("U1, white")).toBe("rgb(247, 246, 241)");
  });
});
