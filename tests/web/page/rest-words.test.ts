// What the list of unfinished work says of a proof, and of a list of all shortest solutions.

import { expect, it } from "vitest";

import { PROOF_MESSAGES, type ProofMessage } from "../../../web/page/proofs/proof-messages";
import { restInWords } from "../../../web/page/proofs/rest-words";
import { Words } from "../../../web/widget/words/words";

const words = new Words<ProofMessage>("en", PROOF_MESSAGES.en);
const OF = { facelets: "", goal: "", savedMs: 0 };
const LISTING = { ...OF, moves: ["R2", "U"], listing: "half", depth: 2, searched: 0.429 } as const;

it("says of a proof what is being ruled out", () => {
  const proof = { ...OF, checkpoint: "half", length: 18, depth: 17, refuted: 0.429 };
  const { which, progress } = restInWords(words, proof);
  expect(which).toMatch(/^Solution of 18 moves; stopped .*19\d\d/);
  expect(progress).toBe("Ruling out solutions of 17 moves: 42 % done");
  const inQuarters = restInWords(words, { ...proof, metric: "qtm" });
  expect(inQuarters.which).toMatch(/^Solution of 18 quarter turns; /);
  expect(inQuarters.progress).toBe("Ruling out solutions of 17 quarter turns: 42 % done");
});

it("says of a list how much of its own length is searched", () => {
  const { which, progress } = restInWords(words, LISTING);
  expect(which).toMatch(/^Solution of 2 moves; stopped /);
  expect(progress).toBe("Listing all shortest solutions: 42 % done");
  const inQuarters = restInWords(words, { ...LISTING, metric: "qtm" });
  expect(inQuarters.which).toMatch(/^Solution of 3 quarter turns; /);
  expect(inQuarters.progress).toBe("Listing all shortest solutions: 0 % done");
  // As an earlier release has stored it.
  const { depth: _depth, searched: _searched, ...earlier } = LISTING;
  expect(restInWords(words, earlier).progress).toBe("Listing all shortest solutions: 0 % done");
});
