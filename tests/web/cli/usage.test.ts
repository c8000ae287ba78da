// `cubewright` with wrong arguments, and its help.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { COMMAND, isLongRun, it, SCRAMBLED } from "./command-test";

describe("cubewright", () => {
  it.for<[string[]]>([
    [[]],
    [["juggle"]],
    [["solve", "--juggle"]],
    [["solve", "--max-length", "1001"]],
    [["solve", "--max-length", "x"]],
    [["solve", "--time-ms", "-1"]],
    [["solve", "--time-ms", "soon"]],
    [["solve", "--threads", "0"]],
    [["scramble", "--count", "-1"]],
    [["scramble", "--seed", "-1"]],
    [["bench", "--time-ms", "-1", "--cubes", "/dev/null"]],
    [["bench", "--parts", "juggling", "--cubes", "/dev/null"]],
    [["bench", "--max-length", "0", "--cubes", "/dev/null"]],
    [["sequences", "--method", "juggling"]],
    [["tables"]],
    [["tables", "build"]],
    [["bench"]],
    [["bench", "--cubes", "/nowhere"]],
    [["compare", "--preset", "juggling"]],
    [["compare", "--methods", "juggling", "--random", "1"]],
    [["compare", "--methods", "cfop:juggling=1", "--random", "1"]],
    [["compare", "--methods", "cfop:cross=pink", "--random", "1"]],
    [["compare", "--methods", "cfop:max-nodes=1:time-ms=1", "--random", "1"]],
    [["compare", "--methods", "cfop", "--random", "0"]],
    [["compare", "--methods", "cfop", "--random", "1", "--cubes", "/dev/null"]],
    [["compare", "--methods", "cfop", "--scrambles", "-1", "--count", "1"]],
    [["compare", "--methods", "cfop", "--random", "1", "--part", "3/2"]],
    [["compare", "--methods", "cfop", "--random", "1", "--part", "0/2"]],
    [["compare", "--methods", "cfop", "--random", "1", "--max-nodes", "1", "--time-ms", "1"]],
  ])("refuses unknown and wrong arguments: %j", ([args], { cubewright }) => {
    const { status, stdout, stderr } = cubewright(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
  });

  it.for<[string[], string]>([
    [["juggle"], 'command "juggle"'],
    [["juggle", "R U"], 'command "juggle"'],
    [["tables", "juggle"], 'command "juggle"'],
    [["--juggle"], 'option "--juggle"'],
  ])("says what it does not know: %j", ([args, unknown], { cubewright }) => {
    const { stderr } = cubewright(args);
    expect(stderr).toBe(
      `cubewright: there is no ${unknown}; run with --help for those that there are.\n`,
    );
  });

  it.for<[string[]]>([
    [["solve", "--time-ms", "-1"]],
    [["scramble", "--count", "-1"]],
    [["bench", "--limit-ms", "x", "--cubes", "/dev/null"]],
  ])("says what a number may be: %j", ([args], { cubewright }) => {
    const { stderr } = cubewright(args);
    expect(stderr).toMatch(/^--[a-z-]+: "(-1|x)" is not a whole number, 0 or more\n/);
  });

  it.for(
    ["solve", "explain"].flatMap((command) => ["0", "-3", "abc"].map((max) => [command, max])),
  )("%s refuses to visit %s positions", ([command = "", max = ""], { cubewright }) => {
    const { status, stderr } = cubewright([command, "--max-nodes", max, "R"]);
    expect(status).toBe(2);
    expect(stderr).toContain(`--max-nodes: "${max}" is not a whole number, 1 or more\n`);
  });

  it.for(["solve", "check", "scan"])("%s says that its input cannot be read", (command) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", `"${COMMAND}" ${command} < /`], {
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe("cubewright: standard input could not be read. Is it a folder?\n");
  });

  it("says that there is too little memory", () => {
    const limited = `ulimit -v 20000; exec "${COMMAND}" solve --tables mini R`;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", limited], { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("cubewright: memory: ");
  });

  // Either the threads that make tables are refused memory, or the threads themselves are.
  it.for<[number, string]>([
    ...(isLongRun ? ([[60_000, "tables build --set korf"]] as [number, string][]) : []),
    [60_000, "tables build"],
    [14_000, "tables build --set pocket"],
  ])(
    "says that there is too little memory on any thread: with %i KB, %s",
    ([limit, words], { scratch }) => {
      const directory = mkdtempSync(join(scratch, "tables-"));
      const { status, stderr } = spawnSync(
        "sh",
        ["-c", `ulimit -v ${limit}; exec "${COMMAND}" ${words} ${directory}`],
        { encoding: "utf8" },
      );
      expect({ status, stderr }).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("cubewright: memory: ") as string,
      });
      expect(readdirSync(directory)).toEqual([]);
    },
  );

  it("makes tables on fewer threads where the system refuses some", ({ cubewright, scratch }) => {
    const words = ["tables", "build", "--set", "pocket"];
    const directory = join(scratch, "few-threads");
    // Each thread asks for a stack of this size; there is memory for none but the first.
    const limited = `ulimit -s 200000; ulimit -v 160000; exec "${COMMAND}" ${words.join(" ")} ${directory}`;
    const { status, stderr } = spawnSync("sh", ["-c", limited], { encoding: "utf8" });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(cubewright(["tables", "verify", directory]).status).toBe(0);
  });

  it.for<[string[]]>([
    [["solve", "R U", "F2 L"]],
    [["explain", "R U", "F2 L"]],
    [["check", "R U", "F2 L"]],
    [["solve", SCRAMBLED, "R"]],
    [["solve", "--puzzle", "2x2x2", "R U", "F2"]],
    [["check", "RUR'U'", "F2L"]],
    [["check", "--puzzle", "2x2x2", "RUR'U'", "F2"]],
  ])(
    "says how to give several cubes when they would be read as one: %j",
    ([args], { cubewright }) => {
      const { status, stdout, stderr } = cubewright(args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain(
        "would be read as one cube. Put the moves of a cube into one pair of quotation marks.",
      );
    },
  );

  it.for(["solve", "explain", "check", "solve --json", "check --json"])(
    "refuses a line of megabytes, and does not repeat it: %s",
    (command, { cubewright }) => {
      const input = `R U\n${"R".repeat(3_000_000)}\nF2\n`;
      const words = [...command.split(" "), ...(command === "solve" ? ["--tables", "mini"] : [])];
      const { status, stdout, stderr } = cubewright(words, input);
      expect(status).toBe(1);
      expect(stdout.length + stderr.length).toBeLessThan(20_000);
      expect(stdout + stderr).toContain("more than 400000 bytes");
    },
  );

  it.for(["scan", "scan --any-order", "scan --json"])(
    "does not repeat a whole line of megabytes: %s",
    (command, { cubewright }) => {
      const { status, stdout } = cubewright(command.split(" "), "R U ".repeat(750_000));
      expect(status).toBe(1);
      expect(stdout.length).toBeLessThan(1_000);
      expect(stdout).toContain("R U R U");
    },
  );

  it.for(["7".repeat(10_000), "seven".repeat(2_000)])(
    "does not repeat a number of kilobytes",
    (number, { cubewright }) => {
      const { status, stderr } = cubewright(["solve", "--time-ms", number, "R"]);
      expect(status).toBe(2);
      expect(stderr.length).toBeLessThan(1_000);
    },
  );

  it("does not repeat a command of kilobytes", ({ cubewright }) => {
    const { status, stderr } = cubewright(["juggle".repeat(10_000)]);
    expect(status).toBe(2);
    expect(stderr.length).toBeLessThan(1_000);
  });

  it("says its version", ({ cubewright }) => {
    const fields = readFileSync(join(projectDirectory, "package.json"), "utf8");
    const { version } = JSON.parse(fields) as { version: string };
    expect(cubewright(["--version"])).toEqual({
      status: 0,
      stdout: `cubewright ${version}\n`,
      stderr: "",
    });
  });

  it("names every command in its help", ({ cubewright }) => {
    const { status, stdout } = cubewright(["--help"]);
    expect(status).toBe(0);
    for (const name of "solve explain sequences scramble check tables compare bench".split(" ")) {
      expect(stdout).toContain(name);
    }
  });
});
