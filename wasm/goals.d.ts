// The names that the bundle for goals with stickers that may be anything exports through Embind
// (wasm/goals/bindings.cpp), for the engine's TypeScript. A test compares them with those of the loaded module.

import type { FaultyReading } from "./readings";
import type { SeveralSolutionsModule, SolveModule } from "./solves";
import type { BundleOptions } from "./table-set";

/**
 * Its solves take any method's name. Their goal has 54 letters U R F D L B or `?`, in the frame of the cube. If several
 * solutions are wanted, none costs more than `maxLength`, if that is given; without it, if all (2^31 - 1) are wanted,
 * those of the least cost are given.
 */
export interface GoalsModule extends SolveModule, SeveralSolutionsModule {
  /**
   * Later solves first give the solutions that have fewest of something: "quarter-turns", "faces" or "no-back"; "", the
   * default: no preference. Returns false for any other.
   */
  preferSolutions(preference: string): boolean;
  /** Why no position has the known stickers of a goal; null if one has, or if the text is not a goal. */
  faultOfGoal(goal: string): FaultyReading | null;
  /** How the best solution was found: "parts" or "two-phase"; "" if there is none. */
  foundBy(): string;
}

export default function createCubewrightGoals(options?: BundleOptions): Promise<GoalsModule>;
