// The 2x2x2 on the page: what the 3x3x3 lacks. Tests of both puzzles are in their subjects' folders (puzzles/).

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move, type WrittenMove } from "../../../web/core/moves";
import { plainMoves } from "../../../web/core/written-moves";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";
import { POCKET } from "../puzzles/pocket";

const TURNED = applyMoves(POCKET.solved, ["R", "U2", "F'", "R2"]);

const it = pageTest.extend("puzzle", POCKET);

describe("a 2x2x2", () => {
  it("names its 24 stickers and its own methods", async ({ cube }) => {
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
    await cube.button("Paint my cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6: choose how to hold your cube" }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });

  it("is solved in any colour scheme", async ({ cube }) => {
    // Blue and yellow are swapped, compared with most cubes.
    const turned = applyMoves("UUUURRRRFFFFBBBBLLLLDDDD", ["R2", "U2"]);
    await cube.enterPosition(turned);
    expect(await cube.readFacelets()).toBe(turned);
    expect(await cube.solve()).toEqual(["U2", "R2"]);
  });

  it.runIf(isLongRun)(
    "has an unusual arrangement of colours confirmed, since it may be painted as in a mirror",
    async ({ cube }) => {
      const question = "Only one arrangement of colours fits these stickers. Is it your cube's?";
      const confirm = cube.button("Yes, as on my cube.");
      await cube.enterPosition(applyMoves("UUUULLLLFFFFDDDDRRRRBBBB", ["R", "U2"]));
      await cube.status.filter({ hasText: question }).waitFor();
      await cube.page.getByText("A corner has, clockwise: white-red-blue.").waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      expect(await cube.solve()).toEqual(["U2", "R'"]);
      await confirm.click();
      await confirm.waitFor({ state: "detached" });
      // Nor is it asked about another one that is arranged so.
      await cube.enterPosition(applyMoves("UUUULLLLFFFFDDDDRRRRBBBB", ["F"]));
      expect(await cube.solve()).toEqual(["F'"]);
      expect(await confirm.count()).toBe(0);
    },
  );

  it.runIf(isLongRun)(
    "is not oriented by a corner that may be painted wrongly",
    async ({ cube }) => {
      // Two stickers of the upper face are exchanged, one of them on the corner that normally shows how to hold it.
      await cube.enterPosition("FUFLBLUBRDRFURLDFBUDBLRD");
      const question = cube.page.getByText("To find out which, look at U1 on your cube.");
      expect(await question.innerText()).toContain("Upper face towards you, back face on top.");
    },
  );

  it.runIf(isLongRun)("keeps its own metric, separate from that of the 3x3x3", async ({ cube }) => {
    const metric = cube.page.getByRole("combobox", { name: "Counts as one" });
    await cube.button("One of the 276 that need 14 quarter turns").click();
    expect(await metric.inputValue()).toBe("qtm");
    await cube.solve();
    const others = cube.page.getByText(/^Shortest solutions \(/);
    await others.waitFor();
    await cube.choosePuzzle("3x3x3");
    expect(await metric.inputValue()).toBe("htm");
    await others.waitFor({ state: "detached" });
    await cube.choosePuzzle("2x2x2");
    expect(await metric.inputValue()).toBe("qtm");
    await others.waitFor();
  });

  it.runIf(isLongRun)("keeps the metric of an example after a reload", async ({ cube }) => {
    const metric = cube.page.getByRole("combobox", { name: "Counts as one" });
    await metric.selectOption("qtm");
    await cube.button("One of the 2,644 that need 11 turns").click();
    expect(await metric.inputValue()).toBe("htm");
    await cube.reload();
    expect(await metric.inputValue()).toBe("htm");
  });

  it.runIf(isLongRun)(
    "shows an example again once its moves have solved it, with its metric",
    async ({ cube }) => {
      const metric = cube.page.getByRole("combobox", { name: "Counts as one" });
      const example = cube.button("One of the 276 that need 14 quarter turns");
      await example.click();
      const { hash } = new URL(cube.page.url());
      expect(hash).toContain("&metric=qtm");
      await cube.solve();
      await cube.button("To the end").click();
      await metric.selectOption("htm");
      await example.click();
      await expect.poll(() => new URL(cube.page.url()).hash).toBe(hash);
      expect(await metric.inputValue()).toBe("qtm");
      expect(await cube.moves.count()).toBe(0);
      // Also on the cube that is there already.
      await metric.selectOption("htm");
      await example.click();
      expect(await metric.inputValue()).toBe("qtm");
      expect(new URL(cube.page.url()).hash).toBe(hash);
    },
  );

  // In the usual run solving/more-solutions.test.ts has those of the 3x3x3.
  it.runIf(isLongRun)(
    "lists all its shortest solutions, to be chosen by keyboard",
    async ({ cube }) => {
      const turned = applyMoves(POCKET.solved, ["R2", "U2", "F2", "R2"]);
      await cube.enterPosition(turned);
      const first = (await cube.solve()).join(" ");
      const others = cube.page.getByText(/^Shortest solutions \(\d+\)$/);
      const count = Number(/\d+/.exec(await others.innerText())![0]);
      expect(count).toBeGreaterThan(1);
      await others.press("Enter");
      const choice = cube.page.getByRole("radiogroup", { name: "Shortest solutions" });
      const solutions = await choice.getByRole("radio").all();
      expect(solutions).toHaveLength(count);
      expect(await choice.getByRole("radio", { name: first, exact: true }).isChecked()).toBe(true);
      expect(await axeFindings(cube.page, choice)).toEqual([]);

      await choice.getByRole("radio", { name: first, exact: true }).press("ArrowDown");
      await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).not.toBe(first);
      const moves = (await cube.moves.allInnerTexts()) as Move[];
      expect(moves).toHaveLength(first.split(" ").length);
      expect(isSolved(applyMoves(turned, moves))).toBe(true);
      expect(
        await choice.getByRole("radio", { name: moves.join(" "), exact: true }).isChecked(),
      ).toBe(true);
      expect(new URL(cube.page.url()).hash).toContain(
        `&alg=${moves.join("_").replaceAll("'", "-")}`,
      );
      // They come back with this cube, also after a reload, and belong to no other.
      await cube.choosePuzzle("3x3x3");
      await expect.poll(() => others.count()).toBe(0);
      await cube.choosePuzzle("2x2x2");
      await others.waitFor();
      await cube.reload();
      await cube.status
        .filter({ hasText: `${moves.length} moves, and no solution is shorter.` })
        .waitFor();
      await others.press("Enter");
      expect(
        await choice.getByRole("radio", { name: moves.join(" "), exact: true }).isChecked(),
      ).toBe(true);
      await cube.button("Reset").click();
      await expect.poll(() => others.count()).toBe(0);
    },
  );

  it.runIf(isLongRun)("fits its list of shortest solutions on a phone", async ({ openCube }) => {
    const cube = await openCube(PHONE);
    await cube.enterPosition("URRRUDUUDBDFLRDBFFLFBLLB");
    await cube.solve();
    await cube.page.getByText("Shortest solutions (15)").click();
    const choice = cube.page.getByRole("radiogroup", { name: "Shortest solutions" });
    const [contentPx, boxPx] = await choice.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(contentPx).toBeLessThanOrEqual(boxPx);
  });

  it.runIf(isLongRun)(
    "offers each arrangement of colours that its known stickers allow",
    async ({ cube }) => {
      await cube.enterPosition("?U?URRRRF?F??D?DLLLL?B?B");
      await cube.status
        .filter({ hasText: "2 arrangements of colours fit these stickers." })
        .waitFor();
      await cube.button("A corner has, clockwise: white-red-green.").waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      await cube.button("A corner has, clockwise: white-red-blue.").press("Enter");
      await cube.status.filter({ hasText: "Ready to solve" }).waitFor();
      expect(await cube.readFacelets()).toBe("DUDURRRRFBFBUDUDLLLLFBFB");
      await cube.button("Undo").click();
      await cube.button("A corner has, clockwise: white-red-green.").waitFor();
    },
  );

  it.runIf(isLongRun)(
    "asks whether the only arrangement that its known stickers allow is the cube's",
    async ({ cube }) => {
      await cube.enterPosition("???URRRRFFFFBBBB?LLLD?DD");
      await cube.status
        .filter({ hasText: "Only one arrangement of colours fits these stickers." })
        .waitFor();
      const pairs = "Opposite each other: white–blue, red–orange and green–yellow.";
      await cube.page.getByText(`${pairs} A corner has, clockwise: white-red-green.`).waitFor();
      await cube.page.getByText("If not, compare the stickers with your cube.").waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      await cube.button("Yes, as on my cube.").click();
      await cube.status.filter({ hasText: "Ready to solve" }).waitFor();
      expect(await cube.readFacelets()).toBe("UUUURRRRFFFFBBBBLLLLDDDD");
    },
  );

  pageTest.runIf(isLongRun)("says what to do before its solver is loaded", async ({ cube }) => {
    const said = await cube.page.locator("cubewright-cube").evaluate(async (element) => {
      const shown = element as CubewrightCube;
      shown.puzzle = "2x2x2";
      await shown.updateComplete;
      return shown.renderRoot.querySelector("[role=status]")!.textContent;
    });
    expect(said).toBe("Paint your cube, then solve.");
  });

  pageTest.runIf(isLongRun)(
    "is offered in the upper half of a small phone's window",
    async ({ openCube }) => {
      const cube = await openCube({ ...PHONE, viewport: { width: 360, height: 640 } });
      const { y, height } = (await cube.page
        .getByRole("radiogroup", { name: "Puzzle" })
        .boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThan(320);
    },
  );

  pageTest.runIf(isLongRun)(
    "leaves the puzzle choice in place when chosen, as does the 3x3x3",
    async ({ openCube }) => {
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
    },
  );

  it.runIf(isLongRun)("goes on after a wrong turn in a solution by stages", async ({ cube }) => {
    await cube.page.getByRole("combobox", { name: "Method" }).selectOption("ortega");
    await cube.enterPosition(TURNED);
    await cube.button("Solve").click();
    const stages = cube.page.getByRole("list", { name: "Stages" }).getByRole("listitem");
    await stages.first().waitFor();
    expect((await stages.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      ...["First face", "Orient the last corners (OLL)", "Put both layers in order (PBL)"],
    ]);
    const moves = (await cube.moves.allInnerTexts()) as WrittenMove[];
    expect(isSolved(applyMoves(TURNED, plainMoves(moves)))).toBe(true);

    await cube.button("To the end").click();
    await cube.wrongTurn.click();
    await cube.button("nothing: I left it out").click();
    await cube.button("Play").waitFor();
    await expect
      .poll(() => cube.readFacelets())
      .toBe(applyMoves(TURNED, plainMoves(moves).slice(0, -1)));
  });
});

describe("24 stickers typed while the 3x3x3 is shown", () => {
  pageTest("switch to the 2x2x2, and 54 back to the 3x3x3", async ({ cube }) => {
    const isChosen = (puzzle: string) =>
      cube.page.getByRole("radio", { name: puzzle, exact: true }).isChecked();
    await cube.enterPosition(TURNED);
    await cube.page
      .getByText("Read as 24 stickers: the faces U R F D L B, each row by row.")
      .waitFor();
    expect(await cube.readFacelets()).toBe(TURNED);
    expect(await isChosen("2x2x2")).toBe(true);
    const help = cube.page.getByRole("region", { name: "From your hand to solved" });
    await help.getByText("a 2x2x2 has no centres").waitFor();
    await help.getByText("never more than 11").waitFor();
    const cubeOf54 = applyMoves(SOLVED_FACELETS, ["R", "U"]);
    await cube.enterPosition(cubeOf54);
    await cube.page.getByText("Read as 54 stickers.").waitFor();
    expect(await cube.readFacelets()).toBe(cubeOf54);
    expect(await isChosen("3x3x3")).toBe(true);
    await help.getByText("Hold the cube as it is shown").waitFor();
    await help.getByText("down to about 18 moves").waitFor();
  });
});
