// There may be several shortest solutions. The code that offers the others is loaded with the first one that is proven.

import { metricsOf } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Settled } from "../../widget/features/settled";
import type * as OtherSolutions from "../solutions/other-solutions";
import { writtenBy, type ShownCube } from "../position/shown-cube";
import { pageEngine } from "../startup/page-engine";
import { onceTranslated, pageWords } from "../startup/page-language";
import { whenCalm } from "../startup/when-calm";

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
  const settled = cube.feature(Settled);

  const isProven = () =>
    metricsOf(cube.puzzle, "optimal").includes(cube.metric) && settled.isProven;

  // If this fails, there is still the solution that was found first.
  async function offer(): Promise<void> {
    try {
      if (isProven()) {
        others = await import("../solutions/other-solutions");
        const solver = await pageEngine.solver();
        const { facelets, alg } = writtenBy(kept);
        if (!isProven()) return;
        await others.offerOthers({ cube, solver, show }, facelets, alg, pageWords().language);
      } else others?.removeOthers();
    } catch {
      others?.removeOthers();
    }
  }

  cube.addEventListener("cubewright-solution", () => void offer());
  // For example, a person has returned from the other puzzle to a solution.
  cube.addEventListener("cubewright-change", () => void offer());
  // A reload has brought one back.
  void whenCalm().then(offer);
  onceTranslated(() => others?.nameOthers(pageWords().language));
}
