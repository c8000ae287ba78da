// The 2x2x2 on the page: what of it differs from the 3x3x3 for those who see, hear, share and come back.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move, type WrittenMove } from "../../../web/core/moves";
import { plainMoves } from "../../../web/core/written-moves";
import { axeFindings } from "../accessibility";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";

const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";
const TURNED = applyMoves(SOLVED, ["R", "U2", "F'", "R2"]);

/** Shows the 2x2x2, solved. */
const it = pageTest.extend("cube", async ({ openCube }) => {
  const cube = await openCube();
  await cube.choosePuzzle("2x2x2");
  return cube;
});

describe("a 2x2x2", () => {
  it("is told by its parts' names", async ({ cube }) => {
    const names = await cube.net
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    expect(names).toHaveLength(24);
    expect(names).toEqual(expect.arrayContaining(["U1, white", "R3, red", "B4, blue"]));
    expect(await cube.net.getAttribute("aria-colcount")).toBe("8");
    expect(await cube.page.getByRole("radiogroup", { name: "Puzzle" }).count()).toBe(1);
    expect(await cube.page.getByRole("combobox", { name: "Method" }).innerText()).toBe(
      "Shortest\nLayer by layer\nOrtega",
    );
    await cube.button("Paint my cube").first().click();
    await cube.status.filter({ hasText: "Face 1 of 6: choose how to hold your cube" }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });

  it("is painted by keyboard, face by face, and solved in any colour scheme", async ({ cube }) => {
    await cube.button("Paint my cube").first().click();
    // Blue and yellow are the other way round than on most cubes. The last face is filled in.
    const painted = applyMoves("UUUURRRRFFFFBBBBLLLLDDDD", ["R2", "U2"]);
    for (const face of "FRBLU") {
      const first = 4 * "URFDLB".indexOf(face);
      for (const letter of painted.slice(first, first + 4)) {
        await cube.page.keyboard.press(String("URFDLB".indexOf(letter) + 1));
      }
    }
    await cube.status.filter({ hasText: /follow from the others\. Ready to solve\./ }).waitFor();
    const moves = (await cube.solve()) as Move[];
    expect(moves).toHaveLength(2);
    expect(isSolved(applyMoves(painted, moves))).toBe(true);
    await cube.page.getByText(/^Hold it so that one corner has/).waitFor();
  });

  it("is mended, and one unknown sticker follows", async ({ cube }) => {
    const wrong = `${TURNED.slice(0, 5)}${TURNED.charAt(5) === "U" ? "D" : "U"}${TURNED.slice(6)}`;
    await cube.enterPosition(wrong);
    await cube.alert.filter({ hasText: "Four stickers of each colour are needed" }).waitFor();
    await cube.page
      .getByRole("button", { name: /^Paint R2/ })
      .first()
      .click();
    await expect.poll(() => cube.readFacelets()).toBe(TURNED);
    await cube.page.getByRole("radio", { name: "Unknown" }).click();
    await cube.stickerNamed("F3").click();
    await cube.status.filter({ hasText: "The unknown sticker follows" }).waitFor();
    await cube.page.getByRole("gridcell", { name: /^F3, .*follows from the others/ }).waitFor();
  });

  it("is solved in each of the shortest ways, which are chosen by keyboard", async ({ cube }) => {
    const turned = applyMoves(SOLVED, ["R2", "U2", "F2", "R2"]);
    await cube.enterPosition(turned);
    const first = (await cube.solve()).join(" ");
    const others = cube.page.getByText(/^Other shortest solutions \(\d+\)$/);
    const count = Number(/\d+/.exec(await others.innerText())![0]);
    expect(count).toBeGreaterThan(0);
    await others.press("Enter");
    const choice = cube.page.getByRole("radiogroup", { name: "Shortest solutions" });
    const solutions = await choice.getByRole("radio").all();
    expect(solutions).toHaveLength(count + 1);
    expect(await choice.getByRole("radio", { name: first, exact: true }).isChecked()).toBe(true);
    expect(await axeFindings(cube.page)).toEqual([]);

    await choice.getByRole("radio", { name: first, exact: true }).press("ArrowDown");
    await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).not.toBe(first);
    const moves = (await cube.moves.allInnerTexts()) as Move[];
    expect(moves).toHaveLength(first.split(" ").length);
    expect(isSolved(applyMoves(turned, moves))).toBe(true);
    expect(
      await choice.getByRole("radio", { name: moves.join(" "), exact: true }).isChecked(),
    ).toBe(true);
    expect(new URL(cube.page.url()).hash).toContain(`&alg=${moves.join("_").replaceAll("'", "-")}`);
    // They are those of this cube.
    await cube.button("Reset").click();
    await expect.poll(() => others.count()).toBe(0);
  });

  it("leaves the choice of the puzzle where it is when it is chosen, and the 3x3x3 again", async ({
    openCube,
  }) => {
    for (const options of [DESKTOP, PHONE]) {
      const cube = await openCube(options);
      const choice = cube.page.getByRole("radiogroup", { name: "Puzzle" });
      await choice.scrollIntoViewIfNeeded();
      const before = await choice.boundingBox();
      await cube.choosePuzzle("2x2x2");
      await cube.page.getByRole("group", { name: "Examples" }).waitFor();
      expect(await choice.boundingBox()).toEqual(before);
      await cube.choosePuzzle("3x3x3");
      await cube.page.getByRole("slider", { name: "Search for at most" }).waitFor();
      expect(await choice.boundingBox()).toEqual(before);
    }
  });

  it("goes on after a wrong turn, by stages too", async ({ cube }) => {
    await cube.page.getByRole("combobox", { name: "Method" }).selectOption("ortega");
    await cube.enterPosition(TURNED);
    await cube.button("Solve").click();
    const stages = cube.page.getByRole("list", { name: "Stages" }).getByRole("listitem");
    await stages.first().waitFor();
    expect((await stages.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      ...["First face", "Turn the last corners (OLL)", "Permute both layers (PBL)"],
    ]);
    const moves = (await cube.moves.allInnerTexts()) as WrittenMove[];
    expect(isSolved(applyMoves(TURNED, plainMoves(moves)))).toBe(true);

    const last = plainMoves(moves).at(-1)!;
    await cube.button("To the end").click();
    await cube.page.getByText("I made a wrong turn").click();
    await cube.button("nothing: I left it out").click();
    await cube.button("Play").waitFor();
    await expect
      .poll(() => cube.readFacelets())
      .toBe(applyMoves(TURNED, plainMoves(moves).slice(0, -1)));
    expect(last).toBeTruthy();
  });

  it("is scrambled, turned by hand and reset, as can be undone", async ({ cube }) => {
    await cube.button("Scramble").click();
    await cube.status.filter({ hasText: "A random cube." }).waitFor();
    const scrambled = await cube.readFacelets();
    expect(Array.from(scrambled).sort().join("")).toMatch(/^(?:([URFDLB])\1{3}){6}$/);
    await cube.button("Reset").click();
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED);
    await cube.button("Undo").click();
    await expect.poll(() => cube.readFacelets()).toBe(scrambled);
    await cube.page.keyboard.press("Shift+R");
    await expect.poll(() => cube.readFacelets()).toBe(applyMoves(scrambled, ["R'"]));
    expect(await cube.alert.filter({ hasText: /./ }).count()).toBe(0);
  });

  it("is shared by a link, and opened from one", async ({ cube, openCube, site }) => {
    await cube.enterPosition(TURNED);
    const moves = await cube.solve();
    const address = new URL(cube.page.url());
    expect(address.hash).toBe(
      `#puzzle=2x2x2&facelets=${TURNED}&alg=${moves.join("_").replaceAll("'", "-")}`,
    );
    await cube.button("Share").click();
    const link = cube.page.getByRole("textbox", { name: "Link to this cube" });
    expect(await link.inputValue()).toBe(address.href);
    await cube.page.keyboard.press("Escape");
    await cube.button("Embed").click();
    const script = cube.page.getByRole("textbox", { name: "With a script" });
    expect(await script.inputValue()).toContain(`puzzle="2x2x2" facelets="${TURNED}"`);

    const other = await openCube();
    await other.visit(`${site.url}#puzzle=2x2x2&setup=R_U2_F-_R2`);
    expect(await other.readFacelets()).toBe(TURNED);
  });
});

describe("24 stickers that are typed while the 3x3x3 is shown", () => {
  it("choose the 2x2x2, and 54 the 3x3x3", async ({ cube }) => {
    const isChosen = (puzzle: string) =>
      cube.page.getByRole("radio", { name: puzzle, exact: true }).isChecked();
    await cube.choosePuzzle("3x3x3");
    await cube.enterPosition(TURNED);
    await cube.page.getByText("Read as 24 stickers.").waitFor();
    expect(await cube.readFacelets()).toBe(TURNED);
    expect(await isChosen("2x2x2")).toBe(true);
    const cubeOf54 = applyMoves(SOLVED_FACELETS, ["R", "U"]);
    await cube.enterPosition(cubeOf54);
    await cube.page.getByText("Read as 54 stickers.").waitFor();
    expect(await cube.readFacelets()).toBe(cubeOf54);
    expect(await isChosen("3x3x3")).toBe(true);
  });
});
