// Six colours that a person chooses, and their form as the `color-scheme` of the element.

import { FACES, type Face } from "../../core/faces";
import {
  COLOR_SCHEME_NAMES,
  readColorScheme,
  type ColorSchemeName,
} from "../../widget/looks/color-scheme";

/** One colour for each face, such as "#b00020", as colour fields have them. */
export type SixColors = Readonly<Record<Face, string>>;

/**
 * The colours of a scheme; `standard` ones for faces that it leaves out.
 * @throws SolverError "option" for other schemes than names and colours in hexadecimal digits.
 */
export function colorsOf(scheme: string, standard: SixColors): SixColors {
  return { ...standard, ...readColorScheme(scheme, () => false) };
}

/** These colours as a scheme: its name if it has one, or else the colours that are not standard. */
export function schemeOf(colors: SixColors, standard: SixColors): string {
  const isNamed = (name: ColorSchemeName) => {
    const known = colorsOf(name, standard);
    return FACES.every((face) => known[face] === colors[face]);
  };
  const own = FACES.filter((face) => colors[face] !== standard[face]);
  return COLOR_SCHEME_NAMES.find(isNamed) ?? own.map((face) => `${face}:${colors[face]}`).join(" ");
}
