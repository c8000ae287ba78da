// Which of six colours are hard to tell apart. Loaded when somebody chooses colours.

import { differenceCiede2000, modeLab65, modeRgb, useMode } from "culori/fn";

import { FACES, type Face } from "../../core/faces";
import type { SixColors } from "./color-choice";

// Half the difference of the two standard colours that are most alike.
const LEAST_DIFFERENCE = 14;

useMode(modeRgb);
useMode(modeLab65);
const difference = differenceCiede2000();

/**
 * Pairs of faces whose colours differ too little (CIEDE2000), for a person with full colour vision.
 */
export function alikeFaces(colors: SixColors): (readonly [Face, Face])[] {
  return FACES.flatMap((face, place) =>
    FACES.slice(place + 1)
      .filter((other) => difference(colors[face], colors[other]) < LEAST_DIFFERENCE)
      .map((other) => [face, other] as const),
  );
}
