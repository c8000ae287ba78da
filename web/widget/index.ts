/** The custom element `<cubewright-cube>`; importing this defines it. */

import { customElement } from "lit/decorators.js";

import { CubewrightCube } from "./element/cubewright-cube";

customElement("cubewright-cube")(CubewrightCube);

export { CubewrightCube };
export type { CubeMode } from "./element/cube-settings";
export type { CubewrightEventDetails } from "./element/events";
export type { SolveRequest } from "./element/solvable-cube";
