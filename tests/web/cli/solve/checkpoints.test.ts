// `cubewright solve --checkpoints`: a proof goes on where it stopped.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect } from "vitest";

import type { SolveResult } from "../../../../web/core/solution";
import { readVectors } from "../../core/vectors";
import { it, linesOf, type Run, SCRAMBLED } from "../command-test";

function solveWithCheckpoints(cubewright: (args: string[]) => Run, file: string): Run {
  return cubewright(["solve", "--method", "optimal", "--checkpoints", file, "R U F"]);
}

/** The other fields that --json writes. */
type Line = SolveResult & { facelets: string };

describe("cubewright solve with checkpoints", () => {
  it("goes on with a proof from its checkpoint", ({ cubewright, scratch }) => {
    // 18 moves take about half a minute.
    const moves = readVectors("optimal-random.tsv").find(([, length]) => length === "18")![0]!;
    const file = join(scratch, "proofs.tsv");
    const words = ["solve", "--method", "optimal", "--json", "--threads", "1"];
    const kept = [...words, "--checkpoints", file];
    const begun = cubewright([...kept, "--max-nodes", "800000", moves]);
    const { facelets, lowerBound, stop } = JSON.parse(begun.stdout) as Line;
    expect(stop).toBe("nodes");
    const [cube, checkpoint = ""] = readFileSync(file, "utf8").trimEnd().split("\t");
    expect(cube).toBe(facelets);
    const again = cubewright([...kept, "--max-nodes", "1000000", moves]);
    expect(again.stderr).toBe("");
    expect((JSON.parse(again.stdout) as Line).lowerBound).toBeGreaterThanOrEqual(lowerBound);
    expect(readFileSync(file, "utf8")).not.toContain(checkpoint);

    // Another cube has a line of its own, which is removed when the cube is solved.
    expect(JSON.parse(cubewright([...kept, "R U F"]).stdout)).toMatchObject({ stop: "proven" });
    expect(linesOf(readFileSync(file, "utf8"))).toHaveLength(1);
    writeFileSync(file, `${facelets}\t${checkpoint.slice(0, -1)}\n`);
    const unread = cubewright([...kept, "--max-nodes", "200000", moves]);
    expect(unread.stderr).toContain("cannot be read");
    const other = cubewright(["solve", "--method", "korf", "--checkpoints", file, "R"]);
    expect(other).toMatchObject({ status: 2 });
    expect(other.stderr).toContain("unsupported");
  });

  it.for<[string, string]>([
    ["notes", "Buy milk.\n"],
    ["notes with tabs", "Monday\tBuy milk.\n"],
    ["notes after a checkpoint", `${SCRAMBLED}\tx\nBuy milk.\n`],
  ])(
    "does not change a file that holds more than checkpoints: %s",
    ([name, text], { cubewright, scratch }) => {
      const file = join(scratch, `${name}.txt`);
      writeFileSync(file, text);
      const { status, stdout, stderr } = solveWithCheckpoints(cubewright, file);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain(`cubewright: checkpoint-file: ${file} `);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  it("leaves the proof of the same cube in the other metric", ({ cubewright, scratch }) => {
    const file = join(scratch, "metrics.tsv");
    const { facelets } = JSON.parse(cubewright(["solve", "--json", "R U F"]).stdout) as Line;
    const other = `${facelets} qtm\tcheckpoint\n`;
    writeFileSync(file, other);
    expect(solveWithCheckpoints(cubewright, file)).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(file, "utf8")).toBe(other);
  });

  it("accepts an empty file for its checkpoints", ({ cubewright, scratch }) => {
    const file = join(scratch, "empty");
    writeFileSync(file, "");
    expect(solveWithCheckpoints(cubewright, file)).toMatchObject({ status: 0, stderr: "" });
  });

  it.for(["no-directory/proofs.tsv", ".", "directory/", ""])(
    "says before the search that it cannot write checkpoints to %j",
    (path, { cubewright, scratch }) => {
      const { status, stdout, stderr } = solveWithCheckpoints(cubewright, path);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain("cubewright: checkpoint-write: ");
      expect(readdirSync(scratch).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );
});
