// When the sequence of a pair begins, the cube of a lesson shows the case that the step names: the corner and the edge
// lie as in the case library, and are turned as there.

import { expect, it } from "vitest";

import { momentAtSequence } from "../../../web/learn/lesson/last-layer";
import { heldAt } from "../../../web/learn/lesson/moment";
import { firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { pairOf } from "../../../web/learn/library/cases/case-shape";
import { CASES } from "../../../web/learn/library/cases/cases";
import { explainInNode } from "./explain-in-node";
import { randomCubes } from "./lesson-tests";

const explain = explainInNode();

/** How the pair at the front right lies, whatever its colours: the places, and where the telling stickers look. */
function pairShape(held: string): unknown {
  const { corner, edge } = pairOf(held);
  return [corner, edge].map(({ place, face }) => [place, face]);
}

it.each(["cfop", "cfop-2look"] as const)("a pair of %s lies as in its case", async (method) => {
  const seen = new Set<string>();
  for (const facelets of randomCubes("3x3x3", 59)) {
    const lesson = await teach(explain, method, firstHeld(method, facelets));
    for (const step of lesson.stages.flatMap(({ steps }) => steps)) {
      const found = CASES.find(({ id, set }) => set === "f2l" && id === step.case);
      if (!found) continue;
      seen.add(found.id);
      const held = heldAt(momentAtSequence(lesson, step));
      expect(pairShape(held), `${found.id} of ${facelets}`).toEqual(pairShape(heldAt(found.start)));
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});
