// A scrambled cube, the same as painted by people who have turned it in their hand meanwhile, and a cube that was
// assembled wrongly.

import { CENTER_INDEXES, SOLVED_FACELETS } from "../../../web/core/facelets";
import { type Face, FACES } from "../../../web/core/faces";
import { faceAt } from "../../../web/core/geometry";
import { withStickers } from "./stickers";

export const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

/** The cube, 54 letters or 24, with the colours of a face a quarter turn further to the right. */
export function withFaceTurned(facelets: string, face: Face): string {
  const count = facelets.length / FACES.length;
  const inRow = Math.sqrt(count);
  const first = count * FACES.indexOf(face);
  const turned = Array.from({ length: count }, (_, place) => {
    const [row, column] = [Math.floor(place / inRow), place % inRow];
    return facelets.charAt(first + inRow * (inRow - 1 - column) + row);
  });
  return facelets.slice(0, first) + turned.join("") + facelets.slice(first + count);
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
// Explained equally well by the other four faces, each painted in place of the opposite one.
export const OPPOSITE_FACES_TURNED = (["U", "U", "D", "D"] as const).reduce(
  withFaceTurned,
  SCRAMBLED,
);

// Any edge may be the one that is flipped.
export const FLIPPED_EDGE = withStickers(SOLVED_FACELETS, { U6: "R", R2: "U" });

// Two stickers exchanged, which makes two corners that no cube has: the longest message of all.
export const TWO_SUCH_CORNERS = "RBFLURBFLBUUFRBBDDFUURFLRDDBFLLDRRBFRUUBLFFDDLUULBRLDD";
