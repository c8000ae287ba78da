// What the six colours of a cube are called.

import { COLOR_NAMES, FACES, type ColorName, type Face } from "../../core/faces";
import {
  COLOR_WORD,
  presetOf,
  type ColorScheme,
  type PresetColorName,
} from "../looks/color-scheme";
import type { WidgetWords } from "./widget-words";

/** What each face's colour is called, with a capital. */
export type ColorNames = Readonly<Record<Face, string>>;

/**
 * What the colours of a scheme are called: by its words for them; a colour without a word by its face,
 * such as "Colour R".
 * @param text names the preset, if `scheme` is that of a preset
 */
export function nameColors(words: WidgetWords, text: string, scheme: ColorScheme): ColorNames {
  const preset = presetOf(text);
  const nameOf = (face: Face) => {
    const color = scheme[face];
    if (preset || color === undefined) return words.say(preset?.names[face] ?? usualName(face));
    return COLOR_WORD.test(color) ? capitalized(color) : words.say("colour-of-face", { face });
  };
  return Object.fromEntries(FACES.map((face) => [face, nameOf(face)])) as Record<Face, string>;
}

function usualName(face: Face): PresetColorName {
  return COLOR_NAMES[face].toLowerCase() as Lowercase<ColorName>;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
