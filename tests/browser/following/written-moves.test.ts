// Moves as people write them, with rotations, slices and wide turns: shown, counted and announced as
// written, scrubbed back and forth, followed by keyboard, and written into links as plain turns.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { faceletsHeld } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { plainMoves, stepsOf } from "../../../web/core/written-moves";
import { axeFindings } from "../accessibility";
import { type ElementPage, it as elementTest } from "../element/element-test";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, DESKTOP, PHONE, SMALL_WINDOW } from "../page/cube-page";
import { placeInMoves } from "../page/place-in-moves";

const AT_ONCE = { reducedMotion: "reduce" } as const;

const TEXT = "x y' M2 Rw U r' E S z2 [R: U] (M' U2)3";
const { written } = parseMoves(TEXT);
const ADDRESS = `#setup=F_R2_D&alg=${TEXT.replaceAll(" ", "_").replaceAll("'", "-")}`;
const START = applyMoves(SOLVED_FACELETS, ["F", "R2", "D"]);

/** The cube after some of the moves, named as it was held at the start. */
function after(index: number): string {
  return applyMoves(START, plainMoves(written.slice(0, index)));
}

async function standsAt(cube: CubePage, index: number): Promise<void> {
  await cube.page.getByText(placeInMoves(index, written.length)).waitFor();
  expect(await cube.readFacelets()).toBe(after(index));
  const current = written[Math.min(index, written.length - 1)];
  expect((await cube.currentMove.innerText()).trim()).toBe(current);
}

describe("moves in a link", () => {
  pageTest.runIf(isLongRun)("can be scrubbed back and forth as written", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: ADDRESS });
    const { page } = cube;
    expect(await cube.moves.allInnerTexts()).toEqual(written);
    await standsAt(cube, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (let index = 1; index <= written.length; ++index) {
      await page.keyboard.press("ArrowRight");
      await standsAt(cube, index);
    }
    for (let index = written.length - 1; index >= 0; --index) {
      await page.keyboard.press("ArrowLeft");
      await standsAt(cube, index);
    }
    await page.keyboard.press("End");
    await standsAt(cube, written.length);
    const bar = page.getByRole("slider", { name: "Move", exact: true });
    for (const index of [4, 12, 7]) {
      await bar.fill(String(index));
      await standsAt(cube, index);
    }
    expect(await axeFindings(page, page.locator("cubewright-cube .show"))).toEqual([]);
  });

  pageTest.runIf(isLongRun)(
    "say that the net does not turn with the whole cube",
    async ({ openCube }) => {
      const cube = await openCube(
        { ...DESKTOP, ...AT_ONCE },
        { address: "#setup=F_R2_D&alg=U_y_R_y-" },
      );
      const { page } = cube;
      const held = page.getByText("The net shows the cube held as at the start.");
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (const isSaid of [false, true, true, false]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => held.isVisible()).toBe(isSaid);
      }
    },
  );

  pageTest.runIf(isLongRun)(
    "become plain turns in the address, at the same place",
    async ({ openCube }) => {
      const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: ADDRESS });
      await cube.moves.nth(5).getByRole("button").click();
      await standsAt(cube, 6);
      const plain = plainMoves(written).join("_").replaceAll("'", "-");
      const done = plainMoves(written.slice(0, 6)).length;
      await expect
        .poll(() => new URL(cube.page.url()).hash)
        .toBe(`#facelets=${START}&alg=${plain}&index=${done}`);
      await cube.reload();
      await cube.page.getByText(placeInMoves(done, plainMoves(written).length)).waitFor();
      expect(await cube.readFacelets()).toBe(after(6));
    },
  );

  pageTest.runIf(isLongRun)(
    "are explained in words, with how to hold the cube",
    async ({ openCube }) => {
      const cube = await openCube({ ...PHONE, ...AT_ONCE }, { address: "#alg=x_y-_M_Rw-_E2_z2_U" });
      const { page } = cube;
      await cube.button("Step by step").press("Enter");
      for (const [hold, sentence] of [
        [
          "white up and green in front",
          "Turn the whole cube: its lower face (yellow) comes to the front.",
        ],
        [
          "green up and yellow in front",
          "Turn the whole cube: its left face (orange) comes to the front.",
        ],
        [
          "green up and orange in front",
          "The middle layer between left and right: a quarter turn, its front down.",
        ],
        ["red up and green in front", "a quarter turn anticlockwise, as you look at it."],
      ] as const) {
        await page.getByText(`Hold it with ${hold}.`).waitFor();
        await page.locator(".sentence").filter({ hasText: sentence }).waitFor();
        await page.keyboard.press(" ");
      }
      await page.getByText("The middle layer between top and bottom: a half turn.").waitFor();
      await page.keyboard.press(" ");
      await page.getByText(/^Roll the whole cube over: its lower face/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        PHONE.viewport!.width,
      );
    },
  );
});

describe("a person's turn", () => {
  pageTest("is read as the cube is held", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: "#alg=x_U_M_F" });
    const { page } = cube;
    const at = (index: number) => page.getByText(placeInMoves(index, 4)).waitFor();
    await cube.button("Next move").click();
    await at(1);
    await page.getByRole("img", { name: /^The cube/ }).focus();
    await page.keyboard.press("u");
    await at(2);
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["F"]));
    // The middle layer, turned by the two beside it: the first raises no question.
    await page.keyboard.press("r");
    await expect
      .poll(() => cube.readFacelets())
      .toBe(applyMoves(SOLVED_FACELETS, parseMoves("x U R").moves));
    await cube.status.filter({ hasText: /^2 moves to go\.$/ }).waitFor();
    expect(await cube.button("Take it back").count()).toBe(0);
    await page.keyboard.press("Shift+L");
    await at(3);
    // A slip is named as the cube is held, and is taken back.
    await page.keyboard.press("d");
    await cube.status.filter({ hasText: "You turned D." }).waitFor();
    await cube.button("Take it back").click();
    await at(3);
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, parseMoves("x U M").moves));
  });

  pageTest.runIf(isLongRun)(
    "is read as the cube was held then, if reported as wrong",
    async ({ openCube }) => {
      const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: "#setup=F_R&alg=r_U_M-" });
      const { page } = cube;
      await page.getByRole("slider", { name: "Move", exact: true }).fill("2");
      await cube.wrongTurn.click();
      await page.getByRole("combobox", { name: "At move" }).selectOption("0");
      const made = page.getByRole("group", { name: "I turned" });
      await made.getByRole("button", { name: "R", exact: true }).click();
      await cube.searchEnds();
      // Without r the whole cube did not turn, so U was the upper face.
      expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["F", "R", "R", "U"]));
    },
  );
});

describe("the picture", () => {
  const it = elementTest.extend("needs", { picture: true });
  const SHORT = "x M2 Rw U' E S' z2 b";
  const moves = parseMoves(SHORT).written;

  /** What is seen, as a hash of the picture. */
  const seenWith = ({ tab }: ElementPage, properties: object, index?: number): Promise<string> =>
    tab.evaluate(
      async ([given, place]) => {
        const element = document.querySelector("cubewright-cube")!;
        Object.assign(element, given);
        if (place !== undefined) element.seek(place);
        const picture = await (await element.toBlob()).arrayBuffer();
        const hash = await crypto.subtle.digest("SHA-256", picture);
        return String(new Uint8Array(hash));
      },
      [properties, index] as const,
    );

  it.runIf(isLongRun)(
    "shows the cube as held, with arrows, whether stepping forwards or back",
    async ({ openPage }) => {
      const page = await openPage({ ...SMALL_WINDOW, ...AT_ONCE });
      await page.embed(
        `<cubewright-cube facelets="${START}" alg="${SHORT}" hint="arrow" controls="none" loading="eager" data-style="width: 300px; height: 400px"></cubewright-cube>`,
      );
      await page.cube.stageIsLive();
      const places = Array.from({ length: moves.length + 1 }, (_, index) => index);
      const forth: string[] = [];
      for (const index of places) forth.push(await seenWith(page, {}, index));
      expect(new Set(forth).size).toBe(places.length);
      for (const index of places.toReversed()) {
        expect(await seenWith(page, {}, index)).toBe(forth[index]);
      }
      const withoutArrows: string[] = [];
      for (const index of places) withoutArrows.push(await seenWith(page, { hint: "none" }, index));
      // The last has no arrow, since no move is left.
      expect(places.filter((index) => withoutArrows[index] === forth[index])).toEqual([
        moves.length,
      ]);
      // The same stickers on a cube held that way from the beginning.
      for (const index of places) {
        const done = moves.slice(0, index);
        const shown = applyMoves(START, plainMoves(done));
        const facelets = faceletsHeld(shown, stepsOf(done).at(-1)?.orientation ?? 0);
        expect(await seenWith(page, { alg: "", facelets })).toBe(withoutArrows[index]);
      }
    },
  );
});
