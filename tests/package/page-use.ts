// What a page's program in TypeScript does with the element, and what it must not do.

export const PAGE_USE = `
  import { CubewrightCube } from "cubewright/element";
  const cube: CubewrightCube = document.createElement("cubewright-cube");
  cube.addEventListener("cubewright-solution", ({ detail }) => detail.solution.moves.at(-1));
  cube.facelets = "U";
  export const length: number | undefined = (await cube.solve({ timeMs: 3 }))?.length;
  // @ts-expect-error Moves are written down.
  cube.setup = 3;
`;
