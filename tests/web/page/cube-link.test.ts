// The cube in the address of the page: what is written is read back, and what is made of texts that
// the page did not write.

import { describe, expect, it } from "vitest";

import type { Metric } from "../../../web/core/choices";
import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { faceletsHeld } from "../../../web/core/held";
import { parseMoves } from "../../../web/core/notation";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import { plainMoves } from "../../../web/core/written-moves";
import {
  MAX_LINK_LENGTH,
  puzzleOfLink,
  readCubeLink,
  writeCubeLink,
} from "../../../web/page/position/cube-link";
import { showOn } from "../../../web/page/position/show-in-element";
import { setupOf, shownAfter, shownBy } from "../../../web/page/position/shown-cube";
import { RandomMoves } from "../core/random-moves";

const COUNT = 5_000;

describe("a link", () => {
  it("is short and needs no escapes", () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
    const link = writeCubeLink({ facelets, alg: "R U2 F'", index: 2 });
    expect(link).toBe(`#facelets=${facelets}&alg=R_U2_F-&index=2`);
    expect(new URL(link, "https://cube.example/").hash).toBe(link);
    expect(writeCubeLink({ facelets, alg: "", index: 0 })).toBe(`#facelets=${facelets}`);
  });

  it("restores the cube, the moves and the place in them", () => {
    const random = new RandomMoves(6);
    for (let count = 0; count < COUNT; ++count) {
      const moves = random.list(random.below(25));
      const shown = {
        facelets: applyMoves(SOLVED_FACELETS, random.list(25)),
        alg: moves.join(" "),
        index: random.below(moves.length + 1),
      };
      expect(readCubeLink(writeCubeLink(shown))).toEqual(shown);
    }
  });

  it("restores cubes that are impossible, half painted or held another way up", () => {
    for (const facelets of [
      `R${SOLVED_FACELETS.slice(1)}`,
      `?${SOLVED_FACELETS.slice(1, 53)}?`,
      SOLVED_FACELETS.replace("UR", "RU"),
      // Held with yellow up.
      SOLVED_FACELETS.replace(/[UDFB]/g, (face) => "DUBF"["UDFB".indexOf(face)]!),
    ]) {
      const shown = { facelets, alg: "", index: 0 };
      expect(readCubeLink(writeCubeLink(shown))).toEqual(shown);
    }
  });

  it("shows a solved cube if it names only the puzzle", () => {
    const shown = { alg: "", index: 0 };
    expect(readCubeLink("#puzzle=2x2x2")).toEqual({ ...shown, facelets: SOLVED_POCKET });
    expect(readCubeLink("#puzzle=3x3x3")).toEqual({ ...shown, facelets: SOLVED_FACELETS });
    expect(readCubeLink("#puzzle=7x7x7")).toBeUndefined();
  });

  it("names the puzzle of a 2x2x2, and restores it", () => {
    const random = new RandomMoves(8);
    for (let count = 0; count < 500; ++count) {
      const moves = random.list(random.below(12));
      const facelets = applyMoves(SOLVED_POCKET, random.list(12));
      const shown = { facelets, alg: moves.join(" "), index: random.below(moves.length + 1) };
      const link = writeCubeLink(shown);
      expect(link).toMatch(/^#puzzle=2x2x2&facelets=[URFDLB]{24}(&|$)/);
      expect(readCubeLink(link)).toEqual(shown);
    }
    const painted = { facelets: `?R${SOLVED_POCKET.slice(2)}`, alg: "", index: 0 };
    expect(readCubeLink(writeCubeLink(painted))).toEqual(painted);
  });

  it.each([
    ["moves of a setup", "#puzzle=2x2x2&setup=F_U2_R-&alg=R_U2_F-"],
    ["stickers alone", `#facelets=${applyMoves(SOLVED_POCKET, ["F", "U2", "R'"])}&alg=R_U2_F-`],
  ])("can hold a 2x2x2 as %s", (_, link) => {
    const shown = readCubeLink(link)!;
    expect(shown.facelets).toBe(applyMoves(SOLVED_POCKET, ["F", "U2", "R'"]));
    expect(setupOf(shown)).toEqual(["F", "U2", "R'"]);
  });

  const TURNED = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
  const WHOLE = { facelets: TURNED, alg: "R U2 F'", index: 0 };

  it.each([
    ["moves of a setup", "#setup=F_U2_R-&alg=R_U2_F-"],
    ["moves escaped by a browser", "#setup=F%20U2%20R'&alg=R%20U2%20F'"],
    ["moves escaped by a form", "#setup=F+U2+R%27&alg=R+U2+F%27"],
    ["typographic primes", "#setup=F%20U2%20R%E2%80%99&alg=R%20U2%20F’"],
    ["brackets and comments", "#setup=[F,_U2]_(U2_F)_R-_//_a_b&alg=(R_U2_F-)1"],
    ["stickers above a setup", `#setup=D_L&facelets=${TURNED}&alg=R_U2_F-`],
    ["stickers in small letters, in lines", `#facelets=%0A${TURNED.toLowerCase()}+&alg=R_U2_F-`],
    ["no sign before it", "setup=F_U2_R-&alg=R_U2_F-"],
    ["others among them", "#a=b&setup=F_U2_R-&onclick=alert(1)&alg=R_U2_F-&alg=D&__proto__=1"],
    ["an index that is none", "#setup=F_U2_R-&alg=R_U2_F-&index=-1"],
    ["an index of another kind", "#setup=F_U2_R-&alg=R_U2_F-&index=1e1"],
  ])("is read with %s", (_, text) => {
    expect(readCubeLink(text)).toEqual(WHOLE);
  });

  it("shows the cube held as its setup leaves it", () => {
    const shown = readCubeLink("#setup=R_x&alg=U_F-")!;
    const turned = applyMoves(SOLVED_FACELETS, ["R"]);
    const held = faceletsHeld(turned, parseMoves("x").orientation);
    expect(shown).toEqual({ facelets: held, alg: "U F'", index: 0 });
    // With green up, U turns the face that was in front.
    expect(faceletsHeld(applyMoves(turned, ["F", "D'"]), parseMoves("x").orientation)).toBe(
      applyMoves(held, ["U", "F'"]),
    );
  });

  it("keeps its moves as written, and its index counts these", () => {
    expect(readCubeLink("#alg=x_r2_(M-_U)2_[R:_y]&index=8")).toEqual({
      facelets: SOLVED_FACELETS,
      alg: "x r2 M' U M' U R y R'",
      index: 8,
    });
  });

  it("is written in face turns, with the index of the same place", () => {
    const alg = "x R M' U";
    const start = applyMoves(SOLVED_FACELETS, ["F"]);
    const facelets = applyMoves(start, parseMoves("x R M'").moves);
    const link = writeCubeLink(shownBy({ facelets, alg, index: 3 }));
    expect(link).toBe(`#facelets=${start}&alg=R_R-_L_D&index=3`);
  });

  describe("of a solution by stages", () => {
    // As face turns R U U R' B F' B': turns of one face merge, even across a turn of the opposite one.
    const alg = "R U U y F' R L' R'";
    const { written, moves } = parseMoves(alg);
    const start = applyMoves(SOLVED_FACELETS, inverseMoves(moves));
    const linkAt = (index: number) => {
      const facelets = applyMoves(start, plainMoves(written.slice(0, index)));
      return writeCubeLink(shownBy({ facelets, alg, index }, (_, asked) => asked === alg));
    };

    it("has the face turns of the solution, with adjacent turns of a face merged", () => {
      expect(linkAt(0)).toBe(`#facelets=${start}&alg=R_U2_R-_F-`);
      expect(linkAt(written.length)).toBe(`#facelets=${start}&alg=R_U2_R-_F-&index=4`);
    });

    it("does not merge turns of which only some are done", () => {
      expect(linkAt(2)).toBe(`#facelets=${start}&alg=R_U_U_R-_F-&index=2`);
      for (let index = 0; index <= written.length; ++index) {
        const shown = readCubeLink(linkAt(index))!;
        const turns = parseMoves(shown.alg).moves;
        const done = plainMoves(written.slice(0, index));
        expect(applyMoves(start, turns.slice(0, shown.index))).toBe(applyMoves(start, done));
        expect(applyMoves(start, turns)).toBe(SOLVED_FACELETS);
      }
    });
  });

  it("stands at its last move if its index is too large", () => {
    expect(readCubeLink("#alg=R_U&index=99999")).toEqual({
      facelets: SOLVED_FACELETS,
      alg: "R U",
      index: 2,
    });
  });

  it.each(["", "#", "#help", "#=", "#&&", "#index=3", "#FACELETS=U", "#%", "#<script>"])(
    "holds no cube: %j",
    (text) => {
      expect(readCubeLink(text)).toBeUndefined();
    },
  );

  it.each([
    ["no stickers", "#facelets="],
    ["too few stickers", `#facelets=${SOLVED_FACELETS.slice(1)}`],
    ["too many stickers", `#facelets=${SOLVED_FACELETS}U`],
    ["seven colours", `#facelets=Q${SOLVED_FACELETS.slice(1)}`],
    ["no moves", "#alg=hello"],
    ["markup for moves", "#alg=<img src=x onerror=alert(1)>"],
    ["markup for stickers", "#facelets=<script>alert(1)</script>"],
    ["escaped markup", "#setup=%3Cscript%3Ealert(1)%3C/script%3E"],
    ["moves escaped twice", "#alg=R%2520U%2527"],
    ["a broken escape", "#alg=R%2"],
    ["bytes that are no text", "#alg=R%FF%FE"],
    ["control characters", "#alg=R%00U"],
    ["letters from right to left", "#alg=R‮U"],
    ["an address in it", "#alg=javascript:alert(1)"],
    ["brackets closed in the other text", "#setup=(R&alg=U)"],
    ["too many moves", "#alg=(R)10001"],
    ["too many brackets", `#alg=${"(".repeat(101)}R${")".repeat(101)}`],
    ["stickers that are right and moves that are not", `#facelets=${SOLVED_FACELETS}&alg=Q`],
  ])("is refused with %s", (_, text) => {
    expect(() => readCubeLink(text)).toThrow(SolverError);
  });

  it("is shown without its goal if only that cannot be read", () => {
    const link = `#facelets=${SOLVED_FACELETS}&alg=R&index=1&metric=qtm`;
    const cube = { facelets: SOLVED_FACELETS, alg: "R", index: 1, metric: "qtm" };
    for (const goal of ["", "UUU", "<script>", `${SOLVED_FACELETS.slice(1)}Q`]) {
      const read = readCubeLink(`${link}&goal=${goal}`);
      expect(read).toEqual({ ...cube, goalFault: expect.any(SolverError) as SolverError });
    }
  });

  it("tells its puzzle by the name or the stickers, even if it is refused", () => {
    for (const [link, puzzle] of [
      ["#puzzle=2x2x2&facelets=UUU", "2x2x2"],
      [`#facelets=Q${SOLVED_POCKET.slice(1)}`, "2x2x2"],
      [`#facelets=${SOLVED_FACELETS.slice(1)}`, "3x3x3"],
      [`#facelets=${SOLVED_FACELETS}U`, "3x3x3"],
      ["#alg=hello", "3x3x3"],
    ] as const) {
      expect(() => readCubeLink(link)).toThrow(SolverError);
      expect([link, puzzleOfLink(link)]).toEqual([link, puzzle]);
    }
  });

  it.each(["#alg=", "#facelets=", "#", "#setup=(", "#alg=%"])(
    "is refused unread if it is too long: %j",
    (begin) => {
      expect(() => readCubeLink(begin + "R".repeat(10_000_000))).toThrow(
        `up to ${MAX_LINK_LENGTH} characters`,
      );
    },
  );
});

describe("a cube that is shown", () => {
  it("is stored as it was before the moves that are done", () => {
    const shown = { facelets: SOLVED_FACELETS, alg: "R U2 F'", index: 0 };
    const moves: Move[] = ["R", "U2"];
    const facelets = applyMoves(SOLVED_FACELETS, moves);
    expect(shownBy({ ...shown, facelets, index: 2 })).toEqual({ ...shown, index: 2 });
    expect(shownBy(shown)).toEqual(shown);
  });

  it("is given to an element with its moves, if either has any, and the place in them", () => {
    const calls: unknown[] = [];
    let alg = "";
    const element = {
      set facelets(text: string) {
        calls.push(["facelets", text]);
      },
      get alg() {
        return alg;
      },
      set alg(text: string) {
        alg = text;
        calls.push(["alg", text]);
      },
      seek: (index: number) => void calls.push(["seek", index]),
      puzzle: "3x3x3" as const,
      goal: "",
      metric: "htm" as Metric,
    };
    showOn(element, { facelets: SOLVED_FACELETS, alg: "R", index: 1 });
    showOn(element, { facelets: SOLVED_FACELETS, alg: "", index: 0 });
    showOn(element, { facelets: SOLVED_FACELETS, alg: "", index: 0 });
    expect(calls).toEqual([
      ["facelets", SOLVED_FACELETS],
      ["alg", "R"],
      ["seek", 1],
      ["facelets", SOLVED_FACELETS],
      ["alg", ""],
      ["seek", 0],
      ["facelets", SOLVED_FACELETS],
      ["seek", 0],
    ]);
  });

  it("can be the one from which the moves lead to the setup", () => {
    const { facelets, alg } = shownAfter("F // in front", "x R [U, D] y' // so", {
      endsWithSetup: true,
    });
    expect(alg).toBe("x R U D U' D' y'");
    const { moves, orientation } = parseMoves(alg);
    const end = faceletsHeld(applyMoves(facelets, moves), orientation);
    expect(end).toBe(applyMoves(SOLVED_FACELETS, ["F"]));
  });

  it("has its inverted moves as its setup, if they solve it", () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
    expect(setupOf({ facelets, alg: "R U2 F'", index: 1 })).toEqual(["F", "U2", "R'"]);
    expect(setupOf({ facelets, alg: "R", index: 0 })).toBeUndefined();
    expect(setupOf({ facelets: SOLVED_FACELETS, alg: "", index: 0 })).toEqual([]);
  });
});
