// `cubewright compare --resume`: going on with the lines of an earlier run.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect } from "vitest";

import { linesOf } from "./command-test";
import { it, type Line, readLines, type Report, withoutTimes } from "./compare-test";

describe("cubewright compare --resume", () => {
  it("goes on with the lines of a run that was stopped", ({ compare, scratch }) => {
    const words = "--methods cfop,beginner --scrambles 8,20 --count 5 --csv stopped.csv";
    const file = join(scratch, "stopped.csv");
    const whole = JSON.parse(compare(`${words} --json`).stdout) as Report;
    const [head, ...lines] = linesOf(readFileSync(file, "utf8"));
    // Of a cube in the middle one method is missing, and the last line is cut off.
    const left = [head, ...lines.slice(0, 5), ...lines.slice(6, 13)].map((line) => `${line!}\n`);
    writeFileSync(file, left.join("") + lines[13]!.slice(0, -3));
    const { status, stdout, stderr } = compare(`${words} --json --resume`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const report = JSON.parse(stdout) as Report;
    expect(report).toMatchObject({ cubes: 10, resumed: 12 });
    expect(report).not.toHaveProperty("reproducible");
    expect(withoutTimes(report.rows)).toEqual(withoutTimes(whole.rows));
    const text = readFileSync(file, "utf8");
    // What was there is untouched, times included.
    expect(text.startsWith(left.join(""))).toBe(true);
    const written = readLines(text);
    const wanted = readLines([head, ...lines, ""].join("\n"));
    const key = ({ cube, method }: Line) => `${String(cube).padStart(3)} ${method}`;
    const inOrder = (all: Line[]) =>
      all.toSorted((each, other) => key(each).localeCompare(key(other)));
    expect(inOrder(written)).toEqual(inOrder(wanted));
    const table = compare(`${words} --resume`).stdout;
    expect(table).toContain("20 lines are of an earlier run, with the limits that it had.");
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("solves the cubes of earlier lines by a method that is added", ({ compare, scratch }) => {
    const file = join(scratch, "added.csv");
    compare("--methods cfop --random 4 --csv added.csv");
    const before = readFileSync(file, "utf8");
    const run = compare("--methods cfop,beginner --random 5 --csv added.csv --resume --json");
    const { rows } = JSON.parse(run.stdout) as Report;
    expect(rows).toMatchObject([{ cubes: 5 }, { cubes: 5 }]);
    const after = readFileSync(file, "utf8");
    expect(after.startsWith(before)).toBe(true);
    expect(readLines(after)).toHaveLength(10);
  });

  it("does not go on with what is not of the experiment, and leaves it alone", ({
    compare,
    scratch,
  }) => {
    const file = join(scratch, "other.csv");
    const { stdout } = compare("--methods cfop --random 3 --csv -");
    const pocket = "--puzzle 2x2x2 --methods optimal --random 2";
    const { stdout: inOtherOrder } = compare(`${pocket} --faces FBUDLR --csv -`);
    writeFileSync(join(scratch, "shorter"), "R U F\n");
    const { stdout: listed } = compare("--methods cfop --cubes - --csv -", "R U F\nD\n");
    for (const [words, text] of [
      ["--methods cfop --random 3 --seed 2", stdout],
      ["--methods beginner --random 3", stdout],
      ["--methods cfop --random 2", stdout],
      ["--methods cfop --random 3 --part 1/2", stdout],
      ["--methods cfop --random 3 --metric qtm", stdout],
      ["--methods beginner --puzzle 2x2x2 --random 3", stdout],
      [pocket, inOtherOrder],
      ["--methods cfop --cubes shorter", listed],
      ["--methods cfop --random 3", "What I noted\n"],
      ["--methods cfop --random 3", `${stdout}What I noted\n`],
      ["--methods cfop --random 3", `${stdout}What I noted`],
      ["--methods cfop --random 3", "What I noted"],
    ] as const) {
      writeFileSync(file, text);
      const run = compare(`${words} --csv other.csv --resume`);
      expect(run.status, words).toBe(2);
      expect(run.stderr).toMatch(/^cubewright: csv-other: /);
      expect(readFileSync(file, "utf8")).toBe(text);
    }
    const fresh = compare("--methods cfop --random 2 --csv fresh.csv --resume --json");
    expect(JSON.parse(fresh.stdout)).toMatchObject({ cubes: 2, reproducible: true });
  });
});
