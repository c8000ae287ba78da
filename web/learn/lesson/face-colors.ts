// Which colour each face has, or is to have, of a cube as it is held. On a 3x3x3 the centres decide. A 2x2x2 has none:
// there the corner at the lower back left decides. It counts as home however the puzzle is held, as it does for the
// methods of the 2x2x2 (solver/pocket/methods/pocket_step.h).

import { FACES, type Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { colorsOfPiece, CORNERS } from "../../core/pieces";
import { isPocket } from "../../core/pocket-stickers";

// The first sticker of each corner is above or below.
const HOME = "DBL";

/** Six letters, the colours of the faces U R F D L B of a legal cube of 54 characters. */
export function faceColors(held: string): string {
  if (!isPocket(held)) return FACES.map((face) => held.charAt(centerSticker(face))).join("");
  const corners = CORNERS.map((place) => colorsOfPiece(held, place));
  const home = colorsOfPiece(held, HOME);
  return FACES.map((face) => {
    const own = HOME.indexOf(face);
    return own >= 0
      ? home.charAt(own)
      : colorAcross(corners, home.charAt(HOME.indexOf(across(face))));
  }).join("");
}

/** The one colour that is on no corner with this one. */
function colorAcross(corners: readonly string[], color: string): string {
  const beside = new Set(corners.filter((colors) => colors.includes(color)).join(""));
  return [...new Set(corners.join(""))].find((other) => !beside.has(other))!;
}

function across(face: Face): Face {
  return FACES[(FACES.indexOf(face) + 3) % FACES.length]!;
}
