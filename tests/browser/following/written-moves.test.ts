// Moves as people write them, with rotations, slices and wide turns: shown, counted and told as they are
// written, scrubbed back and forth, followed by keyboard, and written into links as plain turns.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { faceletsHeld } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { plainMoves, stepsOf } from "../../../web/core/written-moves";
import { axeFindings } from "../accessibility";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, DESKTOP, PHONE, SMALL_WINDOW } from "../page/cube-page";

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
  await cube.page.getByText(`${index} of ${written.length}`).waitFor();
  expect(await cube.readFacelets()).toBe(after(index));
  const current = written[Math.min(index, written.length - 1)];
  expect((await cube.currentMove.innerText()).trim()).toBe(current);
}

describe("moves in a link", () => {
  pageTest("are scrubbed back and forth as they are written", async ({ openCube }) => {
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
    expect(await axeFindings(page)).toEqual([]);
  });

  pageTest("become plain turns in the address, at the same place", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: ADDRESS });
    await cube.moves.nth(5).getByRole("button").click();
    await standsAt(cube, 6);
    const plain = plainMoves(written).join("_").replaceAll("'", "-");
    const done = plainMoves(written.slice(0, 6)).length;
    await expect
      .poll(() => new URL(cube.page.url()).hash)
      .toBe(`#facelets=${START}&alg=${plain}&index=${done}`);
    await cube.reload();
    await cube.page.getByText(`${done} of ${plainMoves(written).length}`).waitFor();
    expect(await cube.readFacelets()).toBe(after(6));
  });

  pageTest("are told in words, with how the cube is held by then", async ({ openCube }) => {
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
  });
});

describe("a person who turns layers", () => {
  pageTest("is understood as they hold the cube", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: "#alg=x_U_M_F" });
    const { page } = cube;
    const at = (index: number) => page.getByText(`${index} of 4`).waitFor();
    await cube.button("Next move").click();
    await at(1);
    await page.getByRole("img", { name: /^The cube/ }).focus();
    await page.keyboard.press("u");
    await at(2);
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["F"]));
    // The middle layer, by the two beside it.
    await page.keyboard.press("r");
    await cube.status.filter({ hasText: "You turned R." }).waitFor();
    await page.keyboard.press("Shift+L");
    await at(3);
    // A slip is named as the cube is held, and is taken back.
    await page.keyboard.press("d");
    await cube.status.filter({ hasText: "You turned D." }).waitFor();
    await cube.button("Take it back").click();
    await at(3);
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, parseMoves("x U M").moves));
  });

  pageTest("goes on from a wrong turn as they held the cube", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, ...AT_ONCE }, { address: "#setup=F_R&alg=r_U_M-" });
    const { page } = cube;
    await page.getByRole("slider", { name: "Move", exact: true }).fill("2");
    await page.getByText("I made a wrong turn").click();
    await page.getByRole("combobox", { name: "At move" }).selectOption("0");
    const made = page.getByRole("group", { name: "I turned" });
    await made.getByRole("button", { name: "R", exact: true }).click();
    await cube.searchEnds();
    // Without r the cube was not turned as a whole, so that U was the upper face.
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["F", "R", "R", "U"]));
  });
});

describe("the picture", () => {
  const it = pageTest.extend("needs", { picture: true });
  const SHORT = "x M2 Rw U' E S' z2 b";

  const picture = (cube: CubePage) =>
    cube.page.evaluate(async () => {
      const blob = await document.querySelector("cubewright-cube")!.toBlob();
      return String(new Uint8Array(await blob.arrayBuffer()));
    });
  const set = (cube: CubePage, properties: Record<string, unknown>) =>
    cube.page.evaluate(async (given) => {
      const element = document.querySelector("cubewright-cube")!;
      Object.assign(element, given);
      await element.updateComplete;
    }, properties);
  const seek = (cube: CubePage, index: number) =>
    cube.page.evaluate((place) => document.querySelector("cubewright-cube")!.seek(place), index);

  it("shows the cube as it is held, with arrows, whichever way one comes", async ({ openCube }) => {
    const cube = await openCube({ ...SMALL_WINDOW, ...AT_ONCE });
    await cube.stageIsLive();
    await set(cube, { facelets: START });
    await set(cube, { alg: SHORT });
    const moves = parseMoves(SHORT).written;
    const forth: string[] = [];
    for (let index = 0; index <= moves.length; ++index) {
      await seek(cube, index);
      forth.push(await picture(cube));
    }
    expect(new Set(forth).size).toBe(moves.length + 1);
    for (let index = moves.length; index >= 0; --index) {
      await seek(cube, index);
      expect(await picture(cube)).toBe(forth[index]);
    }
    const withoutArrows: string[] = [];
    await set(cube, { hint: "none" });
    for (let index = 0; index < moves.length; ++index) {
      await seek(cube, index);
      withoutArrows.push(await picture(cube));
      expect(withoutArrows[index]).not.toBe(forth[index]);
    }
    // The same stickers on a cube that was painted as it is held there.
    for (const [index, { orientation }] of stepsOf(moves).slice(0, -1).entries()) {
      const shown = applyMoves(START, plainMoves(moves.slice(0, index + 1)));
      await set(cube, { facelets: faceletsHeld(shown, orientation) });
      expect(await picture(cube)).toBe(withoutArrows[index + 1]);
    }
  });
});
