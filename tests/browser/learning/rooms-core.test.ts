// The main job of practice and of the case library in every browser: a stage is solved as briefly as in the lesson and
// kept between visits, and a case is found by its name and shown on the cube.

import { expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { DESKTOP } from "../page/cube-page";
import { it } from "../page/page-test";

// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;
// One turn of the left layer from the cross, as the cube is held with the cross below.
const NEARLY_CROSS = `practise=cross&method=cfop&facelets=${applyMoves(SOLVED_FACELETS, ["R2"])}`;

it.runIf(isLongRun)("a stage can be practised, and the result is kept", async ({ openCube }) => {
  const { page } = await openCube(CALM, {
    address: `learn.html#${NEARLY_CROSS}`,
    isUsable: (cube) => cube.page.locator("learn-practice .pad").waitFor(),
  });
  const counts = page.locator("learn-practice dd");
  expect(await counts.allInnerTexts()).toEqual(["0", "1"]);
  await page.keyboard.press("u");
  await expect.poll(() => counts.first().innerText()).toBe("1");
  await page.getByRole("button", { name: "Take back a turn" }).click();
  await expect.poll(() => counts.first().innerText()).toBe("0");
  await page.getByRole("button", { name: "L2: Left face (red)" }).click();
  await page.getByText("You needed as many turns as the lesson.").waitFor();
  const rows = page.locator("learn-practice tbody tr");
  await expect.poll(() => rows.count()).toBe(1);

  await page.reload();
  await page.locator("learn-practice .pad").waitFor();
  await rows.first().waitFor();
  await page.getByRole("button", { name: "Delete my progress" }).click();
  await page.getByText("Your progress is deleted.").waitFor();
});

it.runIf(isLongRun)("a case is found and shown on the cube", async ({ openCube }) => {
  const { page } = await openCube(CALM, {
    address: "learn.html#library=pll",
    isUsable: (cube) => cube.page.locator("case-library h2").waitFor(),
  });
  await page.getByRole("searchbox", { name: "Name or number" }).fill("Ja");
  await page.getByText("One case found.").waitFor();
  await page.getByRole("link", { name: "PLL Ja" }).click();
  await page.getByRole("heading", { name: "PLL Ja" }).waitFor();
  const cube = page.locator("case-library cubewright-cube").first();
  const shown = () =>
    cube.evaluate((element) => (element as HTMLElementTagNameMap["cubewright-cube"]).facelets);
  expect(isSolved(await shown())).toBe(false);
  // At full speed: how long a turn takes is tested elsewhere.
  await cube.evaluate((element) => {
    (element as HTMLElementTagNameMap["cubewright-cube"]).tempo = 20;
  });
  await page.getByRole("button", { name: "Show me on the cube" }).click();
  await expect.poll(async () => isSolved(await shown())).toBe(true);
});
