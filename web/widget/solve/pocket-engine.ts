// Translates the 2x2x2 between the element, which gives its stickers places of a 3x3x3 (core/pocket-stickers.ts), and
// the engine, which has 24 stickers. The engine gets letters of colours, since letters of faces would stand for the
// usual scheme alone, and answers in them.

import { UNKNOWN, type Completion, type CompletionInScheme } from "../../core/completion";
import type { SolverErrorDetails } from "../../core/errors";
import { countColors } from "../../core/facelets";
import { COLOR_LETTERS, FACES, isFace } from "../../core/faces";
import {
  placeOfPocketSticker,
  puzzleOf,
  stickersAlone,
  withPlaces,
} from "../../core/pocket-stickers";
import type { CubeRepair } from "../../core/repair";
import type { CubeReading } from "../../core/solution";

/** A cube of either puzzle as a text for the engine. @param facelets 54 characters, or of the 2x2x2 also 24. */
export function toEngine(facelets: string): string {
  if (puzzleOf(facelets) === "3x3x3") return facelets;
  return Array.from(stickersAlone(facelets), (letter) =>
    isFace(letter) ? COLOR_LETTERS.charAt(FACES.indexOf(letter)) : letter,
  ).join("");
}

/** Translates the engine's details, on stickers 0..23 in letters of colours, to places 0..53 and letters of faces. */
export function inPlaces(details: SolverErrorDetails): SolverErrorDetails {
  const { stickers = [], findings = [], repairs = [], tellingSticker } = details;
  return {
    ...details,
    stickers: stickers.map(placeOfPocketSticker),
    findings: findings.map((finding) => ({ ...finding, colors: inFaces(finding.colors) })),
    repairs: repairs.map(repairInPlaces),
    tellingSticker: tellingSticker === undefined ? undefined : placeOfPocketSticker(tellingSticker),
  };
}

// Nobody wants to choose from more arrangements of colours.
const MOST_SCHEMES_TO_OFFER = 4;

// With so few stickers unknown, the arrangement of colours is certain.
const MOST_UNKNOWN_IN_ANY_SCHEME = 4;

/**
 * Translates likewise what follows for the unknown stickers of `painting`. A 2x2x2 has no centres: if only half of its
 * stickers are known, these may fit an arrangement of colours that the cube in the hand does not have, and with a
 * wrongly painted sticker they may fit a wrong one. Where that is possible, no sticker is filled in, and the count is
 * Infinity; `inSchemes` then has the arrangements to choose from, if they are few enough. It may be a single one, which
 * the person confirms.
 */
export function completionInPlaces(completion: Completion, painting: string): Completion {
  const { count, schemes = [], hasOtherSchemes = false } = completion;
  const unknown = Array.from(painting, (_, place) => place).filter(
    (place) => painting[place] === UNKNOWN,
  );
  const isUsual = schemes.every((scheme) => scheme === COLOR_LETTERS);
  const isCertain = isUsual || unknown.length <= MOST_UNKNOWN_IN_ANY_SCHEME;
  if (count > 0 && (hasOtherSchemes || !isCertain)) {
    const open = unknown.map((sticker) => ({ sticker, counts: countColors("") }));
    const inSchemes = schemesToOffer(completion, painting);
    return { ...completion, count: Infinity, facelets: painting, open, inSchemes };
  }
  return {
    ...completion,
    inSchemes: undefined,
    facelets: withPlaces(inFaces(completion.facelets)),
    open: completion.open.map((open) => ({ ...open, sticker: placeOfPocketSticker(open.sticker) })),
    repairs: completion.repairs.map(repairInPlaces),
  };
}

/**
 * How the colours of a legal 2x2x2 are arranged, as letters on the faces U R F D L B; `undefined` if as usual, or if the
 * reading is of a 3x3x3.
 */
export function unusualSchemeOf({ scheme = COLOR_LETTERS }: CubeReading): string | undefined {
  return scheme === COLOR_LETTERS ? undefined : inFaces(scheme);
}

/**
 * The cube in the colours of the usual scheme, each in place of the one that `scheme` has on the same face. The engine
 * completes letters of colours in the usual scheme alone if that fits.
 * @param scheme the letters of the colours on the faces U R F D L B
 */
export function inUsualScheme(facelets: string, scheme: string): string {
  return Array.from(facelets, (letter) => FACES[scheme.indexOf(letter)] ?? letter).join("");
}

/**
 * Translates back what follows for the unknown stickers of a cube that was asked about `inUsualScheme`; `undefined` if
 * its stickers do not fit this scheme.
 */
export function completionInScheme(completion: Completion, scheme: string): Completion | undefined {
  const { count, facelets, open, schemes = [] } = completion;
  if (count === 0 || schemes.some((each) => each !== COLOR_LETTERS)) return undefined;
  return {
    count,
    facelets: withPlaces(inFaces(facelets, scheme)),
    open: open.map(({ sticker, counts }) => ({
      sticker: placeOfPocketSticker(sticker),
      counts: Object.fromEntries(
        FACES.map((face, index) => [scheme.charAt(index), counts[face]]),
      ) as typeof counts,
    })),
    repairs: [],
  };
}

// Of several, each choice must add something to what is painted. A single one is offered anyway, since nothing follows
// before it is confirmed.
function schemesToOffer(
  { inSchemes = [] }: Completion,
  painting: string,
): readonly CompletionInScheme[] | undefined {
  const { length } = inSchemes;
  if (length < 1 || length > MOST_SCHEMES_TO_OFFER) return undefined;
  // R and B alone are letters of faces, too, and the engine reads them so: they tell nothing of the arrangement.
  if (inSchemes[0]!.scheme === FACES.join("")) return undefined;
  const offered = inSchemes.map(({ scheme, count, facelets }) => ({
    scheme: inFaces(scheme),
    count,
    facelets: withPlaces(inFaces(facelets)),
  }));
  const isAnyEmpty = length > 1 && offered.some(({ facelets }) => facelets === painting);
  return isAnyEmpty ? undefined : offered;
}

function repairInPlaces(repair: CubeRepair): CubeRepair {
  return {
    ...repair,
    facelets: withPlaces(inFaces(repair.facelets)),
    stickers: repair.stickers.map(placeOfPocketSticker),
    besides: repair.besides.map(placeOfPocketSticker),
  };
}

function inFaces(colors: string, scheme = FACES.join("")): string {
  return Array.from(colors, (color) => scheme[COLOR_LETTERS.indexOf(color)] ?? color).join("");
}
