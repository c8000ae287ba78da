// A finger on the net and on the cube paints by taps, and by strokes once it has rested: it mostly means to scroll.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { HOLD_MS } from "../../../web/scene/hand/touch";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { CUBE } from "../puzzles/cube";
import { LABELS, placeOf } from "./mouse-drags";
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

    paintIt.runIf(isLongRun)(
      `paints nothing on ${where} with a finger that stops the page from gliding`,
      async ({ cube, touch }) => {
        const at = await place(cube, "F7");
        // As if the page had scrolled up to now, however slow the machine is.
        await cube.page.evaluate(() => {
          const scroll = new Event("scroll");
          Object.defineProperty(scroll, "timeStamp", { value: Infinity });
          window.dispatchEvent(scroll);
        });
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
        await endShortPress(cube);
        await moveTouch(touch, at, { x: at.x + 40, y: at.y });
        await sendTouch(touch, "touchEnd");
        await cube.settle();
        expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
      },
    );

    paintIt.runIf(isLongRun)(
      `paints nothing on ${where} with a finger that rests before a colour was chosen`,
      async ({ openCube }) => {
        const cube = await openCube(PHONE);
        await cube.stageIsLive();
        await cube.page.evaluate(holdUntilTold, HOLD_MS);
        const touch = await cube.context.newCDPSession(cube.page);
        const from = await place(cube, "F7");
        const swiped = async () => {
          await sendTouch(touch, "touchStart", from);
          await endShortPress(cube);
          await moveTouch(touch, from, { x: from.x, y: from.y - 200 });
          await sendTouch(touch, "touchEnd");
        };
        expect(await scrollsPx(cube, swiped)).toBeGreaterThan(50);
        expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
      },
    );

    paintIt(
      `paints in one stroke over ${where} after a short press, and scrolls the page when it swipes`,
      async ({ cube, touch }) => {
        const [from, to] = [await place(cube, "F7"), await place(cube, "F1")];
        await sendTouch(touch, "touchStart", from);
        await endShortPress(cube);
        await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted("F7"));
        await moveTouch(touch, from, to);
        await sendTouch(touch, "touchEnd");
        await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted("F7", "F4", "F1"));
        expect(await scrolledPx(cube)).toBe(0);

        const beside = await place(cube, "F9");
        const up = () => swipe(touch, beside, { x: beside.x, y: beside.y - 200 });
        expect(await scrollsPx(cube, up)).toBeGreaterThan(50);
        expect(await cube.readFacelets()).toBe(painted("F7", "F4", "F1"));
      },
    );
  }

  paintIt.runIf(isLongRun)(
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
        // The frame after the short press decides whether the finger rested.
        await cube.settle();
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

  paintIt.runIf(isLongRun)(
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

  paintIt.runIf(isLongRun)(
    "scrolls the page when it swipes beside the requested face",
    async ({ cube, touch }) => {
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
    },
  );

  paintIt.runIf(isLongRun)(
    "on a repair sees it on the cube, and takes nothing if it scrolls on",
    async ({ cube, touch }) => {
      const { facelets, right, repair } = CUBE.turnedFace;
      await cube.enterPosition(facelets);
      const button = cube.button(repair);
      await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const { x, y } = (await button.boundingBox())!;
      const from = { x: x + 9, y: y + 9 };
      await sendTouch(touch, "touchStart", from);
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(right);
      await moveTouch(touch, from, { x: from.x, y: from.y - 200 });
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(facelets);
      await sendTouch(touch, "touchEnd");
      expect(await cube.readFacelets()).toBe(facelets);
    },
  );
});
