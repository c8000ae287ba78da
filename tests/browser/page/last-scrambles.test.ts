// The cubes scrambled last: restored with one press, even at the next visit.

import { expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import type { Tab } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { it } from "./chromium-test";
import type { CubePage } from "./cube-page";

const PATIENCE = { timeout: 30_000 };
const NONE = "No cube was scrambled here yet.";

async function scramble(cube: CubePage<Tab>): Promise<string> {
  const before = await cube.position.inputValue();
  await cube.button("Scramble").click();
  await expect.poll(() => cube.position.inputValue(), PATIENCE).not.toBe(before);
  return cube.readFacelets();
}

it("the last scrambles can be restored, also after a reload", async ({ cube }) => {
  const { page } = cube;
  const again = page.getByRole("button", { name: "The last scramble again" });
  await expect.poll(() => again.getAttribute("title"), PATIENCE).toBe(NONE);
  expect(await again.isDisabled()).toBe(true);
  await page.getByText("Last scrambles").click();
  await page.getByText(NONE).waitFor();

  const first = await scramble(cube);
  const second = await scramble(cube);
  const list = page.locator("#scrambles li button");
  await expect.poll(() => list.count(), PATIENCE).toBe(2);
  await list.last().click();
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(first);
  await cube.button("Reset").click();
  await again.click();
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(second);

  await cube.reload();
  await cube.button("Reset").click();
  await again.click();
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(second);
});

it.runIf(isLongRun)("each puzzle has last scrambles of its own", async ({ cube }) => {
  const again = cube.page.getByRole("button", { name: "The last scramble again" });
  const large = await scramble(cube);
  await cube.choosePuzzle("2x2x2");
  await expect.poll(() => again.isDisabled(), PATIENCE).toBe(true);
  const small = await scramble(cube);
  await cube.button("Reset").click();
  await again.click();
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(small);
  await cube.choosePuzzle("3x3x3");
  await cube.button("Reset").click();
  await again.click();
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(large);
});

it.runIf(isLongRun)(
  "the last scramble comes back, without its moves, once they have solved it",
  async ({ cube }) => {
    const { page } = cube;
    const scrambled = await scramble(cube);
    await cube.solve();
    await cube.button("To the end").click();
    await expect.poll(async () => isSolved(await cube.readFacelets()), PATIENCE).toBe(true);
    await page.getByRole("button", { name: "The last scramble again" }).click();
    await expect.poll(() => cube.position.inputValue(), PATIENCE).toBe(scrambled);
    expect(await cube.moves.count()).toBe(0);
  },
);
