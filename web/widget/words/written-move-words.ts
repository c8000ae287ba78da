// Turns of the whole cube, of two layers and of a middle layer in words, for people who do not know the
// notation.

import { isFace, type Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { quarterTurnsOf, type WrittenMove } from "../../core/moves";
import { FRAMES } from "../../core/orientation";
import { layersOf, stepsOf } from "../../core/written-moves";
import type { ColorNames } from "./color-names";
import { colorInWords } from "./piece-words";
import type { WidgetWords } from "./widget-words";
import { Words } from "./words";
import { WRITTEN_MOVE_MESSAGES, type WrittenMessage } from "./written-move-messages";

// Where the part of a middle layer goes that the holder sees, by its move.
const WAYS: Readonly<Record<string, string>> = {
  M: "down",
  "M'": "up",
  E: "right",
  "E'": "left",
  S: "top-right",
  "S'": "top-left",
};

/**
 * Such as "Turn the whole cube: its right face (red) comes to the front." for a move that is no turn of
 * one face. The colour is that of a centre on the cube `facelets` (54 letters), as it is held before.
 */
export function writtenMoveInWords(
  words: WidgetWords,
  move: WrittenMove,
  facelets: string,
  colorNames: ColorNames,
): string {
  const own = new Words(words.language, WRITTEN_MOVE_MESSAGES[words.language]);
  const { outer, inner, face } = layersOf(move);
  const isHalf = move.endsWith("2");
  if (outer === 0) {
    const slice = { slice: move.charAt(0), way: WAYS[move] ?? "" };
    return own.say(isHalf ? "middle-half" : "middle-quarter", slice);
  }
  const faceNamed = (named: Face) => {
    const center = facelets.charAt(centerSticker(named));
    return {
      side: named,
      face: words.say(`face-${named}`),
      colour: isFace(center) ? colorInWords(center, colorNames) : words.say("blank"),
    };
  };
  if (inner === 0) {
    const isBack = quarterTurnsOf(move) < 0;
    return own.say(
      isHalf ? "two-half" : isBack ? "two-quarter-back" : "two-quarter",
      faceNamed(face),
    );
  }
  const { message, moved } = turnOfWhole(move);
  const values = faceNamed(moved);
  const inSentence = values.face.charAt(0).toLowerCase() + values.face.slice(1);
  return own.say(message, { ...values, face: inSentence });
}

// How a turn of the whole cube is told, and by which face.
function turnOfWhole(move: WrittenMove): { message: WrittenMessage; moved: Face } {
  const { orientation } = stepsOf([move])[0]!;
  const [top, , front] = Array.from(FRAMES[orientation]!) as Face[];
  const isHalf = move.endsWith("2");
  if (front === "F") return { message: isHalf ? "whole-upside-down" : "whole-to-top", moved: top! };
  if (!isHalf) return { message: "whole-to-front", moved: front! };
  return { message: top === "U" ? "whole-round" : "whole-over", moved: front! };
}
