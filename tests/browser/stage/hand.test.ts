// The cube on the stage turned by hand: layers turned by mouse, finger and keyboard, stickers
// painted in one stroke, and fingers that mean to scroll the page.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { HOLD_MS } from "../../../web/scene/hand/touch";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { drag, giveMoves, LABELS, placeOf } from "./mouse-drags";
import {
  holdUntilTold,
  moveTouch,
  type Place,
  scrolledPx,
  scrollsPx,
  sendTouch,
  swipe,
} from "./touches";

const PATIENCE = { timeout: 30_000 };

const it = pageTest.extend("needs", { picture: true });

function shows(cube: CubePage, moves: readonly Move[]): Promise<void> {
  return expect.poll(() => cube.readFacelets(), PATIENCE).toBe(applyMoves(SOLVED_FACELETS, moves));
}

describe("a mouse", () => {
  it("turns the layers whose stickers it drags", async ({ cube }) => {
    await giveMoves(cube, "D2");
    const turned: Move[] = [];
    for (const [from, to, move] of [
      ["F3", "F1", "U"],
      ["F1", "F3", "U'"],
      ["R3", "R9", "B'"],
      ["U7", "U1", "L'"],
    ] as const) {
      await drag(cube, from, to);
      turned.push(move);
      await shows(cube, turned);
    }
    // None of them is the solution's next, which waits. Turns that cancel each other do not count.
    await cube.status.filter({ hasText: "You turned B' L'." }).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(["D2"]);
  });

  it.runIf(isLongRun)("turns a layer back when dragged back", async ({ cube }) => {
    await giveMoves(cube, "B");
    await drag(cube, "F9", "F7", "F9");
    await cube.settle();
    await shows(cube, []);
    expect(await cube.moves.count()).toBe(1);
  });

  it("makes the solution's next move by dragging, and takes it back", async ({ cube }) => {
    await giveMoves(cube, "R U2");
    await drag(cube, "F9", "F3");
    await cube.page.getByText("1 of 2").waitFor();
    await shows(cube, ["R"]);
    await drag(cube, "F3", "F9");
    await cube.page.getByText("0 of 2").waitFor();
    await shows(cube, []);
  });

  it.runIf(isLongRun)("shows another side when it drags a centre", async ({ cube }) => {
    await giveMoves(cube, "B");
    const before = await cube.stage.screenshot();
    await drag(cube, "F5", "F6");
    await cube.settle();
    expect(before.equals(await cube.stage.screenshot())).toBe(false);
    await shows(cube, []);
  });

  it("paints in one stroke, over the centre and around the corner", async ({ cube }) => {
    await cube.stageIsLive();
    await cube.radio("D").click();
    await drag(cube, "F4", "F5", "F6", "R4");
    const painted = ["F4", "F6", "R4"].map((label) => LABELS.indexOf(label));
    const expected = Array.from(SOLVED_FACELETS, (letter, index) =>
      painted.includes(index) ? "D" : letter,
    ).join("");
    expect(await cube.readFacelets()).toBe(expected);
    expect(await cube.radio("D").isChecked()).toBe(true);
  });

  it.runIf(isLongRun)(
    "paints all stickers of a stroke of which the browser reports only the ends",
    async ({ cube }) => {
      const { mouse } = cube.page;
      const stroke = async (from: Place, to: Place) => {
        await mouse.move(from.x, from.y);
        await mouse.down();
        await mouse.move(to.x, to.y);
        await mouse.up();
      };
      const inNet = async (label: string) => {
        const { x, y, width, height } = (await cube.stickerNamed(label).boundingBox())!;
        return { x: x + width / 2, y: y + height / 2 };
      };
      await cube.stageIsLive();
      await cube.radio("D").click();
      await stroke(await placeOf(cube, "F1"), await placeOf(cube, "F3"));
      await stroke(await inNet("L7"), await inNet("L9"));
      const labels = ["F1", "F2", "F3", "L7", "L8", "L9"];
      for (const label of labels)
        await cube
          .stickerNamed(label)
          .and(cube.page.getByLabel(`${label}, yellow`))
          .waitFor();
    },
  );
});

const phoneIt = it
  /** The page on a phone, with a move to follow. */
  .extend("cube", async ({ openCube }) => {
    const cube = await openCube(PHONE);
    await giveMoves(cube, "B");
    await cube.page.evaluate(() => scrollTo(0, 0));
    return cube;
  })
  .extend("touch", ({ cube }) => cube.context.newCDPSession(cube.page));

describe("a finger", () => {
  phoneIt("turns a layer vertically without scrolling the page", async ({ cube, touch }) => {
    await swipe(touch, await placeOf(cube, "F9"), await placeOf(cube, "F3"));
    await shows(cube, ["R"]);
    expect(await scrolledPx(cube)).toBe(0);
  });

  phoneIt("turns again after a slip, and paints nothing", async ({ cube, touch }) => {
    await swipe(touch, await placeOf(cube, "F9"), await placeOf(cube, "F3"));
    await cube.status.filter({ hasText: "You turned R." }).waitFor();
    await swipe(touch, await placeOf(cube, "F9"), await placeOf(cube, "F3"));
    await cube.status.filter({ hasText: "You turned R2." }).waitFor();
    await shows(cube, ["R2"]);
    await cube.button("Take it back").tap();
    await shows(cube, []);
    expect(await cube.moves.allInnerTexts()).toEqual(["B"]);
  });

  phoneIt.runIf(isLongRun)(
    "scrolls the page when it swipes up beside the cube",
    async ({ cube, touch }) => {
      const box = (await cube.stage.boundingBox())!;
      const before = await cube.stage.screenshot();
      const x = box.x + 14;
      const [from, to] = [box.y + box.height - 20, box.y + 20];
      const scrolled = await scrollsPx(cube, () => swipe(touch, { x, y: from }, { x, y: to }));
      expect(scrolled).toBeGreaterThan(50);
      await shows(cube, []);
      await cube.page.evaluate(() => scrollTo(0, 0));
      await cube.settle();
      expect(before.equals(await cube.stage.screenshot())).toBe(true);
    },
  );

  phoneIt(
    "turns the view with another finger, and a button turns it back",
    async ({ cube, touch }) => {
      await cube.settle();
      const before = await cube.stage.screenshot();
      const [one, other] = [await placeOf(cube, "F9"), await placeOf(cube, "F1")];
      await sendTouch(touch, "touchStart", one, other);
      for (let step = 1; step <= 6; ++step) {
        const moved = ({ x, y }: Place) => ({ x: x + 12 * step, y: y - 8 * step });
        await sendTouch(touch, "touchMove", moved(one), moved(other));
      }
      await sendTouch(touch, "touchEnd");
      await cube.button("Turn the view back").waitFor();
      expect(await scrolledPx(cube)).toBe(0);
      await shows(cube, []);
      await cube.settle();
      expect(before.equals(await cube.stage.screenshot())).toBe(false);

      await cube.page.emulateMedia({ reducedMotion: "reduce" });
      await cube.button("Turn the view back").tap();
      await cube.button("Turn the view back").waitFor({ state: "hidden" });
      await cube.settle();
      expect(before.equals(await cube.stage.screenshot())).toBe(true);
    },
  );

  phoneIt.runIf(isLongRun)(
    "shows another side when it swipes across beside the cube",
    async ({ cube, touch }) => {
      const box = (await cube.stage.boundingBox())!;
      const before = await cube.stage.screenshot();
      // The choice of the puzzle is in the upper corner.
      const y = box.y + box.height - 16;
      await swipe(touch, { x: box.x + 20, y }, { x: box.x + 180, y: y - 10 });
      await cube.settle();
      expect(before.equals(await cube.stage.screenshot())).toBe(false);
      expect(await scrolledPx(cube)).toBe(0);
      await shows(cube, []);
    },
  );
});

async function endShortPress({ page }: CubePage): Promise<void> {
  await page.evaluate(() => (window as unknown as { endShortPress(): void }).endShortPress());
}

describe("a finger that paints", () => {
  const paintIt = it
    /** The page on a phone, with the solved cube to paint on. */
    .extend("cube", async ({ openCube }) => {
      const cube = await openCube(PHONE);
      await cube.stageIsLive();
      await cube.radio("D").click();
      await cube.page.evaluate(() => scrollTo(0, 0));
      await cube.page.evaluate(holdUntilTold, HOLD_MS);
      return cube;
    })
    .extend("touch", ({ cube }) => cube.context.newCDPSession(cube.page));

  async function inNet(cube: CubePage, label: string): Promise<Place> {
    const box = (await cube.sticker(LABELS.indexOf(label)).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  const painted = (...labels: string[]) =>
    Array.from(SOLVED_FACELETS, (letter, index) =>
      labels.includes(LABELS[index]!) ? "D" : letter,
    ).join("");

  for (const [where, place] of [
    ["the net", inNet],
    ["the cube", placeOf],
  ] as const) {
    paintIt(
      `scrolls the page when it swipes over ${where}, and paints nothing`,
      async ({ cube, touch }) => {
        const from = await place(cube, "F7");
        const to = { x: from.x, y: from.y - 200 };
        expect(await scrollsPx(cube, () => swipe(touch, from, to))).toBeGreaterThan(50);
        expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
      },
    );

    paintIt.runIf(isLongRun)(`paints a sticker of ${where} by a tap`, async ({ cube, touch }) => {
      const at = await place(cube, "F7");
      await sendTouch(touch, "touchStart", at);
      await sendTouch(touch, "touchEnd");
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted("F7"));
    });

    paintIt.runIf(isLongRun)(
      `paints nothing on ${where} with two fingers`,
      async ({ cube, touch }) => {
        await sendTouch(touch, "touchStart", await place(cube, "F7"), await place(cube, "F3"));
        await endShortPress(cube);
        await sendTouch(touch, "touchEnd");
        await cube.settle();
        expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
      },
    );

    paintIt(`paints in one stroke over ${where} after a short press`, async ({ cube, touch }) => {
      const [from, to] = [await place(cube, "F7"), await place(cube, "F1")];
      await sendTouch(touch, "touchStart", from);
      await endShortPress(cube);
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted("F7"));
      await moveTouch(touch, from, to);
      await sendTouch(touch, "touchEnd");
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted("F7", "F4", "F1"));
      expect(await scrolledPx(cube)).toBe(0);
    });
  }

  paintIt(
    "scrolls the page over the requested face too, unless it rests first",
    async ({ cube, touch }) => {
      await cube.button("Paint my cube").click();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
      await cube.radio("D").click();
      await cube.sticker(LABELS.indexOf("F9")).scrollIntoViewIfNeeded();
      const [beginPx, empty] = [await scrolledPx(cube), await cube.readFacelets()];
      const from = await inNet(cube, "F7");
      const up = () => swipe(touch, from, { x: from.x, y: from.y - 200 });
      expect(await scrollsPx(cube, up)).toBeGreaterThan(beginPx + 50);
      expect(await cube.readFacelets()).toBe(empty);
      await cube.page.evaluate((top) => scrollTo(0, top), beginPx);
      // A quick finger is on the next sticker before the browser scrolls.
      const edge = (await cube.sticker(LABELS.indexOf("F7")).boundingBox())!;
      const begin = { x: edge.x + edge.width / 2, y: edge.y + 1 };
      for (const steps of [3, 1]) {
        const quickly = () => swipe(touch, begin, { x: begin.x, y: begin.y - 200 }, steps);
        expect(await scrollsPx(cube, quickly)).toBeGreaterThan(beginPx + 50);
        await endShortPress(cube);
        expect(await cube.readFacelets()).toBe(empty);
        await cube.page.evaluate((top) => scrollTo(0, top), beginPx);
      }

      const column = async () => {
        const facelets = await cube.readFacelets();
        return ["F1", "F4", "F7"].map((label) => facelets[LABELS.indexOf(label)]).join("");
      };
      await sendTouch(touch, "touchStart", await inNet(cube, "F7"));
      await endShortPress(cube);
      await expect.poll(column, PATIENCE).toBe("??D");
      await moveTouch(touch, await inNet(cube, "F7"), await inNet(cube, "F1"));
      await sendTouch(touch, "touchEnd");
      await expect.poll(column, PATIENCE).toBe("DDD");
      expect(await scrolledPx(cube)).toBe(beginPx);
    },
  );

  paintIt(
    "paints rows of the requested face at once with a chosen colour",
    async ({ cube, touch }) => {
      await cube.button("Paint my cube").click();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
      const empty = await cube.readFacelets();
      const from = await inNet(cube, "F7");
      const scrolled = await scrollsPx(cube, () =>
        swipe(touch, from, { x: from.x, y: from.y - 200 }),
      );
      expect(scrolled).toBeGreaterThan(50);
      expect(await cube.readFacelets()).toBe(empty);
      await cube.page.evaluate(() => scrollTo(0, 0));

      await cube.radio("D").click();
      await cube.sticker(LABELS.indexOf("F9")).scrollIntoViewIfNeeded();
      const asked = await inNet(cube, "F1");
      const beginPx = await scrolledPx(cube);
      await swipe(touch, asked, await inNet(cube, "F3"));
      const stickers = async () => (await cube.readFacelets()).slice(18, 21);
      await expect.poll(stickers, PATIENCE).toBe("DDD");
      expect(await scrolledPx(cube)).toBe(beginPx);

      // A finger that runs on does not paint the other faces.
      const before = Array.from(await cube.readFacelets());
      await swipe(touch, await inNet(cube, "F7"), await inNet(cube, "R7"));
      for (const label of ["F7", "F8", "F9"]) before[LABELS.indexOf(label)] = "D";
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(before.join(""));
    },
  );

  paintIt("scrolls the page when it swipes beside the requested face", async ({ cube, touch }) => {
    await cube.button("Paint my cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    await cube.radio("D").click();
    await cube.sticker(LABELS.indexOf("F9")).scrollIntoViewIfNeeded();
    const [beginPx, empty] = [await scrolledPx(cube), await cube.readFacelets()];
    const { x, y, width, height } = (await cube.sticker(LABELS.indexOf("F7")).boundingBox())!;
    // Nearer to it than to the next face.
    for (const from of [
      { x: x - 4, y: y + height / 2 },
      { x: x + width / 2, y: y + height + 4 },
    ]) {
      const to = { x: from.x, y: from.y - 200 };
      expect(await scrollsPx(cube, () => swipe(touch, from, to))).toBeGreaterThan(beginPx + 50);
      expect(await cube.readFacelets()).toBe(empty);
      await cube.page.evaluate((top) => scrollTo(0, top), beginPx);
    }
  });
});

describe("a keyboard", () => {
  it("turns faces by their letters, with Shift the other way", async ({ cube }) => {
    await giveMoves(cube, "R U' F");
    const { keyboard } = cube.page;
    await cube.page.getByRole("img", { name: /^The cube/ }).focus();
    await keyboard.press("r");
    await keyboard.press("Shift+U");
    await cube.page.getByText("2 of 3").waitFor();
    await shows(cube, ["R", "U'"]);
    // The solution's next move is F, which waits.
    await keyboard.press("d");
    await shows(cube, ["R", "U'", "D"]);
    await cube.status.filter({ hasText: "You turned D." }).waitFor();
    await keyboard.press("Shift+D");
    await shows(cube, ["R", "U'"]);
    await keyboard.press("f");
    await cube.page.getByText("3 of 3").waitFor();
  });

  it("types in the position field, and chooses colours with digits", async ({ cube }) => {
    await cube.position.fill("");
    await cube.position.press("Shift+R");
    await cube.position.press("2");
    expect(await cube.position.inputValue()).toBe("R2");
    await shows(cube, []);
    // Leaving the field applies what was typed, once what reads it has come.
    await cube.radio("F").focus();
    await shows(cube, ["R2"]);
    await cube.page.keyboard.press("b");
    await shows(cube, ["R2", "B"]);
    await cube.page.keyboard.press("5");
    expect(await cube.radio("L").isChecked()).toBe(true);
  });
});
