/** The custom element `<cubewright-cube>`; importing this defines it. */
export { CubewrightCube } from "./cubewright-cube";
export type { CubeMode } from "./cube-settings";
export type { CubewrightEventDetails } from "./events";
export type { SolveRequest } from "./solvable-cube";
