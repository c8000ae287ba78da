// What axe objects to in a page in its present state.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type Axe from "axe-core";

import type { Part, Tab } from "./browsers/tab";
import { isLongRunAnywhere } from "./long-run";

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

/**
 * One line for each rule that is broken, with the elements that break it.
 *
 * @param part what is new on a page that other tests look at, or a dialog, behind which the page is inert: the usual run
 *   looks only at this, the long run at the whole page
 */
export async function axeFindings(page: Tab, part: Part = page.locator("html")): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeSource);
  await page.evaluate(untilColorsStay);
  const wanted = isLongRunAnywhere ? page.locator("html") : part;
  const results = await wanted.evaluate((looked) => {
    const { axe } = window as unknown as { axe: Pick<typeof Axe, "run"> };
    // What passes takes as long to describe as what fails.
    const options: Axe.RunOptions = { resultTypes: ["violations"], selectors: false };
    return axe.run(looked === document.documentElement ? document : looked, options);
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("; ")}`,
  );
}
