// Positions whose shortest solution is known, from tests/data.

import { readFileSync } from "node:fs";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";

export interface OptimalPosition {
  facelets: string;
  length: number;
}

export const OPTIMAL_POSITIONS: readonly OptimalPosition[] = readFileSync(
  new URL("../../data/optimal.tsv", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [facelets = "", length = ""] = line.split("\t");
    return { facelets, length: Number(length) };
  });

/** A few turns from the solved cube: its shortest solution is found at once. */
export const NEAR_POSITION = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'", "L", "D2"]);
