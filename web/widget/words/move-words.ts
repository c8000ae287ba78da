// A move in words, for people who do not know the notation.

import { isFace, type Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { quarterTurnsOf, type WrittenMove } from "../../core/moves";
import { FRAMES } from "../../core/orientation";
import { isPocket } from "../../core/pocket-stickers";
import { layersOf, stepsOf } from "../../core/written-moves";
import type { ColorNames } from "./color-names";
import type { LanguageCode } from "./languages";
import { colorInWords } from "./piece-words";
import { STEP_MESSAGES, type StepMessage } from "./step-messages";
import type { WidgetWords } from "./widget-words";
import { Words } from "./words";

const known = new Map<LanguageCode, Words<StepMessage>>();

/** The words of the card that shows a move. */
export function stepWords(language: LanguageCode): Words<StepMessage> {
  const words = known.get(language) ?? new Words(language, STEP_MESSAGES[language]);
  known.set(language, words);
  return words;
}

const TURNS: Readonly<Record<number, "quarter" | "half" | "quarter-back">> = {
  1: "quarter",
  2: "half",
  [-1]: "quarter-back",
};

// The direction in which the visible part of a middle layer moves, by the move.
const WAYS: Readonly<Record<string, string>> = {
  M: "down",
  "M'": "up",
  E: "right",
  "E'": "left",
  S: "top-right",
  "S'": "top-left",
};

/**
 * Such as "Right face (red): a quarter turn clockwise, as you look at it." For a face that the holder
 * does not see, it says from where: "Back face (blue): ..., as seen from behind." A turn of the whole cube
 * says which face comes to the front or to the top. The colour is that of the face's centre on the cube
 * `facelets` (54 letters), as it is held before the move.
 */
export function moveInWords(
  words: WidgetWords,
  move: WrittenMove,
  facelets: string,
  colorNames: ColorNames,
): string {
  const own = stepWords(words.language);
  const turn = TURNS[quarterTurnsOf(move)]!;
  const { face, outer, inner } = layersOf(move);
  const named = (side: Face, isInSentence = false) => {
    const center = facelets.charAt(centerSticker(side));
    const name = words.say(`face-${side}`);
    const face = isInSentence ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    // The 2x2x2 has no centres.
    if (isPocket(facelets)) return { side, face };
    const colour = isFace(center) ? colorInWords(center, colorNames) : words.say("blank");
    return { side, face: own.say("face", { face, colour }) };
  };
  if (outer === 0) {
    const message = turn === "half" ? "middle-half" : "middle-quarter";
    return own.say(message, { slice: move.charAt(0), way: WAYS[move] ?? "" });
  }
  if (inner >= 0) return own.say(`${inner === 1 ? "turn" : "two"}-${turn}`, named(face));
  const { message, moved } = turnOfWhole(move);
  return own.say(message, named(moved, true));
}

// The message for a turn of the whole cube, and the face that it names.
function turnOfWhole(move: WrittenMove): { message: StepMessage; moved: Face } {
  const { orientation } = stepsOf([move])[0]!;
  const [top, , front] = Array.from(FRAMES[orientation]!) as Face[];
  const isHalf = move.endsWith("2");
  if (front === "F") return { message: isHalf ? "whole-upside-down" : "whole-to-top", moved: top! };
  if (!isHalf) return { message: "whole-to-front", moved: front! };
  return { message: top === "U" ? "whole-round" : "whole-over", moved: front! };
}
