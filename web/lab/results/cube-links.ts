// Ways from a cube of an experiment to the other pages.

import { writeAddressMoves } from "../../core/address-moves";
import { DEFAULT_CHOICE, hasStages, METHODS, type Metric } from "../../core/choices";
import { parseMoves } from "../../core/notation";
import { puzzleOf } from "../../core/pocket-stickers";

/** The address of the solving page with the cube, counted in `metric`, and with its solution if there is one. */
export function solveUrl(facelets: string, metric: Metric, moves = ""): string {
  const puzzle = puzzleOf(facelets) === "2x2x2" ? "puzzle=2x2x2&" : "";
  const alg = writeAddressMoves(parseMoves(moves).moves);
  return `./#${puzzle}facelets=${facelets}${alg === "" ? "" : `&alg=${alg}`}&metric=${metric}`;
}

/**
 * The address of the lessons' page with the cube. There are lessons for every method by stages except "genetic"; a cube
 * of another method is learned by the method of the last lesson. Its turns are counted in `metric`.
 * @param label the name of the method, which may be followed by its settings
 */
export function learnUrl(facelets: string, label: string, metric: Metric): string {
  const [name] = label.split(":", 1);
  const method = METHODS.find((each) => each === name);
  const isTaught = method !== undefined && hasStages(method) && method !== "genetic";
  const counted = metric === DEFAULT_CHOICE.metric ? "" : `&metric=${metric}`;
  return `learn.html#${isTaught ? `method=${method}&` : ""}facelets=${facelets}${counted}`;
}
