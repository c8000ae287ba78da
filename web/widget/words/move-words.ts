// A move in words, for people who do not know the notation.

import { isFace } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { faceOf, quarterTurnsOf, type Move } from "../../core/moves";
import type { ColorNames } from "./color-names";
import { colorInWords } from "./piece-words";
import type { WidgetMessage, WidgetWords } from "./widget-words";

const TURNS: Readonly<Record<number, WidgetMessage>> = {
  1: "turn-quarter",
  2: "turn-half",
  [-1]: "turn-quarter-back",
};

/**
 * Such as "Right face (red): a quarter turn clockwise, as you look at it." For a face that the holder
 * does not see, it says from where: "Back face (blue): ..., as seen from behind." The colour is that of
 * the face's centre on the cube `facelets` (54 letters).
 */
export function moveInWords(
  words: WidgetWords,
  move: Move,
  facelets: string,
  colorNames: ColorNames,
): string {
  const face = faceOf(move);
  const center = facelets.charAt(centerSticker(face));
  return words.say(TURNS[quarterTurnsOf(move)]!, {
    side: face,
    face: words.say(`face-${face}`),
    colour: isFace(center) ? colorInWords(center, colorNames) : words.say("blank"),
  });
}
