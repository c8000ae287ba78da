// A small experiment in every browser: from Solve to the laboratory, and the results that every browser has.

import { expect } from "vitest";

import { it } from "../page/page-test";

it("the laboratory is reached from Solve, and gives the same results everywhere", async ({
  openCube,
}) => {
  const { page } = await openCube();
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
  // As `cubewright compare --methods beginner,cfop --random 2 --seed 1` has them.
  expect(means).toEqual(["72.00", "45.00"]);
});
