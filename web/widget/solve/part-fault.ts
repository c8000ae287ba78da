// Why no cube has the known stickers of a goal.

import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { goalHeldAs } from "../../core/goal";

// The longest time that a person waits for the reason. It may be late without the network, or while another goal is
// searched for.
const LONGEST_WAIT_MS = 2000;

/** What leads cubes to goals. */
export interface GoalSolver {
  solve(
    cube: string,
    options: { goal: string; signal: AbortSignal; urgent: boolean },
  ): Promise<unknown>;
}

/**
 * Asks the engine why no cube meets such a goal; `undefined` if it does not answer in time. The engine refuses the goal
 * before it begins a search, so it does not matter which cube it is asked to solve.
 * @param goal some of its stickers are unknown; no cube has the others
 * @param held a cube that is held as the goal is
 */
export async function faultOfPart(
  solver: GoalSolver,
  goal: string,
  held: string,
): Promise<SolverError | undefined> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  try {
    await solver.solve(goalHeldAs(SOLVED_FACELETS, held), { goal, signal, urgent: true });
  } catch (fault) {
    // An error of the engine itself has no such details.
    if (fault instanceof SolverError && fault.details.findings) return fault;
  }
  return undefined;
}
