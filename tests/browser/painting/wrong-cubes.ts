// A scrambled cube, and what people paint of it whose hand has turned meanwhile; and one that was put
// together wrongly.

import { CENTER_INDEXES, SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import { type Face, FACES } from "../../../web/core/faces";
import { faceAt } from "../../../web/core/geometry";

export const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

// Each face's stickers in the order in which a quarter turn to the right brings them.
const TURNED_RIGHT = [6, 3, 0, 7, 4, 1, 8, 5, 2];

function withFaceTurned(facelets: string, face: Face): string {
  const first = FACES.indexOf(face) * 9;
  const turned = TURNED_RIGHT.map((index) => facelets[first + index]).join("");
  return facelets.slice(0, first) + turned + facelets.slice(first + 9);
}

function withFacesExchanged(facelets: string, one: Face, other: Face): string {
  const exchanged: Partial<Record<Face, Face>> = { [one]: other, [other]: one };
  return Array.from(facelets, (letter, index) => {
    const from = exchanged[faceAt(index)];
    const isMoved = from && !CENTER_INDEXES.includes(index);
    return isMoved ? facelets[FACES.indexOf(from) * 9 + (index % 9)] : letter;
  }).join("");
}

export const FACES_EXCHANGED = withFacesExchanged(SCRAMBLED, "R", "F");
export const TURNED_FACE = withFaceTurned(SCRAMBLED, "U");
// As well explained by the other four faces, each painted in the place of the opposite one.
export const OPPOSITE_FACES_TURNED = (["U", "U", "D", "D"] as const).reduce(
  withFaceTurned,
  SCRAMBLED,
);

// Any edge may be the one that is flipped.
export const FLIPPED_EDGE = Array.from(SOLVED_FACELETS, (letter, index) => {
  const changes: Record<string, string> = { U6: "R", R2: "U" };
  return changes[stickerLabel(index)] ?? letter;
}).join("");

// Two stickers exchanged, which makes two corners that no cube has: the longest thing there is to say.
export const TWO_SUCH_CORNERS = "RBFLURBFLBUUFRBBDDFUURFLRDDBFLLDRRBFRUUBLFFDDLUULBRLDD";
