// `cubewright solve` as a filter: a cube on each line.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COMMAND, expectSolution, FLIPPED, it, linesOf, SCRAMBLED } from "../command-test";

describe("cubewright solve with several lines", () => {
  it("solves a batch line by line, in its order", ({ cubewright }) => {
    const cubes = cubewright(["scramble", "--count", "200", "--seed", "3"]).stdout;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "21"], cubes);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const lines = linesOf(stdout);
    expect(lines.map((line) => line.split("\t")[0])).toEqual(linesOf(cubes));
    for (const line of lines) expectSolution(line, 21);
  });

  it("goes on after illegal lines, reports each and exits with 1", ({ cubewright }) => {
    const tooMany = SOLVED_FACELETS.replace("UR", "RR");
    const input = `${FLIPPED}\nR U Q\n\n${tooMany}\n${SCRAMBLED}\r\nF`;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "22"], input);
    const lines = linesOf(stdout);
    expect(status).toBe(1);
    expect(lines.slice(0, 4)).toEqual([
      `${FLIPPED}\terror: edge-flip`,
      "R U Q\terror: notation",
      "\terror: length",
      `${tooMany}\terror: color-count`,
    ]);
    expect(lines).toHaveLength(6);
    expectSolution(lines[4] ?? "", 22);
    expectSolution(lines[5] ?? "", 1);
    expect(linesOf(stderr)).toHaveLength(4);
  });

  it("reports lines of garbage as errors, and goes on", ({ cubewright }) => {
    const garbage = Buffer.alloc(1_000_000);
    for (let i = 0; i < garbage.length; ++i) garbage[i] = (i * 2654435761) >>> 13;
    const { status, stdout } = cubewright(
      ["solve"],
      Buffer.concat([garbage, Buffer.from("\nR\n")]),
    );
    expect(status).toBe(1);
    expect(linesOf(stdout).at(-1)?.endsWith("\tR'")).toBe(true);
  });

  it("answers each line before the next one comes", async ({ scratch }) => {
    const child = spawn(COMMAND, ["solve", "--max-length", "21"], { cwd: scratch });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const moves of ["R", "U2 F", "L' D"]) {
      child.stdin.write(`${moves}\n`);
      const answer: IteratorResult<string, unknown> = await answers.next();
      expect(answer.done).toBe(false);
      expectSolution(String(answer.value), 2);
    }
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdin.end();
    expect(await ended).toBe(0);
  });
});
