// The six colours that a person chooses, in the form in which the element takes them.

import { FACES, type Face } from "../../core/faces";
import {
  COLOR_SCHEME_NAMES,
  readColorScheme,
  type ColorSchemeName,
} from "../../widget/looks/color-scheme";

/** One for each face, in six lower-case hexadecimal digits, as fields for colours give them. */
export type SixColors = Readonly<Record<Face, string>>;

/**
 * The colours of a scheme, `standard` ones where it names none.
 * @throws SolverError "option" for other schemes than names and colours in hexadecimal digits.
 */
export function colorsOf(scheme: string, standard: SixColors): SixColors {
  return { ...standard, ...readColorScheme(scheme, () => false) };
}

/** These colours as a scheme: its name, if it has one, else those that are not the standard ones. */
export function schemeOf(colors: SixColors, standard: SixColors): string {
  const isNamed = (name: ColorSchemeName) => {
    const known = colorsOf(name, standard);
    return FACES.every((face) => known[face] === colors[face]);
  };
  const own = FACES.filter((face) => colors[face] !== standard[face]);
  return COLOR_SCHEME_NAMES.find(isNamed) ?? own.map((face) => `${face}:${colors[face]}`).join(" ");
}
