// The names that the bundles of the method "optimal" export through Embind (wasm/optimal/bindings.cpp), for the
// engine's TypeScript. A test compares them with those of the loaded modules.

import type { TableKind } from "./cubewright";
import type { MetricTableKind } from "./metrics";
import type { SeveralSolutionsModule, SolveModule } from "./solves";
import type { BundleOptions, TableSetModule } from "./table-set";

/** The tables of the two-phase search, the large one, and those of the two-phase search in quarter turns. */
export type OptimalTableKind =
  TableKind | "optimal-large" | Extract<MetricTableKind, "phase1-qtm" | "phase2-qtm">;

/**
 * Its only method is "optimal", in the metrics "htm" and "qtm". No solve begins before the tables of the two-phase
 * search in that metric are in use; in "htm" it searches with "optimal-large" too when that is. A solve ends when a
 * table changes.
 */
export interface OptimalModule
  extends TableSetModule<OptimalTableKind>, SolveModule, SeveralSolutionsModule {
  /**
   * How many threads solve, or make the large table, from the next time on, the calling one included: at least 1, and at
   * most as many as the bundle was started with; at first 1.
   */
  useThreads(threads: number): void;
  /**
   * The solves that begin later look for all shortest solutions, however few are wanted, and give those first that have
   * fewest of something: "quarter-turns", "faces" or "no-back"; "", as at first: no preference. false for any other.
   */
  preferSolutions(preference: string): boolean;
  /**
   * The solve that begins next looks only for what is shorter than these turns of faces, and gives them if there is
   * nothing. Moves that do not lead to its goal are not counted.
   */
  knowSolution(moves: readonly string[]): void;
  /**
   * The solve that begins next goes on from what `checkpoint` told of one of the same cube and goal, perhaps on another
   * day. `startSolve` gives false for another text; "": it begins anew.
   */
  goOnFrom(checkpoint: string): void;
  /** No thread goes on with the solve until the next `stepSolve`, but for some milliseconds. */
  restSolve(): void;
  /** How far the solve is, a text of some hundred letters; "" while that is nothing to go on from. */
  checkpoint(): string;
}

export default function createCubewrightOptimal(options?: BundleOptions): Promise<OptimalModule>;
