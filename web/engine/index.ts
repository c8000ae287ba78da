// The engine as others use it.

export { abortError, rejectOnAbort } from "./solver/aborting";
export { checkSolveOptions, checkSolveTask, checkSolverOptions } from "./solver/option-rules";
export type {
  CrossColor,
  ExplainOptions,
  PrepareOptions,
  PuzzleOptions,
  ScanOptions,
  SolveOptions,
  SolveSettings,
  SolverOptions,
  SolveTask,
} from "./solver/options";
export {
  createAtRest,
  createEarly,
  Solver,
  solveCubesByMethod,
  watchSolver,
} from "./solver/solver";
