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
  await cube.enterPosition(SUPERFLIP);
  const shown = (await cube.solve()).join(" ");
  // Back from the other puzzle, with the solution.
  await page.getByRole("radio", { name: "2x2x2" }).check();
  await cube.button(MORE).waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "3x3x3" }).check();
  await cube.button(MORE).waitFor();
  await cube.button(MORE).dblclick();
  await page.getByText("Looking for other solutions").waitFor();

  const choice = page.getByRole("radiogroup", { name: "Solutions", exact: true });
  await choice.waitFor();
  await page.getByText(/^Other solutions \(10\)$/).waitFor();
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

  const other = solutions.findLast((text) => text !== shown)!;
  await choice.getByRole("radio", { name: other, exact: true }).check();
  await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).toBe(other);
  expect(await choice.getByRole("radio").count()).toBe(11);

  // They belong to this cube.
  await cube.enterPosition(applyMoves(SOLVED_FACELETS, parseMoves("R U F").moves));
  await choice.waitFor({ state: "detached" });
  await cube.solve();
  await cube.button("All shortest solutions").waitFor();
  expect(await cube.button(MORE).count()).toBe(0);
});
