// A test of the page in the browser that the run is for. It opens the page in profiles of its own, and
// fails if the page writes to the console.

import { it as siteTest } from "../site/site-test";
import { CUBE } from "../puzzles/cube";
import { cubeOpener } from "./cube-opener";

export const it = siteTest
  .extend("browser", ({ browsers, needs }) => browsers.underTest(needs))
  /** The puzzle that the page shows, unless its address says which. */
  .extend("puzzle", CUBE)
  .extend("openCube", ({ browser, isCalm, site, puzzle, task, onTestFinished }, { onCleanup }) =>
    cubeOpener({ browser, isCalm, site, puzzle, task, onTestFinished, onCleanup }),
  )
  /** The page, open from the beginning of the test. */
  .extend("cube", ({ openCube }) => openCube());
