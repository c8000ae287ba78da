// Positions whose shortest solution is known, from tests/data.

import { readFileSync } from "node:fs";

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
