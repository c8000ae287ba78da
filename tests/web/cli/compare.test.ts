// `cubewright compare`: several methods over the same cubes.

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { COMMAND, FLIPPED, isLongRun, linesOf, SCRAMBLED } from "./command-test";
import { COLUMNS, it, readLines, type Report, withoutTimes } from "./compare-test";

/** Methods that need no files, each reproducible. */
const METHODS = "beginner,cfop:cross=yellow,genetic:max-nodes=10000,two-phase:max-nodes=2000";

describe("cubewright compare", () => {
  it("writes a row for each method and length of scrambles", ({ compare }) => {
    const { status, stdout, stderr } = compare(
      "--methods cfop-2look,thistlethwaite --scrambles 3,20 --count 4,6",
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const [head, ...rows] = linesOf(stdout);
    expect(head).toMatch(/^method +scramble +cubes +given up +proven +mean turns +median +least/);
    const time = String.raw`\d+\.\d{3}`;
    const figures = String.raw`0 +0 +\d+\.\d\d +\d+\.\d +\d+ +\d+ +\d+\.\d\d( +${time}){5}$`;
    for (const [index, name] of ["cfop-2look", "thistlethwaite"].entries()) {
      expect(rows[3 * index]).toMatch(new RegExp(`^${name} +3 +4 +${figures}`));
      expect(rows[3 * index + 1]).toMatch(new RegExp(`^${name} +20 +6 +${figures}`));
      expect(rows[3 * index + 2]).toMatch(new RegExp(`^${name} +all +10 +${figures}`));
    }
    expect(stdout).toContain("Drawn with the seed 1.\nReproducible: ");
  });

  it("solves the cubes that scramble draws, each in as many turns as it says", ({
    compare,
    cubewright,
  }) => {
    const drawn = linesOf(cubewright(["scramble", "--count", "6", "--seed", "7"]).stdout);
    const lines = readLines(compare(`--methods ${METHODS} --random 6 --seed 7 --csv -`).stdout);
    expect(lines).toHaveLength(6 * 4);
    expect(lines.filter(({ stop }) => stop !== "given-up").length).toBeGreaterThanOrEqual(6 * 3);
    for (const [index, line] of lines.entries()) {
      expect(line.cube).toBe(Math.floor(index / 4) + 1);
      expect(line.facelets).toBe(drawn[line.cube - 1]);
      expect(line.scramble).toBe("");
      if (line.stop === "given-up") continue;
      expect(isSolved(applyMoves(line.facelets, line.moves))).toBe(true);
      expect(line.turns).toBe(String(line.moves.length));
    }
  });

  it("gives the same moves whatever the number of threads", ({ compare }) => {
    const count = isLongRun ? 15 : 4;
    const [one, two, many] = [1, 2, 7].map((threads) => {
      const words = `--methods ${METHODS} --scrambles 10,25 --count ${count} --threads ${threads} --csv -`;
      return readLines(compare(words).stdout);
    });
    expect(one).toHaveLength(2 * count * 4);
    expect(two).toEqual(one);
    expect(many).toEqual(one);
  });

  it("gives the same moves as solve", ({ compare, cubewright }) => {
    for (const { facelets, method, moves } of readLines(
      compare("--methods cfop,two-phase:max-nodes=3000 --random 3 --csv -").stdout,
    )) {
      const limit = ["--max-nodes", "3000", "--threads", "1", "--tables", "mini"];
      const words = ["--method", method.split(":")[0]!, ...limit, facelets];
      expect(cubewright(["solve", ...words]).stdout).toBe(`${facelets}\t${moves.join(" ")}\n`);
    }
  });

  it("gives the same sums when it reads its own lines again", ({ compare, cubewright }) => {
    const words = `--methods ${METHODS} --scrambles 8,20 --count 9 --json --csv all.csv`;
    const run = JSON.parse(compare(words).stdout) as Report;
    expect(run).toMatchObject({ cubes: 18, refused: 0, reproducible: true, source: "scrambles" });
    const sum = cubewright(["compare", "--json", "--results", "all.csv"]);
    expect(sum.status).toBe(0);
    // The times as well: to a microsecond.
    expect((JSON.parse(sum.stdout) as Report).rows).toEqual(run.rows);
    const pocket = compare("--puzzle 2x2x2 --methods ortega --random 2 --csv -").stdout;
    const summed = cubewright(["compare", "--json", "--results", "-"], pocket);
    expect(JSON.parse(summed.stdout)).toMatchObject({ puzzle: "2x2x2", metric: "htm", cubes: 2 });
  });

  it("can run in parts whose lines sum up to the whole", ({ compare, cubewright }) => {
    const words = "--methods cfop,beginner --scrambles 8,20 --count 5 --json";
    const whole = JSON.parse(compare(words).stdout) as Report;
    const parts = [3, 1, 4, 2].map((part) => compare(`${words} --csv - --part ${part}/4`).stdout);
    expect(parts.map((part) => readLines(part).length)).toEqual([4, 6, 4, 6]);
    const sum = cubewright(["compare", "--json", "--results", "-"], parts.join(""));
    expect(sum.status).toBe(0);
    expect(withoutTimes((JSON.parse(sum.stdout) as Report).rows)).toEqual(withoutTimes(whole.rows));
  });

  it("writes no lines for a part without cubes when there are more parts than cubes", ({
    compare,
  }) => {
    const { status, stdout } = compare("--methods cfop --random 2 --part 3/3 --csv -");
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${COLUMNS}\n` });
  });

  it("tells which lines of results are wrong, and sums up the others", ({ compare }) => {
    const { stdout } = compare("--methods cfop --random 2 --csv -");
    const [head, first, second] = linesOf(stdout);
    // A last line as a run leaves it that is killed while writing.
    const cut = second!.slice(0, -4);
    const pocket = compare("--puzzle 2x2x2 --methods ortega --random 1 --csv -").stdout;
    // As many turns as 32 bits would cut down to the right number.
    const large = second!.replace(
      /^((?:[^,]*,){6})(\d+)/,
      (_, before: string, turns: string) => before + String(Number(turns) + 2 ** 32),
    );
    const otherMetric = second!.replace(",htm,", ",qtm,");
    const bad = [cut, first, otherMetric, "1,2,3", linesOf(pocket)[1], large];
    const {
      status,
      stdout: table,
      stderr,
    } = compare("--results - --json", `${[head, first, ...bad, second].join("\r\n")}\r\n`);
    expect(status).toBe(1);
    expect(JSON.parse(table)).toMatchObject({ cubes: 2, refused: 6, rows: [{ cubes: 2 }] });
    expect(stderr.replaceAll(/: [A-Z].*/g, "")).toBe(
      [
        ...["3: results-wrong", "4: results-twice", "5: results-metric", "6: results-line"],
        ...["7: results-puzzle", "8: results-wrong"],
      ]
        .map((each) => `cubewright: standard input:${each}\n`)
        .join(""),
    );
  });

  it("refuses to write its lines over the cubes", ({ compare, scratch }) => {
    const file = join(scratch, "own.txt");
    writeFileSync(file, "R U F\n");
    const { status, stderr } = compare("--methods cfop --cubes own.txt --csv ./own.txt");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^cubewright: csv-cubes: /);
    expect(readFileSync(file, "utf8")).toBe("R U F\n");
  });

  it("names the cubes that are missing from results, and those of two experiments", ({
    compare,
  }) => {
    const parts = [1, 3].map(
      (part) => compare(`--methods cfop --random 9 --csv - --part ${part}/3`).stdout,
    );
    const missing = compare("--results - --json", parts.join(""));
    expect(missing.status).toBe(0);
    expect(missing.stderr).toMatch(/^cubewright: Cubes up to number 9 that are missing: 2 5 8 /);
    const other = compare("--methods beginner --random 9 --seed 2 --csv -").stdout;
    const mixed = compare("--results - --json", parts.join("") + other);
    expect(mixed.status).toBe(1);
    expect(mixed.stderr.match(/: results-cube: /g)).toHaveLength(6);
  });

  it("says which method lacks cubes", ({ compare }) => {
    const lines = linesOf(compare("--methods cfop,beginner --random 3 --csv -").stdout);
    const lacking = lines.toSpliced(3, 1).map((line) => `${line}\n`);
    expect(compare("--results -", lacking.join("")).stderr).toBe(
      "cubewright: Only 2 of the 3 cubes have a line of cfop.\n",
    );
  });

  it("reads its own lines of a 2x2x2 again in any order of the faces", ({ compare }) => {
    const faces = "--puzzle 2x2x2 --faces FBUDLR";
    const { stdout } = compare(`${faces} --methods optimal --random 3 --csv -`);
    const { status, stdout: table } = compare(`${faces} --results - --json`, stdout);
    expect(status).toBe(0);
    expect(JSON.parse(table)).toMatchObject({ cubes: 3, refused: 0 });
  });

  it("leaves out lines that are no cube, and tells their numbers", ({ compare, scratch }) => {
    const text = `\uFEFF# cubes\n  # more\n${SCRAMBLED}\t17\n${FLIPPED}\nR U F'\nR Q\n`;
    writeFileSync(join(scratch, "mixed"), text);
    for (const [file, name, input] of [
      ["mixed", "mixed", ""],
      ["-", "standard input", text],
    ]) {
      const words = `--methods cfop,beginner --cubes ${file} --csv lines.csv --json`;
      const { status, stdout, stderr } = compare(words, input);
      expect(status).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ source: "file", cubes: 2, refused: 2 });
      expect(stderr).toMatch(
        new RegExp(`^cubewright: ${name}:4: edge-flip: .*\ncubewright: ${name}:6: notation: .*\n$`),
      );
    }
  });

  it("shows cubes that reached their limit as given up", ({ compare }) => {
    const words = "--methods genetic:max-nodes=1,beginner --random 3 --csv lines.csv --json";
    const { rows } = JSON.parse(compare(words).stdout) as Report;
    expect(rows).toMatchObject([
      { method: "genetic:max-nodes=1", cubes: 3, givenUp: 3 },
      { method: "beginner", cubes: 3, givenUp: 0 },
    ]);
    expect(rows[0]).not.toHaveProperty("turns");
    expect(rows[0]).not.toHaveProperty("best");
    const { stdout } = compare("--methods genetic:max-nodes=1 --random 1");
    expect(stdout).toMatch(/^genetic:max-nodes=1 +1 +1 +0( +-){5}/m);
  });

  it("counts in the chosen metric, and says what is proven", ({ compare }) => {
    const words = "--puzzle 2x2x2 --methods optimal,ortega --metric qtm --random 20 --json";
    const { rows } = JSON.parse(compare(words).stdout) as Report;
    expect(rows).toMatchObject([{ proven: 20 }, { proven: 0 }]);
    expect(rows[0]!.turns!.most).toBeLessThanOrEqual(14);
    expect(rows[1]!.turns!.mean).toBeGreaterThan(rows[0]!.turns!.mean);
    // After so little work nothing is proven about a random cube.
    const twoPhase = compare("--methods two-phase:max-nodes=1000 --random 5 --json");
    expect((JSON.parse(twoPhase.stdout) as Report).rows).toMatchObject([{ cubes: 5, proven: 0 }]);
  });

  it("is reported as not reproducible with a time limit", ({ compare }) => {
    const words = "--methods cfop,two-phase:time-ms=1 --random 1";
    expect(compare(words).stdout).toContain("Not reproducible: a limit of time");
    expect(JSON.parse(compare(`${words} --json`).stdout)).toMatchObject({ reproducible: false });
  });

  // Takes most of a minute.
  it.runIf(isLongRun)("goes through every position of the 2x2x2", ({ compare }) => {
    const words = "--preset every-pocket-cube --methods optimal --json";
    expect(JSON.parse(compare(words).stdout)).toMatchObject({
      cubes: 3_674_160,
      rows: [
        {
          proven: 3_674_160,
          // Published many times.
          turns: {
            counts: {
              ...{ 0: 1, 1: 9, 2: 54, 3: 321, 4: 1847, 5: 9992, 6: 50_136, 7: 227_536 },
              ...{ 8: 870_072, 9: 1_887_748, 10: 623_800, 11: 2644 },
            },
          },
        },
      ],
    });
  });

  it("knows experiments by their names", ({ compare }) => {
    const { rows } = JSON.parse(compare("--preset duric-2023 --count 1 --json").stdout) as Report;
    expect(rows.filter(({ method }) => method === "beginner")).toMatchObject(
      [5, 10, 15, 20, 25, 40, 60, 80, 100]
        .map((scramble): object => ({ scramble, cubes: 1 }))
        .concat([{ cubes: 9 }]),
    );
    expect(new Set(rows.map(({ method }) => method.split(":")[0]))).toEqual(
      new Set(["beginner", "cfop-2look", "two-phase"]),
    );
  });

  it.for<[string, string]>([
    ["--random 3", "usage"],
    ["--methods cfop", "usage"],
    ["--methods cfop,cfop --random 3", "usage"],
    ["--methods cfop --scrambles 3", "usage"],
    ["--methods cfop --scrambles 3,3 --count 1", "usage"],
    ["--methods cfop --scrambles 3,4 --count 1,2,3", "usage"],
    ["--methods cfop --random 3 --count 1", "usage"],
    ["--methods cfop --results lines.csv", "usage"],
    ["--results lines.csv --csv copy.csv", "usage"],
    ["--results lines.csv --cubes cubes", "usage"],
    ["--results lines.csv --part 1/2", "usage"],
    ["--results lines.csv --metric qtm", "usage"],
    ["--methods cfop --cubes /dev/null --count 5", "usage"],
    ["--preset shortest --puzzle 2x2x2", "usage"],
    ["--methods ortega --random 3", "unsupported"],
    ["--methods korf --metric qtm --random 3", "unsupported"],
    ["--methods cfop --every", "unsupported"],
    ["--methods korf --random 3", "tables-missing"],
    ["--methods two-phase --metric qtm --random 3", "tables-missing"],
    ["--methods cfop --cubes /nowhere", "cubes-missing"],
    ["--methods cfop --cubes /dev/null", "no-cubes"],
    ["--methods cfop --random 3 --csv /nowhere/lines.csv", "csv-write"],
    ["--results /nowhere", "results-missing"],
    ["--results /dev/null", "no-cubes"],
  ])("refuses %j with the code %s", ([words, code], { compare }) => {
    const { status, stdout, stderr } = compare(words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^cubewright: ${code}: .*\\.\n$`));
  });

  it("tells when its lines cannot be written, and stops when they are not read", async ({
    compare,
    scratch,
  }) => {
    const full = compare("--methods cfop --random 3 --csv /dev/full");
    expect(full).toMatchObject({ status: 2, stdout: "" });
    expect(full.stderr).toContain("cubewright: csv-write: /dev/full cannot be written.");
    const words = "compare --methods cfop --random 1000000000 --csv -".split(" ");
    const child = spawn(COMMAND, words, { cwd: scratch });
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => child.stdout.destroy());
    await ended;
  });
});
