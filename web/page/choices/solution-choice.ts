// There may be several shortest solutions. The code that offers the others is loaded with the first solution of a
// 2x2x2, or the first proven one of a 3x3x3.

import { metricsOf } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import type * as OtherSolutions from "../solutions/other-solutions";
import { writtenBy, type ShownCube } from "../position/shown-cube";
import { pageEngine } from "../startup/page-engine";
import { onceTranslated, pageWords } from "../startup/page-language";

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
  // The 2x2x2 whose shortest solutions were offered last, before its moves.
  let pocket: string | undefined;

  cube.addEventListener("cubewright-solution", ({ detail: { solution } }) => {
    const { puzzle, method, metric } = cube;
    const isProven =
      metricsOf(puzzle, "optimal").includes(metric) && solution.optimal && solution.length > 0;
    const isPocket = puzzle === "2x2x2" && method === "optimal";
    if (isPocket) pocket = writtenBy(kept).facelets;
    if (puzzle === "2x2x2" ? isPocket : isProven) void offer();
    else others?.keepOthers("", "");
  });
  cube.addEventListener("cubewright-change", () => {
    const { facelets, alg } = writtenBy(kept);
    others?.keepOthers(facelets, alg);
    // For example, a person has returned from the 3x3x3 to the solution.
    if (others && facelets === pocket && alg !== "") void offer();
  });
  onceTranslated(() => others?.nameOthers(pageWords().language));

  // If this fails, there is still the solution that was found first.
  async function offer(): Promise<void> {
    try {
      others = await import("../solutions/other-solutions");
      const solver = await pageEngine.solver();
      const { facelets, alg } = writtenBy(kept);
      await others.offerOthers({ cube, solver, show }, facelets, alg, pageWords().language);
    } catch {
      others?.keepOthers("", "");
    }
  }
}
