// Solves many cubes by one method, one after the other, and reports only the results. Where a cube takes some
// microseconds, messages about each would take most of the time.

import { SolverError } from "../../../core/errors";
import type { CubeSolve } from "../../../core/solution";
import type { SolveCubesByMethodRequest } from "../messages/protocol";
import {
  type MethodObserver,
  type MethodTask,
  solveByMethod,
  type SolvingModule,
} from "./method-slices";

export type CubesTask = Omit<SolveCubesByMethodRequest, "id" | "type" | "urgent">;

// The longest time in which the thread receives no messages, unless a cube takes longer.
const SLICE_MS = 10;

/**
 * Solves all cubes. null: it was cancelled.
 * @throws SolverError what `solveByMethod` throws, except "time".
 */
export async function solveCubesByMethod(
  module: SolvingModule,
  { cubes, ...task }: CubesTask,
  observer: Pick<MethodObserver, "isCancelled" | "giveWay" | "rest">,
): Promise<readonly CubeSolve[] | null> {
  const solves: CubeSolve[] = [];
  let sliceMs = performance.now();
  for (const facelets of cubes) {
    if (performance.now() - sliceMs >= SLICE_MS) {
      await observer.giveWay();
      sliceMs = performance.now();
    }
    if (observer.isCancelled()) return null;
    const solve = await solveCube(module, { ...task, facelets }, observer);
    if (!solve) return null;
    solves.push(solve);
  }
  return solves;
}

async function solveCube(
  module: SolvingModule,
  task: MethodTask,
  observer: Pick<MethodObserver, "isCancelled" | "giveWay" | "rest">,
): Promise<CubeSolve | null> {
  const startMs = performance.now();
  let visited = 0;
  try {
    const solved = await solveByMethod(module, task, {
      ...observer,
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: ({ nodes }) => (visited = nodes),
    });
    if (!solved) return null;
    const { cost, stop, nodes, timeMs, text } = solved;
    return { cost, stop, nodes, timeMs, text };
  } catch (error) {
    if (!(error instanceof SolverError) || error.code !== "time") throw error;
    const timeMs = performance.now() - startMs;
    return { cost: undefined, stop: "time", nodes: visited, timeMs, text: "" };
  }
}
