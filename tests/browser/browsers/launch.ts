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

export interface LaunchOptions {
  /**
   * Whether pages that were left are kept as they are for who comes back, as browsers do by
   * themselves; Playwright has it switched off.
   */
  keepsPages?: boolean;
}

/** Of tests that only Chromium can do, as README.md tells. */
export function launchChromium({ keepsPages = false }: LaunchOptions = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : false;
  return chromium.launch({ ...CHROMIUM_OPTIONS, ignoreDefaultArgs });
}

export function launchBrowserUnderTest(options: LaunchOptions = {}): Promise<TestBrowser> {
  switch (inject("browserName")) {
    case "chromium":
      return launchChromium(options);
    case "firefox":
      return Firefox.launch();
    case "webkit":
      return WebKit.launch();
  }
}
