// The example that compares methods on a cluster. Debian has what it needs in the package python3-distributed.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { COMMAND, FLIPPED, it, linesOf, SCRAMBLED } from "./command-test";

const PYTHON = ["/usr/bin/python3", "python3"].find(
  (python) => spawnSync(python, ["-c", "import distributed"]).status === 0,
);
const EXAMPLE = join(projectDirectory, "tests/bench/cluster/compare_on_dask.py");

describe.runIf(PYTHON !== undefined)("the example with Dask", () => {
  it("loses and repeats no cube when a worker is killed", ({ cubewright, scratch }) => {
    const experiment = "--methods beginner,thistlethwaite --scrambles 10,30 --count 60".split(" ");
    const words = ["--command", COMMAND, "--parts", "8", "--kill-after", "2"];
    const { status, stdout, stderr } = spawnSync(
      PYTHON!,
      [EXAMPLE, ...words, "--lines", "cluster.csv", "--", ...experiment],
      { cwd: scratch, encoding: "utf8" },
    );
    expect(status, stderr).toBe(0);
    expect(stderr).toContain("Killed the worker");
    const [, ...lines] = linesOf(readFileSync(join(scratch, "cluster.csv"), "utf8"));
    expect(lines).toHaveLength(2 * 60 * 2);
    const tasks = lines.map((line) => {
      const [cube, , , method] = line.split(",");
      return `${cube} ${method}`;
    });
    expect(new Set(tasks).size).toBe(lines.length);
    // The same table as from one run, except for the times.
    const turnsIn = (table: string) =>
      linesOf(table).flatMap(
        (row) => /^(?:beginner|thistlethwaite)(?: +[\d.a-z]+){9}/.exec(row)?.[0] ?? [],
      );
    expect(turnsIn(stdout)).toHaveLength(6);
    expect(turnsIn(stdout)).toEqual(turnsIn(cubewright(["compare", ...experiment]).stdout));
  });

  it("tells once of each cube that is left out, and ends with status 1", ({ scratch }) => {
    writeFileSync(join(scratch, "cubes"), `${SCRAMBLED}\n${FLIPPED}\n`);
    const words = ["--command", COMMAND, "--parts", "2", "--lines", "cluster.csv"];
    const experiment = "--methods beginner --cubes cubes".split(" ");
    const { status, stderr } = spawnSync(PYTHON!, [EXAMPLE, ...words, "--", ...experiment], {
      cwd: scratch,
      encoding: "utf8",
    });
    expect(status, stderr).toBe(1);
    expect(stderr.match(/^cubewright: cubes:2: edge-flip: /gm)).toHaveLength(1);
  });
});
