// The laboratory as tests use it in Chromium.

import { readFile } from "node:fs/promises";

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import type { OpenCube } from "../page/cube-opener";
import { DESKTOP } from "../page/cube-page";

const LONGEST_MS = 120_000;

/** Opens it in a profile of its own. */
export async function openLab(
  openCube: OpenCube<Page>,
  fragment = "",
  profile = DESKTOP,
): Promise<Page> {
  const cube = await openCube(profile, {
    address: `lab.html${fragment}`,
    isUsable: ({ page }) => runButton(page).waitFor(),
  });
  return cube.page;
}

export function runButton(page: Page) {
  return page.getByRole("button", { name: "Run", exact: true });
}

/** Waits until the run is in a state, such as "Done." */
export async function becomes(page: Page, state: string): Promise<void> {
  await page.getByRole("status").getByText(state).waitFor({ timeout: LONGEST_MS });
}

/** Runs what the form says, to the end. Until it begins, an experiment before it is still "Done." */
export async function run(page: Page): Promise<void> {
  const shown = () => page.evaluate(() => JSON.stringify(history.state));
  const before = await shown();
  await runButton(page).click();
  await expect.poll(shown).not.toBe(before);
  await becomes(page, "Done.");
}

/** Presses a button that saves a file. */
export async function savedFile(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await button.click();
  return readFile(await (await download).path());
}
