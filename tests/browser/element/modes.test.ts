// What the element is in each of its modes, in boxes of all sizes.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import type { ProfileOptions } from "../browsers/tab";
import { DESKTOP } from "../page/cube-page";
import { isLongRun, ofThisRun } from "../long-run";
import { BASE, it } from "./element-test";

const ALG: Move[] = ["R", "U", "R'", "U'"];
const MODES = ["view", "paint", "solve"] as const;

describe("a view", () => {
  it.override("needs", { picture: true });

  it("plays its moves, without painting tools and without the engine", async ({ page, site }) => {
    await page.embed(
      `<cubewright-cube ${BASE} setup="F" alg="${ALG.join(" ")}" tempo="10"></cubewright-cube>`,
    );
    const { cube, tab } = page;
    await cube.stageIsLive();
    expect(await cube.moves.allInnerTexts()).toEqual(ALG);
    for (const role of ["grid", "radiogroup", "textbox"] as const) {
      expect(await tab.getByRole(role).count()).toBe(0);
    }
    for (const name of ["Solve", "Scramble", "Reset"]) {
      expect(await cube.button(name).count()).toBe(0);
    }
    await page.listen("cubewright-step");
    await cube.button("Play").click();
    await expect
      .poll(() => page.read("index", "facelets"))
      .toEqual({ index: 4, facelets: applyMoves(SOLVED_FACELETS, ["F", ...ALG]) });
    expect(await page.heard()).toEqual([1, 2, 3, 4].map((index) => ["cubewright-step", { index }]));
    expect(site.requestsBelow("/wasm/")).toEqual([]);
    expect(tab.workers()).toEqual([]);

    await tab.evaluate(() => document.querySelector("cubewright-cube")!.reset());
    expect(await page.read("index", "alg", "facelets")).toEqual({
      index: 0,
      alg: ALG.join(" "),
      facelets: applyMoves(SOLVED_FACELETS, ["F"]),
    });
  });

  it("is driven by its methods if it has no controls", async ({ page }) => {
    await page.embed(`<cubewright-cube controls="none" alg="R U F" tempo="20"></cubewright-cube>`);
    const { cube, tab } = page;
    expect(await cube.moves.count()).toBe(0);
    const indexAfter = (drive: (cube: HTMLElementTagNameMap["cubewright-cube"]) => void) =>
      tab
        .locator("cubewright-cube")
        .evaluate(drive)
        .then(() => page.read("index"));
    await indexAfter((cube) => cube.step(2));
    await expect.poll(() => page.read("index")).toEqual({ index: 2 });
    expect(await indexAfter((cube) => cube.seek(1))).toEqual({ index: 1 });
    expect(await indexAfter((cube) => cube.seek(NaN))).toEqual({ index: 1 });
    await indexAfter((cube) => cube.play());
    await expect.poll(() => page.read("index")).toEqual({ index: 3 });
    await indexAfter((cube) => cube.step(-1));
    await expect.poll(() => page.read("index")).toEqual({ index: 2 });
  });

  it("describes its picture with the alt text", async ({ page }) => {
    await page.embed('<cubewright-cube alt="A sexy move" alg="R U R\' U\'"></cubewright-cube>');
    await page.tab.getByRole("img", { name: "A sexy move" }).waitFor();
  });
});

describe("a cube to be solved", () => {
  it("is painted, solved and played, and sends events", async ({ page }) => {
    await page.embed(`<cubewright-cube mode="solve" ${BASE}></cubewright-cube>`);
    await page.listen(
      "cubewright-change",
      "cubewright-improved",
      "cubewright-solution",
      "cubewright-step",
    );
    const { cube } = page;
    const target = applyMoves(SOLVED_FACELETS, ["R'"]);
    await cube.paint(target);
    expect((await page.heard()).at(-1)).toEqual(["cubewright-change", { facelets: target }]);
    expect(await cube.solve()).toEqual(inverseMoves(["R'"]));
    const told = await page.heard();
    expect(told.map(([type]) => type)).toEqual(["cubewright-improved", "cubewright-solution"]);
    expect(told.at(-1)![1]).toMatchObject({ solution: { text: "R", length: 1, optimal: true } });
    await cube.playToEnd();
    expect(await page.heard()).toEqual([["cubewright-step", { index: 1 }]]);
    expect(isSolved(await cube.readFacelets())).toBe(true);
  });

  it.runIf(isLongRun)("is solved only after a scramble under way has ended", async ({ page }) => {
    await page.embed(`<cubewright-cube mode="solve" ${BASE}></cubewright-cube>`);
    const isSolution = await page.tab.evaluate(async () => {
      const cube = document.querySelector("cubewright-cube")!;
      const scrambling = cube.scramble();
      const solution = await cube.solve({ timeMs: 10 });
      await scrambling;
      return solution !== undefined && solution.length > 0;
    });
    expect(isSolution).toBe(true);
  });
});

describe("a cube with a method that cannot solve it", () => {
  it.runIf(isLongRun)("says so as long as that cube is shown", async ({ page }) => {
    await page.embed(`<cubewright-cube mode="solve" method="ortega" ${BASE}></cubewright-cube>`);
    const { alert } = page.cube;
    const show = (facelets: string, solves: boolean) =>
      page.tab.evaluate(
        async ([shown, isSolve]) => {
          const cube = document.querySelector("cubewright-cube")!;
          cube.facelets = shown;
          if (isSolve) await cube.solve();
        },
        [facelets, solves] as const,
      );
    const turned = applyMoves(SOLVED_FACELETS, ["R"]);
    await show(turned, true);
    await alert.filter({ hasText: "The author of this page can choose something else." }).waitFor();
    await show("UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", false);
    await alert.filter({ hasText: "edge" }).waitFor();
    await show(turned, false);
    await alert.filter({ hasText: "The author of this page can choose something else." }).waitFor();
    await show(applyMoves(SOLVED_FACELETS, ["U"]), false);
    await expect.poll(() => alert.textContent()).toBe("");
  });
});

describe("a cube to be painted", () => {
  it("says what is wrong with it, and offers no solution", async ({ page }) => {
    await page.embed(`<cubewright-cube mode="paint" ${BASE}></cubewright-cube>`);
    const { cube } = page;
    expect(await cube.button("Solve").count()).toBe(0);
    const turned = applyMoves(SOLVED_FACELETS, ["R'"]);
    await cube.paint(turned);
    await cube.status.filter({ hasText: /^All colours are there\.$/ }).waitFor();
    await page.tab.evaluate(() => {
      // The two stickers of one edge, swapped.
      const flipped = "UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
      document.querySelector("cubewright-cube")!.facelets = flipped;
    });
    await cube.alert.filter({ hasText: /./ }).waitFor();
    await cube.button("Reset").click();
    await cube.status.filter({ hasText: /^Paint your cube\.$/ }).waitFor();
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
  });
});

describe("a picture of the cube", () => {
  it.override("needs", { picture: true });

  const pictureOf = (tab: Page, style = {}) =>
    tab.evaluate(async (style) => {
      const cube = document.querySelector("cubewright-cube")!;
      Object.assign(cube.style, style);
      const blob = await cube.toBlob();
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      const surface = new OffscreenCanvas(width, height).getContext("2d", {
        willReadFrequently: true,
      })!;
      surface.drawImage(bitmap, 0, 0);
      const alphaAt = (x: number, y: number) => surface.getImageData(x, y, 1, 1).data[3];
      const [middle, corner] = [alphaAt(width / 2, height / 2 + 10), alphaAt(1, 1)];
      return { type: blob.type, width, height, middle, corner };
    }, style);

  it("shows the 3D scene, or the still picture if the scene is not open yet", async ({
    openPage,
  }) => {
    const page = await openPage({ ...DESKTOP, deviceScaleFactor: 1 });
    const onNothing = { type: "image/png", middle: 255, corner: 0 };
    await page.embed('<cubewright-cube setup="R" data-style="width: 300px"></cubewright-cube>');
    await page.cube.stageIsLive();
    expect(await pictureOf(page.tab)).toEqual({ ...onNothing, width: 300, height: 300 });
    const narrow = await pictureOf(page.tab, { width: "280px" });
    expect(narrow, "before the next frame").toEqual({ ...onNothing, width: 280, height: 280 });
    await page.embed(
      '<div data-style="height: 5000px"></div><cubewright-cube setup="R"></cubewright-cube>',
    );
    expect(await pictureOf(page.tab)).toEqual({ ...onNothing, width: 600, height: 600 });
  });
});

const LOOKS: { theme: string; options: ProfileOptions; isLong?: boolean }[] = [
  { theme: "light", options: { ...DESKTOP, colorScheme: "light" }, isLong: true },
  { theme: "dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { theme: "forced colours", options: { ...DESKTOP, forcedColors: "active" }, isLong: true },
];

const PICTURED_LOOKS = LOOKS.flatMap(({ theme, options }) =>
  ["bar", "none"].map((controls) => ({
    ...{ theme, options, controls },
    isLong: `${theme}, ${controls}` !== "forced colours, bar",
  })),
);

describe("every mode", () => {
  const markup = (mode: (typeof MODES)[number], attributes = "") =>
    `<cubewright-cube mode="${mode}" alg="R U R' U'" ${attributes}></cubewright-cube>`;

  it.for(ofThisRun(LOOKS))("passes axe: $theme", async ({ options }, { openPage }) => {
    const page = await openPage(options);
    const cubes = MODES.map((mode) => markup(mode) + markup(mode, 'controls="none"'));
    await page.embed(`<h1>Six cubes</h1>${cubes.join("")}`);
    expect(await axeFindings(page.tab)).toEqual([]);
  });

  describe("with its picture", () => {
    it.override("needs", { picture: true });

    it.for(ofThisRun(PICTURED_LOOKS))(
      "passes axe: $theme, controls $controls",
      async ({ options, controls }, { openPage }) => {
        const page = await openPage(options);
        // A cube to be solved has all parts of the others.
        for (const mode of isLongRun ? MODES : (["solve"] as const)) {
          await page.embed(`<h1>A cube</h1>${markup(mode, `controls="${controls}"`)}`);
          await page.cube.stageIsLive();
          expect(await axeFindings(page.tab), mode).toEqual([]);
        }
      },
    );
  });

  it.for(MODES)("fits boxes from 120 pixels to the whole screen: %s", async (mode, { page }) => {
    for (const widthPx of [120, 200, 320, 640, 1256]) {
      await page.embed(markup(mode, `data-style="width: ${widthPx}px"`));
      const overflowing = await page.tab.locator("cubewright-cube").evaluate((cube) => {
        const box = cube.getBoundingClientRect();
        const parts = Array.from(cube.shadowRoot!.querySelectorAll(".layout *"));
        const inner = parts.flatMap((part) => [
          part,
          ...(part.shadowRoot?.querySelectorAll("button, input, li, ol") ?? []),
        ]);
        return inner
          .filter((part) => part.checkVisibility())
          .filter((part) => part.getBoundingClientRect().right > box.right + 1)
          .map((part) => part.outerHTML.slice(0, 80));
      });
      expect(overflowing, `${widthPx} px`).toEqual([]);
    }
  });

  it("is not mirrored on right-to-left pages", async ({ page }) => {
    await page.tab.evaluate(() => (document.documentElement.dir = "rtl"));
    for (const mode of MODES) {
      await page.embed(markup(mode));
      const lefts = await page.tab
        .getByRole("listitem")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(lefts, mode).toEqual([...lefts].sort((one, other) => one - other));
      if (mode === "view") continue;
      const leftOf = async (name: string) =>
        (await page.tab.getByRole("gridcell", { name }).boundingBox())!.x;
      expect(await leftOf("L1, "), mode).toBeLessThan(await leftOf("R1, "));
    }
  });

  describe("in print", () => {
    it.override("needs", { picture: true });

    it.runIf(isLongRun)("is a still picture, with its moves as text", async ({ page }) => {
      for (const mode of MODES) {
        await page.tab.emulateMedia({ media: "screen" });
        await page.embed(markup(mode));
        await page.cube.stageIsLive();
        await page.tab.emulateMedia({ media: "print" });
        expect(await page.cube.stage.isVisible(), mode).toBe(false);
        const still = page.tab.locator("cubewright-stage svg.still");
        expect(await still.isVisible(), mode).toBe(true);
        expect(await page.cube.moves.allInnerTexts(), mode).toEqual(["R", "U", "R'", "U'"]);
        expect(await page.cube.button("Play").isVisible(), mode).toBe(false);
      }
    });
  });
});

describe("a view in a box with a height", () => {
  it("fills the box", async ({ page }) => {
    for (const [widthPx, heightPx] of [
      [120, 120],
      [300, 200],
      [1200, 760],
    ] as const) {
      await page.embed(
        `<cubewright-cube alg="R U R' U'" data-style="width: ${widthPx}px; height: ${heightPx}px"></cubewright-cube>`,
      );
      const [box, stage, play] = await Promise.all([
        page.tab.locator("cubewright-cube").boundingBox(),
        page.tab.locator("cubewright-stage").boundingBox(),
        page.cube.button("Play").boundingBox(),
      ]);
      expect(box).toMatchObject({ width: widthPx, height: heightPx });
      expect(stage!.height, `${widthPx} px`).toBeGreaterThan(heightPx / 3);
      expect(play!.y + play!.height).toBeLessThanOrEqual(box!.y + box!.height);
    }
  });
});
