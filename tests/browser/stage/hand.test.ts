// The cube on the stage in a hand: layers turned by mouse, finger and keyboard, stickers painted in
// one stroke, and fingers that want to scroll the page.

import type { Browser, CDPSession } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { CubePage, launchBrowser, PHONE } from "../page/cube-page";
import { SiteServer } from "../site/site-server";
import { placeOfSticker } from "./stage-places";

const PATIENCE = { timeout: 30_000 };
const LABELS = Array.from({ length: 54 }, (_, index) => stickerLabel(index));

interface Place {
  x: number;
  y: number;
}

let browser: Browser;
let site: SiteServer;
let cube: CubePage;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  site = await SiteServer.start();
});

afterEach(async () => {
  expect(cube.noise).toEqual([]);
  await cube.context.close();
  await site.stop();
});

async function openWithMoves(alg: string, options?: typeof PHONE): Promise<void> {
  cube = await CubePage.open(browser, site.url, options);
  await cube.stageIsLive();
  await giveMoves(alg);
}

/** With moves to follow, stickers are there to be turned. */
async function giveMoves(alg: string): Promise<void> {
  await cube.page.locator("cubewright-cube").evaluate((element, moves) => {
    Object.assign(element, { alg: moves });
  }, alg);
  await cube.moves.first().waitFor();
}

async function placeOf(label: string): Promise<Place> {
  return placeOfSticker((await cube.stage.boundingBox())!, LABELS.indexOf(label));
}

function shows(moves: readonly Move[]): Promise<void> {
  return expect.poll(() => cube.readFacelets(), PATIENCE).toBe(applyMoves(SOLVED_FACELETS, moves));
}

describe("a mouse", () => {
  async function drag(from: string, ...places: string[]): Promise<void> {
    const { mouse } = cube.page;
    const begin = await placeOf(from);
    await mouse.move(begin.x, begin.y);
    await mouse.down();
    for (const label of places) {
      const { x, y } = await placeOf(label);
      await mouse.move(x, y, { steps: 8 });
    }
    await mouse.up();
  }

  it("turns the layers whose stickers it drags", async () => {
    cube = await CubePage.open(browser, site.url);
    await cube.stageIsLive();
    const turned: Move[] = [];
    for (const [from, to, move] of [
      ["F3", "F1", "U"],
      ["F1", "F3", "U'"],
      ["R3", "R9", "B'"],
      ["U7", "U1", "L'"],
    ] as const) {
      await giveMoves("D2");
      await drag(from, to);
      turned.push(move);
      await shows(turned);
      // No turn of the solution's, so that it is none of this cube's.
      expect(await cube.moves.count()).toBe(0);
    }
  });

  it("turns the layer back that it has dragged too far", async () => {
    await openWithMoves("B");
    await drag("F9", "F7", "F9");
    await cube.settle();
    await shows([]);
    expect(await cube.moves.count()).toBe(1);
  });

  it("follows the solution when it turns what comes next, and takes it back", async () => {
    await openWithMoves("R U2");
    await drag("F9", "F3");
    await cube.page.getByText("1 of 2").waitFor();
    await shows(["R"]);
    await drag("F3", "F9");
    await cube.page.getByText("0 of 2").waitFor();
    await shows([]);
  });

  it("shows another side when it drags what cannot turn", async () => {
    await openWithMoves("B");
    const before = await cube.stage.screenshot();
    await drag("F5", "F6");
    await cube.settle();
    expect(before.equals(await cube.stage.screenshot())).toBe(false);
    await shows([]);
  });

  it("paints in one stroke, over the centre and around the corner", async () => {
    cube = await CubePage.open(browser, site.url);
    await cube.stageIsLive();
    await cube.radio("D").click();
    await drag("F4", "F5", "F6", "R4");
    const painted = ["F4", "F6", "R4"].map((label) => LABELS.indexOf(label));
    const expected = Array.from(SOLVED_FACELETS, (letter, index) =>
      painted.includes(index) ? "D" : letter,
    ).join("");
    expect(await cube.readFacelets()).toBe(expected);
    expect(await cube.radio("D").isChecked()).toBe(true);
  });
});

describe("a finger", () => {
  let touch: CDPSession;

  async function openOnPhone(): Promise<void> {
    await openWithMoves("B", PHONE);
    touch = await cube.context.newCDPSession(cube.page);
    await cube.page.evaluate(() => scrollTo(0, 0));
  }

  async function swipe(from: Place, to: Place): Promise<void> {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [from]);
    const steps = 12;
    for (let step = 1; step <= steps; ++step) {
      const part = step / steps;
      const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
      await send("touchMove", [at]);
    }
    await send("touchEnd", []);
  }

  const scrolledPx = () => cube.page.evaluate(() => scrollY);

  it("turns a layer up and down, and the page stays where it is", async () => {
    await openOnPhone();
    await swipe(await placeOf("F9"), await placeOf("F3"));
    await shows(["R"]);
    expect(await scrolledPx()).toBe(0);
  });

  it("scrolls the page when it goes up beside the cube", async () => {
    await openOnPhone();
    const box = (await cube.stage.boundingBox())!;
    const before = await cube.stage.screenshot();
    const x = box.x + 14;
    await swipe({ x, y: box.y + box.height - 20 }, { x, y: box.y + 20 });
    await expect.poll(scrolledPx, PATIENCE).toBeGreaterThan(50);
    await shows([]);
    await cube.page.evaluate(() => scrollTo(0, 0));
    await cube.settle();
    expect(before.equals(await cube.stage.screenshot())).toBe(true);
  });

  it("shows another side when it goes across beside the cube", async () => {
    await openOnPhone();
    const box = (await cube.stage.boundingBox())!;
    const before = await cube.stage.screenshot();
    const y = box.y + 16;
    await swipe({ x: box.x + 20, y }, { x: box.x + 180, y: y + 10 });
    await cube.settle();
    expect(before.equals(await cube.stage.screenshot())).toBe(false);
    expect(await scrolledPx()).toBe(0);
    await shows([]);
  });
});

describe("a keyboard", () => {
  it("turns faces by their letters, with Shift the other way", async () => {
    await openWithMoves("R U' F");
    const { keyboard } = cube.page;
    await cube.page.getByRole("img", { name: /^The cube/ }).focus();
    await keyboard.press("r");
    await keyboard.press("Shift+U");
    await cube.page.getByText("2 of 3").waitFor();
    await shows(["R", "U'"]);
    // Not what comes next.
    await keyboard.press("d");
    await shows(["R", "U'", "D"]);
    expect(await cube.moves.count()).toBe(0);
  });

  it("types in the position field, and chooses colours with digits", async () => {
    cube = await CubePage.open(browser, site.url);
    await cube.position.fill("");
    await cube.position.press("Shift+R");
    await cube.position.press("2");
    expect(await cube.position.inputValue()).toBe("R2");
    await shows([]);
    // Leaving the field applies what was typed.
    await cube.radio("F").focus();
    await cube.page.keyboard.press("b");
    await shows(["R2", "B"]);
    await cube.page.keyboard.press("5");
    expect(await cube.radio("L").isChecked()).toBe(true);
  });
});
