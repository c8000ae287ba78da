// What is said of an interrupted proof, or of an interrupted list of all shortest solutions.

import { costOf } from "../../core/cost";
import type { RestingList, RestingProof } from "../../widget/solve/resting-proofs";
import type { Words } from "../../widget/words/words";
import type { ProofMessage } from "./proof-messages";

/** Which one it is, and how far it has come. */
export function restInWords(
  words: Words<ProofMessage>,
  proof: RestingProof | RestingList,
): { which: string; progress: string } {
  const { metric, savedMs } = proof;
  const when = timeInWords(savedMs, words);
  const whichOf = (length: number) =>
    words.say(metric === "qtm" ? "which-qtm" : "which", { length, when });
  if ("listing" in proof) {
    const { moves, depth = 0, searched = 0 } = proof;
    const length = costOf(moves, metric ?? "htm");
    // Before it lists anything, the solver rules out the smaller lengths once more.
    const percent = depth < length ? 0 : Math.floor(100 * searched);
    return { which: whichOf(length), progress: words.say("listing", { percent }) };
  }
  const { length, depth, refuted } = proof;
  const percent = Math.floor(100 * refuted);
  const progress = words.say(metric === "qtm" ? "proof-qtm" : "proof", { depth, percent });
  return { which: whichOf(length), progress };
}

function timeInWords(timeMs: number, { language }: Words<ProofMessage>): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    timeMs,
  );
}
