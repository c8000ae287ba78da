// How to hold the cube, by the colours of its centres.

import type { Face } from "../../core/faces";
import { BESIDE, centerSticker } from "../../core/geometry";
import type { ColorNames } from "./color-names";
import { colorInWords } from "./piece-words";
import type { WidgetWords } from "./widget-words";

/** With which colour up and which in front the cube `facelets` is held, `face` towards the holder. */
export function holdInWords(
  words: WidgetWords,
  facelets: string,
  names: ColorNames,
  face: Face = "F",
): string {
  const colour = (of: Face) => colorInWords(facelets.charAt(centerSticker(of)), names);
  return words.say("hold", { up: colour(BESIDE[face].up), front: colour(face) });
}
