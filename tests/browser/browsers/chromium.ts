// Chromium, in the forms that tests need it in.

import { chromium, type Browser } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../chromium.mjs";

const SHELL_PATH = process.env.CHROMIUM_HEADLESS_SHELL ?? "/usr/bin/chromium-headless-shell";

/** What a test needs of its browser; other browsers than Chromium have all of it that they can have. */
export interface BrowserNeeds {
  /**
   * The program that people use. Without, it is Chromium's "headless shell": the same engine and no
   * windows around the pages, so that a profile is opened with a fifth of the work.
   */
  wholeBrowser?: boolean;
  /**
   * The picture in three dimensions. Without, the browser has no WebGL, as some people's have none:
   * here the processor draws, and that takes longer than most tests do otherwise.
   */
  picture?: boolean;
  /**
   * Pages that were left are kept as they are for who comes back, as browsers do by themselves;
   * Playwright has it switched off.
   */
  keptPages?: boolean;
}

export function launchChromium({
  wholeBrowser = false,
  picture = false,
  keptPages = false,
}: BrowserNeeds): Promise<Browser> {
  const { args, executablePath } = CHROMIUM_OPTIONS;
  return chromium.launch({
    executablePath: wholeBrowser ? executablePath : SHELL_PATH,
    args: picture ? args : [...args, "--disable-3d-apis"],
    ignoreDefaultArgs: keptPages ? ["--disable-back-forward-cache"] : false,
  });
}
