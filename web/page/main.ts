// The first script of the page, and of the page in a frame. On the page it starts the engine's worker,
// which takes the longest, before the scripts with all the rest have been run.

import { pageEngine } from "./startup/page-engine";

if (document.documentElement.dataset.page === "embedded") void import("./embedded/embed");
else {
  // A failure is told to whoever asks the engine for something.
  pageEngine.solver().catch(() => undefined);
  void import("./page");
}
