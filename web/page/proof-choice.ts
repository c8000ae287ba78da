// Proofs of shortest solutions that were left in the middle. Their list is loaded when the page is calm, or with the
// first search that was stopped.

import type { CubewrightCube } from "../widget/cubewright-cube";
import type * as ProofList from "./proofs/proof-list";
import { onceTranslated, pageWords } from "./startup/page-language";
import { whenCalm } from "./startup/when-calm";

/** Offers to go on with them. */
export function offerProofs(cube: CubewrightCube): void {
  let list: typeof ProofList | undefined;

  const goOn: ProofList.ProofListSurroundings["goOn"] = ({ facelets }) => {
    cube.puzzle = "3x3x3";
    cube.alg = "";
    cube.facelets = facelets;
    cube.scrollIntoView({ block: "nearest" });
    void cube.solve({ method: "optimal" });
  };

  async function show(): Promise<void> {
    // Without the network it may not come.
    list ??= await import("./proofs/proof-list").catch(() => undefined);
    await list?.showProofs({ cube, goOn }, pageWords().language);
  }

  void whenCalm().then(show);
  cube.addEventListener("cubewright-solution", ({ detail }) => {
    const isOfProof = "method" in detail.solution && detail.solution.method === "optimal";
    if (isOfProof || !detail.solution.optimal) void show();
  });
  onceTranslated(() => list && void show());
}
