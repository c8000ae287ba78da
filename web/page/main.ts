// The first script of the page, of the page in a frame and of that for learning. On the page it starts the
// engine's worker before the other scripts run, since that takes the longest.

import { pageEngine } from "./startup/page-engine";

const { page } = document.documentElement.dataset;
if (page === "embedded") void import("./embedded/embed");
else if (page === "learn") void import("../learn/learn");
else {
  // A failure is reported when the engine is asked for something.
  pageEngine.solver().catch(() => undefined);
  void import("./page");
}
