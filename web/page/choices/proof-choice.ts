// Unfinished proofs of shortest solutions. Their list is loaded where there may be any, or once a proof has begun.

import { metricsOf, type Method } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { mayHaveProofs, proofNews } from "../../widget/solve/proof-news";
import { showAlone } from "../position/show-in-element";
import type * as ProofList from "../proofs/proof-list";
import { onceTranslated, pageWords } from "../startup/page-language";
import { whenCalm } from "../startup/when-calm";
import type { Wishes } from "./wishes";

/**
 * Offers to resume them.
 * @param wishes is told when the goal or the metric has changed
 */
export function offerProofs(cube: CubewrightCube, wishes: Wishes): void {
  let list: typeof ProofList | undefined;

  // As a person chooses it.
  const chooseMethod = (method: Method) => {
    const choice = document.querySelector<HTMLSelectElement>("#method")!;
    choice.value = method;
    choice.dispatchEvent(new Event("change"));
  };

  const goOn: ProofList.ProofListSurroundings["goOn"] = (proof) => {
    const metric = proof.metric ?? "htm";
    const { facelets, goal } = proof;
    cube.puzzle = "3x3x3";
    cube.goal = goal;
    showAlone(cube, () => (cube.facelets = facelets));
    if (!metricsOf(cube.puzzle, cube.method).includes(metric)) chooseMethod("optimal");
    cube.metric = metric;
    wishes.tell();
    // The solve below ends at once with the solution that is proven, and the list goes on below it.
    if ("listing" in proof) wishes.wantAll(facelets, goal, metric);
    cube.scrollIntoView({ block: "nearest" });
    // The button that was pressed is about to leave the list.
    cube.renderRoot.querySelector("cubewright-stage")?.focus();
    void cube.solve({ method: "optimal", metric });
  };

  async function show(): Promise<void> {
    try {
      list ??= await import("../proofs/proof-list");
    } catch {
      // Without the network it may not load; the next news of proofs tries again.
      return;
    }
    await list.showProofs({ cube, goOn }, pageWords().language);
  }

  proofNews.addEventListener("change", () => void show());
  onceTranslated(() => list && void show());
  void whenCalm().then(async () => {
    if (await mayHaveProofs()) await show();
  });
}
