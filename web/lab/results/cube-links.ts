// Ways from a cube of an experiment to the other pages.

import { writeAddressMoves } from "../../core/address-moves";
import { hasStages, METHODS } from "../../core/choices";
import { parseMoves } from "../../core/notation";
import { puzzleOf } from "../../core/pocket-stickers";

/** The page that solves, with the cube, and with a solution if there is one. */
export function solveUrl(facelets: string, moves = ""): string {
  const puzzle = puzzleOf(facelets) === "2x2x2" ? "puzzle=2x2x2&" : "";
  const alg = writeAddressMoves(parseMoves(moves).moves);
  return `./#${puzzle}facelets=${facelets}${alg === "" ? "" : `&alg=${alg}`}`;
}

/** The page of lessons, with the cube, and with the method if that goes by stages. */
export function learnUrl(facelets: string, label: string): string {
  const method = METHODS.find((each) => each === label.split(":", 1)[0]);
  return `learn.html#${method && hasStages(method) ? `method=${method}&` : ""}facelets=${facelets}`;
}
