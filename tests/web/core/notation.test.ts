import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { MAX_EXPANDED_TURNS, MAX_NESTING, parseMoves } from "../../../web/core/notation";
import { readVectors } from "./vectors";

function notationErrorOf(text: string): SolverError {
  try {
    parseMoves(text);
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
  throw new Error(`"${text.slice(0, 80)}" was read without an error`);
}

describe("parseMoves", () => {
  const vectors = readVectors("notation.tsv");

  it.each(vectors.filter(([, moves]) => moves !== "error"))(
    "reads %j as %j",
    (text, moves, orientation) => {
      const read = parseMoves(text);
      expect(read.moves.join(" ")).toBe(moves);
      expect(read.orientation).toBe(Number(orientation));
    },
  );

  it.each(vectors.filter(([, moves]) => moves === "error"))(
    "refuses %j",
    (text, _error, position) => {
      const error = notationErrorOf(text);
      expect(error.code).toBe("notation");
      expect(error.details.position).toBe(Number(position));
      expect(error.message).not.toBe("");
    },
  );

  it("has more than 150 test vectors", () => {
    expect(vectors.length).toBeGreaterThan(150);
  });

  it("takes the largest allowed number of turns, and not one more", () => {
    expect(parseMoves(`(R)${MAX_EXPANDED_TURNS}`).moves).toHaveLength(MAX_EXPANDED_TURNS);
    expect(notationErrorOf(`(R)${MAX_EXPANDED_TURNS} U`).code).toBe("notation");
  });

  it("takes brackets nested to the largest allowed depth, and not one deeper", () => {
    const nested = (depth: number) => "(".repeat(depth) + "R" + ")".repeat(depth);
    expect(parseMoves(nested(MAX_NESTING)).moves).toEqual(["R"]);
    expect(notationErrorOf(nested(MAX_NESTING + 1)).code).toBe("notation");
  });

  it("refuses ten million characters at once", () => {
    expect(notationErrorOf("R ".repeat(5_000_000)).code).toBe("notation");
    expect(notationErrorOf("[".repeat(10_000_000)).code).toBe("notation");
  });
});
