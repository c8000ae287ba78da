// A test of the page in the browser that the run is for. It finds the site at an address of its own,
// opens the page in profiles of its own, and fails if the page writes to the console.

import { expect, test } from "vitest";

import { launchBrowserUnderTest } from "../browsers/launch";
import type { ProfileOptions, Tab } from "../browsers/tab";
import { CubePage } from "./cube-page";
import { reportFailure } from "../failure-report";
import { SiteServer } from "../site/site-server";

export const it = test
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchBrowserUnderTest();
    onCleanup(() => browser.close());
    return browser;
  })
  /** Whether full tables wait to be asked for, as those that a test needs not had better do. */
  .extend("metered", true as boolean)
  .extend("site", async ({ metered }, { onCleanup }) => {
    const site = await SiteServer.start({ metered });
    onCleanup(() => site.stop());
    return site;
  })
  /** Opens the page in a fresh profile, by default in a window on a desktop. */
  .extend("openCube", ({ browser, site, task, onTestFinished }, { onCleanup }) => {
    const opened: CubePage<Tab>[] = [];
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
    return async (options?: ProfileOptions) => {
      const cube = await CubePage.open(browser, site.url, options);
      opened.push(cube);
      return cube;
    };
  })
  /** The page, open from the beginning of the test. */
  .extend("cube", ({ openCube }) => openCube());
