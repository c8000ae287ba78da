// `cubewright/element`, and the script of the site that others load: defines <cubewright-cube>, which loads what
// teaches when it is asked for lessons, and what scans when Scan is pressed. A server may import it and renders nothing of
// it.

import { offerLessons } from "../widget/element/lessons";
import { offerScans } from "../widget/element/scans";

offerLessons(() => import("../learn/embedded/learn-in-element"));
offerScans(() => import("../scan/scan-in-element"));

export type { GivenCube } from "../core/arguments";
export type { SolverErrorCode } from "../core/errors";
export type { Solution, SolverProgress, SolveResult, TableTier } from "../core/solution";
export * from "../widget";
export type { CubewrightProperties } from "./properties";
