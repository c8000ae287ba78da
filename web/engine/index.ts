// The engine as others use it.

export type { SolveOptions, SolverOptions } from "./options";
export { Solver } from "./solver";
