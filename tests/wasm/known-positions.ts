// Positions whose least length is known, and what the native command says of them.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves } from "../../web/core/moves";
import { parseMoves } from "../../web/core/notation";
import { builtFile } from "./bundle-in-node";

export interface KnownPosition {
  facelets: string;
  length: number;
}

/** @param counts how many of each least length */
export function knownPositions(counts: Readonly<Record<number, number>>): KnownPosition[] {
  const file = new URL("../data/optimal-random.tsv", import.meta.url);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const all = lines
    .filter((line) => !line.startsWith("#"))
    .map((line): KnownPosition => {
      const [moves = "", length] = line.split("\t");
      const facelets = applyMoves(SOLVED_FACELETS, parseMoves(moves).moves);
      return { facelets, length: Number(length) };
    });
  return Object.entries(counts).flatMap(([length, count]) =>
    all.filter((position) => position.length === Number(length)).slice(0, count),
  );
}

export interface NativeSolution {
  moves: string[];
  nodes: number;
  solutions?: { text: string }[];
}

/**
 * Solves them with the command on one thread.
 *
 * @param tables the directory of its tables
 */
export function solveNatively(
  positions: readonly Pick<KnownPosition, "facelets">[],
  options: readonly string[] = [],
  tables = builtFile("tables"),
): NativeSolution[] {
  const words = ["solve", "--method", "optimal", "--threads", "1", "--json", ...options];
  const output = execFileSync(
    builtFile("native/solver/cli/cubewright"),
    [...words, "--tables", tables],
    { encoding: "utf8", input: positions.map(({ facelets }) => `${facelets}\n`).join("") },
  );
  const lines = output.trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as NativeSolution);
}
