import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, isMove, movePermutation, MOVES } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { readVectors } from "./vectors";

describe("the eighteen moves", () => {
  it("come face by face", () => {
    expect(MOVES).toHaveLength(18);
    expect(MOVES.slice(0, 4)).toEqual(["U", "U2", "U'", "R"]);
    expect(isMove("B'")).toBe(true);
    expect(isMove("M")).toBe(false);
  });

  it("turn a solved cube by R into what every two-phase program writes", () => {
    expect(applyMoves(SOLVED_FACELETS, ["R"])).toBe(
      "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
    );
  });

  it("move eight stickers of the face and twelve around it", () => {
    for (const face of ["U", "R", "F", "D", "L", "B"] as const) {
      const moved = movePermutation(face).filter((from, to) => from !== to);
      expect(moved).toHaveLength(20);
    }
  });

  it("have order four, two and four", () => {
    for (const move of MOVES) {
      const times = move.endsWith("2") ? 2 : 4;
      expect(applyMoves(SOLVED_FACELETS, Array(times).fill(move))).toBe(SOLVED_FACELETS);
      expect(applyMoves(SOLVED_FACELETS, Array(times - 1).fill(move))).not.toBe(SOLVED_FACELETS);
    }
  });

  it("compose as in the group: six sexy moves restore a solved cube", () => {
    const sexy = parseMoves("R U R' U'").moves;
    expect(applyMoves(SOLVED_FACELETS, sexy)).not.toBe(SOLVED_FACELETS);
    expect(applyMoves(SOLVED_FACELETS, Array(6).fill(sexy).flat())).toBe(SOLVED_FACELETS);
  });

  it("are undone by their inverse", () => {
    const moves = parseMoves("R U2 F' L D2 B'").moves;
    expect(inverseMoves(moves).join(" ")).toBe("B D2 L' F U2 R'");
    expect(applyMoves(applyMoves(SOLVED_FACELETS, moves), inverseMoves(moves))).toBe(
      SOLVED_FACELETS,
    );
  });

  it("solve the published positions with the published solutions", () => {
    const positions = readVectors("optimal.tsv");
    expect(positions.length).toBeGreaterThan(5);
    for (const [facelets, length, solution] of positions) {
      const { moves } = parseMoves(solution!);
      expect(moves).toHaveLength(Number(length));
      expect(applyMoves(facelets!, moves)).toBe(SOLVED_FACELETS);
    }
  });
});
