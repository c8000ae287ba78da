// An experiment as a newcomer makes it: a preset, fewer cubes, the results, and the same from its link.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { becomes, openLab, run, runButton, savedFile } from "./lab-on-page";

/** For each row: the method, the figures for turns, and the number of cubes. */
async function turnsIn(page: Page): Promise<string[][]> {
  const rows = page.getByRole("table", { name: "Results" }).locator("tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
  return cells.map((row) => [...row.slice(0, 6), row[11]!]);
}

it("the laboratory runs an experiment, shows and saves its results, and repeats it from its link", async ({
  openCube,
}) => {
  const page = await openLab(openCube);
  await page.getByRole("combobox", { name: "Begin with" }).selectOption("shortest");
  // These take long, or need tables.
  for (const name of ["Two-phase", "Evolution", "Thistlethwaite's method"]) {
    await page.getByRole("checkbox", { name, exact: true }).uncheck();
  }
  await page.getByRole("textbox", { name: "How many" }).fill("3");
  await run(page);

  const turns = await turnsIn(page);
  expect(turns.map((row) => [row[0], row[6]])).toEqual([
    ["Corners, then edges", "3"],
    ["CFOP", "3"],
    ["CFOP in two looks", "3"],
    ["Layer by layer", "3"],
  ]);
  const figure = page.getByRole("figure", { name: "Time against turns" });
  await figure.getByRole("img", { name: /^CFOP\. Mean milliseconds: / }).waitFor();
  const kept = page.getByRole("region", { name: "Past experiments" });
  await kept.getByText(/, 3 cubes\s*$/).waitFor();
  await page.getByRole("button", { name: "Cubes of CFOP", exact: true }).click();
  const link = page.getByRole("link", { name: "Solve cube 2" });
  expect(await link.getAttribute("href")).toMatch(/^\.\/#facelets=[URFDLB]{54}&alg=/);
  expect(await axeFindings(page)).toEqual([]);

  const json = await savedFile(page, page.getByRole("button", { name: "Save as JSON" }));
  expect(JSON.parse(json.toString())).toMatchObject({ cubes: 3, refused: 0, rows: { length: 4 } });
  await figure.getByText("Table and files").click();
  const svg = await savedFile(page, figure.getByRole("button", { name: "Save as SVG" }));
  expect(svg.toString()).toMatch(/^<svg [^]*CFOP[^]*<\/svg>$/);
  const png = await savedFile(page, figure.getByRole("button", { name: "Save as PNG" }));
  expect(png.subarray(1, 4).toString()).toBe("PNG");

  const { hash } = new URL(page.url());
  expect(hash).toBe("#methods=corners-edges,cfop,cfop-2look,beginner&random=3&seed=1");
  const other = await openLab(openCube, hash);
  await run(other);
  expect(await turnsIn(other)).toEqual(turns);
});

it.runIf(isLongRun)(
  "the laboratory passes axe at rest, paused, stopped, and with a fault",
  async ({ openCube }) => {
    const page = await openLab(openCube, "#methods=beginner,cfop&random=1000000&seed=1");
    expect(await axeFindings(page)).toEqual([]);
    await runButton(page).click();
    await page.getByRole("table", { name: "Results" }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await becomes(page, "Paused.");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop" }).click();
    await becomes(page, "Stopped.");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "How many" }).fill("0");
    await runButton(page).click();
    await page.getByRole("alert").getByText("There are no cubes.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);
