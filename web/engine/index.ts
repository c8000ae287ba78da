// The engine as others use it.

export { checkSolveOptions, checkSolveTask, checkSolverOptions } from "./solver/option-rules";
export type {
  CrossColor,
  ExplainOptions,
  PrepareOptions,
  PuzzleOptions,
  ScanOptions,
  SolveOptions,
  SolverOptions,
  SolveTask,
} from "./solver/options";
export { createAtRest, createEarly, Solver, solveCubesByMethod } from "./solver/solver";
