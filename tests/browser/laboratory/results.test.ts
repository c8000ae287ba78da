// The results as a person reads them who has no mouse, or does not see the charts.

import { expect } from "vitest";

import { it } from "../page/chromium-test";
import { DESKTOP } from "../page/cube-page";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { LOOKS } from "../looks/chosen-looks";
import { findTooSmall } from "../looks/small-targets";
import { openLab, run } from "./lab-on-page";

it("the keyboard sorts the results, up, down and back, and reads every point of a chart, as its table does", async ({
  openCube,
}) => {
  const page = await openLab(openCube, "#methods=beginner,cfop,corners-edges&random=3&seed=1");
  await run(page);
  const table = page.getByRole("table", { name: "Results", exact: true });
  const rows = table.locator("tbody tr");
  const means = () =>
    rows.evaluateAll((all) => all.map((row) => Number(row.children[1]!.textContent)));
  const ordered = await means();
  const ascending = ordered.toSorted((first, second) => first - second);
  // In the experiment's order, the method with the fewest turns is in the middle.
  expect(ordered.indexOf(ascending[0]!)).toBe(1);

  const name = { name: "Turns: Mean", exact: true };
  const button = table.getByRole("button", name);
  const direction = () => table.getByRole("columnheader", name).getAttribute("aria-sort");
  await button.focus();
  for (const [sort, sorted] of [
    ["ascending", ascending],
    ["descending", ascending.toReversed()],
    [null, ordered],
  ] as const) {
    await page.keyboard.press("Enter");
    await expect.poll(direction).toBe(sort);
    expect(await means()).toEqual(sorted);
    expect(await button.evaluate((element) => element.matches(":focus"))).toBe(true);
  }

  const chart = page.getByRole("figure", { name: "Time against turns" });
  const before = page.getByRole("figure", { name: "Distribution of turns" });
  const points = chart.getByRole("img");
  const labels = await points.evaluateAll((all) => all.map((point) => point.ariaLabel));
  expect(labels).toHaveLength(3);

  await before.getByText("Table and files").focus();
  await page.keyboard.press("Tab");
  for (const [key, place] of [
    ["ArrowLeft", 0],
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowRight", 2],
    ["Home", 0],
    ["End", 2],
    ["ArrowUp", 1],
  ] as const) {
    await page.keyboard.press(key);
    const isFocused = () => points.nth(place).evaluate((point) => point.matches(":focus"));
    await expect.poll(isFocused, { message: key }).toBe(true);
    await chart.getByText(labels[place]!, { exact: true }).waitFor();
  }

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const pointTable = chart.getByRole("table", { name: "Time against turns" });
  await pointTable.waitFor();
  const [[, xLabel, yLabel], ...values] = (await pointTable
    .locator("tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    )) as [string[], ...string[][]];
  const told = values.map(
    ([method, x, y, spread]) =>
      `${method}. ${xLabel}: ${x}. ${yLabel}: ${y}, give or take ${spread}.`,
  );
  expect(told).toEqual(labels);
});

const SEVERAL = "#methods=beginner,cfop,corners-edges&scrambles=5,20&count=3&seed=1";

it.runIf(isLongRun)(
  "results are printed dark on white, on a page of A4, without what can only be pressed",
  async ({ openCube }) => {
    const page = await openLab(openCube, SEVERAL, { ...DESKTOP, colorScheme: "dark" });
    await run(page);
    const details = page.getByText("Table and files").first();
    await details.click();
    await page.getByRole("button", { name: "Save as SVG" }).first().waitFor();
    await page.emulateMedia({ media: "print" });
    // A4 in pixels of CSS, within the margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
    expect(await axeFindings(page)).toEqual([]);
    for (const name of ["Run", "Save as CSV", "Save as SVG"]) {
      const buttons = page.getByRole("button", { name, exact: true });
      expect(await buttons.filter({ visible: true }).count(), name).toBe(0);
    }
    const table = page.getByRole("table", { name: "Results", exact: true });
    const background = () =>
      table.evaluate((element) => getComputedStyle(element.closest(".card")!).backgroundColor);
    const light = "rgb(253, 251, 246)";
    expect(await background()).toBe(light);
    await page.emulateMedia({ media: "screen" });
    expect(await background()).not.toBe(light);
  },
);

it.runIf(isLongRun).for(LOOKS)(
  "results, cubes and bad lines pass axe and have targets for a finger ($looks)",
  async ({ options }, { openCube }) => {
    const page = await openLab(openCube, "#methods=beginner,two-phase:max-length=22&list", options);
    const buffer = Buffer.from("R U F\nnonsense\n".repeat(120));
    const file = { name: "cubes.txt", mimeType: "text/plain", buffer };
    await page.getByLabel("Choose a file").setInputFiles(file);
    await run(page);
    await page.getByRole("button", { name: "Cubes of Layer by layer", exact: true }).click();
    await page.getByRole("link", { name: "Learn with cube 1", exact: true }).waitFor();
    await page.getByRole("button", { name: "Next lines" }).click();
    await page.getByText("Line 240: these are no moves.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (!("hasTouch" in options)) return;
    const small = await findTooSmall(page.locator("body"));
    // A finger that touches a chart anywhere reads the nearest point.
    expect(small.filter((control) => !control.includes('class="mark"'))).toEqual([]);
  },
);
