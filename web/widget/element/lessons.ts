// How lessons come into the element. The part that teaches is a script of its own, since most elements never need it.
// It is made of the element's parts, so the element must not import it: whoever offers the element sets how to load it.

import { SolverError } from "../../core/errors";

let load: (() => Promise<unknown>) | undefined;

/** Sets how to load the script that defines <cubewright-lesson>. */
export function offerLessons(loading: () => Promise<unknown>): void {
  load = loading;
}

/** Loads that script. @throws SolverError "unsupported" where no lessons are offered; "fetch-failed". */
export async function loadLessons(): Promise<void> {
  if (!load) throw new SolverError("unsupported", "There are no lessons here.");
  try {
    await load();
  } catch (error) {
    const message = `The script of the lessons could not be fetched: ${String(error)}`;
    throw new SolverError("fetch-failed", message);
  }
}
