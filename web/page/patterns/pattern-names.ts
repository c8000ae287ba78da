// What a pattern is called, with the colours of the person's cube.

import { centerSticker } from "../../core/geometry";
import { colorInWords } from "../../widget/words/piece-words";
import type { ColorNames } from "../../widget/words/color-names";
import type { Pattern } from "./named-patterns";
import type { PatternWords } from "./words/pattern-words";

/** The pattern's name on a cube that is held as `facelets` is; without a pattern, the words for a painted one. */
export function patternName(
  words: PatternWords,
  pattern: Pattern | undefined,
  facelets: string,
  names: ColorNames,
): string {
  if (!pattern) return words.say("own-pattern");
  const colorAt = (face: "U" | "D") => colorInWords(facelets.charAt(centerSticker(face)), names);
  return words.say(`goal-${pattern.name}`, { up: colorAt("U"), down: colorAt("D") });
}
