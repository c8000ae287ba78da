// A small experiment in every browser: from Solve to the laboratory, and the results that every browser has.

import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { LOADING_WHEN_LEFT } from "../page/cube-page";
import { it } from "../page/page-test";

it("the laboratory opens from Solve, and gives the same results in every browser", async ({
  openCube,
}) => {
  const cube = await openCube();
  const { page } = cube;
  cube.forgive(LOADING_WHEN_LEFT);
  await page.getByRole("link", { name: "Laboratory" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
  await page.evaluate(() => {
    location.hash = "methods=beginner,cfop&random=2&seed=1";
  });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByText("Done.").waitFor();
  const means = await page.evaluate(() => {
    const results = document.querySelector("lab-page")!.shadowRoot!.querySelector("lab-results")!;
    return [...results.shadowRoot!.querySelectorAll("tbody tr")].map((row) =>
      row.children[1]!.textContent.trim(),
    );
  });
  // The same as from `cubewright compare --methods beginner,cfop --random 2 --seed 1`.
  expect(means).toEqual(["72.00", "45.00"]);
});

const RUN = { name: "Run", exact: true };

// With tables in use, on one cube of each kind. Every pocket cube takes minutes.
it.runIf(isLongRun).for([
  // A row for each scramble length, and one for all of them.
  ["duric-2023", 4 * (9 + 1), "9 cubes"],
  ["milenkovic", 6, "1 cube"],
  ["britikov", 4 * (3 + 1), "3 cubes"],
  ["shortest", 7, "1 cube"],
  ["work-for-turns", 5, "1 cube"],
] as const)(
  "the preset %s runs to its end in every browser",
  { timeout: 400_000 },
  async ([preset, rowCount, cubes], { openCube }) => {
    const { page } = await openCube(undefined, {
      address: `lab.html#preset=${preset}&count=1`,
      isUsable: (cube) => cube.page.getByRole("button", RUN).waitFor(),
    });
    await page.getByRole("button", RUN).click();
    await page.getByText("Done.").waitFor({ timeout: 300_000 });
    const rows = page.getByRole("table", { name: "Results" }).locator("tbody tr");
    expect(await rows.count()).toBe(rowCount);
    await page.getByText(new RegExp(`, ${cubes}\\s*$`)).waitFor();
  },
);
