// Unfinished proofs of shortest solutions. Their list is loaded when the page is calm.

import type { CubewrightCube } from "../widget/cubewright-cube";
import type * as ProofList from "./proofs/proof-list";
import { onceTranslated, pageWords } from "./startup/page-language";
import { whenCalm } from "./startup/when-calm";

/** Offers to resume them. */
export function offerProofs(cube: CubewrightCube): void {
  let list: typeof ProofList | undefined;

  const goOn: ProofList.ProofListSurroundings["goOn"] = ({ facelets, metric }) => {
    cube.puzzle = "3x3x3";
    cube.metric = metric ?? "htm";
    cube.alg = "";
    cube.facelets = facelets;
    cube.scrollIntoView({ block: "nearest" });
    void cube.solve({ method: "optimal" });
  };

  async function show(): Promise<void> {
    await list?.showProofs({ cube, goOn }, pageWords().language);
  }

  async function load(): Promise<void> {
    list = await import("./proofs/proof-list");
    list.watchProofs(() => void show());
    await show();
  }

  // Without the network the list may not load.
  void whenCalm()
    .then(load)
    .catch(() => undefined);
  onceTranslated(() => list && void show());
}
