// An experiment that is paused, left, opened again, run in two tabs, compared and deleted: nothing is lost, and the keyboard
// stays where it was.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { becomes, openLab, run, runButton, savedFile } from "./lab-on-page";

/** More than any test finishes. */
const MANY = "#methods=beginner,cfop&random=1000000&seed=1";
const FEW = "#methods=beginner,cfop&random=4&seed=";

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name, exact: true });
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

async function expectFocusOn(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).and(page.locator(":focus")).waitFor();
}

/** How many cubes are done. */
async function doneIn(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ of 1,000,000 cubes/).textContent();
  return Number(/^[\d,]+/.exec(text!)![0].replaceAll(",", ""));
}

it.runIf(isLongRun)(
  "an experiment can be paused and continued, in one tab only, and outlasts leaving the page",
  async ({ openCube }) => {
    const page = await openLab(openCube, MANY);
    await runButton(page).click();
    await page.getByRole("table", { name: "Results" }).waitFor();
    const results = page.url();
    await press(page, "Pause");
    await becomes(page, "Paused.");
    await expectFocusOn(page, "Go on");

    const other = await page.context().newPage();
    await other.goto(results);
    await press(other, /^Open /);
    await becomes(other, "This experiment is open in another tab.");
    await press(other, "Go on");
    await becomes(other, "This experiment is open in another tab.");
    // Otherwise the results of the first tab would be lost as they are stored.
    await press(other, /^Delete /);
    await press(other, /^Delete /);
    await other.getByText("Close that tab, then press “Delete” again.").waitFor();
    await press(other, /^Keep /);
    await button(other, /^Rename /).waitFor();

    await press(page, "Go on");
    await becomes(page, "Running.");
    await expectFocusOn(page, "Pause");
    await press(page, "Stop");
    await becomes(page, "Stopped.");
    await expectFocusOn(page, "Go on");
    const done = await doneIn(page);

    // What the first tab has done meanwhile is not done again, also after a double press.
    await button(other, "Go on").evaluate((goOn: HTMLButtonElement) => {
      goOn.click();
      goOn.click();
    });
    await becomes(other, "Running.");
    expect(await doneIn(other)).toBeGreaterThanOrEqual(done);
    await press(other, "Stop");
    await becomes(other, "Stopped.");
    const csv = await savedFile(other, button(other, "Save as CSV"));
    const [, ...lines] = csv.toString().trimEnd().split("\n");
    const numbers = new Set(lines.map((line) => line.split(",", 1)[0]));
    expect(lines.length).toBe(2 * numbers.size);
    await other.close();

    await page.goto(new URL("./index.html", results).href);
    await page.goBack();
    const kept = page.getByRole("region", { name: "Past experiments" });
    await kept.getByText("Layer by layer and CFOP; 1,000,000 random cubes; seed 1").waitFor();
    await becomes(page, "Stopped.");
    expect(await doneIn(page)).toBeGreaterThanOrEqual(done);
    await page.getByRole("textbox", { name: "How many" }).fill("7");
    await page.getByRole("textbox", { name: "How many" }).blur();
    await page.getByText("The form now describes another experiment.").waitFor();
  },
);

it.runIf(isLongRun)(
  "a kept experiment opens even if it is chosen before the laboratory can read it",
  async ({ openCube }) => {
    const page = await openLab(openCube, FEW + "3");
    await run(page);
    const other = await page.context().newPage();
    await other.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      Object.assign(globalThis, { letIn: resolve });
      const { instantiate, instantiateStreaming } = WebAssembly;
      Object.assign(WebAssembly, {
        instantiate: (...given: Parameters<typeof instantiate>) =>
          promise.then(() => instantiate(...given)),
        instantiateStreaming: (...given: Parameters<typeof instantiateStreaming>) =>
          promise.then(() => instantiateStreaming(...given)),
      });
    });
    await other.goto(page.url());
    await press(other, /^Open /);
    await other.evaluate(() => (globalThis as unknown as { letIn(): void }).letIn());
    await becomes(other, "Done.");
  },
);

it.runIf(isLongRun)("a double click on Pause or Go on counts once", async ({ openCube }) => {
  const page = await openLab(openCube, MANY);
  await runButton(page).click();
  await page.getByRole("table", { name: "Results" }).waitFor();
  await button(page, "Pause").dblclick();
  await becomes(page, "Paused.");
  await button(page, "Go on").dblclick();
  await becomes(page, "Running.");
});

it.runIf(isLongRun)(
  "an experiment that another tab has deleted does not go on as if it were stored",
  async ({ openCube }) => {
    const page = await openLab(openCube, MANY);
    await runButton(page).click();
    await page.getByRole("table", { name: "Results" }).waitFor();
    await press(page, "Stop");
    await becomes(page, "Stopped.");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await press(other, /^Delete /);
    await press(other, /^Delete /);
    await other.getByText("None yet.").waitFor();
    await press(page, "Go on");
    await becomes(page, "Another tab has deleted this experiment.");
  },
);

it.runIf(isLongRun)(
  "experiments are compared, and deleted after confirmation, without losing the focus",
  async ({ openCube }) => {
    const page = await openLab(openCube, `${FEW}1`);
    await run(page);
    await press(page, "Cubes of CFOP");
    await press(page, "Close");
    await expectFocusOn(page, "Cubes of CFOP");
    const row = page.getByRole("row").filter({ has: button(page, "Cubes of CFOP") });
    const worst = row.getByRole("link").last();
    expect(await worst.getAttribute("href")).toMatch(/&alg=/);

    await page.evaluate((hash) => (location.hash = hash), `${FEW}2`);
    await run(page);
    const kept = page.getByRole("region", { name: "Past experiments" });
    await kept.getByRole("button", { name: /^Compare with / }).focus();
    await page.keyboard.press("Enter");
    const compared = page.getByRole("region", { name: "Two experiments" });
    expect(await compared.locator("thead").textContent()).toMatch(/seed 2[^]*seed 1/);
    await compared.and(page.locator(":focus")).waitFor();
    await compared.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expectFocusOn(page, /^Compare with /);

    const deletes = kept.getByRole("button", { name: /^Delete / });
    await deletes.last().focus();
    await page.keyboard.press("Enter");
    await expectFocusOn(page, /^Keep /);
    await page.keyboard.press("Enter");
    expect(await kept.getByRole("listitem").count()).toBe(2);
    await deletes.last().focus();
    await page.keyboard.press("Enter");
    await expectFocusOn(page, /^Keep /);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => kept.getByRole("listitem").count()).toBe(1);
    await kept.and(page.locator(":focus")).waitFor();
  },
);

it("the laboratory names the parts of a link that it cannot read", async ({ openCube }) => {
  const page = await openLab(openCube, "#methods=cfop,magic&random=2&seed=x");
  await page
    .getByRole("alert")
    .getByText("It was left out: methods=cfop,magic and seed=x")
    .waitFor();
});
