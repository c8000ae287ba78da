// Cubes that come and go by links: the address of the page, and what is opened of it.

import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { CubePage, DESKTOP, launchBrowser } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { SiteServer } from "./site-server";

const { facelets: FACELETS } = OPTIMAL_POSITIONS[1]!;
const SETUP = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
const SOLUTION: Move[] = ["R", "U2", "F'"];
const PATIENCE = { timeout: 30_000 };

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: SiteServer;
let opened: CubePage[];

beforeAll(async () => {
  browser = await launchBrowser();
  site = await SiteServer.start();
  opened = [];
});

afterEach(async () => {
  const noise = opened.flatMap((cube) => cube.noise);
  for (const { context } of opened.splice(0)) await context.close();
  expect(noise).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function open(address = "", options = DESKTOP): Promise<CubePage> {
  const cube = await CubePage.open(browser, site.url + address, options);
  opened.push(cube);
  return cube;
}

function hashOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

async function shows(cube: CubePage, facelets: string, moves: readonly string[]): Promise<void> {
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(facelets);
  await expect.poll(() => cube.moves.allInnerTexts(), PATIENCE).toEqual(moves);
}

describe("the address", () => {
  it("holds the cube and its moves, and opens just that elsewhere", async () => {
    const cube = await open();
    expect(await hashOf(cube.page)).toBe("");
    await cube.enterPosition(FACELETS);
    expect(await hashOf(cube.page)).toBe(`#facelets=${FACELETS}`);
    const moves = (await cube.solve()) as Move[];
    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    const alg = moves.join("_").replaceAll("'", "-");
    expect(await hashOf(cube.page)).toBe(`#facelets=${FACELETS}&alg=${alg}&index=1`);

    const other = await open(await hashOf(cube.page));
    await shows(other, applyMoves(FACELETS, moves.slice(0, 1)), moves);
    await other.page.getByText(`1 of ${moves.length}`).waitFor();
    await other.button("Reset").click();
    await expect.poll(() => hashOf(other.page), PATIENCE).toBe(`#facelets=${SOLVED_FACELETS}`);
  });

  it("stands above the cube of the last visit, which stays where nothing is done", async () => {
    const cube = await open();
    await cube.enterPosition(FACELETS);
    const guest = await CubePage.openIn(cube.context, `${site.url}#setup=F_U2_R-&alg=R_U2_F-`);
    await shows(guest, SETUP, SOLUTION);
    const next = await CubePage.openIn(cube.context, site.url);
    await shows(next, FACELETS, []);
    expect(await hashOf(next.page)).toBe(`#facelets=${FACELETS}`);

    await guest.button("Next move").click();
    await guest.page.getByText("1 of 3").waitFor();
    await guest.reload();
    await shows(guest, applyMoves(SETUP, ["R"]), SOLUTION);
    expect([...guest.noise, ...next.noise]).toEqual([]);
  });

  it("is followed when it changes, and is the cube's again after the help", async () => {
    const cube = await open(`#facelets=${FACELETS}`);
    await shows(cube, FACELETS, []);
    await cube.page.evaluate(() => (location.hash = "#setup=F U2 R'&alg=R U2 F'&index=2"));
    await shows(cube, applyMoves(SETUP, ["R", "U2"]), SOLUTION);
    const link = `#facelets=${SETUP}&alg=R_U2_F-&index=2`;
    await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);

    await cube.page.getByRole("link", { name: "Help" }).click();
    await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);
    await cube.page.goBack();
    await shows(cube, FACELETS, []);
  });

  it.each([
    ["stickers", `#facelets=${FACELETS.slice(1)}`],
    ["moves", `#facelets=${SOLVED_FACELETS}&alg=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`],
    ["escapes", "#alg=R%2&setup=%FF%00"],
    ["an endless list", `#alg=${"R_".repeat(200_000)}`],
  ])("that is broken leaves the cube as it is, and says so: %s", async (_, link) => {
    const cube = await open();
    await cube.enterPosition(FACELETS);
    await cube.page.evaluate((link) => (location.hash = link), link);
    const note = cube.page.getByText("has a cube that cannot be read");
    await note.waitFor();
    await cube.page.reload();
    await note.waitFor();
    await shows(cube, FACELETS, []);
    expect(await cube.page.locator("#position-note").evaluate((note) => note.children.length)).toBe(
      0,
    );
  });
});
