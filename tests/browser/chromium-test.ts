// A test that asks for what only Chromium's driver gives. One browser and one site serve all tests
// of a file.

import { test } from "vitest";

import { launchBrowser } from "./cube-page";
import { SiteServer } from "./site-server";

export const it = test
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
    const site = await SiteServer.start();
    onCleanup(() => site.stop());
    return site;
  });
