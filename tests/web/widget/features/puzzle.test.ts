// An element that shows a 2x2x2, and switches from one puzzle to the other.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { stickersWritten } from "../../../../web/engine/solver/written-position";
import { readStickers } from "../../../../web/widget/paint/read-stickers";
import { blankCube, isBlank } from "../../../../web/widget/paint/face-tour";

const SOLVED_POCKET = "UUUURRRRFFFFDDDDLLLLBBBB";
const after = (moves: string) => applyMoves(SOLVED_POCKET, moves.split(" ") as Move[]);

class ShownElement extends elementWith<SettingsApi & PlayingApi & ChoosingApi & EditingApi>(
  Settings,
  Playing,
  Choosing,
  Editing,
) {
  override readonly hasUpdated: boolean = true;
  readonly changes: string[] = [];
  readonly errors: string[] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<{ facelets: string; code: string }>;
    if (type === "cubewright-change") this.changes.push(detail.facelets);
    if (type === "cubewright-error") this.errors.push(detail.code);
    return true;
  }
}

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  element = new ShownElement();
  element.mode = "solve";
  return () => vi.unstubAllGlobals();
});

describe("a 2x2x2", () => {
  beforeEach(() => {
    element.puzzle = "2x2x2";
    element.changes.length = 0;
  });

  it("is solved at first, and is read and set as 24 letters", () => {
    expect(element.facelets).toBe(SOLVED_POCKET);
    element.facelets = after("R U");
    expect(element.facelets).toBe(after("R U"));
    expect(element.changes).toEqual([after("R U")]);
    element.facelets = null;
    expect(element.facelets).toBe(SOLVED_POCKET);
  });

  it("is set up by moves, and plays others", () => {
    element.setup = "F2 R'";
    expect(element).toMatchObject({ facelets: after("F2 R'"), setup: "F2 R'" });
    element.alg = "x R F2";
    element.seek(2);
    expect(element.facelets).toBe(after("F2"));
  });

  it("is held as the moves of its setup leave it, and has no middle layer", () => {
    for (const setup of ["R U x", "R x y' U", "f R2"]) {
      element.setup = setup;
      expect(element.facelets).toBe(stickersWritten(setup, "2x2x2"));
    }
    element.setup = "R U M E S'";
    expect(element.facelets).toBe(after("R U"));
  });

  it("has no known sticker once it is cleared", () => {
    element.facelets = after("R U");
    element.clear();
    expect(element.facelets).toBe("?".repeat(24));
    expect(element.paintedFacelets).toBe("?".repeat(24));
    element.undo();
    expect(element.facelets).toBe(after("R U"));
  });

  it("is painted over a solved cube, whose other stickers are read as unknown", () => {
    const editing = element.feature(Editing);
    editing.painting.brush = "R";
    editing.paint(0);
    expect(editing.unpainted.size).toBe(23);
    expect(element.paintedFacelets).toBe(`R${"?".repeat(23)}`);
    expect(element.facelets).toBe(`R${SOLVED_POCKET.slice(1)}`);
  });

  it("is reset to a solved one", () => {
    element.facelets = after("R U");
    element.reset();
    expect(element.facelets).toBe(SOLVED_POCKET);
  });
});

describe("an element that switches to the other puzzle", () => {
  it("keeps the cube, moves and history of each puzzle", () => {
    const turned = applyMoves(SOLVED_FACELETS, ["L"]);
    element.facelets = turned;
    element.alg = "L' U";
    element.seek(1);
    element.puzzle = "2x2x2";
    expect(element).toMatchObject({ facelets: SOLVED_POCKET, alg: "", index: 0, canUndo: false });
    element.facelets = after("R");
    element.alg = "R'";
    element.puzzle = "3x3x3";
    expect(element).toMatchObject({ facelets: SOLVED_FACELETS, alg: "L' U", index: 1 });
    element.undo();
    expect(element.facelets).toBe(SOLVED_FACELETS);
    expect(element.canUndo).toBe(false);
    element.puzzle = "2x2x2";
    expect(element).toMatchObject({ facelets: after("R"), alg: "R'", index: 0, canUndo: true });
    element.undo();
    expect(element.facelets).toBe(SOLVED_POCKET);
  });

  it("keeps wrong turns that the user has not yet decided about", () => {
    const slipping = element.feature(Slipping);
    element.alg = "L' U";
    element.seek(1);
    slipping.keep(["D", "F2"]);
    element.puzzle = "2x2x2";
    expect(slipping.hasSlipped).toBe(false);
    element.alg = "R2";
    element.puzzle = "3x3x3";
    expect(slipping.turns).toEqual(["D", "F2"]);
    expect(element).toMatchObject({
      facelets: applyMoves(SOLVED_FACELETS, ["L'"]),
      alg: "L' U",
      index: 1,
    });
    element.puzzle = "2x2x2";
    expect(slipping.hasSlipped).toBe(false);
  });

  it("reports its new cube to the page, once", () => {
    element.puzzle = "2x2x2";
    element.puzzle = "2x2x2";
    expect(element.changes).toEqual([SOLVED_POCKET]);
  });

  it("resumes unfinished painting when it switches back", () => {
    element.clear();
    element.puzzle = "2x2x2";
    expect(element.feature(Editing).tour).toBeUndefined();
    element.puzzle = "3x3x3";
    expect(element.feature(Editing).tour).toBeDefined();
    expect(isBlank(element.facelets)).toBe(true);
  });

  it("asks for the face that was being painted when it switches back", () => {
    const editing = element.feature(Editing);
    const paint = (...stickers: number[]) => {
      editing.painting.brush = "B";
      stickers.forEach((index) => editing.paint(index));
    };
    element.clear();
    paint(9, 10);
    element.puzzle = "2x2x2";
    expect(editing.faceToPaint(blankCube(SOLVED["2x2x2"]))).toBe("F");
    element.clear();
    paint(27);
    element.puzzle = "3x3x3";
    expect(editing.faceToPaint(element.facelets)).toBe("R");
    element.puzzle = "2x2x2";
    expect(editing.faceUnderWay).toBe("D");
  });
});

describe("before the first rendering", () => {
  class NewElement extends ShownElement {
    override readonly hasUpdated = false;

    override getAttribute(name: string): string | null {
      return name === "puzzle" ? "2x2x2" : null;
    }
  }

  it("takes the puzzle attribute first, whatever the order, and reports no change", () => {
    const fresh = new NewElement();
    expect(fresh.feature(Playing).takeAttribute("facelets", after("R U"))).toBe(false);
    fresh.facelets = after("R U");
    expect(fresh).toMatchObject({ puzzle: "2x2x2", facelets: after("R U") });
    expect([fresh.errors, fresh.changes]).toEqual([[], []]);
  });
});

it("the player holds 54 places for either puzzle", () => {
  const { player } = element.feature(Playing);
  expect(player.facelets).toBe(readStickers(SOLVED_FACELETS));
  element.puzzle = "2x2x2";
  expect(player.facelets).toBe(SOLVED["2x2x2"]);
});
