// Stores how a person wants the cube to look.

import { readColorScheme } from "../widget/looks/color-scheme";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { keepLasting, readLasting } from "./lasting";

/** As the properties of the element. */
export type Looks = Pick<CubewrightCube, "colorScheme" | "signs">;

export const STANDARD_LOOKS: Looks = { colorScheme: "western", signs: "none" };
/** All values of `signs`. */
export const SIGN_KINDS: readonly Looks["signs"][] = ["none", "letters", "patterns"];

const COLORS_KEY = "cubewright.colours";
const SIGNS_KEY = "cubewright.signs";

/** The stored looks, with standard ones for what is missing or invalid. */
export function readStoredLooks(): Looks {
  const colors = readLasting(COLORS_KEY);
  const signs = readLasting(SIGNS_KEY);
  return {
    colorScheme: colors !== undefined && isScheme(colors) ? colors : STANDARD_LOOKS.colorScheme,
    signs: SIGN_KINDS.find((kind) => kind === signs) ?? STANDARD_LOOKS.signs,
  };
}

export function storeLooks({ colorScheme, signs }: Looks): void {
  keepLasting(COLORS_KEY, colorScheme);
  keepLasting(SIGNS_KEY, signs);
}

function isScheme(text: string): boolean {
  try {
    readColorScheme(text, () => false);
    return true;
  } catch {
    return false;
  }
}
