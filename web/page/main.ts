// The first script of the page, the page in a frame, the lessons and the laboratory. It starts the worker that will be
// needed before the other scripts run, since that takes the longest.

import { METHODS } from "../core/choices";
import { pageEngine } from "./startup/page-engine";
import { readStoredMethod } from "./stored/stored-method";
import { puzzleToShow } from "./stored/stored-puzzle";

const { page } = document.documentElement.dataset;
if (page === "embedded") void import("./embedded/embed");
else if (page === "lab") void import("../lab/lab");
else if (page === "learn") {
  pageEngine.startAtRest();
  // The cube is solved by the method that is taught first; the others run in the same worker.
  if (/facelets=\w{54}/.test(location.hash)) {
    fetchAhead("./wasm/cubewright-methods.wasm");
    pageEngine
      .solver()
      .then((solver) => solver.prepare("beginner"))
      .catch(() => undefined);
  }
  void import("../learn/learn");
} else {
  // The full tables are loaded as soon as the engine has started, unless another puzzle or method is used. Then the
  // element asks for them if they are needed later.
  const method = puzzleToShow(location.hash) === "3x3x3" && readStoredMethod("3x3x3", METHODS);
  if (method === "two-phase") pageEngine.wantTables();
  // A failure is reported when the engine is asked for something.
  pageEngine.solver().catch(() => undefined);
  void import("./page");
}

// Puts the file into the browser's cache before the cube's scripts arrive; a worker that starts later finds it there.
function fetchAhead(address: string): void {
  fetch(address)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
