// What every bundle that solves by a method exports through Embind (wasm/solves/solve_bindings.h). A test compares the
// names with those of the loaded modules.

/** Moves `from` to `to` - 1 of `written`. */
export interface WrittenRange {
  from: number;
  to: number;
}

/** `solver/methods/stages/stages.h` says what each field means. */
export interface MethodStep extends WrittenRange {
  /** By their colours, such as "UF" or "DFL". */
  pieces: string[];
  case?: string;
  algorithm?: string;
  /** Its values are numbers, names of pieces and places, letters of faces for colours, or texts. */
  reason?: { key: string; values: Record<string, number | string> };
}

export interface MethodStage extends WrittenRange {
  id: string;
  steps: MethodStep[];
}

export interface MethodSolution {
  /** Turns of faces, in the frame of the start, such as "R U2 F'". */
  moves: string;
  /** The same as a person makes them, with rotations, slices and wide turns. */
  written: string;
  /** Empty if the method has none. */
  stages: MethodStage[];
}

export type MethodState =
  "running" | "improved" | "target" | "done" | "full" | "no-solution" | "cancelled";

export interface MethodStatus {
  state: MethodState;
  /** Whether the method is still making what it needs before its first cube. */
  isPreparing: boolean;
  /** Of the best solution so far, in the requested metric; -1 while there is none. */
  cost: number;
  /** Proven: no solution costs less. */
  lowerBound: number;
  /** Positions visited so far. */
  nodes: number;
  /** What else the method reports as it runs, such as a depth. */
  figures: Record<string, number>;
}

export interface SolveModule {
  /**
   * Starts a solve, ending any other, from one legal cube in normal form to another, `goal`; false for any other text,
   * and for an unknown method, metric, goal or face. `maxLength` 0: all that the method does. `cross` is the letter of
   * the face whose centre has the colour of the cross. `seed` is a whole number, 0 or more.
   */
  startSolve(
    method: string,
    metric: string,
    facelets: string,
    goal: string,
    maxLength: number,
    cross: string,
    seed: number,
  ): boolean;
  /** Does about `work` more units of a microsecond each, and returns. Without a solve only `state` is given. */
  stepSolve(work: number): MethodStatus;
  /** Ends the solve, if there is one: nothing of it remains, and no thread continues it. */
  cancelSolve(): void;
  /** The best solution so far, checked by applying it; null if there is none. */
  bestSolution(): MethodSolution | null;
}

/** What a bundle also has if its methods give several solutions. */
export interface SeveralSolutionsModule {
  /** How many solutions of the least cost later solves give: from 1, the default, to 2^31 - 1. */
  wantSolutions(count: number): void;
  /** The moves of the solutions other than the best, checked by applying them; null if one of them is wrong. */
  otherSolutions(): string[] | null;
}
