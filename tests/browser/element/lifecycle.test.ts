// When the element does something and when it ends it: lazy, shared, moved, adopted, removed.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { BASE, it } from "./element-test";

// The engine outlives its last element for a while, and machines have other things to do.
const PATIENCE = { timeout: 30_000 };
const SCRAMBLED = applyMoves(SOLVED_FACELETS, ["R", "U", "F", "D2", "L", "B'"]);

const BELOW = '<div data-style="height: 4000px"></div>';

function solveAll(tab: Page): Promise<(string | undefined)[]> {
  return tab.evaluate(async () => {
    const cubes = Array.from(document.querySelectorAll("cubewright-cube"));
    const solutions = await Promise.all(cubes.map((cube) => cube.solve({ maxLength: 24 })));
    return solutions.map((solution) => solution?.text);
  });
}

describe("an element far down the page", () => {
  it.override("needs", { picture: true });

  it("is a still picture until scrolled near, and starts no engine until it solves", async ({
    page,
    site,
  }) => {
    const { cube, tab } = page;
    await page.embed(
      `${BELOW}<cubewright-cube mode="solve" setup="R U" ${BASE}></cubewright-cube>`,
    );
    await cube.settle();
    expect(site.requests.filter((path) => path.includes("cube-scene"))).toEqual([]);
    await tab.locator("cubewright-cube").scrollIntoViewIfNeeded();
    await cube.stageIsLive();
    expect(site.requests.filter((path) => path.includes("cube-scene"))).not.toEqual([]);
    expect(site.requestsBelow("/wasm/")).toEqual([]);
    expect(tab.workers()).toEqual([]);
    expect(await cube.solve()).toEqual(["U'", "R'"]);
    expect(tab.workers()).not.toEqual([]);
  });

  it("checks its stickers when scrolled near", async ({ page, site }) => {
    const twisted = `F${SOLVED_FACELETS.slice(1, 18)}L${SOLVED_FACELETS.slice(19, 36)}U${SOLVED_FACELETS.slice(37)}`;
    await page.embed(
      `${BELOW}<cubewright-cube mode="solve" facelets="${twisted}" ${BASE}></cubewright-cube>`,
    );
    await page.cube.settle();
    expect(site.requestsBelow("/wasm/")).toEqual([]);
    await page.tab.locator("cubewright-cube").scrollIntoViewIfNeeded();
    await page.cube.alert.filter({ hasText: /./ }).waitFor();
  });

  it("starts its engine at once if its loading is eager", async ({ page }) => {
    await page.embed(`${BELOW}<cubewright-cube loading="eager" ${BASE}></cubewright-cube>`);
    await expect.poll(() => page.tab.workers(), PATIENCE).not.toEqual([]);
  });

  it("stops playing when scrolled out of sight", async ({ page }) => {
    await page.embed(`<cubewright-cube alg="(R U R' U')20" tempo="1"></cubewright-cube>${BELOW}`);
    await page.cube.button("Play").click();
    await page.cube.button("Pause").waitFor();
    await page.tab.evaluate(() => scrollTo(0, 3000));
    await page.cube.button("Play").waitFor({ state: "attached" });
  });
});

describe("elements on one page", () => {
  const cube = (attributes: string) =>
    `<cubewright-cube mode="solve" facelets="${SCRAMBLED}" tables="mini" ${BASE} ${attributes}></cubewright-cube>`;

  it.runIf(isLongRun)(
    "share an engine if their options are equal, until the last is removed",
    async ({ page }) => {
      const { tab } = page;
      await page.embed(cube("") + cube("") + cube('threads="1"'));
      const solutions = await solveAll(tab);
      expect(solutions.every((text) => text !== undefined && text !== "")).toBe(true);
      const countWorkers = () => tab.workers().length;
      const shared = countWorkers();
      await tab.evaluate(() => document.querySelector("cubewright-cube:last-of-type")!.remove());
      await expect.poll(countWorkers, PATIENCE).toBeLessThan(shared);
      await tab.evaluate(() => document.querySelector("cubewright-cube")!.remove());
      expect((await solveAll(tab)).length).toBe(1);
      await tab.evaluate(() => document.querySelector("cubewright-cube")!.remove());
      await expect.poll(countWorkers, PATIENCE).toBe(0);
    },
  );

  it("go on solving while moved in the document", async ({ page }) => {
    const { tab } = page;
    await page.embed(`<div id="there"></div>${cube("")}`);
    const text = await tab.evaluate(async () => {
      const cube = document.querySelector("cubewright-cube")!;
      const solving = cube.solve({ maxLength: 24 });
      document.querySelector("#there")!.append(cube);
      return (await solving)?.text;
    });
    expect(text).toMatch(/^[URFDLB]/);
    await page.cube.playToEnd();
    expect(await page.cube.readFacelets()).toBe(SOLVED_FACELETS);
  });

  it("keep their looks and their cube in another document", async ({ page }) => {
    const { tab } = page;
    await page.embed(
      '<iframe id="frame" data-style="width: 1000px; height: 900px"></iframe>' +
        '<cubewright-cube mode="paint" setup="R U"></cubewright-cube>',
    );
    const looks = await tab.evaluate(async () => {
      const lookOf = (element: Element) => {
        const net = element.shadowRoot!.querySelector("cubewright-net")!;
        const cell = net.shadowRoot!.querySelector("button")!;
        const { display, color } = getComputedStyle(element.shadowRoot!.querySelector(".layout")!);
        return { display, color, corner: getComputedStyle(cell).borderRadius };
      };
      const cube = document.querySelector("cubewright-cube")!;
      const fresh = document.createElement("cubewright-cube");
      fresh.mode = "paint";
      const before = lookOf(cube);
      const other = document.querySelector<HTMLIFrameElement>("#frame")!.contentDocument!;
      other.body.append(cube, fresh);
      await fresh.updateComplete;
      const there = [lookOf(cube), lookOf(fresh)];
      cube.alg = "F";
      cube.seek(1);
      const { facelets } = cube;
      document.body.append(cube);
      return { before, there, back: lookOf(cube), facelets };
    });
    expect(looks.before.display).toBe("grid");
    expect([...looks.there, looks.back]).toEqual([looks.before, looks.before, looks.before]);
    expect(looks.facelets).toBe(applyMoves(SOLVED_FACELETS, ["R", "U", "F"]));
  });
});

describe("an element added and removed 200 times", () => {
  it.runIf(isLongRun)("leaves nothing behind", async ({ page }) => {
    const { tab } = page;
    await page.embed("");
    const protocol = await tab.context().newCDPSession(tab);
    await protocol.send("Performance.enable");
    const comeAndGo = (times: number) =>
      tab.evaluate(
        async ([times, facelets]) => {
          for (let time = 0; time < times; ++time) {
            const cube = document.createElement("cubewright-cube");
            Object.assign(cube, { mode: "solve", tables: "mini", baseUrl: "/", facelets });
            document.querySelector("main")!.append(cube);
            await cube.updateComplete;
            if (time % 50 === 0) await cube.solve({ maxLength: 22 });
            cube.remove();
          }
        },
        [times, SCRAMBLED] as const,
      );
    const measure = async () => {
      await page.cube.settle();
      await protocol.send("HeapProfiler.collectGarbage");
      const { metrics } = await protocol.send("Performance.getMetrics");
      const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
      return {
        nodes: valueOf("Nodes"),
        listeners: valueOf("JSEventListeners"),
        heapBytes: valueOf("JSHeapUsedSize"),
        workers: tab.workers().length,
      };
    };
    await comeAndGo(20);
    const before = await measure();
    await comeAndGo(200);
    const after = await measure();
    // One element has some 300 nodes, 100 listeners and 200 kB.
    expect(after.nodes).toBeLessThan(before.nodes + 1000);
    expect(after.listeners).toBeLessThan(before.listeners + 300);
    expect(after.heapBytes).toBeLessThan(before.heapBytes + 2e6);
    expect(after.workers).toBeLessThanOrEqual(before.workers);
  });
});
