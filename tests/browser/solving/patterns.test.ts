// The page that makes a pattern of a cube: chosen from the list or painted, with its picture beside the cube.

import { expect } from "vitest";

import { COLOR_NAMES } from "../../../web/core/faces";
import { goalHeldAs } from "../../../web/core/goal";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { FRAMES, turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { PHONE, type CubePage } from "../page/cube-page";

const SCRAMBLED = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'", "L", "D", "B2"]);
// Held with another face up.
const HELD = turnWhole(SCRAMBLED, USUAL_FRAME, FRAMES[4]!);
const CHEQUERBOARD = applyMoves(SOLVED_FACELETS, ["U2", "D2", "R2", "L2", "F2", "B2"]);

const COLORS = Object.values(COLOR_NAMES).map((name) => name.toLowerCase());

const pictureOf = ({ page }: CubePage) =>
  page.getByRole("img", { name: "Your pattern: Chequerboard" });

it("the page makes a chequerboard, says so, solves the cube, and makes it again", async ({
  cube,
}) => {
  const goal = goalHeldAs(CHEQUERBOARD, HELD);
  await cube.searchBriefly();
  await cube.enterPosition(HELD);
  await cube.button("Make this pattern").press("Enter");
  const dialog = cube.page.getByRole("dialog", { name: "Which pattern?" });
  await dialog.waitFor();
  expect(await axeFindings(cube.page, dialog)).toEqual([]);
  // By keyboard each of the two lists is one stop.
  const { keyboard } = cube.page;
  const focused = dialog.locator("button:focus");
  const stopsAt = async (name: string) => expect.poll(() => focused.innerText()).toBe(name);
  await cube.button("Paint a pattern").focus();
  await keyboard.press("Tab");
  const first = await focused.innerText();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowLeft");
  await stopsAt(first);
  await keyboard.press("End");
  const last = await focused.innerText();
  expect(last).not.toBe(first);
  await keyboard.press("Tab");
  const ofParts = await focused.innerText();
  expect([first, last]).not.toContain(ofParts);
  await keyboard.press("Shift+Tab");
  await stopsAt(last);
  await keyboard.press("Home");
  await stopsAt(first);
  await cube.button("Chequerboard").press("Enter");
  await pictureOf(cube).waitFor();
  await cube.searchEnds();
  const moves = (await cube.moves.allInnerTexts()) as Move[];
  expect(applyMoves(HELD, moves)).toBe(goal);
  // The focus goes on to the moves, as after Solve.
  await cube.page.keyboard.press("End");
  await cube.status.filter({ hasText: "Your pattern is made." }).waitFor();
  expect(await cube.readFacelets()).toBe(goal);
  expect(new URL(cube.page.url()).hash).toContain(`&goal=${goal}`);
  // The rest of the page is as with any solution.
  expect(await axeFindings(cube.page, cube.page.locator("cubewright-cube .show"))).toEqual([]);

  await cube.reload();
  await pictureOf(cube).waitFor();
  await cube.status.filter({ hasText: "Your pattern is made." }).waitFor();
  await cube.page.getByRole("button", { name: "Share" }).click();
  const link = await cube.page.getByRole("textbox", { name: "Link to this cube" }).inputValue();
  expect(link).toContain(`&goal=${goal}`);
  await cube.page.keyboard.press("Escape");

  const solution = (await cube.solve()) as Move[];
  expect(applyMoves(goal, solution)).toBe(turnWhole(SOLVED_FACELETS, USUAL_FRAME, FRAMES[4]!));
  expect(await pictureOf(cube).count()).toBe(0);
  expect(cube.page.url()).not.toContain("goal=");

  // The pattern is not forgotten.
  await cube.page.getByText("Your pattern: Chequerboard").waitFor();
  await cube.button("Make this pattern").press("Enter");
  await pictureOf(cube).waitFor();
  await cube.page.getByText("Your pattern: Chequerboard").waitFor({ state: "hidden" });

  // One edge the other way round: told before it is to be made.
  const impossible = SOLVED_FACELETS.replace(/^(.{7})U(.{11})F/, "$1F$2U");
  await cube.page.evaluate(
    (link) => (location.hash = link),
    `#facelets=${SCRAMBLED}&goal=${impossible}`,
  );
  await cube.status.filter({ hasText: "This cannot be made." }).waitFor();
});

it("on a small phone, the net of a pattern shows which faces meet, and what cannot be pressed looks so", async ({
  openCube,
}) => {
  const viewport = { width: 320, height: 568 };
  const cube = await openCube({ ...PHONE, viewport, forcedColors: "active" });
  await cube.button("Make this pattern").click();
  await cube.button("Paint a pattern").click();
  const dialog = cube.page.getByRole("dialog", { name: "Paint a pattern" });
  await dialog.getByText("Nothing is painted yet.").waitFor();
  const sticker = (name: string) =>
    dialog.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
  const placeOf = async (name: string) => (await sticker(name).boundingBox())!;
  // Stickers of one edge or corner, one above the other or side by side.
  for (const [upper, lower] of [
    ["U8", "F2"],
    ["F8", "D2"],
    ["D7", "B9"],
    ["D9", "B7"],
  ] as const) {
    const [above, below] = [await placeOf(upper), await placeOf(lower)];
    expect(below.x).toBeCloseTo(above.x);
    expect(below.y - above.y - above.height).toBeLessThan(12);
  }
  for (const [left, right] of [
    ["L6", "F4"],
    ["F6", "R4"],
  ] as const) {
    const [one, other] = [await placeOf(left), await placeOf(right)];
    expect(other.y).toBeCloseTo(one.y);
    expect(other.x - one.x - one.width).toBeLessThan(12);
  }
  expect((await placeOf("U1")).width).toBeGreaterThan(28);

  const looksOf = (name: string) =>
    dialog
      .getByRole("button", { name })
      .evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).opacity]);
  const usual = await looksOf("As my cube is");
  expect((await looksOf("Make what I painted"))[0]).not.toBe(usual[0]);
  await cube.page.emulateMedia({ forcedColors: "none" });
  expect(Number((await looksOf("Make what I painted"))[1])).toBeLessThan(0.5);
  await cube.page.emulateMedia({ forcedColors: "active" });
  await sticker("U1").press("2");
  await dialog.getByText("This can be made.").waitFor();
  expect(await looksOf("Make what I painted")).toEqual(usual);
});

it.runIf(isLongRun)(
  "a pattern painted by keyboard is marked and explained if it cannot be made",
  async ({ cube }) => {
    const { page } = cube;
    await cube.enterPosition(SCRAMBLED);
    await cube.button("Make this pattern").click();
    await cube.button("Paint a pattern").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Paint a pattern" });
    await dialog.getByText("Nothing is painted yet.").waitFor();
    await dialog.getByRole("button", { name: "As my cube is" }).press("Enter");
    await dialog.getByText("This can be made.").waitFor();
    // The upper face's first sticker in another colour.
    const first = dialog.getByRole("gridcell", { name: /^U1, / });
    const before = await first.getAttribute("aria-label");
    await first.press(before === "U1, red" ? "1" : "2");
    const alert = dialog.getByRole("alert");
    await alert.filter({ hasText: "This cannot be made." }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // Even if other stickers are unpainted, the one that would repair it is marked.
    await dialog.getByRole("gridcell", { name: /^L1, / }).press("0");
    await alert.filter({ hasText: "No cube has these stickers" }).waitFor();
    expect(await first.getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await dialog.getByText("This can be made.").waitFor();
    expect(await first.getAttribute("aria-label")).toBe(before);
    // An edge the other way round, beside a corner that is not painted as a whole.
    const edge = ["U8", "F2"].map((name) =>
      dialog.getByRole("gridcell", { name: new RegExp(`^${name}, `) }),
    );
    const labels = await Promise.all(edge.map((cell) => cell.getAttribute("aria-label")));
    const keys = labels.map((label) => String(1 + COLORS.indexOf(label!.split(", ")[1]!)));
    // On a sticker of the colour painted last, a key would paint the one after it.
    await edge[0]!.press("0");
    await edge[1]!.press(keys[0]!);
    await edge[0]!.press(keys[1]!);
    await dialog.getByRole("gridcell", { name: /^L1, / }).press("0");
    await alert.filter({ hasText: "whatever the others are. Every piece is there" }).waitFor();
    await alert.filter({ hasText: "one edge is flipped" }).waitFor();
    expect(await alert.filter({ hasText: /No piece|too few/ }).count()).toBe(0);

    const sticker = (name: string) =>
      dialog.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
    await dialog.getByRole("button", { name: "Any colour everywhere" }).press("Enter");
    for (const name of ["U2", "U4", "U6", "U8", "D2"]) await sticker(name).press("1");
    await alert.filter({ hasText: "too few pieces for the places UR, UF, UL, UB" }).waitFor();
    for (const name of ["U1", "U3", "U5", "U7", "U9"]) await sticker(name).press("1");
    await alert.filter({ hasText: "white 10" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await cube.choosePuzzle("2x2x2");
    await cube.button("Make this pattern").waitFor({ state: "hidden" });
    await cube.choosePuzzle("3x3x3");
    await cube.button("Make this pattern").waitFor();
  },
);

it.runIf(isLongRun)(
  "the pattern of a 3x3x3 comes back with it from the 2x2x2, even after a reload",
  async ({ cube }) => {
    const goal = `&goal=${CHEQUERBOARD}`;
    const hash = () => new URL(cube.page.url()).hash;
    await cube.page.evaluate((link) => (location.hash = link), `#facelets=${SCRAMBLED}${goal}`);
    await pictureOf(cube).waitFor();
    for (const isReloaded of [false, true]) {
      await cube.choosePuzzle("2x2x2");
      await expect.poll(() => pictureOf(cube).count()).toBe(0);
      expect(hash()).not.toContain("goal=");
      if (isReloaded) await cube.reload();
      await cube.choosePuzzle("3x3x3");
      await pictureOf(cube).waitFor();
      expect(hash()).toBe(`#facelets=${SCRAMBLED}${goal}`);
    }
  },
);
