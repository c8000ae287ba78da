// A test that asks for what only Chromium's driver gives. One browser and one site serve all tests
// of a file.

import { test } from "vitest";

import { launchBrowser } from "./cube-page";
import { reportFailure } from "../failure-report";
import { SiteServer } from "../site/site-server";

export const it = test
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  /** Whether full tables wait to be asked for, as those that a test needs not had better do. */
  .extend("metered", { scope: "file" }, true as boolean)
  .extend("site", { scope: "file" }, async ({ metered }, { onCleanup }) => {
    const site = await SiteServer.start({ metered });
    onCleanup(() => site.stop());
    return site;
  })
  .extend("failureReport", { auto: true }, ({ browser, task }, { onCleanup }) => {
    onCleanup(() =>
      reportFailure(
        task,
        browser.contexts().flatMap((context) => context.pages()),
      ),
    );
  });
