// Like page-test.ts, but for tests that need what only Chromium's driver provides.

import { it as siteTest } from "../site/site-test";
import { CUBE } from "../puzzles/cube";
import { cubeOpener } from "./cube-opener";

export const it = siteTest
  .extend("browser", ({ browsers, needs }) => browsers.chromium(needs))
  /** The puzzle that the page shows, unless its address says which. */
  .extend("puzzle", CUBE)
  .extend("openCube", ({ browser, isCalm, site, puzzle, task, onTestFinished }, { onCleanup }) =>
    cubeOpener({ browser, isCalm, site, puzzle, task, onTestFinished, onCleanup }),
  )
  /** The page, open from the beginning of the test. */
  .extend("cube", ({ openCube }) => openCube());
