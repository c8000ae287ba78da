import type { Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";

/** Makes the page solve a cube; returns the moves that it shows. */
export async function solved(cube: CubePage<Tab>, facelets: string): Promise<Move[]> {
  await cube.enterPosition(facelets);
  return (await cube.solve()) as Move[];
}
