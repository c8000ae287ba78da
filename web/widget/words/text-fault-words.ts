// Why a text cannot be read as a cube or as moves, in words. core/facelets.ts and core/notation.ts find out why, and
// where in the text.

import type { Puzzle } from "../../core/choices";
import type { SolverErrorCode, SolverErrorDetails } from "../../core/errors";
import { stickerLabel } from "../../core/facelets";
import { FACES } from "../../core/faces";
import { MAX_EXPANDED_TURNS, MAX_NESTING, MAX_NOTATION_LENGTH } from "../../core/notation";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
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

/** Why a text cannot be read, as one of `puzzle`; "" if the fault is not about a text. */
export function textFaultInWords(
  words: WidgetWords,
  fault: TextFault,
  puzzle: Puzzle = "3x3x3",
): string {
  const [all, each] = puzzle === "2x2x2" ? [POCKET_STICKER_COUNT, 4] : [54, 9];
  const { code, stickers, position = 0, reason, found = "" } = fault;
  switch (code) {
    case "length":
      return found === ""
        ? words.say("stickers-too-many", { all })
        : words.say("stickers-too-few", { all, count: Number(found) });
    case "color-count":
      return words.say("stickers-of-colours", { each, found });
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
