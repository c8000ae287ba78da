// Repairs in words.

import { UNKNOWN } from "../../core/completion";
import { stickerLabelOn } from "../../core/facelets";
import { FACES, isFace, type Face } from "../../core/faces";
import { centerSticker, faceAt } from "../../core/geometry";
import { colorsOfPiece } from "../../core/pieces";
import type { CubeRepair, FaceChange, RepairKind } from "../../core/repair";
import type { ColorNames } from "./color-names";
import { colorInWords, pieceInWords } from "./piece-words";
import { placesInWords } from "./place-words";
import type { WidgetWords } from "./widget-words";

// Those that are told by their stickers.
const STICKER_REPAIRS: ReadonlySet<RepairKind> = new Set([
  "recolor",
  "exchange-stickers",
  "repaint",
]);

// Those that are told by the places of one or two pieces.
const PIECE_REPAIRS: ReadonlySet<RepairKind> = new Set([
  "flip-edge",
  "twist-corner",
  "exchange-pieces",
]);

// By quarter turns clockwise.
const TURNS = [undefined, "mend-turn-right", "mend-turn-half", "mend-turn-left"] as const;

/** What to do to the cube `facelets`, such as "Flip the white-red edge at UR.". */
export function repairInWords(
  words: WidgetWords,
  repair: CubeRepair,
  facelets: string,
  names: ColorNames,
): string {
  const { kind, stickers, pieces } = repair;
  const colour = (of: string, sticker: number) => colorInWords(of.charAt(sticker), names);
  const label = (sticker: number) => stickerLabelOn(facelets, sticker);
  const colored = (of: string, sticker: number) =>
    words.say("coloured-sticker", { sticker: label(sticker), colour: colour(of, sticker) });
  const piece = (at: string) => pieceInWords(words, facelets, at, names);
  const repaintInWords = (changed: readonly number[]) =>
    words.say("repaint", {
      stickers: words.list(changed.map((sticker) => colored(repair.facelets, sticker))),
    });
  // The centre in the hand is the mended one: some repairs move centres, or find one that was painted wrongly. A face
  // that is to be painted again may have none after it.
  const centerShown = (side: Face) => {
    const center = repair.facelets.charAt(centerSticker(side));
    return isFace(center) ? center : facelets.charAt(centerSticker(side));
  };
  const [first = 0, second = 0] = stickers;
  const [place = "", otherPlace = ""] = pieces;
  switch (kind) {
    case "recolor":
      return words.say("recolour", {
        sticker: label(first),
        colour: colour(repair.facelets, first),
        before: colour(facelets, first),
      });
    case "exchange-stickers":
      return words.say("exchange-colours", {
        sticker: colored(facelets, first),
        other: colored(facelets, second),
      });
    case "flip-edge":
      return words.say("flip-edge", { piece: piece(place), place });
    case "twist-corner":
      return words.say(isClockwise(repair, facelets) ? "turn-clockwise" : "turn-anticlockwise", {
        piece: piece(place),
        place,
      });
    case "exchange-pieces":
      return words.say("exchange-pieces", {
        piece: piece(place),
        place,
        other: piece(otherPlace),
        otherPlace,
      });
    case "repaint":
      return repaintInWords(stickers);
    case "repaint-face": {
      const follows = repair.facelets.charAt(first) !== UNKNOWN;
      const face = faceInWords(words, faceAt(first), centerShown(faceAt(first)), names);
      return words.say(follows ? "mend-face-follows" : "mend-face-again", { face });
    }
    default: {
      const nameOf = (side: Face) => faceInWords(words, side, centerShown(side), names);
      const sentences = faceChangesInWords(words, repair, nameOf);
      if (repair.besides.length > 0) sentences.push(repaintInWords(repair.besides));
      return sentences.join(" ");
    }
  }
}

/**
 * Where on the cube `facelets` the stickers or pieces are that `repairInWords` names, for people to whom "U1" says
 * little; "" if there are many, or none.
 */
export function repairPlacesInWords(
  words: WidgetWords,
  { kind, stickers, pieces, besides }: CubeRepair,
  facelets: string,
): string {
  if (PIECE_REPAIRS.has(kind)) return placesInWords(words, pieces, facelets);
  const named = STICKER_REPAIRS.has(kind) ? stickers : besides;
  const labels = named.map((sticker) => stickerLabelOn(facelets, sticker));
  return placesInWords(words, labels, facelets);
}

// A face has no centre to name it by on the 2x2x2, nor while that one is unknown.
function faceInWords(words: WidgetWords, side: Face, center: string, names: ColorNames): string {
  const face = words.say(`face-${side}`);
  if (!isFace(center)) return face;
  return words.say("face-coloured", { face, colour: colorInWords(center, names) });
}

// In the order in which to make them: exchange, mirror, turn.
function faceChangesInWords(
  words: WidgetWords,
  { faces }: CubeRepair,
  nameOf: (side: Face) => string,
): string[] {
  // Their names begin with a capital letter, which stands only at the beginning of the sentence.
  const namesOf = ([first, ...others]: readonly FaceChange[]) =>
    words.list([
      ...(first ? [nameOf(first.face)] : []),
      ...others.map(({ face }) => {
        const name = nameOf(face);
        return name.charAt(0).toLocaleLowerCase() + name.slice(1);
      }),
    ]);
  const sentences: string[] = [];

  const moved = faces.filter(({ face, from }) => face !== from);
  if (moved.length === 2) {
    sentences.push(words.say("mend-exchange", { faces: namesOf(moved) }));
  } else if (moved.length > 0) {
    const moves = moved.map(({ face, from }) =>
      words.say("mend-move", { from: words.say(`face-${from}`), face: words.say(`face-${face}`) }),
    );
    sentences.push(words.say("mend-order", { moves: words.list(moves) }));
  }

  const mirrored = faces.filter(({ isMirrored }) => isMirrored);
  if (mirrored.length === FACES.length) {
    sentences.push(words.say("mend-mirror-all"));
  } else if (mirrored.length > 0) {
    sentences.push(words.say("mend-mirror", { faces: namesOf(mirrored) }));
  }

  for (const { face, quarterTurns } of faces) {
    const turn = TURNS[quarterTurns];
    if (turn) sentences.push(words.say(turn, { face: nameOf(face) }));
  }
  return sentences;
}

// The sides of a corner are named clockwise, so each colour moves on to the next letter. One of three may be unknown.
function isClockwise(repair: CubeRepair, facelets: string): boolean {
  const [place = ""] = repair.pieces;
  const before = colorsOfPiece(facelets, place);
  const turned = before.slice(-1) + before.slice(0, -1);
  return Array.from(colorsOfPiece(repair.facelets, place)).every(
    (color, side) =>
      [color, turned.charAt(side)].includes(UNKNOWN) || color === turned.charAt(side),
  );
}
