// `cubewright explain`, and solving by methods that go by stages.

import { describe, expect } from "vitest";

import { METHODS_BY_STAGES as METHODS } from "../../../web/core/choices";
import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move, type WrittenMove } from "../../../web/core/moves";
import { plainMoves } from "../../../web/core/written-moves";
import { STAGE_MESSAGES } from "../../../web/widget/words/stage-messages";
import { expectSolution, FLIPPED, isLongRun, it, linesOf } from "./command-test";

interface Range {
  from: number;
  to: number;
}

interface Step extends Range {
  pieces: string[];
  case?: string;
  algorithm?: string;
  reason?: { key: string; values: Record<string, string | number> };
}

interface Explained {
  facelets: string;
  moves: Move[];
  length: number;
  cost: number;
  stop: string;
  written: WrittenMove[];
  stages: (Range & { id: string; steps: Step[] })[];
  sequences: { name: string; moves: string; mirrorOf?: string }[];
  orientation: number;
  cross: string;
}

function expectCovered(ranges: Range[], { from, to }: Range): void {
  let next = from;
  for (const range of ranges) {
    expect(range.from).toBe(next);
    next = range.to;
  }
  expect(next).toBe(to);
}

describe("cubewright explain", () => {
  it.for(METHODS)("tells the stages of %s as data", (method, { cubewright }) => {
    // Evolution takes a few tenths of a second per cube.
    const ofGenetic = isLongRun ? "15" : "3";
    const count = method === "genetic" ? ofGenetic : "50";
    const random = linesOf(cubewright(["scramble", "--count", count, "--seed", "6"]).stdout);
    const cubes = [SOLVED_FACELETS, ...random];
    const { status, stdout } = cubewright(["explain", "--json", "--method", method, ...cubes]);
    expect(status).toBe(0);
    const explained = linesOf(stdout).map((line) => JSON.parse(line) as Explained);
    expect(explained.map(({ facelets }) => facelets)).toEqual(cubes);
    for (const { facelets, moves, length, written, stages, stop } of explained) {
      expect(stop).toBe("done");
      expect(isSolved(applyMoves(facelets, moves))).toBe(true);
      // The plain moves are the written ones converted.
      expect(isSolved(applyMoves(facelets, plainMoves(written)))).toBe(true);
      expect(length).toBe(moves.length);
      expect(length).toBeLessThanOrEqual(plainMoves(written).length);
      expectCovered(stages, { from: 0, to: written.length });
      for (const stage of stages) expectCovered(stage.steps, stage);
    }
  });

  it("tells exactly the stages for which the web page has names", ({ cubewright }) => {
    const asked = [
      ...METHODS.map((method) => ["--method", method]),
      ...["beginner", "ortega"].map((method) => ["--puzzle", "2x2x2", "--method", method]),
    ];
    const told = asked.flatMap((words) => {
      const { stdout } = cubewright(["explain", "--json", ...words, "R U F"]);
      return (JSON.parse(stdout) as Explained).stages.map(({ id }) => id);
    });
    const {
      stages: _title,
      "no-moves": _noMoves,
      "joined-turns": _note,
      ...names
    } = STAGE_MESSAGES.en;
    expect([...new Set(told)].toSorted()).toEqual(Object.keys(names).toSorted());
  });

  it("explains each line of standard input", ({ cubewright }) => {
    const cubes = linesOf(cubewright(["scramble", "--count", "3", "--seed", "9"]).stdout);
    const words = ["explain", "--json", "--method", "cfop"];
    // Times differ from run to run.
    const explained = ({ stdout }: { stdout: string }) =>
      linesOf(stdout).map((line) => ({ ...(JSON.parse(line) as Explained), timeMs: 0 }));
    const fromLines = cubewright(words, `${cubes.join("\r\n")}\n`);
    expect(fromLines.status).toBe(0);
    expect(explained(fromLines)).toEqual(explained(cubewright([...words, ...cubes])));
    const mixed = cubewright(words, `${cubes[0]!}\n${FLIPPED}\nR U\n`);
    expect(mixed.status).toBe(1);
    expect(linesOf(mixed.stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      ...[{ facelets: cubes[0] }, { input: FLIPPED, code: "edge-flip" }, { length: 2 }],
    ]);
    expect(cubewright(words, "")).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("separates several cubes in English, and names each", ({ cubewright }) => {
    const { stdout } = cubewright(["explain"], "R U F\nL D\n");
    expect(stdout.match(/^Hold the cube/gm)).toHaveLength(2);
    expect(stdout).toMatch(/^Cube 1: R U F\nHold the cube/);
    expect(stdout).toMatch(/\nIn all: \d+ turns of faces\. .*\n\n\nCube 2: L D\nHold the cube/);
    expect(stdout).not.toMatch(/\n\n$/);
    const [one, two] = linesOf(cubewright(["scramble", "--count", "2", "--seed", "9"]).stdout);
    const { stdout: ofArguments } = cubewright(["explain", one!, two!]);
    expect(ofArguments.match(/^Cube .*/gm)).toEqual([`Cube 1: ${one!}`, `Cube 2: ${two!}`]);
    expect(cubewright(["explain", one!]).stdout).not.toContain("Cube 1");
    expect(cubewright(["explain", "R", "U", "F"]).stdout).not.toContain("Cube 1");
  });

  it("names a listed sequence only if the step ends with it", ({ cubewright }) => {
    const cubes = linesOf(cubewright(["scramble", "--count", "20", "--seed", "7"]).stdout);
    const lines = linesOf(cubewright(["explain", "--json", ...cubes]).stdout);
    let named = 0;
    for (const { written, stages, sequences } of lines.map(
      (line) => JSON.parse(line) as Explained,
    )) {
      for (const { from, to, algorithm } of stages.flatMap(({ steps }) => steps)) {
        if (algorithm === undefined) continue;
        const sequence = sequences.find(({ name }) => name === algorithm)!.moves;
        const [, inner = sequence, times = "1"] = /^\((.*)\)(\d)$/.exec(sequence) ?? [];
        const text = Array<string>(Number(times)).fill(inner).join(" ");
        expect(` ${written.slice(from, to).join(" ")}`.endsWith(` ${text}`)).toBe(true);
        ++named;
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  it("tells in English how to hold the cube, and each stage", ({ cubewright }) => {
    const { status, stdout } = cubewright(["explain", "--method", "beginner", "R U F"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Hold the cube with white on top and green in front\.\n/);
    expect(stdout).toMatch(/\n1\. Daisy\n {3}Round the yellow centre come the four white edges/);
    expect(stdout).toContain("\n2. White cross\n");
    expect(stdout).toMatch(/\n8\. Yellow corners turned/);
    expect(stdout).toMatch(/\nIn all: \d+ turns of faces\. Those that meet count as one, .+\.\n$/);
    expect(stdout).not.toMatch(/[{}]/);
  });

  it("goes by the colours of the cube, however it is held", ({ cubewright }) => {
    const { stdout } = cubewright(["explain", "R U x y"]);
    expect(stdout).toMatch(/^Hold the cube with green on top and red in front\.\n/);
    expect(stdout).toContain("Round the yellow centre come the four white edges");
    const { stdout: other } = cubewright(["explain", "--cross", "red", "R U x y"]);
    expect(other).toContain("Round the orange centre come the four red edges");
    const line = cubewright(["explain", "--json", "--cross", "red", "R U x y"]).stdout;
    expect(JSON.parse(line) as Explained).toMatchObject({ orientation: 9, cross: "F" });
  });

  it("has the same methods for solve, which writes a line for each cube", ({ cubewright }) => {
    const count = isLongRun ? 20 : 2;
    const cubes = cubewright(["scramble", "--count", String(count), "--seed", "8"]).stdout;
    for (const method of METHODS) {
      const { status, stdout } = cubewright(["solve", "--method", method], cubes);
      expect(status).toBe(0);
      expect(linesOf(stdout)).toHaveLength(count);
      for (const line of linesOf(stdout)) expectSolution(line, 200);
    }
  });

  it("has methods that take the solved cube as a goal, if held as the cube is", ({
    cubewright,
  }) => {
    for (const method of ["beginner", "corners-edges"]) {
      const words = ["solve", "--method", method, "R U F"];
      const { status, stdout } = cubewright([...words, "--goal", SOLVED_FACELETS]);
      expect(status).toBe(0);
      expect(stdout).toBe(cubewright(words).stdout);
    }
    const toGoal = ["solve", "--method", "beginner", "--goal", "x"];
    const turned = cubewright([...toGoal, "R U x"]);
    expect(turned.status).toBe(0);
    expectSolution(turned.stdout.trimEnd(), 200);
    expect(cubewright([...toGoal, "R U"])).toMatchObject({
      ...{ status: 1, stdout: "R U\terror: frame\n" },
    });
  });

  it("counts the cost in the chosen metric", ({ cubewright }) => {
    const words = ["--json", "--method", "thistlethwaite", "R U F2 L D B' R2 U F' D2"];
    const [htm, qtm] = ["htm", "qtm"].map(
      (metric) =>
        JSON.parse(cubewright(["explain", "--metric", metric, ...words]).stdout) as Explained,
    );
    expect(htm!.cost).toBe(htm!.length);
    const halfTurns = qtm!.moves.filter((move) => move.endsWith("2")).length;
    expect(halfTurns).toBeGreaterThan(0);
    expect(qtm!.cost).toBe(qtm!.length + halfTurns);
  });

  it("says so when a limit passes without a solution", ({ cubewright }) => {
    const words = ["--method", "thistlethwaite", "R U F2 L D B' R2 U F' D2"];
    const nodes = cubewright(["solve", "--max-nodes", "1", ...words]);
    expect(nodes).toMatchObject({ status: 1, stdout: `${words[2]!}\terror: time\n` });
    const time = cubewright(["explain", "--json", "--time-ms", "0", ...words]);
    expect(time.status).toBe(1);
    expect(JSON.parse(time.stdout)).toMatchObject({ input: words[2], code: "time" });
    expect(time.stderr).toBe("");
    const { stderr } = cubewright(["explain", "--time-ms", "0", ...words]);
    expect(stderr).toMatch(/^cubewright: time: The limit passed/);
  });

  it("tells how far a method is only with --progress", ({ cubewright }) => {
    const words = ["--method", "thistlethwaite", "R U F2 L D B' R2 U F' D2"];
    const { status, stderr } = cubewright(["solve", "--progress", ...words]);
    expect(status).toBe(0);
    expect(linesOf(stderr).at(-1)).toMatch(/^stage 4, positions \d+$/);
    expect(cubewright(["solve", ...words]).stderr).toBe("");
  });

  it("tells how a population gets on, and repeats its moves for the same seed", ({
    cubewright,
  }) => {
    const explain = (...words: string[]) =>
      cubewright([
        "explain",
        "--json",
        "--method",
        "genetic",
        ...words,
        "R U F2 L D B' R2 U F' D2",
      ]);
    const { status, stdout, stderr } = explain("--progress", "--seed", "5");
    expect(status).toBe(0);
    expect(linesOf(stderr).at(-1)).toMatch(/^stage 4, generation \d+, fitness 0, positions \d+$/);
    const { moves, stages } = JSON.parse(stdout) as Explained;
    for (const { steps } of stages) {
      for (const { reason } of steps) {
        expect(reason).toMatchObject({ key: "evolved" });
        expect(reason!.values.generations).toBeGreaterThan(0);
        expect(reason!.values.fitness).toBeGreaterThan(0);
      }
    }
    const again = JSON.parse(explain("--seed", "5").stdout) as Explained;
    expect(again.moves).toEqual(moves);
    expect((JSON.parse(explain("--seed", "6").stdout) as Explained).moves).not.toEqual(moves);
  });

  it("evolves through layers with --population layers", ({ cubewright }) => {
    const words = ["--json", "--method", "genetic", "--population", "layers", "--cross", "red"];
    const { moves, stages } = JSON.parse(
      // The cross is one turn away, and all else with it: from further away it may take minutes.
      cubewright(["explain", ...words, "R"]).stdout,
    ) as Explained;
    expect(isSolved(applyMoves(applyMoves(SOLVED_FACELETS, ["R"]), moves))).toBe(true);
    expect(stages.map(({ id }) => id)).toEqual([
      ...["cross", "white-corners", "middle-layer", "yellow-cross", "yellow-edges"],
      ...["yellow-corners-placed", "yellow-corners-turned"],
    ]);
  });

  it("refuses cubes that are wrong", ({ cubewright }) => {
    const { status, stdout, stderr } = cubewright(["explain", FLIPPED]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("cubewright: edge-flip: ");
  });

  it("refuses a method that tells no stages", ({ cubewright }) => {
    const { status, stdout, stderr } = cubewright(["explain", "--method", "two-phase", "R U"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(
      "cubewright: unsupported: two-phase has no stages to tell of. These have: beginner, cfop, " +
        "cfop-2look, thistlethwaite, corners-edges, genetic.\n",
    );
  });

  it("refuses unsupported choices and unknown names", ({ cubewright }) => {
    const goal = cubewright(["solve", "--method", "beginner", "--goal", "U", "R"]);
    expect(goal.status).toBe(2);
    expect(goal.stderr).toContain(
      "cubewright: unsupported: There is no method beginner for the 3x3x3",
    );
    const pocket = cubewright(["explain", "--puzzle", "2x2x2", "--method", "cfop", "R"]);
    expect(pocket.status).toBe(2);
    expect(pocket.stderr).toContain(
      "cubewright: unsupported: There is no method cfop for the 2x2x2",
    );
    const unknown = cubewright(["explain", "--method", "magic", "R U"]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain("magic not in {");
  });
});
