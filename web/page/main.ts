// The first script of the page. It starts the engine's worker, which takes the longest, before the
// scripts with all the rest have been run.

import "./startup/page-engine";

void import("./page");
