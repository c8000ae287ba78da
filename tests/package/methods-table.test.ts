// What API.md says that can be chosen, and which options each method reads.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  givesSeveral,
  hasStages,
  leadsAnywhere,
  METHODS,
  METRICS,
  methodsOf,
  metricsOf,
  PUZZLES,
  type Method,
  type Puzzle,
} from "../../web/core/choices";
import { applyMoves } from "../../web/core/moves";
import { parseMoves } from "../../web/core/notation";
import { SOLVED } from "../../web/core/facelets";
import { stickersAlone } from "../../web/core/pocket-stickers";
import { packageDirectory } from "../../web/build/directories.mjs";
import type * as cubewright from "../../web/package/index";

const page = readFileSync(join(packageDirectory, "API.md"), "utf8");

/** The text below the heading of a type. */
function sectionOf(type: string): string {
  const [, section] = page.split(new RegExp(`^### ${type}$`, "m"));
  return section!.split(/^#{1,3} /m)[0]!;
}

const rows = [...sectionOf("Method").matchAll(/^\|(.*)\|$/gm)]
  .slice(2)
  .map(([, row]) => row!.split("|").map((cell) => cell.replaceAll("`", "").trim()));

let solver: cubewright.Solver;

beforeAll(async () => {
  const entry = pathToFileURL(join(packageDirectory, "index.js")).href;
  const { Solver } = (await import(entry)) as typeof cubewright;
  solver = await Solver.create({ tables: "mini" });
});

afterAll(() => solver.dispose());

it("the API page names each puzzle and metric", () => {
  for (const puzzle of PUZZLES) expect(sectionOf("Puzzle")).toContain(`\`${puzzle}\``);
  for (const metric of METRICS) expect(sectionOf("Metric")).toContain(`\`${metric}\``);
});

it("the API page lists each method of each puzzle, with what it can do", () => {
  const all = PUZZLES.flatMap((puzzle) =>
    methodsOf(puzzle).map((method) => {
      const metrics = metricsOf(puzzle, method);
      return [
        ...[puzzle, method, metrics.length === METRICS.length ? "all" : metrics.join(", ")],
        leadsAnywhere(puzzle, method) ? "any" : "solved",
        hasStages(method) ? "yes" : "no",
      ];
    }),
  );
  expect(rows.map((row) => row.slice(0, 5)).toSorted()).toEqual(all.toSorted());
  expect(new Set(rows.map(([, method]) => method))).toEqual(new Set(METHODS));
});

describe("the options documented for a method", () => {
  // The genetic method solves the first soon, and not alike from each seed.
  const SCRAMBLES = { "3x3x3": "D L U R2 F' B U'", "2x2x2": "R U2 F' R2 U F2 R" };

  // No cube takes more moves, so that nothing is proven at once.
  const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";

  // The tables of these take too long to be made here.
  const isSlow = ([puzzle, method]: string[]) =>
    puzzle === "3x3x3" && (method === "korf" || method === "optimal");
  it.for(rows.filter((row) => !isSlow(row)))(
    "change the result of %s %s, and other options do not",
    async ([puzzleName, methodName, , , , cell]) => {
      const [puzzle, method] = [puzzleName as Puzzle, methodName as Method];
      const read = cell!.split(", ");
      const cube = stickersAlone(applyMoves(SOLVED[puzzle], parseMoves(SCRAMBLES[puzzle]).moves));
      await solver.solve(cube, { puzzle, method });
      const told = async (options: cubewright.SolveOptions) => {
        try {
          const { text, written, solutions } = await solver.solve(cube, {
            ...{ puzzle, method, ...options },
          });
          return { text, written, count: solutions?.length };
        } catch (error) {
          return (error as cubewright.SolverError).code;
        }
      };
      const isRead = async (one: cubewright.SolveOptions, other: cubewright.SolveOptions) =>
        JSON.stringify(await told(one)) !== JSON.stringify(await told(other));
      // The search of two-phase takes a random time: how it ends shows what it has read.
      if (method !== "two-phase") {
        expect(await isRead({ cross: "white" }, { cross: "red" }), "cross").toBe(
          read.includes("cross"),
        );
        expect(await isRead({ seed: 1 }, { seed: 2 }), "seed").toBe(read.includes("seed"));
        // Enough for the cube by subgroups, and not by layers.
        const maxNodes = 1_000_000;
        expect(await isRead({ maxNodes }, { maxNodes, population: "layers" }), "population").toBe(
          read.includes("population"),
        );
        expect(await isRead({}, { maxNodes: 1 }), "maxNodes").toBe(read.includes("maxNodes"));
        expect(await isRead({}, { maxLength: 1000 }), "maxLength").toBe(read.includes("maxLength"));
      } else {
        expect((await solver.solve(SUPERFLIP, { maxNodes: 1 })).stop).toBe("nodes");
        expect((await solver.solve(SUPERFLIP, { maxLength: 1000 })).stop).toBe("target");
        expect(read).toEqual(["maxLength", "maxNodes", "maxSolutions", "prefer"]);
      }
      expect((await told({ maxSolutions: 2 })) !== "unsupported").toBe(givesSeveral(method));
      expect(read.includes("maxSolutions")).toBe(givesSeveral(method));
      expect((await told({ prefer: "faces" })) !== "unsupported").toBe(read.includes("prefer"));
    },
  );

  it("are complete for optimal of the 3x3x3", () => {
    const [read] = rows.filter(([puzzle, method]) => puzzle === "3x3x3" && method === "optimal");
    expect(read!.at(-1)!.split(", ")).toEqual([
      ...["maxLength", "maxNodes", "known", "checkpoint", "large", "maxSolutions", "prefer"],
    ]);
  });
});
