// `cubewright explain`: solutions by stages.

import { describe, expect } from "vitest";

import { FLIPPED, it } from "./command-test";

describe("cubewright explain", () => {
  it("refuses a method that tells no stages", ({ cubewright }) => {
    const { status, stdout, stderr } = cubewright(["explain", "--method", "two-phase", "R U"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe("cubewright: unsupported: two-phase has no stages to tell of.\n");
  });

  it("refuses what is not there yet, and names that there are not", ({ cubewright }) => {
    const pocket = cubewright(["explain", "--puzzle", "2x2x2", FLIPPED]);
    expect(pocket.status).toBe(2);
    expect(pocket.stderr).toContain("cubewright: unsupported: There is no beginner for the 2x2x2");
    const unknown = cubewright(["explain", "--method", "magic", "R U"]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain("magic not in {");
    expect(cubewright(["explain"]).status).toBe(2);
  });
});
