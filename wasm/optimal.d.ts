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
 * Its only method is "optimal", in the metrics "htm" and "qtm". A solve needs the tables of the two-phase search in its
 * metric to be in use; in "htm" it also uses "optimal-large" if that is in use. It ends when a table changes.
 */
export interface OptimalModule
  extends TableSetModule<OptimalTableKind>, SolveModule, SeveralSolutionsModule {
  /**
   * How many threads solve, or make the large table, from the next time on, including the calling one: from 1, the
   * default, to as many as the bundle was started with.
   */
  useThreads(threads: number): void;
  /** Whether later solves use the large table if it is in use; true is the default. */
  useLargeTable(uses: boolean): void;
  /**
   * Later solves look for all shortest solutions, however few are wanted, and first give those that have fewest of
   * something: "quarter-turns", "faces" or "no-back"; "", the default: no preference. Returns false for any other.
   */
  preferSolutions(preference: string): boolean;
  /**
   * The next solve looks only for solutions shorter than these turns of faces, and gives them if there is none. Moves
   * that do not lead to its goal are ignored.
   */
  knowSolution(moves: readonly string[]): void;
  /**
   * The next solve continues from what `checkpoint` returned for one of the same cube and goal, perhaps on another day.
   * `startSolve` returns false for any other text; "": it starts afresh.
   */
  goOnFrom(checkpoint: string): void;
  /** Pauses the threads of the solve, within some milliseconds, until the next `stepSolve`. */
  restSolve(): void;
  /** How far the solve is, a text of some hundred letters; "" while there is nothing to continue from. */
  checkpoint(): string;
}

export default function createCubewrightOptimal(options?: BundleOptions): Promise<OptimalModule>;
