// Finds what earlier visits have proven. What keeps proofs is loaded with the first one that may take long.

import { DEFAULT_CHOICE } from "../../core/choices";
import type { Solution } from "../../core/solution";
import type { SolveSettings } from "../../engine";
import type { KeptProof } from "./kept-proof";

/**
 * The proof of such a solve, which goes on from the caller's checkpoint, or else from what is stored; `undefined` if that
 * proves nothing that takes long, or nothing can be kept.
 * @param hearKnown is called with the best solution of a proof that was interrupted
 */
export async function openProof(
  facelets: string,
  { puzzle = DEFAULT_CHOICE.puzzle, method, metric, goal, checkpoint }: SolveSettings,
  hearKnown: (solution: Solution) => void,
): Promise<KeptProof | undefined> {
  if (method !== "optimal" || puzzle !== "3x3x3") return undefined;
  // Without the network this script may not load; then the proof lasts for this visit alone.
  const proofs = await import("./resting-proofs").catch(() => undefined);
  const task = { facelets, goal: goal ?? "", ...(metric === "qtm" && { metric }) };
  return proofs?.KeptProof.open(task, hearKnown, checkpoint);
}
