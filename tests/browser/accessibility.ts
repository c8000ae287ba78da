// What axe objects to in a page in its present state.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";

import type { Tab } from "./browsers/tab";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** One line for each rule that is broken, with the elements that break it. */
export async function axeFindings(page: Tab): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("; ")}`,
  );
}
