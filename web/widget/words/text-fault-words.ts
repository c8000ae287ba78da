// Why a text cannot be read as a cube or as moves, in words. core/facelets.ts and core/notation.ts
// have found out why, and where in the text.

import type { SolverErrorCode, SolverErrorDetails } from "../../core/errors";
import { stickerLabel } from "../../core/facelets";
import { FACES } from "../../core/faces";
import { MAX_EXPANDED_TURNS, MAX_NESTING, MAX_NOTATION_LENGTH } from "../../core/notation";
import type { WidgetWords } from "./widget-words";

export interface TextFault extends Pick<SolverErrorDetails, "position" | "reason" | "found"> {
  code: SolverErrorCode;
  stickers: readonly number[];
}

const LIMITS = {
  nesting: MAX_NESTING,
  turns: MAX_EXPANDED_TURNS,
  characters: MAX_NOTATION_LENGTH,
} as const;

/** Why a text cannot be read; "" if the fault is not about a text. */
export function textFaultInWords(words: WidgetWords, fault: TextFault): string {
  const { code, stickers, position = 0, reason, found = "" } = fault;
  switch (code) {
    case "length":
      return found === ""
        ? words.say("stickers-too-many")
        : words.say("stickers-too-few", { count: Number(found) });
    case "color-count":
      return words.say("stickers-of-colours", { found });
    case "center":
      return stickers.length < FACES.length
        ? words.say("centres-alike", { stickers: words.list(stickers.map(stickerLabel)) })
        : words.say("centres-misplaced");
    case "notation":
      return reason
        ? words.say(`moves-${reason}`, { found, position: position + 1, ...LIMITS })
        : "";
    default:
      return "";
  }
}
