// Checks whether a painted pattern can be made, as the C++ decides (solver/painting).

import { hasUnknown } from "../../core/completion";
import { countsInWords } from "../../widget/paint/painting-words";
import { faultOfPart } from "../../widget/solve/part-fault";
import type { ColorNames } from "../../widget/words/color-names";
import { faultInWords } from "../../widget/words/fault-words";
import { pageEngine } from "../startup/page-engine";
import type { PatternWords } from "./words/pattern-words";

export interface PatternFault {
  /** The reason, as a sentence. */
  why: string;
  /** Stickers to mark, 0..53. */
  stickers: readonly number[];
}

/** Why it cannot be made; `undefined` if it can. @throws SolverError of the engine. */
export async function checkPattern(
  facelets: string,
  words: PatternWords,
  names: ColorNames,
): Promise<PatternFault | undefined> {
  const letGo = pageEngine.occupy();
  try {
    const solver = await pageEngine.solver();
    if (hasUnknown(facelets)) {
      const { count, repairs } = await solver.complete(facelets);
      if (count > 0) return undefined;
      // Any one of the likeliest repairs would do, so the stickers of all are marked.
      const likeliest = repairs.filter(({ rank }) => rank === 1);
      const repaired = [...new Set(likeliest.flatMap((repair) => repair.stickers))];
      const fault = await faultOfPart(solver, facelets, facelets);
      const { findings = [], stickers = [], pieces = [] } = fault?.details ?? {};
      const why =
        fault?.code === "color-count"
          ? countsInWords(words, facelets, names)
          : fault && faultInWords(words, { code: fault.code, findings }, facelets, names);
      const missing =
        findings.length === 0 &&
        pieces.length > 0 &&
        words.say("too-few-pieces", { count: pieces.length, places: words.list(pieces) });
      return {
        why: [words.say("no-such-cube"), why, missing].filter(Boolean).join(" "),
        stickers: repaired.length > 0 ? repaired : stickers,
      };
    }
    const reading = await solver.check(facelets);
    if (reading.code === "") return undefined;
    const why = faultInWords(words, { ...reading, code: reading.code }, facelets, names);
    return { why: why || words.say("no-such-cube"), stickers: reading.stickers };
  } finally {
    letGo();
  }
}
