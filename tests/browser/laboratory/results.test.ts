// The results as a person reads them who has no mouse, or does not see the charts.

import { expect } from "vitest";

import { it } from "../page/chromium-test";
import { openLab, run } from "./lab-on-page";

it("the keyboard sorts the results, up, down and back", async ({ openCube }) => {
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
});

it("the keyboard reads every point of a chart, and its table has the same values", async ({
  openCube,
}) => {
  const page = await openLab(openCube, "#methods=beginner,cfop,corners-edges&random=3&seed=1");
  await run(page);
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
  const table = chart.getByRole("table", { name: "Time against turns" });
  await table.waitFor();
  const [[, xLabel, yLabel], ...values] = (await table
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
