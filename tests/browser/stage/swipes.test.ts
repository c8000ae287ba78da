// Scrolling on a phone begins with a swipe wherever the finger happens to be. The swipe paints nothing,
// turns nothing, chooses nothing, and the page moves.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { HOLD_MS } from "../../../web/scene/hand/touch";
import { isLongRun, ofThisRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { holdUntilTold, type Place, scrolledPx, scrollsPx, swipe } from "./touches";
import { placeInMoves } from "../page/place-in-moves";

const it = pageTest.extend("needs", { picture: true });

const WINDOWS = [
  { name: "360 x 640", options: { ...PHONE, viewport: { width: 360, height: 640 } } },
  { name: "390 x 844", options: PHONE, isLong: true },
];

const MOVES = "R U2 F L' B D R2".split(" ") as Move[];
const SWIPED_PX = 200;

type Part = CubePage["net"];

/** Scrolls the part to where a finger has room to swipe up from its middle. */
async function middleOf(part: Part): Promise<Place> {
  await part.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe.each(ofThisRun(WINDOWS))("a swipe in a window of $name", ({ options }) => {
  const phoneIt = it
    .extend("cube", async ({ openCube }) => {
      const cube = await openCube(options);
      await cube.stageIsLive();
      await cube.page.evaluate(holdUntilTold, HOLD_MS);
      return cube;
    })
    .extend("touch", ({ cube }) => cube.context.newCDPSession(cube.page));

  phoneIt.runIf(isLongRun)(
    "scrolls while a cube is painted, from wherever it begins",
    async ({ cube, touch }) => {
      await cube.button("Paint my cube").tap();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
      const blank = await cube.readFacelets();
      const scrollsFrom = async (part: Part) => {
        const from = await middleOf(part);
        const before = await scrolledPx(cube);
        const up = () => swipe(touch, from, { x: from.x, y: from.y - SWIPED_PX });
        const down = () => swipe(touch, from, { x: from.x, y: from.y + SWIPED_PX });
        // At the end of the page it can only scroll back.
        const end = await cube.page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        const scrolled = await scrollsPx(cube, end - before > SWIPED_PX ? up : down);
        expect(Math.abs(scrolled - before)).toBeGreaterThan(50);
        expect(await cube.readFacelets()).toBe(blank);
      };
      for (const part of [cube.sticker(0), cube.sticker(24), cube.stage, cube.radio("B")])
        await scrollsFrom(part);
      expect(await cube.radio("B").isChecked()).toBe(false);
      // With a colour chosen, all but the face that is asked for.
      await cube.radio("D").tap();
      // The browser turns a tap into a click later, which scrolling meanwhile would move elsewhere.
      await expect.poll(() => cube.radio("D").isChecked()).toBe(true);
      for (const part of [cube.sticker(0), cube.stage, cube.radio("B")]) await scrollsFrom(part);
      expect(await cube.radio("D").isChecked()).toBe(true);
    },
  );

  phoneIt("scrolls over the list of moves without selecting one", async ({ cube, touch }) => {
    await cube.enterPosition(MOVES.join(" "));
    await cube.solve();
    const scrambled = applyMoves(SOLVED_FACELETS, MOVES);
    const from = await middleOf(cube.moves.nth(3));
    const before = await scrolledPx(cube);
    const scrolled = await scrollsPx(cube, () =>
      swipe(touch, from, { x: from.x, y: from.y + (before > SWIPED_PX ? SWIPED_PX : -SWIPED_PX) }),
    );
    expect(Math.abs(scrolled - before)).toBeGreaterThan(50);
    expect(await cube.readFacelets()).toBe(scrambled);
    await cube.page.getByText(placeInMoves(0, MOVES.length)).waitFor();
  });
});
