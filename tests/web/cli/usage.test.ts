// `cubewright` with wrong arguments, and its help.

import { describe, expect } from "vitest";

import { it } from "./command-test";

describe("cubewright", () => {
  it.for<[string[]]>([
    [[]],
    [["juggle"]],
    [["solve", "--juggle"]],
    [["solve", "--max-length", "0"]],
    [["solve", "--max-length", "x"]],
    [["solve", "--time-ms", "-1"]],
    [["solve", "--threads", "0"]],
    [["scramble", "--count", "-1"]],
    [["scramble", "--seed", "-1"]],
    [["bench", "--time-ms", "-1", "--cubes", "/dev/null"]],
    [["bench", "--parts", "juggling", "--cubes", "/dev/null"]],
    [["bench", "--max-length", "0", "--cubes", "/dev/null"]],
    [["check"]],
    [["tables"]],
    [["tables", "build"]],
    [["bench"]],
    [["bench", "--cubes", "/nowhere"]],
  ])("refuses arguments that it does not know: %j", ([args], { cubewright }) => {
    const { status, stdout, stderr } = cubewright(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
  });

  it("has a help that names every command", ({ cubewright }) => {
    const { status, stdout } = cubewright(["--help"]);
    expect(status).toBe(0);
    for (const name of ["solve", "scramble", "check", "tables", "bench"]) {
      expect(stdout).toContain(name);
    }
  });
});
