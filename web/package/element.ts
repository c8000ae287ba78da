// `cubewright/element`: defines <cubewright-cube>. A server may import it and renders nothing of it.

export type { SolverErrorCode } from "../core/errors";
export type { Solution, SolverProgress, SolveResult, TableTier } from "../core/solution";
export * from "../widget";
