// Tests of `cubewright compare`, and how they read what it writes.

import { expect } from "vitest";

import type { Move } from "../../../web/core/moves";
import { it as commandIt, linesOf } from "./command-test";

/** A row of the table, as JSON. */
export interface Row {
  method: string;
  scramble?: number;
  cubes: number;
  givenUp: number;
  proven: number;
  turns?: { mean: number; median: number; least: number; most: number; deviation: number };
  timeMs: unknown;
  best?: { cube: number; turns: number; facelets: string };
  worst?: { cube: number; turns: number; facelets: string };
}

export interface Report {
  cubes: number;
  refused: number;
  reproducible?: boolean;
  rows: Row[];
}

export const COLUMNS = "cube,scramble,facelets,method,metric,stop,turns,time_ms,nodes,moves";
export interface Line {
  cube: number;
  scramble: string;
  facelets: string;
  method: string;
  stop: string;
  turns: string;
  moves: Move[];
}

/** The lines that --csv writes. */
export function readLines(csv: string): Line[] {
  const [columns, ...lines] = linesOf(csv);
  expect(columns).toBe(COLUMNS);
  return lines.map((line) => {
    const [cube, scramble, facelets, method, , stop, turns, , , moves] = line.split(",");
    return {
      cube: Number(cube),
      ...{ scramble: scramble!, facelets: facelets!, method: method!, stop: stop!, turns: turns! },
      moves: (moves === "" ? [] : moves!.split(" ")) as Move[],
    };
  });
}

/** What does not depend on the clock. */
export function withoutTimes(rows: Row[]): unknown[] {
  return rows.map((row) => ({ ...row, timeMs: undefined }));
}

/** A test that compares methods with the small tables of two-phase. */
export const it = commandIt.extend("compare", { scope: "file" }, ({ cubewright }) => {
  return (words: string, input = "") =>
    cubewright(["compare", "--tables", "mini", ...words.split(" ")], input);
});
