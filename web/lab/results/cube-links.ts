// Ways from a cube of an experiment to the other pages.

import { writeAddressMoves } from "../../core/address-moves";
import { hasStages, METHODS, type Metric } from "../../core/choices";
import { parseMoves } from "../../core/notation";
import { puzzleOf } from "../../core/pocket-stickers";

/** The address of the solving page with the cube, counted in `metric`, and with its solution if there is one. */
export function solveUrl(facelets: string, metric: Metric, moves = ""): string {
  const puzzle = puzzleOf(facelets) === "2x2x2" ? "puzzle=2x2x2&" : "";
  const alg = writeAddressMoves(parseMoves(moves).moves);
  return `./#${puzzle}facelets=${facelets}${alg === "" ? "" : `&alg=${alg}`}&metric=${metric}`;
}

/**
 * Whether there are lessons for a method: for every method by stages except "genetic".
 * @param label the name of the method, which may be followed by its settings
 */
export function isTaughtMethod(label: string): boolean {
  const method = METHODS.find((each) => each === nameIn(label));
  return method !== undefined && hasStages(method) && method !== "genetic";
}

/** The address of the lessons' page, with the cube and a method that is taught. */
export function learnUrl(facelets: string, label: string): string {
  return `learn.html#method=${nameIn(label)}&facelets=${facelets}`;
}

function nameIn(label: string): string {
  return label.split(":", 1)[0]!;
}
