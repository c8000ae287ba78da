// What axe objects to in a page in its present state.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";

import type { Tab } from "./browsers/tab";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** Resolves when all transitions have ended: in the middle of one, a text may have too little contrast. */
async function untilColorsStay(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...Array.from(root.querySelectorAll("*"), ({ shadowRoot }) => shadowRoot)
      .filter((inner) => inner !== null)
      .flatMap(rootsIn),
  ];
  const transitions = rootsIn(document)
    .flatMap((root) => root.getAnimations())
    .filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** One line for each rule that is broken, with the elements that break it. */
export async function axeFindings(page: Tab): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeSource);
  await page.evaluate(untilColorsStay);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("; ")}`,
  );
}
