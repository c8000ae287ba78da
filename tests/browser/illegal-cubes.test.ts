// What the page says of cubes that cannot exist, and which stickers it marks.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../web/core/facelets";
import type { Tab, TestBrowser } from "./browsers/tab";
import { CubePage, launchBrowserUnderTest } from "./cube-page";
import { SiteServer } from "./site-server";

let browser: TestBrowser;
let site: SiteServer;
let cube: CubePage<Tab>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowserUnderTest(), SiteServer.start()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

beforeEach(async () => {
  cube = await CubePage.open(browser, site.url);
});

afterEach(async () => {
  expect(cube.noise).toEqual([]);
  await cube.context.close();
});

// The solved cube with the stickers of one cycle moved on, each to the place of the next.
function cycled(labels: readonly string[]): string {
  const letters = Array.from(SOLVED_FACELETS);
  const index = (label: string) =>
    letters.findIndex((_, candidate) => stickerLabel(candidate) === label);
  labels.forEach((label, place) => {
    letters[index(labels[(place + 1) % labels.length]!)] = SOLVED_FACELETS[index(label)]!;
  });
  return letters.join("");
}

function markedStickers(): Promise<string[]> {
  return cube.net
    .locator("[aria-invalid=true]")
    .evaluateAll((cells) => cells.map((cell) => (cell.ariaLabel ?? "").split(",")[0]!).sort());
}

describe("an illegal cube", () => {
  it("is told as soon as all colours are there, with its stickers marked: a flipped edge", async () => {
    await cube.paint(cycled(["U6", "R2"]));
    await cube.alert.filter({ hasText: /flip/i }).waitFor();
    expect(await markedStickers()).toEqual(expect.arrayContaining(["R2", "U6"]));
    expect(await cube.moves.count()).toBe(0);
  });

  it("is told: a twisted corner", async () => {
    await cube.paint(cycled(["U9", "R1", "F3"]));
    await cube.alert.filter({ hasText: /twist/i }).waitFor();
    expect(await markedStickers()).toEqual(expect.arrayContaining(["F3", "R1", "U9"]));
  });

  it("is told: an edge that no cube has", async () => {
    await cube.paint(cycled(["U6", "L6"]));
    await cube.alert.filter({ hasText: /edge/i }).waitFor();
    expect((await markedStickers()).length).toBeGreaterThan(0);
  });

  it("is not held against a person who is still painting, until they press Solve", async () => {
    await cube.radio("R").click();
    await cube.sticker(0).click();
    await cube.status.filter({ hasText: "white 8, red 10" }).waitFor();
    expect(await cube.alert.isVisible()).toBe(false);
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: /./ }).waitFor();
    expect((await markedStickers()).length).toBeGreaterThan(0);

    await cube.radio("U").click();
    await cube.sticker(0).click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await markedStickers()).toEqual([]);
  });

  it("cannot come in through the position field unnoticed", async () => {
    await cube.position.fill("R U Q");
    await cube.position.press("Enter");
    await cube.alert.filter({ hasText: /./ }).waitFor();
    expect(await cube.position.getAttribute("aria-invalid")).toBe("true");
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);

    await cube.position.fill(SOLVED_FACELETS.slice(1));
    await cube.position.press("Enter");
    await cube.alert.filter({ hasText: "54" }).waitFor();

    await cube.position.fill(cycled(["U6", "R2"]));
    await cube.position.press("Enter");
    await cube.alert.filter({ hasText: /flip/i }).waitFor();
  });
});
