// Where moves are to lead.

import { SolverError } from "./errors";

/** A goal whose centres are not where those of the cube are. */
export function otherFrameError(): SolverError {
  return new SolverError(
    "frame",
    "The goal is held another way up than the cube. Write both with the same centres.",
  );
}
