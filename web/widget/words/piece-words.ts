// Names of pieces and stickers by their colours.

import { UNKNOWN } from "../../core/completion";
import { isFace } from "../../core/faces";
import { colorsOfPiece } from "../../core/pieces";
import type { ColorNames } from "./color-names";
import type { WidgetWords } from "./widget-words";

/** Such as "white" or "colour R"; `letter` is a face's. */
export function colorInWords(letter: string, names: ColorNames): string {
  if (!isFace(letter)) return "?";
  // In "Colour R" only the first letter becomes small.
  const name = names[letter];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Such as "white-red"; the colours are letters of faces. */
export function colorsInWords(colors: string, names: ColorNames): string {
  return Array.from(colors, (letter) => colorInWords(letter, names)).join("-");
}

// Russian joins adjectives: the last agrees with the piece, which is neuter (an edge) or masculine. Where a colour is
// no adjective, as a noun, none agrees, and the colours follow the piece.
function pieceInRussian(
  piece: (colours: string) => string,
  colors: string,
  names: ColorNames,
  isNeuter: boolean,
): string {
  const all = Array.from(colors, (letter) => colorInWords(letter, names));
  if (!all.every((name) => /[ыи]й$/.test(name))) {
    return `${piece("").trim()} ${colorsInWords(colors, names)}`;
  }
  const last = all.pop()!;
  const agreeing = isNeuter ? last.replace(/ый$/, "ое").replace(/ий$/, "ее") : last;
  const joined = all.map((name) => `${name.replace(/ый$/, "о").replace(/ий$/, "е")}-`);
  return piece(joined.join("") + agreeing);
}

/** A piece of these colours, such as "white-red edge". @param sides how many it has, where not all are known */
export function pieceOfColors(
  words: WidgetWords,
  colors: string,
  names: ColorNames,
  sides = colors.length,
): string {
  const isEdge = sides === 2;
  const piece = (colours: string) => words.say(isEdge ? "edge" : "corner", { colours });
  return words.language === "ru"
    ? pieceInRussian(piece, colors, names, isEdge)
    : piece(colorsInWords(colors, names));
}

/** The piece that the cube `facelets` shows in `place`, by those of its colours that are known. */
export function pieceInWords(
  words: WidgetWords,
  facelets: string,
  place: string,
  names: ColorNames,
): string {
  const known = colorsOfPiece(facelets, place).replaceAll(UNKNOWN, "");
  return pieceOfColors(words, known, names, place.length);
}
