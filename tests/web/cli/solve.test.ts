// `cubewright solve`: one cube, or a batch as a filter.

import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { isSupported, METHODS, METRICS, PUZZLES, type Puzzle } from "../../../web/core/choices";
import type { SolverError } from "../../../web/core/errors";
import { FACES } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import { parseMoves, type ParsedMoves } from "../../../web/core/notation";
import { FRAMES } from "../../../web/core/orientation";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import type { SolveResult } from "../../../web/core/solution";
import { stickersWritten } from "../../../web/engine/solver/written-position";
import { SeededRandom } from "../../wasm/seeded-random";
import { readVectors } from "../core/vectors";
import {
  COMMAND,
  expectSolution,
  FLIPPED,
  isLongRun,
  it,
  linesOf,
  type Run,
  SCRAMBLED,
} from "./command-test";

const REFUSED =
  /^cubewright: unsupported: There is no .+ for the .+ yet\.(?: The .+ has it: add --puzzle .+\.)?\n$/;
const REFUSED_OR_WITHOUT_TABLES = new RegExp(
  `${REFUSED.source}|^cubewright: tables-missing: There are no tables of the set `,
);

function solveWithCheckpoints(cubewright: (args: string[]) => Run, file: string): Run {
  return cubewright(["solve", "--method", "optimal", "--checkpoints", file, "R U F"]);
}

/** The other fields that --json writes. */
type Line = SolveResult & { facelets: string };

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

  it("leads from a thousand random cubes to twenty others", ({ cubewright }) => {
    const goals = linesOf(cubewright(["scramble", "--count", "20", "--seed", "17"]).stdout);
    for (const [index, goal] of goals.entries()) {
      const cubes = cubewright(["scramble", "--count", "50", "--seed", String(index)]).stdout;
      const words = ["solve", "--tables", "mini", "--max-length", "22", "--goal", goal];
      const lines = linesOf(cubewright(words, cubes).stdout);
      expect(lines).toHaveLength(50);
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

  it("supports exactly what the interface supports", ({ cubewright }) => {
    for (const puzzle of PUZZLES) {
      const solved = puzzle === "2x2x2" ? [SOLVED_FACELETS, SOLVED_POCKET] : [SOLVED_FACELETS];
      for (const method of METHODS) {
        for (const metric of METRICS) {
          for (const goal of [undefined, ...solved]) {
            const choice = ["--puzzle", puzzle, "--method", method, "--metric", metric];
            const toGoal = goal === undefined ? [] : ["--goal", goal];
            const { status, stderr } = cubewright(["solve", ...choice, ...toGoal, "R"]);
            const isThere = status === 0 || !REFUSED.test(stderr);
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
    for (const [moves = "", length = ""] of readVectors("optimal-random.tsv").slice(0, 3)) {
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

  it("goes on with a proof from its checkpoint", ({ cubewright, scratch }) => {
    // 18 moves take about half a minute.
    const moves = readVectors("optimal-random.tsv").find(([, length]) => length === "18")![0]!;
    const file = join(scratch, "proofs.tsv");
    const words = ["solve", "--method", "optimal", "--json", "--threads", "1"];
    const kept = [...words, "--checkpoints", file];
    const begun = cubewright([...kept, "--max-nodes", "3000000", moves]);
    const { facelets, lowerBound, stop } = JSON.parse(begun.stdout) as Line;
    expect(stop).toBe("nodes");
    const [cube, checkpoint = ""] = readFileSync(file, "utf8").trimEnd().split("\t");
    expect(cube).toBe(facelets);
    const again = cubewright([...kept, "--max-nodes", "3500000", moves]);
    expect(again.stderr).toBe("");
    expect((JSON.parse(again.stdout) as Line).lowerBound).toBeGreaterThanOrEqual(lowerBound);
    expect(readFileSync(file, "utf8")).not.toContain(checkpoint);

    // Another cube has a line of its own, which is removed when the cube is solved.
    expect(JSON.parse(cubewright([...kept, "R U F"]).stdout)).toMatchObject({ stop: "proven" });
    expect(linesOf(readFileSync(file, "utf8"))).toHaveLength(1);
    writeFileSync(file, `${facelets}\t${checkpoint.slice(0, -1)}\n`);
    const unread = cubewright([...kept, "--max-nodes", "200000", moves]);
    expect(unread.stderr).toContain("cannot be read");
    const other = cubewright(["solve", "--method", "korf", "--checkpoints", file, "R"]);
    expect(other).toMatchObject({ status: 2 });
    expect(other.stderr).toContain("unsupported");
  });

  it.for<[string, string]>([
    ["notes", "Buy milk.\n"],
    ["notes with tabs", "Monday\tBuy milk.\n"],
    ["notes after a checkpoint", `${SCRAMBLED}\tx\nBuy milk.\n`],
  ])(
    "does not change a file that holds more than checkpoints: %s",
    ([name, text], { cubewright, scratch }) => {
      const file = join(scratch, `${name}.txt`);
      writeFileSync(file, text);
      const { status, stdout, stderr } = solveWithCheckpoints(cubewright, file);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain(`cubewright: checkpoint-file: ${file} `);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  it("accepts an empty file for its checkpoints", ({ cubewright, scratch }) => {
    const file = join(scratch, "empty");
    writeFileSync(file, "");
    expect(solveWithCheckpoints(cubewright, file)).toMatchObject({ status: 0, stderr: "" });
  });

  it.for(["no-directory/proofs.tsv", ".", "directory/", ""])(
    "says before the search that it cannot write checkpoints to %j",
    (path, { cubewright, scratch }) => {
      const { status, stdout, stderr } = solveWithCheckpoints(cubewright, path);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain("cubewright: checkpoint-write: ");
      expect(readdirSync(scratch).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );

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

  it("solves a batch line by line, in its order", ({ cubewright }) => {
    const cubes = cubewright(["scramble", "--count", "200", "--seed", "3"]).stdout;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "21"], cubes);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const lines = linesOf(stdout);
    expect(lines.map((line) => line.split("\t")[0])).toEqual(linesOf(cubes));
    for (const line of lines) expectSolution(line, 21);
  });

  it("goes on after illegal lines, reports each and exits with 1", ({ cubewright }) => {
    const tooMany = SOLVED_FACELETS.replace("UR", "RR");
    const input = `${FLIPPED}\nR U Q\n\n${tooMany}\n${SCRAMBLED}\r\nF`;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "22"], input);
    const lines = linesOf(stdout);
    expect(status).toBe(1);
    expect(lines.slice(0, 4)).toEqual([
      `${FLIPPED}\terror: edge-flip`,
      "R U Q\terror: notation",
      "\terror: length",
      `${tooMany}\terror: color-count`,
    ]);
    expect(lines).toHaveLength(6);
    expectSolution(lines[4] ?? "", 22);
    expectSolution(lines[5] ?? "", 1);
    expect(linesOf(stderr)).toHaveLength(4);
  });

  it("reports lines of garbage as errors, and goes on", ({ cubewright }) => {
    const garbage = Buffer.alloc(1_000_000);
    for (let i = 0; i < garbage.length; ++i) garbage[i] = (i * 2654435761) >>> 13;
    const { status, stdout } = cubewright(
      ["solve"],
      Buffer.concat([garbage, Buffer.from("\nR\n")]),
    );
    expect(status).toBe(1);
    expect(linesOf(stdout).at(-1)?.endsWith("\tR'")).toBe(true);
  });

  it("answers each line before the next one comes", async ({ scratch }) => {
    const child = spawn(COMMAND, ["solve", "--max-length", "21"], { cwd: scratch });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const moves of ["R", "U2 F", "L' D"]) {
      child.stdin.write(`${moves}\n`);
      const answer: IteratorResult<string, unknown> = await answers.next();
      expect(answer.done).toBe(false);
      expectSolution(String(answer.value), 2);
    }
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdin.end();
    expect(await ended).toBe(0);
  });

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

  it("reads moves as TypeScript does", ({ cubewright }) => {
    const random = new SeededRandom(1_974);
    const pieces = ["R", "U'", "f2", "M", "x", "y'", "(", ")", "[", "]", ",", ":", "3", " ", "//"];
    const texts = Array.from({ length: 2_000 }, () =>
      Array.from({ length: 1 + (random.next() % 14) }, () => random.pick(pieces)).join(""),
    ).filter((text) => text.trim() !== "");
    const { stdout } = cubewright(
      ["solve", "--json", "--threads", "1", "--tables", "mini", "--max-length", "30"],
      texts.map((text) => `${text}\n`).join(""),
    );
    const readHere = texts.map((text) => {
      try {
        return positionAfter(parseMoves(text));
      } catch (error) {
        return (error as SolverError).code;
      }
    });
    const readThere = linesOf(stdout).map((line) => {
      const { facelets, code } = JSON.parse(line) as { facelets?: string; code?: string };
      return facelets ?? code;
    });
    expect(readThere).toEqual(readHere);
    expect(readHere.filter((position) => position !== "notation").length).toBeGreaterThan(200);
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

// The position as the cube is held after the moves: faces are then named by their places.
function positionAfter({ moves, orientation }: ParsedMoves): string {
  const turns = moves.map((move) => {
    const place = FRAMES[orientation]!.indexOf(move[0]!);
    return `${FACES[place]!}${move.slice(1)}` as Move;
  });
  return applyMoves(SOLVED_FACELETS, turns);
}

describe("moves from the solved cube", () => {
  it.for<[string, Puzzle]>([
    ["R U2 F'", "3x3x3"],
    ["x R U", "3x3x3"],
    ["(R U')2 y' M2 z f", "3x3x3"],
    ["R U' x y2 F", "2x2x2"],
  ])("leave the cube held as the package holds it: %s", ([moves, puzzle], { cubewright }) => {
    const words = ["solve", "--json", "--puzzle", puzzle, "--tables", "mini"];
    const byMoves = JSON.parse(cubewright([...words, moves]).stdout) as { text: string };
    const stickers = stickersWritten(moves, puzzle);
    const byStickers = JSON.parse(cubewright([...words, stickers]).stdout) as { text: string };
    expect(byStickers.text).toBe(byMoves.text);
  });
});
