import type { Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";
import { NEAR_POSITION } from "../solving/optimal-positions";

/** Has the page solve a cube; the moves that it shows. */
export async function solved(cube: CubePage<Tab>, facelets = NEAR_POSITION): Promise<Move[]> {
  await cube.enterPosition(facelets);
  return (await cube.solve()) as Move[];
}
