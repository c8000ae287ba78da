// How the colours of a 2x2x2 are arranged, in words that one look at the cube can decide.

import { FACES, type Face } from "../../core/faces";
import type { ColorNames } from "./color-names";
import { colorInWords, colorsInWords } from "./piece-words";
import type { WidgetWords } from "./widget-words";

const OPPOSITE_FACES = ["UD", "RL", "FB"] as const;
// The faces round a corner, clockwise.
const CORNER_FACES = "URF";

/**
 * Which colours are opposite each other, if that differs among `all`. Two arrangements with the same opposite colours
 * are mirror images; for such an arrangement, also the colours of a corner that the other one does not have. A single
 * arrangement is described by both, to be compared with the cube.
 * @param scheme the letters of the colours on the faces U R F D L B
 */
export function schemeInWords(
  words: WidgetWords,
  scheme: string,
  all: readonly string[],
  names: ColorNames,
): string {
  const pairs = pairsOf(scheme);
  const like = all.filter((other) => isSame(pairsOf(other), pairs)).length;
  const inWords = pairs.map((pair) =>
    Array.from(pair, (letter) => colorInWords(letter, names)).join("–"),
  );
  const isSingle = all.length === 1;
  const said: string[] = [];
  if (like < all.length || isSingle)
    said.push(words.say("scheme-pairs", { pairs: words.list(inWords) }));
  if (like > 1 || isSingle) {
    const colours = colorsInWords(colorsOn(scheme, CORNER_FACES), names);
    said.push(words.say("scheme-corner", { colours }));
  }
  return said.join(" ");
}

function colorsOn(scheme: string, faces: string): string {
  return Array.from(faces, (face) => scheme.charAt(FACES.indexOf(face as Face))).join("");
}

function pairsOf(scheme: string): string[] {
  const inOrder = (letter: string) => FACES.indexOf(letter as Face);
  return OPPOSITE_FACES.map((faces) =>
    Array.from(colorsOn(scheme, faces))
      .sort((one, other) => inOrder(one) - inOrder(other))
      .join(""),
  ).sort((one, other) => inOrder(one.charAt(0)) - inOrder(other.charAt(0)));
}

function isSame(pairs: readonly string[], others: readonly string[]): boolean {
  return pairs.every((pair, index) => pair === others[index]);
}
