// The engine as others use it.

export {
  checkSolveLimits,
  checkSolveOptions,
  checkSolverOptions,
  type PrepareOptions,
  type SolveLimits,
  type SolveOptions,
  type SolverOptions,
} from "./solver/options";
export { createEarly, Solver } from "./solver/solver";
