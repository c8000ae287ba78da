// How to hold the cube, by the colours of its centres, or by those of a corner of the 2x2x2, which has no centres.

import { isFace, type Face } from "../../core/faces";
import { BESIDE, centerSticker, NORMALS, stickerAt, sum } from "../../core/geometry";
import { isPocket } from "../../core/pocket-stickers";
import type { ColorNames } from "./color-names";
import { colorInWords } from "./piece-words";
import type { WidgetWords } from "./widget-words";

/**
 * How to hold the cube `facelets` with `face` towards the holder: which colour up, and which in front; "" for a 2x2x2
 * whose corner there is not known.
 * @param said how that is said by the centres
 */
export function holdInWords(
  words: WidgetWords,
  facelets: string,
  names: ColorNames,
  face: Face = "F",
  said: "hold" | "held-with" = "hold",
): string {
  const { up, right } = BESIDE[face];
  const hasCenters = !isPocket(facelets);
  const corner = sum(...[face, up, right].map((side) => NORMALS[side]));
  const letter = (of: Face) =>
    facelets.charAt(hasCenters ? centerSticker(of) : stickerAt(of, corner));
  const colour = (of: Face) => colorInWords(letter(of), names);
  const colours = { up: colour(up), front: colour(face) };
  if (hasCenters) return words.say(said, colours);
  if (![face, up, right].every((side) => isFace(letter(side)))) return "";
  return words.say("hold-corner", { ...colours, right: colour(right) });
}

/** The same by its sides, for a 2x2x2 whose corner is not known. */
export function sideInWords(words: WidgetWords, face: Face): string {
  const { up } = BESIDE[face];
  return words.say("hold-side", {
    front: words.say(`face-${face}`),
    up: words.say(`face-${up}`).toLowerCase(),
  });
}
