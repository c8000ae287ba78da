// What is wrong with a cube, in the words and colours of the page. C++ finds out what it is
// (solver/painting/diagnosis.h).

import type { SolverErrorCode } from "../../core/errors";
import type { Finding } from "../../core/finding";
import type { ColorNames } from "./color-names";
import { colorsInWords, pieceInWords, pieceOfColors } from "./piece-words";
import type { WidgetWords } from "./widget-words";

export interface CubeFault {
  code: SolverErrorCode;
  /** In letters of faces. */
  findings: readonly Finding[];
}

// Enough to begin with. The stickers of all faults are marked anyway.
const MOST_SENTENCES = 4;

/** What is wrong with the pieces of the cube `facelets`; "" if it is not about pieces. */
export function faultInWords(
  words: WidgetWords,
  { code, findings }: CubeFault,
  facelets: string,
  names: ColorNames,
): string {
  // Named by the colours that are shown there, in the order of the place's name.
  const pieceAt = (place: string) => pieceInWords(words, facelets, place, names);
  const [place, otherPlace] = findings.map(({ places }) => places[0]);
  switch (code) {
    case "edge-piece":
    case "corner-piece":
      return findings
        .slice(0, MOST_SENTENCES)
        .map((finding) => wrongPieceInWords(words, finding, names))
        .join(" ");
    case "edge-flip":
      return place
        ? words.say("edge-flipped", { piece: pieceAt(place), place })
        : words.say("some-edge-flipped");
    case "corner-twist":
      return place
        ? words.say("corner-twisted", { piece: pieceAt(place), place })
        : words.say("some-corner-twisted");
    case "parity":
      return place && otherPlace
        ? words.say("pieces-exchanged", { piece: pieceAt(place), other: pieceAt(otherPlace) })
        : words.say("some-pair-exchanged");
    default:
      return "";
  }
}

function wrongPieceInWords(
  words: WidgetWords,
  { kind, colors, places }: Finding,
  names: ColorNames,
): string {
  const piece = pieceOfColors(words, colors, names);
  const [place = ""] = places;
  switch (kind) {
    case "mirrored-piece":
      return words.say("wrong-way-round", { colours: colorsInWords(colors, names), place });
    case "no-such-piece":
      return words.say("no-such-piece", { piece, place });
    case "repeated-piece": {
      const list = words.list(places.map((at) => words.say("at-place", { place: at })));
      return words.say("appears-often", { piece, count: places.length, places: list });
    }
    case "missing-piece":
      return words.say("piece-missing", { piece });
    default:
      return "";
  }
}

/**
 * What to do with the cube itself, if it is painted correctly; "" if it cannot have been put
 * together wrongly.
 */
export function assemblyInWords(words: WidgetWords, { code }: Pick<CubeFault, "code">): string {
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
