// `cubewright/element`, and the script of the site that others load: defines <cubewright-cube>, which loads the code
// for lessons when a lesson is asked for, and that for scanning when Scan is pressed. A server may import this, and
// renders none of it.

import { offerLessons } from "../widget/element/lessons";
import { offerScans } from "../widget/element/scans";

offerLessons(() => import("../learn/embedded/learn-in-element"));
offerScans(() => import("../scan/scan-in-element"));

export type { GivenCube } from "../core/arguments";
export type { SolverErrorCode } from "../core/errors";
export type { Solution, SolverProgress, SolveResult, TableTier } from "../core/solution";
export * from "../widget";
export type { CubewrightProperties } from "./properties";
