// Chromium, in the forms that tests need it in.

import { chromium, type Browser } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../chromium.mjs";

const SHELL_PATH = process.env.CHROMIUM_HEADLESS_SHELL ?? "/usr/bin/chromium-headless-shell";

/** What a test needs of its browser. Firefox and WebKit always have as much of it as they can. */
export interface BrowserNeeds {
  /**
   * The program that people use. Otherwise it is Chromium's "headless shell": the same engine without
   * windows, which opens a profile with a fifth of the work.
   */
  wholeBrowser?: boolean;
  /**
   * The picture in three dimensions. Otherwise the browser has no WebGL, like some users' browsers. In
   * tests the processor draws the picture, which takes longer than the rest of most tests.
   */
  picture?: boolean;
  /**
   * Keeps the state of a page that was left for going back to it, as browsers do. Playwright switches
   * this off.
   */
  keptPages?: boolean;
  /** The path of a film (YUV4MPEG2) that stands for a camera, which every page may use without asking. */
  film?: string;
}

export function launchChromium({
  wholeBrowser = false,
  picture = false,
  keptPages = false,
  film,
}: BrowserNeeds): Promise<Browser> {
  const { executablePath } = CHROMIUM_OPTIONS;
  const args = [...CHROMIUM_OPTIONS.args, ...(film === undefined ? [] : cameraFrom(film))];
  return chromium.launch({
    executablePath: wholeBrowser ? executablePath : SHELL_PATH,
    args: picture ? args : [...args, "--disable-3d-apis"],
    ignoreDefaultArgs: keptPages ? ["--disable-back-forward-cache"] : false,
  });
}

function cameraFrom(film: string): string[] {
  return [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ];
}
