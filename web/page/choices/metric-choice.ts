// The list from which a person chooses what is counted. Only metrics that the method supports can be chosen.

import { DEFAULT_CHOICE, metricsOf, type Metric } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { readStoredMetric, storeMetric } from "../stored/stored-metric";
import { solveAgain } from "./solve-again";
import type { Wishes } from "./wishes";

/** Has `cube` count what is chosen, now and at later visits. */
export function offerMetrics(cube: CubewrightCube, wishes: Wishes): void {
  const choice = document.querySelector<HTMLSelectElement>("#metric")!;
  // A metric that one method does not support comes back with the next method that does.
  let wanted = cube.metric;
  let counted = cube.metric;
  let shown = cube.puzzle;
  // The wanted metric of the puzzle that is not shown.
  let wantedBeside: Metric | undefined;

  function offer(): void {
    const { puzzle, method, metric } = cube;
    const isOther = puzzle !== shown;
    if (isOther) {
      [wanted, wantedBeside] = [wantedBeside ?? readStoredMetric(puzzle), wanted];
      shown = puzzle;
    } else if (metric !== counted) {
      // A link or an example has set another one.
      wanted = metric;
    }
    const possible = metricsOf(puzzle, method);
    for (const option of choice.options) {
      option.disabled = !possible.includes(option.value as Metric);
    }
    counted = possible.includes(wanted) ? wanted : DEFAULT_CHOICE.metric;
    cube.metric = counted;
    choice.value = counted;
    // The address was written before that, with the metric of the other puzzle.
    if (isOther) wishes.tell();
  }

  choice.addEventListener("change", () => {
    cube.metric = choice.value as Metric;
    storeMetric(cube.puzzle, cube.metric);
    wishes.tell();
    solveAgain(cube);
  });
  wishes.listen(offer);
  cube.addEventListener("cubewright-change", offer);
  offer();
}
