// The browser that the tests of this run are for.

import { chromium, type Browser } from "playwright-core";
import { inject } from "vitest";

import { CHROMIUM_OPTIONS } from "../chromium.mjs";
import { Firefox } from "./firefox";
import type { BrowserName, TestBrowser } from "./tab";
import { WebKit } from "./webkit";

declare module "vitest" {
  interface ProvidedContext {
    browserName: BrowserName;
    /** Whether the site is served with the headers that isolate its page. */
    isolated: boolean;
  }
}

/** Of tests that only Chromium can do, as README.md tells. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(CHROMIUM_OPTIONS);
}

export function launchBrowserUnderTest(): Promise<TestBrowser> {
  switch (inject("browserName")) {
    case "chromium":
      return launchChromium();
    case "firefox":
      return Firefox.launch();
    case "webkit":
      return WebKit.launch();
  }
}
