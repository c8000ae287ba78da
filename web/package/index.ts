// `cubewright`: what a developer imports. It has no user interface.

export type { GivenCube } from "../core/arguments";
export type { Completion, CompletionInScheme, OpenSticker } from "../core/completion";
export { Cube } from "../core/cube";
export {
  isSolverErrorCode,
  SOLVER_ERROR_CODES,
  SolverError,
  type CubeErrorCode,
  type EngineErrorCode,
  type NotationFault,
  type SolverErrorCode,
  type SolverErrorDetails,
  type TableErrorCode,
} from "../core/errors";
export type {
  Method,
  MethodByStages,
  Metric,
  Population,
  Preference,
  Puzzle,
} from "../core/choices";
export { parseFacelets, SOLVED_FACELETS } from "../core/facelets";
export type { Face } from "../core/faces";
export type { Finding } from "../core/finding";
export { inverseMoves, type Move, type Turned, type WrittenMove } from "../core/moves";
export { movesTogether } from "../core/moves-together";
export { parseMoves, type ParsedMoves } from "../core/notation";
export type { CubeRepair, FaceChange } from "../core/repair";
export type {
  CubeScan,
  ScannedColor,
  PossibleCube,
  ScannedFace,
  ScannedSticker,
  ScanReadings,
} from "../core/scan";
export type {
  CubeReading,
  MethodProgress,
  SeveralSolution,
  Solution,
  SolveResult,
  SolverProgress,
  SolverStatus,
  StopReason,
  StorageProblem,
  TableSetStatus,
  TablesSource,
  TableTier,
} from "../core/solution";
export type { Stage, StageStep, StepReason, WrittenPart } from "../core/stages";
export type { TableSetName } from "../core/table-sets";
export {
  Solver,
  type CrossColor,
  type ExplainOptions,
  type PrepareOptions,
  type PuzzleOptions,
  type ScanOptions,
  type SolveOptions,
  type SolverOptions,
} from "../engine";
export { deleteStoredTables, readTableStorage, type TableStorage } from "../engine/stored-tables";
