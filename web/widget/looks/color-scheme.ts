// The colours of a cube that are not the usual ones.

import { describe } from "../../core/arguments";
import { SolverError } from "../../core/errors";
import { FACES, isFace, type ColorName, type Face } from "../../core/faces";

/** CSS colours of the faces that do not have their usual one. */
export type ColorScheme = Readonly<Partial<Record<Face, string>>>;

/** Colours for which the element has words. */
export type PresetColorName = Lowercase<ColorName> | "vermilion" | "pink";

/** The names by which a set of six colours is chosen. */
export type ColorSchemeName = "western" | "japanese" | "high-contrast" | "color-blind";

export interface Preset {
  colors: ColorScheme;
  /** Of the faces that do not have the usual colour. */
  names: Partial<Record<Face, PresetColorName>>;
}

const PRESETS: Readonly<Record<ColorSchemeName, Preset>> = {
  // White up and green in front, the usual colours here.
  western: { colors: {}, names: {} },
  // Blue opposite white and yellow opposite green, as the first cubes sold in Japan.
  japanese: {
    colors: { D: "#1550c0", B: "#ffd21c" },
    names: { D: "blue", B: "yellow" },
  },
  // As different as six such colours can be (CIEDE2000: at least 30), each with a contrast of at least
  // 3 to 1 to the cube's body (WCAG 1.4.11).
  "high-contrast": {
    colors: { U: "#ffffff", R: "#d60036", F: "#00a83c", D: "#ffee00", L: "#ff9500", B: "#2a5fff" },
    names: {},
  },
  // People with any common kind of colour vision can tell them apart: M. Okabe and K. Ito, "Color Universal Design",
  // 2008.
  "color-blind": {
    colors: { U: "#ffffff", R: "#d55e00", F: "#009e73", D: "#f0e442", L: "#cc79a7", B: "#0072b2" },
    names: { R: "vermilion", L: "pink" },
  },
};

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** A colour that is written as a word of CSS. */
export const COLOR_WORD = /^[a-z]+$/i;
// Words that CSS accepts as a colour but that name none.
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

/** The preset of this name, if `text` is one. */
export function presetOf(text: string): Preset | undefined {
  const name = text.trim().toLowerCase();
  const known = COLOR_SCHEME_NAMES.find((each) => each === name);
  return known && PRESETS[known];
}

/** What a colour of a preset is called: by its own word, or by the face that usually has it. */
export function nameInPresets(color: string): PresetColorName | Face | undefined {
  for (const { colors, names } of Object.values(PRESETS)) {
    const face = FACES.find((each) => colors[each]?.toLowerCase() === color.toLowerCase());
    if (face) return names[face] ?? face;
  }
  return undefined;
}

function isPlainWord(color: string): boolean {
  return COLOR_WORD.test(color) && !NO_COLORS.test(color);
}

function schemeError(part: string): SolverError {
  const presets = COLOR_SCHEME_NAMES.map((name) => `"${name}"`).join(", ");
  return new SolverError(
    "option",
    `color-scheme is ${presets}, or colours of faces such as "U:white R:#b00"; not ${describe(part)}.`,
  );
}
