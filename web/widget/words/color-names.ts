// What the six colours of a cube are called.

import { COLOR_NAMES, FACES, isFace, type ColorName, type Face } from "../../core/faces";
import {
  COLOR_WORD,
  nameInPresets,
  presetOf,
  type ColorScheme,
  type PresetColorName,
} from "../looks/color-scheme";
import type { WidgetWords } from "./widget-words";

/** What each face's colour is called, with a capital. */
export type ColorNames = Readonly<Record<Face, string>>;

/**
 * The names of a scheme's colours: its own words, or those of a preset that has the colour; a colour without a word is
 * named by its face, such as "Colour R".
 * @param text names the preset, if `scheme` is that of a preset
 */
export function nameColors(words: WidgetWords, text: string, scheme: ColorScheme): ColorNames {
  const preset = presetOf(text);
  const nameOf = (face: Face) => {
    const color = scheme[face];
    if (preset || color === undefined) return words.say(preset?.names[face] ?? usualName(face));
    if (COLOR_WORD.test(color)) return capitalized(color);
    const known = nameInPresets(color);
    if (known === undefined) return words.say("colour-of-face", { face });
    return words.say(isFace(known) ? usualName(known) : known);
  };
  return Object.fromEntries(FACES.map((face) => [face, nameOf(face)])) as Record<Face, string>;
}

function usualName(face: Face): PresetColorName {
  return COLOR_NAMES[face].toLowerCase() as Lowercase<ColorName>;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
