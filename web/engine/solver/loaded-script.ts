// The scripts of the solver that are loaded when somebody needs them.

import { SolverError } from "../../core/errors";

/**
 * The script, once it is here.
 * @throws SolverError "bundle-failed" if it cannot be had, as without a network.
 */
export function loadedScript<Script>(loading: Promise<Script>): Promise<Script> {
  return loading.catch((cause: unknown) => {
    const message = "The solver's modules cannot be had.";
    throw new SolverError("bundle-failed", message, {}, { cause });
  });
}
