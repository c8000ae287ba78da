import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import {
  CENTER_INDEXES,
  countColors,
  isSolved,
  parseFacelets,
  readFacelets,
  SOLVED_FACELETS,
  stickerLabel,
} from "../../../web/core/facelets";
import { COLOR_LETTERS, COLOR_NAMES, FACES } from "../../../web/core/faces";
import { readVectors } from "./vectors";

function errorOf(text: string): SolverError {
  try {
    parseFacelets(text);
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
  throw new Error(`"${text.slice(0, 80)}" was read without an error`);
}

describe("readFacelets", () => {
  const vectors = readVectors("facelets.tsv");

  it.each(vectors.filter(([, , orientation]) => orientation !== ""))(
    "reads %j",
    (text, facelets, orientation) => {
      expect(readFacelets(text)).toEqual({ facelets, orientation: Number(orientation) });
    },
  );

  it.each(vectors.filter(([, , orientation]) => orientation === ""))(
    "refuses %j with %s",
    (text, code) => {
      expect(errorOf(text).code).toBe(code);
    },
  );

  it("has test vectors for every outcome", () => {
    const outcomes = new Set(vectors.map(([, outcome]) => outcome));
    for (const code of ["length", "color-count", "center"]) expect(outcomes).toContain(code);
    expect(vectors.length).toBeGreaterThan(60);
  });

  it("refuses ten million characters", () => {
    expect(errorOf("U".repeat(10_000_000)).code).toBe("length");
    expect(errorOf(" ".repeat(10_000_000)).code).toBe("length");
  });

  it("marks the stickers of a colour that occurs too often, and unknown ones", () => {
    const tenth = "U".repeat(10) + SOLVED_FACELETS.slice(10);
    expect(errorOf(tenth).details.stickers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const unknown = "?" + SOLVED_FACELETS.slice(1);
    expect(errorOf(unknown).details.stickers).toEqual([0]);
  });
});

describe("facelet strings", () => {
  it("are solved if each face has one colour", () => {
    expect(isSolved(SOLVED_FACELETS)).toBe(true);
    expect(isSolved(SOLVED_FACELETS.slice(9) + "UUUUUUUUU")).toBe(true);
    expect(isSolved("R" + SOLVED_FACELETS.slice(1))).toBe(false);
    expect(isSolved("U".repeat(54))).toBe(false);
    expect(isSolved("")).toBe(false);
  });

  it("have their stickers named in reading order", () => {
    expect([0, 8, 9, 53].map(stickerLabel)).toEqual(["U1", "U9", "R1", "B9"]);
    expect(CENTER_INDEXES.map(stickerLabel)).toEqual(["U5", "R5", "F5", "D5", "L5", "B5"]);
  });

  it("may use the first letters of the colours' names", () => {
    expect(COLOR_LETTERS).toBe(FACES.map((face) => COLOR_NAMES[face].charAt(0)).join(""));
  });

  it("have their colours counted without unknown stickers", () => {
    expect(countColors("UUR?-B")).toEqual({ U: 2, R: 1, F: 0, D: 0, L: 0, B: 1 });
  });
});
