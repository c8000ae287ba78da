// The engine as others use it.

export {
  checkSolveOptions,
  checkSolverOptions,
  type SolveOptions,
  type SolverOptions,
} from "./solver/options";
export { createEarly, Solver } from "./solver/solver";
export { deleteStoredTables, readTableStorage, type TableStorage } from "./storage/stored-tables";
