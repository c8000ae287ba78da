// One experiment in the laboratory and with the command: the same cubes, the same moves, and the same totals. Both use
// the small tables of two-phase, and make what other methods need.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ExperimentsModule } from "../../wasm/experiments";
import { buildDirectory, packageDirectory } from "../../web/build/directories.mjs";
import { methodsOf, type Method, type Puzzle } from "../../web/core/choices";
import { SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves } from "../../web/core/moves";
import type { Experiment } from "../../web/lab/experiment/experiment";
import { writeCommand } from "../../web/lab/experiment/experiment-link";
import { readPresets } from "../../web/lab/experiment/presets";
import { Outcome } from "../../web/lab/results/outcome";
import { resultsJson } from "../../web/lab/results/save-results";
import { CubeRun } from "../../web/lab/run/cube-run";
import { DrawnCubes } from "../../web/lab/run/cube-source";
import { ListedCubes } from "../../web/lab/run/listed-cubes";
import { Lane, type SolvedCube } from "../../web/lab/run/lane";
import type { TrialSolver } from "../../web/lab/run/method-trials";
import { TRIAL_COLUMNS, trialLines } from "../../web/lab/run/trials";
import type * as cubewright from "../../web/package/index";
import { placeBundle, startBundle } from "../wasm/bundle-files.mjs";

const COMMAND = join(buildDirectory, "native/solver/cli/cubewright");
// In the directory of the test.
const LIST = "cubes.txt";
const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";

let directory: string;
let openModule: () => Promise<ExperimentsModule>;
let solvers: cubewright.Solver[];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-experiments-"));
  const placed = placeBundle(directory, { name: "cubewright-experiments", threaded: false });
  openModule = async () => (await startBundle(placed, 1)) as object as ExperimentsModule;
  const entry = pathToFileURL(join(packageDirectory, "index.js")).href;
  const { Solver } = (await import(entry)) as typeof cubewright;
  const options = { tables: "mini", threads: 1 } as const;
  solvers = [await Solver.create(options), await Solver.create(options)];
});

afterAll(() => {
  for (const solver of solvers) solver.dispose();
  rmSync(directory, { recursive: true });
});

const SMALL: Experiment = {
  puzzle: "3x3x3",
  methods: [],
  metric: "htm",
  cubes: { kind: "scrambles", lengths: [4, 9], counts: [3, 2] },
  seed: 5,
  limit: { kind: "none" },
};

/** As the page runs it, on two lanes. */
async function inLaboratory(experiment: Experiment, list?: Blob) {
  const module = await openModule();
  const outcome = new Outcome(module);
  const told: SolvedCube[] = [];
  const source = list
    ? new ListedCubes(list, experiment.puzzle, solvers[0]!, () => undefined)
    : new DrawnCubes(module, experiment);
  const run = new CubeRun(source, (cube) => {
    outcome.add(cube);
    told.push(cube);
  });
  const lanes = solvers.map(
    (solver) => new Lane(solver, "mini", experiment, undefined, oneByOne(solver)),
  );
  await run.work(lanes, new AbortController().signal);
  // The lanes finish them in any order.
  told.sort((a, b) => a.number - b.number);
  return { lines: told.flatMap((cube) => trialLines(cube, experiment.metric)), outcome };
}

// The package cannot be asked for many cubes at once. That these are solved the same way is tested
// in tests/wasm/methods/limit-tests.ts.
function oneByOne(solver: cubewright.Solver): TrialSolver {
  const solve: TrialSolver["solve"] = (text, options) => solver.solve(text, options);
  return {
    solve,
    solveCubes: async (cubes, options) => {
      const solves = [];
      for (const cube of cubes) solves.push(await solve(cube, options));
      return solves;
    },
  };
}

// "optimal" needs the tables that are there, and "korf" its own.
function tablesFor({ methods }: Experiment): string[] {
  if (methods.includes("optimal")) return [];
  if (!methods.includes("korf")) return ["--tables", "mini"];
  const own = join(directory, "korf");
  execFileSync(COMMAND, ["tables", "build", "--set", "korf", own]);
  return ["--tables", own];
}

function command(experiment: Experiment, ...more: string[]): string {
  const [, ...words] = writeCommand(experiment).replace("FILE", LIST).split(" ");
  const options = [...words, ...tablesFor(experiment), "--threads", "1", ...more];
  // The status is 1 if a list has lines that are not cubes.
  const { stdout, stderr, status } = spawnSync(COMMAND, options, {
    ...{ cwd: directory, encoding: "utf8", maxBuffer: 2 ** 26 },
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout;
}

/** Without the times, which differ. */
function withoutTimes(lines: readonly string[]): string[] {
  const column = TRIAL_COLUMNS.split(",").indexOf("time_ms");
  return lines.map((line) => line.split(",").with(column, "").join(","));
}

async function expectSame(experiment: Experiment, list?: Blob): Promise<void> {
  const { lines } = await inLaboratory(experiment, list);
  const [head, ...natively] = command(experiment, "--csv", "-").trimEnd().split("\n");
  expect(head).toBe(TRIAL_COLUMNS);
  expect(withoutTimes(lines)).toEqual(withoutTimes(natively));
}

function isSlow(puzzle: Puzzle, method: Method): boolean {
  return puzzle === "3x3x3" && (method === "korf" || method === "optimal");
}

describe.each(["3x3x3", "2x2x2"] as const)("the %s", (puzzle) => {
  it.each(methodsOf(puzzle).filter((method) => IS_LONG || !isSlow(puzzle, method)))(
    "is solved with the command's moves, by %s",
    async (method) => expectSame({ ...SMALL, puzzle, methods: [method] }),
  );

  it("has the command's random cubes", async () => {
    await expectSame({
      ...SMALL,
      puzzle,
      methods: ["beginner"],
      cubes: { kind: "random", count: 4 },
    });
  });
});

it("the laboratory reads settings and gives up cubes as the command does", async () => {
  await expectSame({
    ...SMALL,
    methods: [
      "two-phase:max-length=30",
      "two-phase:max-nodes=20000",
      "cfop:cross=red",
      ...(IS_LONG ? ["genetic:seed=3"] : []),
    ],
    cubes: { kind: "random", count: IS_LONG ? 3 : 1 },
  });
  const limited: Experiment = {
    ...SMALL,
    methods: ["thistlethwaite"],
    cubes: { kind: "random", count: 3 },
    limit: { kind: "work", maxNodes: 1 },
  };
  await expectSame(limited);
  const { outcome } = await inLaboratory(limited);
  expect(outcome.rows).toMatchObject([{ cubes: 3, givenUp: 3 }]);
});

it("the laboratory reads a list as the command does, and finds the cross by its colour", async () => {
  const inOwnColors = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'"])
    .replaceAll("U", "r")
    .replaceAll("D", "o");
  const lines = ["R U F", "x R U2 F'", "y' L D", inOwnColors, "z2 B' R2 U", "nonsense", "# R"];
  writeFileSync(join(directory, LIST), lines.join("\n"));
  const experiment: Experiment = {
    ...SMALL,
    methods: ["beginner", "cfop:cross=red", "cfop-2look:cross=yellow"],
    cubes: { kind: "list" },
  };
  await expectSame(experiment, new Blob([lines.join("\n")]));
});

it("the laboratory counts turns in the same metric as the command", async () => {
  await expectSame({ ...SMALL, methods: ["beginner", "cfop"], metric: "axial-qtm" });
});

it("the laboratory sums up results as the command does", async () => {
  const experiment: Experiment = { ...SMALL, methods: ["beginner", "two-phase"] };
  const { outcome } = await inLaboratory(experiment);
  const here = resultsJson({
    experiment,
    outcome,
    tier: "mini",
    refused: 0,
    isDone: true,
  }) as Record<string, unknown>;
  const there = JSON.parse(command(experiment, "--json")) as Record<string, unknown>;
  const { experiment: _link, rows: ownRows, ...own } = here;
  const { threads: _threads, rows: otherRows, ...other } = there;
  expect(own).toEqual(other);
  const timeless = (rows: unknown) =>
    (rows as Record<string, unknown>[]).map(({ timeMs: _time, ...row }) => row);
  expect(timeless(ownRows)).toEqual(timeless(otherRows));
});

it("the laboratory has the presets of the command", async () => {
  const help = execFileSync(COMMAND, ["compare", "--help"], { encoding: "utf8" });
  const presets = readPresets((await openModule()).presets());
  expect(presets.size).toBe(6);
  for (const name of presets.keys()) expect(help).toContain(`  ${name}: `);
});
