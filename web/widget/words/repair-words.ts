// Repairs in words.

import { stickerLabel } from "../../core/facelets";
import { colorsOfPiece } from "../../core/pieces";
import type { CubeRepair } from "../../core/repair";
import type { ColorNames } from "./color-names";
import { colorInWords, pieceInWords } from "./piece-words";
import type { WidgetWords } from "./widget-words";

/** What to do to the cube `facelets`, such as "Flip the white-red edge at UR.". */
export function repairInWords(
  words: WidgetWords,
  repair: CubeRepair,
  facelets: string,
  names: ColorNames,
): string {
  const { kind, stickers, pieces } = repair;
  const colour = (of: string, sticker: number) => colorInWords(of.charAt(sticker), names);
  const colored = (of: string, sticker: number) =>
    words.say("coloured-sticker", { sticker: stickerLabel(sticker), colour: colour(of, sticker) });
  const piece = (at: string) => pieceInWords(words, facelets, at, names);
  const [first = 0, second = 0] = stickers;
  const [place = "", otherPlace = ""] = pieces;
  switch (kind) {
    case "recolor":
      return words.say("recolour", {
        sticker: stickerLabel(first),
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
      return words.say("repaint", {
        stickers: words.list(stickers.map((sticker) => colored(repair.facelets, sticker))),
      });
  }
}

// The sides of a corner are named clockwise, so each colour moves on to the next letter.
function isClockwise(repair: CubeRepair, facelets: string): boolean {
  const [place = ""] = repair.pieces;
  const before = colorsOfPiece(facelets, place);
  return colorsOfPiece(repair.facelets, place) === before.slice(-1) + before.slice(0, -1);
}
