// `cubewright bench`: what it measures, on which cubes.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";

import { FLIPPED, isLongRun, SCRAMBLED, it as commandIt } from "./command-test";

const it = commandIt.extend("cubes", { scope: "file" }, ({ scratch }) => {
  const file = join(scratch, "cubes");
  writeFileSync(file, "# two cubes\nR U\n" + `${SCRAMBLED}\t18\n`);
  return file;
});

describe("cubewright bench", () => {
  it("measures every cube of its files", ({ cubes, cubewright }) => {
    const words = ["bench", "--time-ms", "10,100", "--max-length", "22", "--warm-up", "2"];
    const { status, stdout } = cubewright([...words, "--cubes", cubes]);
    expect(status).toBe(0);
    expect(stdout).toContain("cubes\t2\n");
    const time = String.raw`\d+\.\d{3}`;
    expect(stdout).toMatch(new RegExp(`^ready after ms\t${time}$`, "m"));
    expect(stdout).toMatch(new RegExp(`^<= 22(\t2)(\t${time}){5}\t[1-9]\\d*$`, "m"));
    expect(stdout).toMatch(new RegExp(`^100\t2(\t${time}){3}$`, "m"));
    expect(stdout).toMatch(new RegExp(`^memory MB\t${time}$`, "m"));
    expect(stdout).not.toContain("phase1");
  });

  it("gives only the requested parts in JSON", ({ cubes, cubewright }) => {
    const words = ["bench", "--json", "--parts", "times,lengths", "--max-length", "20,22"];
    const { status, stdout } = cubewright([
      ...[...words, "--time-ms", "10", "--warm-up", "0", "--cubes", cubes],
    ]);
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report).toSorted()).toEqual(
      ["tier", "threads", "cubes", "warmUpSearches", "limitMs", "times", "lengths"].toSorted(),
    );
    expect(report).toMatchObject({ tier: "full", threads: 1, cubes: 2, warmUpSearches: 0 });
    expect(report.times).toMatchObject([
      { maxLength: 20, cubes: 2, reached: 2 },
      { maxLength: 22, cubes: 2, reached: 2 },
    ]);
    // How many are solved in 10 ms depends on the machine.
    expect(report.lengths).toMatchObject([{ timeMs: 10 }]);
  });

  it.runIf(isLongRun)("measures how long the tables take to make", ({ cubes, cubewright }) => {
    const words = ["bench", "--json", "--parts", "generation", "--cubes", cubes];
    const { status, stdout } = cubewright(words);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      generation: [{ table: "phase1" }, { table: "phase2" }],
    });
  });

  it("measures with the tables that it makes itself", ({ cubes, cubewright }) => {
    const words = ["bench", "--json", "--tables", "mini", "--parts", "start,times,memory"];
    const { status, stdout } = cubewright([...words, "--max-length", "22", "--cubes", cubes]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ tier: "mini", times: [{ cubes: 2, reached: 2 }] });
  });

  it("gives up a cube that does not reach its length in time", ({ cubewright, scratch }) => {
    // The superflip, which has no solution of fewer than 20 moves.
    const superflip = join(scratch, "superflip");
    writeFileSync(superflip, "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB\n");
    const words = ["bench", "--json", "--parts", "times", "--max-length", "19", "--warm-up", "0"];
    const { stdout } = cubewright([...words, "--limit-ms", "50", "--cubes", superflip]);
    const { times } = JSON.parse(stdout) as {
      times: [{ timeMs: { mean: number }; meanLength: number }];
    };
    expect(times).toMatchObject([{ cubes: 1, reached: 0 }]);
    expect(times[0].timeMs.mean).toBeGreaterThanOrEqual(50);
    expect(times[0].meanLength).toBeGreaterThanOrEqual(20);
  });

  it("measures the other cubes when a line is no cube", ({ cubewright, scratch }) => {
    const mixed = join(scratch, "mixed");
    writeFileSync(mixed, `${FLIPPED}\nR U\n`);
    const words = ["bench", "--json", "--parts", "times", "--warm-up", "0", "--cubes", mixed];
    const { status, stdout, stderr } = cubewright(words);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ cubes: 1 });
    expect(stderr).toContain("turned in its place");
  });
});
