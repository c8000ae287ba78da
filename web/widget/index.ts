/** The custom element `<cubewright-cube>`; importing this defines it. */
export { CubewrightCube, type SolveRequest } from "./cubewright-cube";
export type { CubeMode } from "./cube-settings";
export type { CubewrightEventDetails } from "./events";
