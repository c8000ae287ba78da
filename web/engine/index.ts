// The engine as others use it.

export type { SolveOptions, SolverOptions } from "./options";
export { Solver } from "./solver";
export { deleteStoredTables, readTableStorage, type TableStorage } from "./stored-tables";
