// The engine as others use it.

export {
  checkSolveOptions,
  checkSolverOptions,
  type SolveOptions,
  type SolverOptions,
} from "./options";
export { Solver } from "./solver";
export { deleteStoredTables, readTableStorage, type TableStorage } from "./storage/stored-tables";
