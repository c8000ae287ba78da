// The six colours of a cube that is not coloured as most are, and what they are called.

import { SolverError } from "../../core/errors";
import { COLOR_NAMES, FACES, isFace, type ColorName, type Face } from "../../core/faces";
import type { WidgetMessage, WidgetWords } from "../words/widget-words";

/** Colours as CSS has them, of those faces that have not the usual one. */
export type ColorScheme = Readonly<Partial<Record<Face, string>>>;

/** What each face's colour is called, with a capital. */
export type ColorNames = Readonly<Record<Face, string>>;

/** What sets of six colours are called by whoever chooses one. */
export type ColorSchemeName = "western" | "japanese" | "high-contrast" | "color-blind";

interface Preset {
  colors: ColorScheme;
  names: Partial<Record<Face, WidgetMessage>>;
}

const PRESETS: Readonly<Record<ColorSchemeName, Preset>> = {
  // White up and green in front, as this page has it.
  western: { colors: {}, names: {} },
  // Blue opposite white and yellow opposite green, as the first cubes sold in Japan.
  japanese: {
    colors: { D: "#1550c0", B: "#ffd21c" },
    names: { D: "blue", B: "yellow" },
  },
  // As far from each other as such colours can be (CIEDE2000: at least 30), and each at least three
  // times as light as the cube's body, as WCAG 1.4.11 has it.
  "high-contrast": {
    colors: { U: "#ffffff", R: "#d60036", F: "#00a83c", D: "#ffee00", L: "#ff9500", B: "#2a5fff" },
    names: {},
  },
  // Told apart by all common kinds of colour vision: M. Okabe and K. Ito, "Color Universal Design",
  // 2008.
  "color-blind": {
    colors: { U: "#ffffff", R: "#d55e00", F: "#009e73", D: "#f0e442", L: "#cc79a7", B: "#0072b2" },
    names: { R: "vermilion", L: "pink" },
  },
};

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const WORD = /^[a-z]+$/i;
// Words that CSS takes for a colour, but that name none.
const NO_COLORS = /^(?:currentcolor|transparent|inherit|initial|unset|revert)$/i;

export const COLOR_SCHEME_NAMES = Object.keys(PRESETS) as readonly ColorSchemeName[];

/**
 * Reads a preset's name, or colours of faces such as "U:white R:#b00", as words of CSS or in
 * hexadecimal digits; faces that are left out have their usual colour.
 * @param isColor whether the browser knows this word of CSS.
 * @throws SolverError "option".
 */
export function readColorScheme(text: string, isColor: (word: string) => boolean): ColorScheme {
  const preset = presetOf(text);
  if (preset) return preset.colors;
  const scheme: Partial<Record<Face, string>> = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [face = "", color = "", ...rest] = part.split(":");
    const isKnown = HEX_COLOR.test(color) || (isPlainWord(color) && isColor(color));
    if (!isFace(face) || face in scheme || !isKnown || rest.length > 0) throw schemeError(part);
    scheme[face] = color;
  }
  return scheme;
}

/**
 * What the colours of a scheme are called: by their words; one without a word by its face, such as
 * "Colour R".
 */
export function nameColors(words: WidgetWords, text: string, scheme: ColorScheme): ColorNames {
  const preset = presetOf(text);
  const nameOf = (face: Face) => {
    const color = scheme[face];
    if (preset || color === undefined) return words.say(preset?.names[face] ?? usualName(face));
    return WORD.test(color) ? capitalized(color) : words.say("colour-of-face", { face });
  };
  return Object.fromEntries(FACES.map((face) => [face, nameOf(face)])) as Record<Face, string>;
}

function usualName(face: Face): WidgetMessage {
  return COLOR_NAMES[face].toLowerCase() as Lowercase<ColorName>;
}

function presetOf(text: string): Preset | undefined {
  const name = text.trim().toLowerCase();
  const known = COLOR_SCHEME_NAMES.find((each) => each === name);
  return known && PRESETS[known];
}

function isPlainWord(color: string): boolean {
  return WORD.test(color) && !NO_COLORS.test(color);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function schemeError(part: string): SolverError {
  const presets = COLOR_SCHEME_NAMES.map((name) => `"${name}"`).join(", ");
  return new SolverError(
    "option",
    `color-scheme is ${presets}, or colours of faces such as "U:white R:#b00"; not "${part}".`,
  );
}
