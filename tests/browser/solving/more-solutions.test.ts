// More solutions of a cube that is not proven to be solved by the shortest: looked for, listed, chosen from, and replaced.

import { expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { it } from "../page/chromium-test";

// Every edge flipped: nobody proves its 20 moves while a test runs.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
const MORE = "More solutions";

it("more solutions are listed on request, the shortest first, and each can be shown", async ({
  cube,
}) => {
  const { page } = cube;
  expect(await cube.button(MORE).count()).toBe(0);
  await cube.searchBriefly();
  await cube.enterPosition(SUPERFLIP);
  const shown = (await cube.solve()).join(" ");
  // Back from the other puzzle, with the solution.
  await page.getByRole("radio", { name: "2x2x2" }).check();
  await cube.button(MORE).waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "3x3x3" }).check();
  await cube.button(MORE).waitFor();
  // One press too many on "Stop" does not begin again.
  await cube.button(MORE).press("Enter");
  await page.getByText("Looking for other solutions").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByText("Stopped.", { exact: true }).waitFor();
  expect(await cube.button(MORE).count()).toBe(1);
  await cube.button(MORE).dblclick();
  await page.getByText("Looking for other solutions").waitFor();

  const choice = page.getByRole("radiogroup", { name: "Solutions", exact: true });
  await choice.waitFor();
  await page.getByText(/^Solutions \(11\)/).waitFor();
  const solutions = await choice
    .getByRole("radio")
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(new Set(solutions).size).toBe(11);
  const lengths = solutions.map((text) => {
    const { moves } = parseMoves(text);
    expect(isSolved(applyMoves(SUPERFLIP, moves))).toBe(true);
    return moves.length;
  });
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(await choice.locator("input:checked").getAttribute("value")).toBe(shown);
  // The list says whether a shorter one was found.
  const headIsOf = async (solution: string) => {
    const fewer = lengths[solutions.indexOf(solution)]! - lengths[0]!;
    const moves = fewer === 1 ? "1 move" : `${fewer} moves`;
    const told = fewer > 0 ? `: the shortest is ${moves} shorter than the one shown` : "";
    await page.getByText(`Solutions (11)${told}`, { exact: true }).waitFor();
  };
  await headIsOf(shown);

  const other = solutions.findLast((text) => text !== shown)!;
  await choice.getByRole("radio", { name: other, exact: true }).check();
  await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).toBe(other);
  expect(await choice.getByRole("radio").count()).toBe(11);
  await headIsOf(other);
  // By arrow keys the focus stays in the list until Enter is pressed; a press leads to the moves at once.
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused).toBe("cubewright-cube");
  await choice.getByRole("radio", { name: other, exact: true }).press("ArrowUp");
  await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).not.toBe(other);
  expect(await focused()).toBe("input");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("cubewright-cube");

  // They belong to this cube.
  await cube.enterPosition(applyMoves(SOLVED_FACELETS, parseMoves("R U F").moves));
  await choice.waitFor({ state: "detached" });
  await cube.solve();
  await cube.button("All shortest solutions").waitFor();
  expect(await cube.button(MORE).count()).toBe(0);
});
