// The first script of the page, and of the page in a frame. On the page it starts the engine's worker
// before the other scripts run, since that takes the longest.

import { pageEngine } from "./startup/page-engine";

if (document.documentElement.dataset.page === "embedded") void import("./embedded/embed");
else {
  // A failure is reported when the engine is asked for something.
  pageEngine.solver().catch(() => undefined);
  void import("./page");
}
