// The parts of the engine that are loaded when they are first used.

import { SolverError } from "../../core/errors";

/**
 * What `importing` gives.
 * @throws SolverError "bundle-failed" if it cannot be fetched.
 */
export async function loadedPart<Part>(importing: Promise<Part>): Promise<Part> {
  try {
    return await importing;
  } catch (cause) {
    throw new SolverError("bundle-failed", "The solver's modules cannot be had.", {}, { cause });
  }
}
