/** The custom element `<cubewright-cube>`; importing this defines it. */

import { customElement } from "lit/decorators.js";

import { CubewrightCube } from "./cubewright-cube";

customElement("cubewright-cube")(CubewrightCube);

export { CubewrightCube };
export type { CubeMode } from "./features/settings";
export type { CubewrightEventDetails } from "./element/events";
export type { SolveRequest } from "./features/solve-request";
export type { ColorNames } from "./features/appearance";
