// The cube on the stage turned by hand: layers turned by mouse, finger and keyboard, stickers
// painted in one stroke, and fingers that mean to scroll the page.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { drag, giveMoves, LABELS, placeOf } from "./mouse-drags";
import { type Place, scrolledPx, scrollsPx, sendTouch, swipe } from "./touches";
import { placeInMoves } from "../page/place-in-moves";

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

  it.runIf(isLongRun)(
    "makes the solution's next move by dragging, and takes it back",
    async ({ cube }) => {
      await giveMoves(cube, "R U2");
      await drag(cube, "F9", "F3");
      await cube.page.getByText(placeInMoves(1, 2)).waitFor();
      await shows(cube, ["R"]);
      await drag(cube, "F3", "F9");
      await cube.page.getByText(placeInMoves(0, 2)).waitFor();
      await shows(cube, []);
    },
  );

  it.runIf(isLongRun)("shows another side when it drags a centre", async ({ cube }) => {
    await giveMoves(cube, "B");
    const before = await cube.stage.screenshot();
    await drag(cube, "F5", "F6");
    await cube.settle();
    expect(before.equals(await cube.stage.screenshot())).toBe(false);
    await shows(cube, []);
  });

  it.runIf(isLongRun)(
    "paints in one stroke, over the centre and around the corner",
    async ({ cube }) => {
      await cube.stageIsLive();
      await cube.radio("D").click();
      await drag(cube, "F4", "F5", "F6", "R4");
      const painted = ["F4", "F6", "R4"].map((label) => LABELS.indexOf(label));
      const expected = Array.from(SOLVED_FACELETS, (letter, index) =>
        painted.includes(index) ? "D" : letter,
      ).join("");
      expect(await cube.readFacelets()).toBe(expected);
      expect(await cube.radio("D").isChecked()).toBe(true);
    },
  );

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

  phoneIt.runIf(isLongRun)(
    "turns again after a slip, and paints nothing",
    async ({ cube, touch }) => {
      await swipe(touch, await placeOf(cube, "F9"), await placeOf(cube, "F3"));
      await cube.status.filter({ hasText: "You turned R." }).waitFor();
      await swipe(touch, await placeOf(cube, "F9"), await placeOf(cube, "F3"));
      await cube.status.filter({ hasText: "You turned R2." }).waitFor();
      await shows(cube, ["R2"]);
      await cube.button("Take it back").tap();
      await shows(cube, []);
      expect(await cube.moves.allInnerTexts()).toEqual(["B"]);
    },
  );

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

describe("a keyboard", () => {
  // In the usual run following/wrong-turns.test.ts and learning/lesson.test.ts turn faces by keys.
  it.runIf(isLongRun)(
    "turns faces by their letters, with Shift the other way",
    async ({ cube }) => {
      await giveMoves(cube, "R U' F");
      const { keyboard } = cube.page;
      await cube.page.getByRole("img", { name: /^The cube/ }).focus();
      await keyboard.press("r");
      await keyboard.press("Shift+U");
      await cube.page.getByText(placeInMoves(2, 3)).waitFor();
      await shows(cube, ["R", "U'"]);
      // The solution's next move is F, which waits.
      await keyboard.press("d");
      await shows(cube, ["R", "U'", "D"]);
      await cube.status.filter({ hasText: "You turned D." }).waitFor();
      await keyboard.press("Shift+D");
      await shows(cube, ["R", "U'"]);
      await keyboard.press("f");
      await cube.page.getByText(placeInMoves(3, 3)).waitFor();
    },
  );

  it.runIf(isLongRun)(
    "types in the position field, and chooses colours with digits",
    async ({ cube }) => {
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
    },
  );
});
