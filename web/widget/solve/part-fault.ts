// Why no cube has the known stickers of a goal.

import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { goalHeldAs } from "../../core/goal";

/** What leads cubes to goals. */
export interface GoalSolver {
  solve(
    cube: string,
    options: { goal: string; signal: AbortSignal | undefined; urgent: boolean },
  ): Promise<unknown>;
}

/**
 * What the engine says of such a goal. It says so before it begins a search, which is therefore none of this cube.
 * @param goal some of its stickers are unknown; no cube has the others
 * @param held a cube that is held as the goal is
 * @throws SolverError of the engine; the reason of the signal.
 */
export async function faultOfPart(
  solver: GoalSolver,
  goal: string,
  held: string,
  signal?: AbortSignal,
): Promise<SolverError> {
  const refused = solver.solve(goalHeldAs(SOLVED_FACELETS, held), { goal, signal, urgent: true });
  const error = await refused.catch((fault: unknown) => fault);
  // An error of the engine itself has no such details.
  if (error instanceof SolverError && error.details.findings) return error;
  throw error;
}
