// The commands in the READMEs, run by a shell as written. FACELETS and DIR stand for a cube and a folder; commands that
// take long, or need tables of their own, wait for the long run.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect } from "vitest";

import { buildDirectory, projectDirectory } from "../../../web/build/directories.mjs";
import { COMMAND, isLongRun, it, SCRAMBLED } from "./command-test";

const SLOW = /optimal|korf|--preset|two-phase|--max-length 21$|tables|parallel|csv|--metric/;
const POCKET = "ULUBDUDFRRFFRLDUBFLDBRLB";

const COMMANDS = ["README.md", "solver/cli/README.md"].flatMap((page) => {
  const text = readFileSync(join(projectDirectory, page), "utf8");
  return Array.from(text.matchAll(/^```sh\n([^]*?)^```$/gm), ([, lines = ""]) =>
    lines.split("\n").filter((line) => /^(?:.*\| )?cubewright [a-z]/.test(line)),
  ).flat();
});

/** Gives a folder the tables that are always there. Some commands make others beside them. */
function linkTables(folder: string): void {
  const tables = join(folder, "build/tables");
  mkdirSync(tables, { recursive: true });
  for (const name of ["manifest.json", "phase1.table", "phase2.table"]) {
    symlinkSync(join(buildDirectory, "tables", name), join(tables, name));
  }
}

/** Writes what the line before, which needs GNU parallel, would leave behind. */
function writeParts(folder: string): void {
  for (const part of ["1", "2"]) {
    const task = ["--methods", "beginner", "--random", "4", "--part", `${part}/2`];
    const { status } = spawnSync(COMMAND, ["compare", ...task, "--csv", `part-${part}.csv`], {
      cwd: folder,
    });
    expect(status).toBe(0);
  }
}

describe("a command that a README shows", () => {
  it("is found in the READMEs", () => expect(COMMANDS.length).toBeGreaterThan(15));

  it.for(COMMANDS.filter((line) => (isLongRun || !SLOW.test(line)) && !line.includes("parallel")))(
    "is accepted, with exit status 0 or 1: %s",
    (line, { scratch }) => {
      const folder = join(scratch, "readme");
      if (!existsSync(folder)) linkTables(folder);
      writeFileSync(join(folder, "colours.txt"), `${"- ".repeat(54)}\n`);
      if (line.includes("part-*.csv")) writeParts(folder);
      const cube = line.includes("2x2x2") ? POCKET : SCRAMBLED;
      const words = line.replaceAll("FACELETS", cube).replaceAll("DIR", "tables-of-their-own");
      const { status, stderr } = spawnSync("sh", ["-c", words], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, PATH: `${dirname(COMMAND)}${delimiter}${process.env.PATH}` },
        maxBuffer: 2 ** 26,
      });
      // 1 says that a cube is wrong, 2 that the command is.
      expect([0, 1], `${line}: ${stderr}`).toContain(status);
    },
  );
});
