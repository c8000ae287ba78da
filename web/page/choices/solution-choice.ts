// There may be several solutions. This is loaded after what solves a cube, and the code that offers the others with the
// first one.

import { metricsOf } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Choosing } from "../../widget/features/choosing";
import { Settings } from "../../widget/features/settings";
import { Settled } from "../../widget/features/settled";
import { Solving } from "../../widget/features/solving";
import { bringIntoSight } from "../../widget/hand/into-sight";
import { costInWords } from "../../widget/solve/solution-words";
import type * as OtherSolutions from "../solutions/other-solutions";
import type { ShownCube } from "../position/shown-cube";
import type { Wishes } from "./wishes";
import { pageEngine } from "../startup/page-engine";
import { onceTranslated, pageWords } from "../startup/page-language";

/**
 * Offers other solutions of the cube that has been solved, as long as one of them is shown: the other shortest ones if it
 * is proven to be a shortest and they can be listed; if the two-phase search has found it, otherwise also dearer ones.
 * @param written the cube and the moves that `cube` shows, before the first of them
 * @param show has it show one of them
 * @param wishes tells when the goal or the metric has changed, and whether all solutions are wanted at once
 */
export function offerSolutions(
  cube: CubewrightCube,
  written: () => ShownCube,
  show: (shown: ShownCube) => void,
  wishes: Wishes,
): void {
  let others: typeof OtherSolutions | undefined;
  const [choosing, settings, settled, solving] = [
    cube.feature(Choosing),
    cube.feature(Settings),
    cube.feature(Settled),
    cube.feature(Solving),
  ];

  // The solution whose others are offered; `undefined`: none.
  let offered: string | undefined;

  function solutionShown(): string | undefined {
    if (!areShortestListable() && !areOthersFindable()) return undefined;
    const { facelets, alg } = written();
    return [facelets, alg, cube.metric, cube.goal, settled.isProven].join();
  }

  function areShortestListable(): boolean {
    return settled.isProven && metricsOf(cube.puzzle, "optimal").includes(cube.metric);
  }

  function areOthersFindable(): boolean {
    return choosing.isByTwoPhase && (settled.isProven || solving.mayBeShorter);
  }

  // As after Solve: on a phone the cube is far above the list.
  async function leadOn(): Promise<void> {
    await cube.updateComplete;
    bringIntoSight(cube.renderRoot.querySelector(".show"));
    cube.renderRoot.querySelector<HTMLElement>("cubewright-player")?.focus();
  }

  // If this fails, there is still the solution that was found first.
  async function offer(): Promise<void> {
    // With the other puzzle come its own metric and goal, which other listeners set.
    await Promise.resolve();
    const shown = solutionShown();
    if (shown === offered) return;
    offered = shown;
    try {
      if (shown) {
        others = await import("../solutions/other-solutions");
        const solver = await pageEngine.solver();
        if (shown !== offered) return;
        const { facelets, alg } = written();
        const listsShortest = areShortestListable();
        const isWanted = listsShortest && wishes.takeAll(facelets, cube.goal, cube.metric);
        const surroundings = {
          cube,
          solver,
          show,
          leadOn: () => void leadOn(),
          costInWords: (cost: number) => costInWords(settings.words, cost, cube.metric),
          areShortestListable: listsShortest,
          isWanted,
        };
        await others.offerOthers(surroundings, facelets, alg, pageWords().language);
      } else others?.removeOthers();
    } catch {
      if (shown !== offered) return;
      offered = undefined;
      others?.removeOthers();
    }
  }

  // For example, a person returns from the other puzzle to a solution.
  for (const type of ["cubewright-solution", "cubewright-change"] as const) {
    cube.addEventListener(type, () => void offer());
  }
  // A person has chosen one that was found before. While another is looked for, there are no moves.
  cube.addEventListener("cubewright-step", () => {
    if (cube.alg) void offer();
  });
  // A person returns from the other puzzle to a solution that is not proven. It can be told only once it is checked.
  cube.addController({
    hostUpdated: () => {
      if (offered === undefined && cube.alg) void offer();
    },
  });
  wishes.listen(() => void offer());
  // A reload has brought one back, or it was found before this code was loaded.
  void offer();
  onceTranslated(() => others?.nameOthers(pageWords().language));
}
