// `cubewright sequences`: what a person has to know by heart for each method.

import { describe, expect } from "vitest";

import { it, linesOf } from "./command-test";

interface SequenceList {
  method: string;
  sequences: { name: string; moves: string; mirrorOf?: string; purpose: string }[];
}

describe("cubewright sequences", () => {
  it("lists the sequences of every method that has some, one in each line", ({ cubewright }) => {
    const { status, stdout } = cubewright(["sequences"]);
    expect(status).toBe(0);
    const rows = linesOf(stdout).map((line) => line.split("\t"));
    expect(rows).toContainEqual(
      "beginner|niklas|U R U' L' U R' U' L|Three corners of the upper layer go round.".split("|"),
    );
    expect(rows.filter((row) => row.length !== 4 || row.includes(""))).toEqual([]);
    expect([...new Set(rows.map(([method]) => method))]).toEqual(
      "beginner cfop cfop-2look corners-edges".split(" "),
    );
  });

  it("lists the sequences of one method", ({ cubewright }) => {
    const { status, stdout } = cubewright(["sequences", "--method", "corners-edges"]);
    expect(status).toBe(0);
    expect(linesOf(stdout)).toHaveLength(8);
    expect(linesOf(stdout).every((line) => line.startsWith("corners-edges\t"))).toBe(true);
  });

  it("says so if a method uses no sequences", ({ cubewright }) => {
    for (const method of ["two-phase", "thistlethwaite", "genetic", "korf"]) {
      expect(cubewright(["sequences", "--method", method])).toEqual({
        ...{ status: 0, stdout: "" },
        stderr: `cubewright: ${method} uses no named sequences.\n`,
      });
      expect(cubewright(["sequences", "--json", "--method", method])).toEqual({
        ...{ status: 0, stdout: `{"method":"${method}","sequences":[]}\n`, stderr: "" },
      });
    }
  });

  it("lists the sequences of a 2x2x2 method, and asks for the puzzle if it is missing", ({
    cubewright,
  }) => {
    const args = ["sequences", "--method", "ortega"];
    expect(cubewright(args)).toEqual({
      ...{ status: 2, stdout: "" },
      stderr:
        "cubewright: unsupported: There is no method ortega for the 3x3x3. " +
        "The 2x2x2 has it: add --puzzle 2x2x2.\n",
    });
    const { status, stdout } = cubewright([...args, "--puzzle", "2x2x2"]);
    expect(status).toBe(0);
    expect(linesOf(stdout).length).toBeGreaterThan(0);
    expect(linesOf(stdout).every((line) => line.startsWith("ortega\t"))).toBe(true);
  });

  it("lists in JSON the same sequences as explain, with the purpose of each", ({ cubewright }) => {
    const lists = linesOf(cubewright(["sequences", "--json"]).stdout).map(
      (line) => JSON.parse(line) as SequenceList,
    );
    expect(lists.map(({ method, sequences }) => [method, sequences.length])).toEqual([
      ...[
        ["beginner", 10],
        ["cfop", 123],
        ["cfop-2look", 61],
        ["corners-edges", 8],
      ],
    ]);
    for (const { method, sequences } of lists) {
      const { stdout } = cubewright(["explain", "--json", "--method", method, "R U"]);
      const explained = JSON.parse(stdout) as SequenceList;
      expect(sequences.map(({ purpose: _purpose, ...sequence }) => sequence)).toEqual(
        explained.sequences,
      );
    }
    expect(lists[0]!.sequences.find(({ name }) => name === "edge-in-left")).toEqual({
      name: "edge-in-left",
      moves: "L' U L U F U' F'",
      mirrorOf: "edge-in",
      purpose: "The upper edge on the right goes into the middle layer at the left in front.",
    });
  });
});
