// Of a 2x2x2 there may be several shortest solutions. What offers the others is loaded with the first one.

import type { CubewrightCube } from "../widget/cubewright-cube";
import type * as OtherSolutions from "./solutions/other-solutions";
import { writtenBy, type ShownCube } from "./position/shown-cube";
import { pageEngine } from "./startup/page-engine";
import { onceTranslated, pageWords } from "./startup/page-language";

/**
 * Offers the other shortest solutions of the cube that has been solved.
 * @param kept what `cube` shows
 * @param show has it show one of them
 */
export function offerSolutions(
  cube: CubewrightCube,
  kept: Readonly<ShownCube>,
  show: (shown: ShownCube) => void,
): void {
  let others: typeof OtherSolutions | undefined;

  cube.addEventListener("cubewright-solution", () => {
    if (cube.puzzle === "2x2x2" && cube.method === "optimal") void offer();
    else others?.keepOthers("", "");
  });
  cube.addEventListener("cubewright-change", () => {
    others?.keepOthers(writtenBy(kept).facelets, cube.alg);
  });
  onceTranslated(() => others?.nameOthers(pageWords().language));

  // Without them there is the solution that was found first.
  async function offer(): Promise<void> {
    try {
      others = await import("./solutions/other-solutions");
      const solver = await pageEngine.solver();
      const { facelets, alg } = writtenBy(kept);
      await others.offerOthers({ cube, solver, show }, facelets, alg, cube.metric);
      others.nameOthers(pageWords().language);
    } catch {
      others?.keepOthers("", "");
    }
  }
}
