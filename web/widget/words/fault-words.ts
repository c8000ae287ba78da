// What is wrong with a cube, in the words and colours of the page. C++ has found out what it is
// (solver/painting/diagnosis.h).

import type { SolverErrorCode } from "../../core/errors";
import { colorsOfPiece, CORNERS, EDGES } from "../../core/pieces";
import type { ColorNames } from "./color-names";
import { colorsInWords, pieceInWords, pieceOfColors } from "./piece-words";
import type { WidgetWords } from "./widget-words";

export interface CubeFault {
  code: SolverErrorCode;
  /** Places of the pieces concerned, such as "UR" or "DLF". */
  pieces: readonly string[];
}

// Enough to begin with. The stickers of all faults are marked anyway.
const MOST_SENTENCES = 4;

/** What is wrong with the pieces of the cube `facelets`; "" if it is not about pieces. */
export function faultInWords(
  words: WidgetWords,
  { code, pieces }: CubeFault,
  facelets: string,
  names: ColorNames,
): string {
  const piece = (at: string) => pieceInWords(words, facelets, at, names);
  const [place = "", otherPlace = ""] = pieces;
  switch (code) {
    case "edge-piece":
      return wrongPiecesInWords(words, EDGES, facelets, names);
    case "corner-piece":
      return wrongPiecesInWords(words, CORNERS, facelets, names);
    case "edge-flip":
      return place
        ? words.say("edge-flipped", { piece: piece(place), place })
        : words.say("some-edge-flipped");
    case "corner-twist":
      return place
        ? words.say("corner-twisted", { piece: piece(place), place })
        : words.say("some-corner-twisted");
    case "parity":
      return otherPlace
        ? words.say("pieces-exchanged", { piece: piece(place), other: piece(otherPlace) })
        : words.say("some-pair-exchanged");
    default:
      return "";
  }
}

/**
 * What to do with the cube itself, if it is painted correctly; "" if it cannot have been put
 * together wrongly.
 */
export function assemblyInWords(words: WidgetWords, { code }: CubeFault): string {
  switch (code) {
    case "edge-flip":
      return words.say("flip-real-edge");
    case "corner-twist":
      return words.say("turn-real-corner");
    case "parity":
      return words.say("exchange-real-pieces");
    default:
      return "";
  }
}

// The same piece can be read from any of its sides.
function identified(colors: string, pieces: readonly string[]): string | undefined {
  const rotations = Array.from(colors, (_, i) => colors.slice(i) + colors.slice(0, i));
  return pieces.find((piece) => rotations.includes(piece));
}

// In this order: pieces that do not exist, pieces that appear more than once, missing pieces.
function wrongPiecesInWords(
  words: WidgetWords,
  pieces: readonly string[],
  facelets: string,
  names: ColorNames,
): string {
  const sentences: string[] = [];
  const placesOf = new Map(pieces.map((piece): [string, string[]] => [piece, []]));
  for (const place of pieces) {
    const colors = colorsOfPiece(facelets, place);
    const piece = identified(colors, pieces);
    if (piece !== undefined) {
      placesOf.get(piece)!.push(place);
      continue;
    }
    const mirrored = identified(Array.from(colors).reverse().join(""), pieces);
    sentences.push(
      mirrored === undefined
        ? words.say("no-such-piece", { piece: pieceOfColors(words, colors, names), place })
        : words.say("wrong-way-round", { colours: colorsInWords(colors, names), place }),
    );
  }
  for (const [colors, places] of placesOf) {
    if (places.length < 2) continue;
    const piece = pieceOfColors(words, colors, names);
    const list = words.list(places.map((place) => words.say("at-place", { place })));
    sentences.push(words.say("appears-often", { piece, count: places.length, places: list }));
  }
  for (const [colors, places] of placesOf) {
    if (places.length > 0) continue;
    sentences.push(words.say("piece-missing", { piece: pieceOfColors(words, colors, names) }));
  }
  return sentences.slice(0, MOST_SENTENCES).join(" ");
}
