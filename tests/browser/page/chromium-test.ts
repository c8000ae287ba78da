// As in page-test.ts, but of tests that ask for what only Chromium's driver gives.

import { it as siteTest } from "../site/site-test";
import { cubeOpener } from "./cube-opener";

export const it = siteTest
  .extend("browser", ({ browsers, needs }) => browsers.chromium(needs))
  .extend("openCube", ({ browser, site, task, onTestFinished }, { onCleanup }) =>
    cubeOpener({ browser, site, task, onTestFinished, onCleanup }),
  )
  /** The page, open from the beginning of the test. */
  .extend("cube", ({ openCube }) => openCube());
