// `cubewright scramble`: random cubes, by a seed or not.

import { spawn } from "node:child_process";
import { describe, expect } from "vitest";

import { COMMAND, it, linesOf } from "./command-test";

describe("cubewright scramble", () => {
  it("gives the same cubes for the same seed, others for another", ({ cubewright }) => {
    const first = cubewright(["scramble", "--count", "5", "--seed", "1"]);
    expect(first.status).toBe(0);
    expect(linesOf(first.stdout)).toHaveLength(5);
    expect(new Set(linesOf(first.stdout)).size).toBe(5);
    expect(cubewright(["scramble", "--count", "5", "--seed", "1"]).stdout).toBe(first.stdout);
    expect(cubewright(["scramble", "--count", "5", "--seed", "2"]).stdout).not.toBe(first.stdout);
  });

  it("gives new cubes each time without a seed", ({ cubewright }) => {
    expect(cubewright(["scramble"]).stdout).not.toBe(cubewright(["scramble"]).stdout);
  });

  it("stops when its output is closed", async ({ scratch }) => {
    const child = spawn(COMMAND, ["scramble", "--count", "1000000000"], { cwd: scratch });
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => child.stdout.destroy());
    await ended;
  });
});
