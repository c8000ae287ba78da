// `cubewright solve`: one cube.

import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect } from "vitest";

import { isSupported, METHODS, METRICS, PUZZLES } from "../../../../web/core/choices";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { parseMoves } from "../../../../web/core/notation";
import { SOLVED_POCKET } from "../../../../web/core/pocket-stickers";
import type { SolveResult } from "../../../../web/core/solution";
import { readVectors } from "../../core/vectors";
import {
  COMMAND,
  expectSolution,
  FLIPPED,
  isLongRun,
  it,
  linesOf,
  SCRAMBLED,
} from "../command-test";

const COUNTS = isLongRun ? { cubes: 50, goals: 20, proofs: 3 } : { cubes: 10, goals: 3, proofs: 1 };
const REFUSED =
  /^cubewright: unsupported: There is no method .+ for the .+\.(?: The .+ has it: add --puzzle .+\.)?\n$/;
const REFUSED_OR_WITHOUT_TABLES = new RegExp(
  `${REFUSED.source}|^cubewright: tables-missing: There are no tables of the set `,
);

describe("cubewright solve", () => {
  it("solves a cube given by its stickers", ({ cubewright }) => {
    const { status, stdout } = cubewright(["solve", "--max-length", "21", SCRAMBLED]);
    expect(status).toBe(0);
    expect(stdout.startsWith(`${SCRAMBLED}\t`)).toBe(true);
    expectSolution(stdout.trimEnd(), 21);
  });

  it("writes a solution whatever the limit on its length", ({ cubewright }) => {
    for (const length of ["0", "30", "31", "1000"]) {
      const { status, stdout } = cubewright(["solve", "--max-length", length, SCRAMBLED]);
      expect(status).toBe(0);
      expectSolution(stdout.trimEnd(), 22);
    }
  });

  it("solves a cube given by moves, as it is held after them", ({ cubewright }) => {
    const { stdout } = cubewright(["solve", "R", "U", "R'"]);
    expect(stdout).toBe(`${applyMoves(SOLVED_FACELETS, ["R", "U", "R'"])}\tR U' R'\n`);
    expect(cubewright(["solve", "x U"]).stdout.split("\t")[1]).toBe("U'\n");
  });

  it("solves several cubes given by their stickers, one after another", ({ cubewright }) => {
    const cubes = [SCRAMBLED, FLIPPED, SOLVED_FACELETS];
    const { status, stdout } = cubewright(["solve", "--max-length", "22", ...cubes]);
    expect(status).toBe(1);
    const lines = linesOf(stdout);
    expect(lines.map((line) => line.split("\t")[0])).toEqual(cubes);
    expectSolution(lines[0] ?? "", 22);
    expect(lines[1]).toBe(`${FLIPPED}\terror: edge-flip`);
    expectSolution(lines[2] ?? "", 0);
  });

  it("joins the parts of a cube's stickers, and asks for moves in one argument", ({
    cubewright,
  }) => {
    const inParts = SCRAMBLED.match(/.{9}/g)!;
    const { stdout } = cubewright(["solve", "--max-length", "22", ...inParts]);
    expect(linesOf(stdout)).toHaveLength(1);
    expectSolution(stdout.trimEnd(), 22);
    expect(cubewright(["solve", "R U", "F"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("into one pair of quotation marks") as string,
    });
  });

  it("leads to another cube, given by stickers or by moves", ({ cubewright }) => {
    const goal = applyMoves(SOLVED_FACELETS, ["F", "D2", "L'"]);
    const cubes = cubewright(["scramble", "--count", "100", "--seed", "8"]).stdout;
    for (const words of [goal, "F D2 L'"]) {
      const { status, stdout } = cubewright(
        ["solve", "--max-length", "22", "--goal", words],
        cubes,
      );
      expect(status).toBe(0);
      for (const line of linesOf(stdout)) {
        const [facelets = "", moves = ""] = line.split("\t");
        expect(applyMoves(facelets, parseMoves(moves).moves)).toBe(goal);
      }
    }
  });

  it(`leads from ${COUNTS.cubes} random cubes to each of ${COUNTS.goals} others`, ({
    cubewright,
  }) => {
    const draw = (count: number, seed: number) =>
      cubewright(["scramble", "--count", String(count), "--seed", String(seed)]).stdout;
    for (const [index, goal] of linesOf(draw(COUNTS.goals, 17)).entries()) {
      const cubes = draw(COUNTS.cubes, index);
      const words = ["solve", "--tables", "mini", "--max-length", "22", "--goal", goal];
      const lines = linesOf(cubewright(words, cubes).stdout);
      expect(lines).toHaveLength(COUNTS.cubes);
      for (const line of lines) {
        const [facelets = "", moves = ""] = line.split("\t");
        expect(applyMoves(facelets, parseMoves(moves).moves)).toBe(goal);
      }
    }
  });

  it("refuses a goal that it cannot lead to", ({ cubewright }) => {
    const held = cubewright(["solve", "--goal", "x", "R U"]);
    expect(held).toMatchObject({ status: 1, stdout: "R U\terror: frame\n" });
    const illegal = cubewright(["solve", "--goal", FLIPPED, "R U"]);
    expect(illegal.status).toBe(2);
    expect(illegal.stderr).toContain("cubewright: edge-flip: The goal: ");
    const unknown = SOLVED_FACELETS.replaceAll("U", "?").replaceAll("R", "?");
    const byKorf = cubewright(["solve", "--method", "korf", "--goal", unknown, "R U"]);
    expect(byKorf.status).toBe(2);
    expect(byKorf.stderr).toContain("cubewright: unsupported: ");
  });

  it("supports exactly what the interface supports", ({ cubewright, pocketTables }) => {
    for (const puzzle of PUZZLES) {
      const tables = puzzle === "2x2x2" ? pocketTables : "mini";
      const solved = puzzle === "2x2x2" ? [SOLVED_FACELETS, SOLVED_POCKET] : [SOLVED_FACELETS];
      for (const method of METHODS) {
        for (const metric of METRICS) {
          for (const goal of [undefined, ...solved]) {
            const choice = ["--puzzle", puzzle, "--method", method, "--metric", metric];
            const toGoal = goal === undefined ? [] : ["--goal", goal];
            // What is not supported is refused before tables are looked for.
            const words = ["solve", "--tables", tables, ...choice, ...toGoal, "R"];
            const { status, stderr } = cubewright(words);
            // The solved cube of the other puzzle cannot be read.
            const isRefused = REFUSED.test(stderr) || stderr.includes(": length: The goal: ");
            const isThere = status === 0 || !isRefused;
            expect(isThere, [...choice, ...toGoal].join(" ")).toBe(
              isSupported({ puzzle, method, metric, goal }),
            );
          }
        }
      }
    }
  });

  it("knows the interface's names, and refuses what is not supported yet", ({ cubewright }) => {
    const names = { puzzle: PUZZLES, method: METHODS, metric: METRICS };
    for (const [option, [usual, ...others]] of Object.entries(names)) {
      expect(cubewright(["solve", `--${option}`, usual, "R"]).stdout).toContain("\tR'\n");
      for (const other of others) {
        const { status, stdout, stderr } = cubewright(["solve", `--${option}`, other, "R"]);
        if (status === 0 && other === "2x2x2") {
          expect(stdout).toContain("\tR'\n");
        } else if (status === 0) {
          expectSolution(stdout.trimEnd(), 1000);
        } else {
          expect(status).toBe(2);
          expect(stderr).toMatch(REFUSED_OR_WITHOUT_TABLES);
        }
      }
      const { status, stderr } = cubewright(["solve", `--${option}`, "magic", "R"]);
      expect(status).toBe(2);
      expect(stderr).toContain(`magic not in {${[usual, ...others].join(",")}}`);
    }
    for (const refused of [
      ["--method", "korf", "--metric", "qtm"],
      ["--method", "ortega"],
    ]) {
      const { status, stderr } = cubewright(["solve", ...refused, "R"]);
      expect(status).toBe(2);
      expect(stderr).toMatch(REFUSED);
    }
  });

  it("proves a shortest solution", ({ cubewright }) => {
    for (const [moves = "", length = ""] of readVectors("optimal-random.tsv").slice(
      0,
      COUNTS.proofs,
    )) {
      const { status, stdout } = cubewright(["solve", "--method", "optimal", "--json", moves]);
      expect(status).toBe(0);
      const result = JSON.parse(stdout) as SolveResult;
      expect(result).toMatchObject({ length: Number(length), optimal: true, stop: "proven" });
      expect(result.lowerBound).toBe(result.length);
      const start = applyMoves(SOLVED_FACELETS, parseMoves(moves).moves);
      expect(applyMoves(start, result.moves)).toBe(SOLVED_FACELETS);
    }
  });

  it("lists every shortest solution, the preferred ones first", ({ cubewright }) => {
    const scramble = "R2 L2 U D' F2 B2 U D'";
    const start = applyMoves(SOLVED_FACELETS, parseMoves(scramble).moves);
    const list = (...words: string[]) => {
      const { status, stdout } = cubewright(["solve", "--method", "optimal", ...words, scramble]);
      expect(status).toBe(0);
      return linesOf(stdout).map((line) => {
        const [facelets, moves = ""] = line.split("\t");
        expect(facelets).toBe(start);
        expect(applyMoves(start, parseMoves(moves).moves)).toBe(SOLVED_FACELETS);
        return moves;
      });
    };
    const all = list("--solutions", "all");
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all).size).toBe(all.length);
    expect(list("--solutions", "3")).toEqual(all.slice(0, 3));
    const backTurns = (moves: string) => moves.split("B").length;
    const byBackTurns = all.toSorted((one, other) => backTurns(one) - backTurns(other));
    expect(list("--solutions", "all", "--prefer", "no-back")).toEqual(byBackTurns);
    expect(list("--prefer", "no-back")).toEqual([byBackTurns[0]]);
    for (const refused of [
      ["--solutions", "2"],
      ["--prefer", "faces"],
    ]) {
      const run = cubewright(["solve", "--method", "korf", ...refused, "R"]);
      expect(run).toMatchObject({ status: 2, stdout: "" });
      expect(run.stderr).toMatch(/^cubewright: unsupported: /);
    }
  });

  it("finds the same moves again with the same limit of positions", ({ cubewright }) => {
    const cubes = cubewright(["scramble", "--count", "10", "--seed", "5"]).stdout;
    const limits = ["--max-nodes", "50000", "--threads", "1"];
    const once = cubewright(["solve", "--json", ...limits], cubes);
    const lines = linesOf(once.stdout).map((line) => JSON.parse(line) as SolveResult);
    expect(lines.every(({ stop }) => stop === "nodes")).toBe(true);
    const again = cubewright(["solve", ...limits], cubes).stdout;
    expect(linesOf(again).map((line) => line.split("\t")[1])).toEqual(
      lines.map(({ text }) => text),
    );
  });

  it("answers a solved cube with no moves", ({ cubewright }) => {
    const { status, stdout } = cubewright(["solve", SOLVED_FACELETS]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${SOLVED_FACELETS}\t\n` });
  });

  // As the C++ test of the search does.
  it.runIf(isLongRun)(
    "solves the positions of known optimal length in at most two moves more",
    ({ cubewright }) => {
      const positions = readVectors("optimal.tsv");
      const cubes = positions.map(([facelets]) => `${facelets ?? ""}\n`).join("");
      const lines = linesOf(cubewright(["solve"], cubes).stdout);
      expect(lines).toHaveLength(positions.length);
      positions.forEach(([, optimal], i) => {
        expectSolution(lines[i] ?? "", Number(optimal) + 2);
      });
    },
  );

  it("tells all about a solution in JSON", ({ cubewright }) => {
    const { stdout } = cubewright(["solve", "--json", "--threads", "1", "R U F'"]);
    expect(JSON.parse(stdout)).toMatchObject({
      facelets: applyMoves(SOLVED_FACELETS, ["R", "U", "F'"]),
      moves: ["F", "U'", "R'"],
      text: "F U' R'",
      length: 3,
      lowerBound: 3,
      optimal: true,
      stop: "proven",
      tier: "full",
      nodes: expect.any(Number) as number,
      timeMs: expect.any(Number) as number,
    });
    const illegal = cubewright(["solve", "--json", FLIPPED]);
    expect(illegal.status).toBe(1);
    expect(JSON.parse(illegal.stdout)).toMatchObject({ input: FLIPPED, code: "edge-flip" });
  });

  it("visits the same number of positions each time on one thread", ({ cubewright }) => {
    const nodes = () => {
      const { stdout } = cubewright([
        "solve",
        "--json",
        "--threads",
        "1",
        "--max-length",
        "20",
        SCRAMBLED,
      ]);
      return (JSON.parse(stdout) as { nodes: number }).nodes;
    };
    expect(nodes()).toBeGreaterThan(0);
    expect(nodes()).toBe(nodes());
  });

  it("stops at a time limit, and at a shortest solution that is longer than wished", ({
    cubewright,
  }) => {
    const inTime = cubewright(["solve", "--json", "--time-ms", "50", SCRAMBLED]);
    expect(JSON.parse(inTime.stdout)).toMatchObject({ stop: "time" });
    const shortest = cubewright(["solve", "--json", "--max-length", "2", "R U F"]);
    expect(JSON.parse(shortest.stdout)).toMatchObject({ stop: "proven", length: 3, optimal: true });
    // The search knows at once that nine moves are too few. It goes on for a shortest solution.
    const tooShort = cubewright([
      "solve",
      "--json",
      "--max-length",
      "9",
      "--time-ms",
      "500",
      SCRAMBLED,
    ]);
    const result = JSON.parse(tooShort.stdout) as { lowerBound: number };
    expect(result).toMatchObject({ stop: "time", optimal: false });
    expect(result.lowerBound).toBeGreaterThan(9);
  });

  it("does without tables when told to, and when there are none", ({ cubewright, scratch }) => {
    const mini = ["solve", "--json", "--threads", "1", "--tables", "mini"];
    const cubes = cubewright(["scramble", "--count", "20", "--seed", "7"]).stdout;
    const lines = linesOf(cubewright([...mini, "--max-length", "21"], cubes).stdout);
    expect(lines).toHaveLength(20);
    for (const line of lines) {
      const { facelets, text, tier } = JSON.parse(line) as Record<string, string>;
      expect(tier).toBe("mini");
      expectSolution(`${facelets}\t${text}`, 21);
    }

    const alone = join(scratch, "cubewright");
    copyFileSync(COMMAND, alone);
    const { status, stdout } = spawnSync(alone, ["solve", "--json", "R U F'"], {
      cwd: scratch,
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ text: "F U' R'", stop: "proven", tier: "mini" });
  });
});
