// A scrambled cube, and what people paint of it whose hand has turned meanwhile.

import { type Face, FACES } from "../../../web/core/faces";

export const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

// Each face's stickers in the order in which a quarter turn to the right brings them.
const TURNED_RIGHT = [6, 3, 0, 7, 4, 1, 8, 5, 2];

function withFaceTurned(facelets: string, face: Face): string {
  const first = FACES.indexOf(face) * 9;
  const turned = TURNED_RIGHT.map((index) => facelets[first + index]).join("");
  return facelets.slice(0, first) + turned + facelets.slice(first + 9);
}

export const TURNED_FACE = withFaceTurned(SCRAMBLED, "U");
// As well explained by the other four faces, each painted in the place of the opposite one.
export const OPPOSITE_FACES_TURNED = (["U", "U", "D", "D"] as const).reduce(
  withFaceTurned,
  SCRAMBLED,
);
