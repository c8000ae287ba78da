// The cube of a lesson, turned by mouse and by finger.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { FACES } from "../../../web/core/faces";
import type { ProfileOptions } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import type { OpenCube } from "../page/cube-opener";
import { PHONE, SMALL_WINDOW } from "../page/cube-page";
import { drag, placeOf } from "../stage/mouse-drags";
import { scrolledPx, swipe } from "../stage/touches";
import { LessonPage, shownBy } from "./lesson-page";

const it = pageTest.extend("needs", { picture: true });

// For each turn as the cube is held, a drag that makes it: from one sticker in view to another.
const DRAGS: Record<string, readonly [from: string, to: string]> = {
  U: ["F3", "F1"],
  "U'": ["F1", "F3"],
  R: ["F9", "F3"],
  "R'": ["F3", "F9"],
  F: ["U7", "U9"],
  "F'": ["U9", "U7"],
  D: ["F7", "F9"],
  "D'": ["F9", "F7"],
  L: ["U1", "U7"],
  "L'": ["U7", "U1"],
  B: ["R9", "R3"],
  "B'": ["R3", "R9"],
};

/** A lesson that shows its turns, on a cube that can be turned. */
async function openedByHand(openCube: OpenCube<Page>, profile: ProfileOptions) {
  const lesson = await LessonPage.open(openCube, undefined, {
    ...profile,
    reducedMotion: "reduce",
  });
  await lesson.cube.stageIsLive();
  await lesson.choose("The turns");
  await lesson.page.evaluate(() => scrollTo(0, 0));
  const [first = "", second = ""] = await lesson.turns.allInnerTexts();
  const current = lesson.page.locator("learn-page .turns [aria-current=step]");
  return { lesson, first, second, current };
}

describe("the cube of a lesson", () => {
  // In the usual run stage/hand.test.ts drags layers, and learning/lesson.test.ts turns them by keys.
  it.runIf(isLongRun)(
    "makes the next turn when the mouse drags its layer, and asks about another layer",
    async ({ openCube }) => {
      const { lesson, first, second, current } = await openedByHand(openCube, SMALL_WINDOW);
      await drag(lesson.cube, ...DRAGS[first]!);
      await expect.poll(() => current.innerText()).toBe(second);
      const made = await shownBy(lesson);

      const other = FACES.find((face) => !`${first}${second}`.includes(face))!;
      await drag(lesson.cube, ...DRAGS[other]!);
      await lesson.page
        .getByText(`You turned ${other}. Go on from there, or take it back?`)
        .waitFor();
      await lesson.button("Take it back").click();
      await lesson.button("Next turn").waitFor();
      expect(await shownBy(lesson)).toEqual(made);
    },
  );

  it.runIf(isLongRun)(
    "makes the next turn when a finger swipes over its layer, and does not scroll",
    async ({ openCube }) => {
      const { lesson, first, second, current } = await openedByHand(openCube, PHONE);
      const { cube } = lesson;
      const touch = await cube.context.newCDPSession(cube.page);
      const [from, to] = DRAGS[first]!;
      await swipe(touch, await placeOf(cube, from), await placeOf(cube, to));
      await expect.poll(() => current.innerText()).toBe(second);
      expect(await scrolledPx(cube)).toBe(0);
    },
  );
});
