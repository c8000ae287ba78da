// What can happen to the 3D picture.

import { loseDrawingContext, rememberDrawingContexts } from "../../stage/drawing-contexts";
import { FETCHED, type FaultCase } from "./fault-case";
import { refuseDrawing } from "./injected-scripts";
import { hungUp } from "./spoiled-answers";

const SCENE = /^\/assets\/cube-scene-/;

export const PICTURE_CASES: readonly FaultCase[] = [
  {
    name: "the browser gives no drawing context",
    isLong: true,
    faults: { scripts: [{ into: "page", script: refuseDrawing }] },
    ...FETCHED,
    says: "This browser cannot show the 3D picture here.",
  },
  {
    name: "the browser takes the drawing context away",
    isLong: true,
    faults: { scripts: [{ into: "page", script: rememberDrawingContexts }] },
    during: async ({ cube }) => {
      await cube.stageIsLive();
      await loseDrawingContext(cube.page);
    },
    ...FETCHED,
    says: "This browser cannot show the 3D picture here.",
    noise: /THREE\.WebGLRenderer: Context/,
  },
  {
    name: "the scene's script cannot be fetched",
    isLong: true,
    faults: { requests: [{ on: SCENE, deliver: hungUp }] },
    ...FETCHED,
    says: "This browser cannot show the 3D picture here.",
  },
];
