// The scripts that compare our figures with those of papers, on a few cubes.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { it as commandIt } from "./command-test";

const it = commandIt.extend("paper", { scope: "file" }, ({ scratch }) => {
  return (name: string, ...args: string[]) => {
    const script = join(projectDirectory, `tests/bench/papers/${name}.mjs`);
    const run = spawnSync(process.execPath, [script, ...args], { cwd: scratch, encoding: "utf8" });
    expect(run.stderr).toBe("");
    return run.stdout;
  };
});

const FIGURES = String.raw`\d+\.\d ± \d+\.\d \(\d+ to \d+\)`;
const TIME = String.raw`\d+\.\d \(\d+\.\d\)`;

describe("the papers' tables", () => {
  it("are reproduced for Đurić's nine lengths and three methods", ({ paper }) => {
    const tables = paper("duric", "--count", "2", "--tables", "mini");
    const rows = (his: string, ours: number) =>
      tables.match(
        new RegExp(
          String.raw`^\| \d+ \| \d+ \| 2 \| ${his} ` +
            String.raw`(?:\| ${FIGURES} ){${ours}}\| \d+ (?:\| ${TIME} ){${ours}}\|$`,
          "gm",
        ),
      );
    expect(rows(String.raw`1[34]\d`, 1)).toHaveLength(9);
    expect(rows(String.raw`(?:78|8\d)`, 1)).toHaveLength(9);
    expect(rows(String.raw`(?:5|11|16|19|20)`, 2)).toHaveLength(9);
  });

  it("are reproduced for Milenković and Britikov from stored lines", ({
    cubewright,
    paper,
    scratch,
  }) => {
    // Those methods take long, so quick runs stand in for them, with the labels changed.
    const linesWith = (methods: string[], cubes: string) => {
      const quick = methods.map((_, index) => `beginner:seed=${index}`);
      const words = ["compare", "--methods", quick.join(","), "--csv", "-", ...cubes.split(" ")];
      let csv = cubewright(words).stdout;
      for (const [index, method] of methods.entries()) {
        csv = csv.replaceAll(`${quick[index]},`, `${method},`);
      }
      writeFileSync(join(scratch, "kept.csv"), csv);
      return ["--results", "kept.csv"];
    };
    const times = [500, 1000, 2000, 5000, 10_000].map((timeMs) => `two-phase:time-ms=${timeMs}`);
    const milenkovic = paper(
      "milenkovic",
      ...linesWith(["two-phase:max-length=1000", ...times], "--random 2"),
    );
    expect(
      milenkovic.match(new RegExp(String.raw`\| ${FIGURES} \| 0 of 2 \|$`, "gm")),
    ).toHaveLength(6);
    const methods = ["beginner", "genetic", "two-phase:max-length=30", "korf"];
    const britikov = paper("britikov", ...linesWith(methods, "--scrambles 3,9 --count 2"));
    expect(
      britikov.match(new RegExp(String.raw`\| [39] \| 2 \| ${FIGURES} \| ${TIME} \| 0 \|$`, "gm")),
    ).toHaveLength(8);
  });
});
