// The engine as others use it.

export {
  checkSolveOptions,
  checkSolveTask,
  checkSolverOptions,
  type CrossColor,
  type ExplainOptions,
  type PrepareOptions,
  type PuzzleOptions,
  type SolveOptions,
  type SolverOptions,
  type SolveTask,
} from "./solver/options";
export { createEarly, Solver } from "./solver/solver";
