// Opens the page for a test, and closes it after it. The test fails if the page writes to the console.

import { expect, type TestContext } from "vitest";

import type { ProfileOptions, Tab, TestBrowser } from "../browsers/tab";
import { reportFailure } from "../failure-report";
import { CUBE } from "../puzzles/cube";
import type { TestedPuzzle } from "../puzzles/tested-puzzle";
import type { SiteServer } from "../site/site-server";
import { CubePage, DESKTOP, type IsUsable } from "./cube-page";

interface Surroundings<TabType extends Tab> extends Pick<TestContext, "onTestFinished" | "task"> {
  browser: TestBrowser<TabType>;
  /** Whether the person prefers reduced motion, unless the options of the profile say so. */
  isCalm: boolean;
  site: SiteServer;
  /** What the page shows if its address does not say. */
  puzzle?: Pick<TestedPuzzle, "name">;
  /** Calls back after the test. */
  onCleanup: (cleanUp: () => Promise<void>) => void;
}

export interface Visit<TabType extends Tab> {
  /** Relative to the site's, or a whole one. */
  address?: string;
  /** By default, when there is the net. */
  isUsable?: IsUsable<TabType>;
}

export type OpenCube<TabType extends Tab> = (
  options?: ProfileOptions,
  visit?: Visit<TabType>,
) => Promise<CubePage<TabType>>;

/**
 * Returns a function that opens the page in a fresh profile, by default in a desktop window and
 * without its service worker, so that each request reaches the site.
 */
export function cubeOpener<TabType extends Tab>({
  browser,
  isCalm,
  site,
  puzzle = CUBE,
  task,
  onTestFinished,
  onCleanup,
}: Surroundings<TabType>): OpenCube<TabType> {
  const opened: CubePage<TabType>[] = [];
  onCleanup(async () => {
    await reportFailure(
      task,
      opened.map(({ page }) => page),
    );
    for (const { context } of opened) await context.close();
  });
  // When all is closed, which a failing clean-up would prevent.
  onTestFinished(() => {
    expect(opened.flatMap(({ noise }) => noise)).toEqual([]);
  });
  return async (options = DESKTOP, { address = "", isUsable } = {}) => {
    const context = (await browser.newContext({
      serviceWorkers: "block",
      reducedMotion: isCalm ? "reduce" : "no-preference",
      ...options,
    })) as ReturnType<TabType["context"]>;
    const cube = await CubePage.inNewTab<TabType>(context);
    opened.push(cube);
    await cube.visit(new URL(address, site.url).href, isUsable);
    // A fresh profile shows the 3x3x3.
    if (address === "" && puzzle.name !== "3x3x3") await cube.choosePuzzle(puzzle.name);
    return cube;
  };
}
