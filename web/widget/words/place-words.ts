// Where on the cube a sticker or a piece is, for people who do not know that "U1" and "UR" name places.

import { isFace } from "../../core/faces";
import { stickersInRow } from "../../core/pocket-stickers";
import type { WidgetWords } from "./widget-words";

const MOST_EXPLAINED = 2;

/**
 * Such as "U1: upper face, row 1, place 1. UR: where the upper face and right face meet.", on the cube `facelets`. ""
 * for more than two places, which the net shows better at a glance.
 */
export function placesInWords(words: WidgetWords, names: readonly string[], facelets = ""): string {
  const different = [...new Set(names)];
  if (different.length > MOST_EXPLAINED) return "";
  return different.map((name) => placeInWords(words, name, stickersInRow(facelets))).join(" ");
}

function placeInWords(words: WidgetWords, name: string, inRow: number): string {
  const faces = Array.from(name)
    .filter(isFace)
    .map((face) => {
      const said = words.say(`face-${face}`);
      return said.charAt(0).toLowerCase() + said.slice(1);
    });
  const number = Number(name.slice(1)) - 1;
  return faces.length === 1
    ? words.say("where-sticker", {
        sticker: name,
        face: faces[0]!,
        row: Math.floor(number / inRow) + 1,
        column: (number % inRow) + 1,
      })
    : words.say("where-piece", { place: name, faces: words.list(faces) });
}
