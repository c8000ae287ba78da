// What to say about a cube that is being painted.

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { countColors, stickerLabelOn, stickersOfColor } from "../../core/facelets";
import { FACES, isFace, type Face } from "../../core/faces";
import { BESIDE, centerSticker } from "../../core/geometry";
import { isPocket } from "../../core/pocket-stickers";
import { colorInWords } from "../words/piece-words";
import { placesInWords } from "../words/place-words";
import type { ColorNames } from "../words/color-names";
import type { WidgetWords } from "../words/widget-words";
import { isBlankBeside, placeInTour } from "./face-tour";
import { decisionOf, hasManyCubes, type Inference } from "./inference";

const MOST_NAMED = 3;

/** What a screen reader calls the sticker at `index`, such as "U1, white". */
export function stickerName(
  words: WidgetWords,
  facelets: string,
  index: number,
  names: ColorNames,
  message: "sticker" | "sticker-filled" | "doubtful",
): string {
  const letter = facelets.charAt(index);
  const colour = isFace(letter) ? colorInWords(letter, names) : words.say("blank");
  const place = stickerLabelOn(facelets, index);
  return words.say(message, { place, colour });
}

/** How many cubes match the known stickers, and which unknown stickers would decide. */
export function inferenceInWords(
  words: WidgetWords,
  inference: Inference,
  mayBeSolved: boolean,
): string {
  const { painting, count, open, inSchemes } = inference;
  if (count === 1) {
    const filled = Array.from(painting).filter((letter) => letter === UNKNOWN).length;
    const name = mayBeSolved ? "rest-follows-to-solve" : "rest-follows";
    return words.say(name, { count: filled });
  }
  if (inSchemes) return words.say("schemes-fit", { count: inSchemes.length });
  if (count === Infinity) return words.say("colours-to-tell", { count: open.length });
  if (hasManyCubes(inference)) return words.say("many-cubes", { count: open.length });
  const { stickers, isCertain } = decisionOf(inference);
  const labels = stickers.slice(0, MOST_NAMED).map((each) => stickerLabelOn(painting, each));
  const name = isCertain ? "several-cubes" : "several-cubes-at-least";
  const said = words.say(name, { count, stickers: words.alternatives(labels) });
  return [said, placesInWords(words, labels, painting)].filter((text) => text !== "").join(" ");
}

/**
 * How to hold the cube to paint `face` in a tour that began with `first`.
 * @param facelets with `?` for stickers that still show the solved cube that is painted over
 */
export function holdingInWords(
  words: WidgetWords,
  facelets: string,
  { face, first }: { face: Face; first: Face },
  names: ColorNames,
): string {
  const step = placeInTour(face, first);
  const { up } = BESIDE[face];
  if (isPocket(facelets)) {
    const name = (of: Face) => words.say(`face-${of}`).toLowerCase();
    // Who has painted another face turns the cube from how they held it then.
    const holding = step === 1 && isBlankBeside(facelets, face) ? "free" : "kept";
    return words.say("side-to-paint", { step, holding, front: name(face), up: name(up) });
  }
  const colour = (of: Face) => colorInWords(facelets.charAt(centerSticker(of)), names);
  return words.say("face-to-paint", { step, front: colour(face), up: colour(up) });
}

/** Which colours have too many stickers or, if all stickers are known, too few; "" if none has. */
export function countsInWords(words: WidgetWords, facelets: string, names: ColorNames): string {
  const counts = countColors(facelets);
  const each = stickersOfColor(facelets);
  const isPartial = hasUnknown(facelets);
  const wrong = FACES.filter((face) => (isPartial ? counts[face] > each : counts[face] !== each));
  if (wrong.length === 0) return "";
  const parts = wrong.map((face) =>
    words.say("colour-count", { colour: colorInWords(face, names), count: counts[face] }),
  );
  return words.say("colours-needed", { each, colours: parts.join(", ") });
}
