// The judge's own cube and notation, against what is known of cubes.

import { describe, expect, it } from "vitest";

import { crossCounts } from "./cross-distance";
import { after, heldAs, heldWithBelow } from "./held";
import { inverseOf, mirrorImageOf, readMove, readMoves, textOf } from "./notation";
import { Chance, heldAnyWay, randomCube } from "./random-cubes";
import { isSolved, PIECE_PLACES, SOLVED } from "./sticker-cube";

function cubeAfter(moves: string): string {
  return after(SOLVED, readMoves(moves)).join("");
}

/** How often the moves have to be made until the cube is as it was. */
function orderOf(moves: string): number {
  let order = 1;
  for (let cube = after(SOLVED, readMoves(moves)); cube.join("") !== SOLVED.join(""); ++order) {
    cube = after(cube, readMoves(moves));
  }
  return order;
}

describe("the cube of stickers", () => {
  it("has 8 corners and 12 edges", () => {
    expect(PIECE_PLACES.filter((places) => places.length === 3)).toHaveLength(8);
    expect(PIECE_PLACES.filter((places) => places.length === 2)).toHaveLength(12);
  });

  it("turns the right face as the net shows it", () => {
    expect(cubeAfter("R")).toBe(
      "UUFUUFUUF" + "RRRRRRRRR" + "FFDFFDFFD" + "DDBDDBDDB" + "LLLLLLLLL" + "UBBUBBUBB",
    );
  });

  it("turns the upper face as the net shows it", () => {
    expect(cubeAfter("U")).toBe(
      "UUUUUUUUU" + "BBBRRRRRR" + "RRRFFFFFF" + "DDDDDDDDD" + "FFFLLLLLL" + "LLLBBBBBB",
    );
  });

  it.each<[moves: string, order: number]>([
    ["R U R' U'", 6],
    ["R U", 105],
    ["R U2 D' B D'", 1260],
    ["R U'", 63],
    // The edges every 4th time, the centres every 3rd.
    ["M E", 12],
  ])("is solved again after %s made %i times", (moves, order) => {
    expect(orderOf(moves)).toBe(order);
  });

  it("has the superflip, in which every edge is flipped where it belongs", () => {
    const superflip = cubeAfter("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    expect(superflip).toBe(
      "UBULURUFU" + "RURFRBRDR" + "FUFLFRFDF" + "DFDLDRDBD" + "LULBLFLDL" + "BUBRBLBDB",
    );
  });

  it.each([
    ["r", "L x"],
    ["l'", "R' x"],
    ["u", "D y"],
    ["d'", "U' y"],
    ["f", "B z"],
    ["b'", "F' z"],
    ["M", "R L' x'"],
    ["E", "U D' y'"],
    ["S", "F' B z"],
    ["x y x'", "z"],
  ])("turns %s as %s", (moves, others) => {
    expect(cubeAfter(moves)).toBe(cubeAfter(others));
  });

  it("is solved however it is held", () => {
    expect(isSolved(after(SOLVED, readMoves("x y2 z'")))).toBe(true);
    expect(isSolved(after(SOLVED, readMoves("x y2 z' R")))).toBe(false);
  });

  it("is the same cube when held in other ways", () => {
    const chance = new Chance(3);
    for (let i = 0; i < 100; ++i) {
      const cube = randomCube(chance);
      const held = heldAnyWay(cube, chance);
      expect(heldAs(held, cube)).toEqual(cube);
      expect(heldWithBelow(held, "U")[31]).toBe("U");
    }
  });

  it("has the known number of crosses at each distance", () => {
    // As in the C++ test of the parts solver, and as is well known: none is farther than 8.
    expect(crossCounts()).toEqual([1, 15, 158, 1394, 9809, 46_381, 97_254, 34_966, 102]);
  });
});

describe("the notation", () => {
  it("expands brackets", () => {
    expect(textOf(readMoves("(R' D' R D)2 U"))).toBe("R' D' R D R' D' R D U");
  });

  it.each(["", "Q", "R3", "R''", "Rw", "R2'", " R"])("refuses %j", (text) => {
    expect(() => readMove(text)).toThrow(`"${text}" is no move`);
  });

  it("undoes a move", () => {
    for (const text of ["R", "u2", "M'", "z"]) {
      const move = readMove(text);
      expect(after(after(SOLVED, [move]), [inverseOf(move)])).toEqual(SOLVED);
    }
  });

  it("mirrors left and right", () => {
    const mirrored = readMoves("R U' f2 M x' y S").map(mirrorImageOf);
    expect(textOf(mirrored)).toBe("L' U f2 M x' y' S'");
  });
});
