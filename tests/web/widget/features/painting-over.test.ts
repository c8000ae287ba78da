// A solved cube that is painted over, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { UNKNOWN } from "../../../../web/core/completion";
import { isSolved, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { FACES } from "../../../../web/core/faces";
import { applyMoves } from "../../../../web/core/moves";
import { turnWhole, USUAL_FRAME } from "../../../../web/core/orientation";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Mending } from "../../../../web/widget/features/mending";
import { NetFocus } from "../../../../web/widget/features/net-focus";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Repainting } from "../../../../web/widget/features/repainting";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { isBlank } from "../../../../web/widget/paint/face-tour";
import type { Brush } from "../../../../web/widget/paint/painting";

// The stickers that the page sees as painted when it hears that the cube has changed.
let told: string[];

class ShownElement extends elementWith<SettingsApi & PlayingApi & ChoosingApi & EditingApi>(
  Settings,
  Playing,
  Choosing,
  Editing,
) {
  override readonly hasUpdated = true;

  override dispatchEvent({ type }: Event): boolean {
    if (type === "cubewright-change") told.push(this.paintedFacelets);
    return true;
  }
}

let element: ShownElement;
let editing: Editing;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  told = [];
  element = new ShownElement();
  editing = element.feature(Editing);
  element.mode = "solve";
  return () => vi.unstubAllGlobals();
});

function paint(brush: Brush, ...stickers: number[]): void {
  editing.painting.brush = brush;
  stickers.forEach((index) => editing.paint(index));
}

/** Paints these faces of `facelets`, sticker by sticker. */
function paintFaces(facelets: string, ...faces: number[]): void {
  for (let index = 0; index < 54; ++index) {
    const isToPaint = faces.includes(Math.floor(index / 9)) && index % 9 !== 4;
    if (isToPaint) paint(facelets.charAt(index) as Brush, index);
  }
}

/** The solved cube's centres and these first stickers of the front face, nothing else. */
const front = (painted: string) =>
  `????U????????R????${painted.padEnd(4, "?")}F????????D????????L????????B????`;

it("stickers are undone one by one, also those that have the solved cube's colour", () => {
  paint("R", 18);
  paint("F", 19, 20);
  element.undo();
  expect(element.paintedFacelets).toBe(front("RF"));
  element.undo();
  expect(element.paintedFacelets).toBe(front("R"));
  element.redo();
  expect(element.paintedFacelets).toBe(front("RF"));
});

it("a cube that is set as a whole is painted from its first unpainted face on", () => {
  editing.painting.brush = "R";
  editing.paint(36);
  expect(editing.faceToPaint(element.paintedFacelets)).toBe("L");
  // Only the front face.
  element.facelets = `????U????????R????FFRFFRFFR????D????????L????????B????`;
  expect(editing.faceToPaint(element.facelets)).toBe("R");
});

describe("the painted stickers that a page reads", () => {
  it("leave out the solved cube underneath", () => {
    editing.painting.brush = "L";
    editing.paint(18);
    editing.paint(19);
    expect(told).toEqual([front("L"), front("LL")]);
    expect(element.facelets).toBe(`${SOLVED_FACELETS.slice(0, 18)}LL${SOLVED_FACELETS.slice(20)}`);
  });

  it("include one that was painted in the colour it already had", () => {
    editing.painting.brush = "L";
    editing.paint(18);
    editing.painting.brush = "F";
    editing.paint(19);
    expect(told.at(-1)).toBe(front("LF"));
  });
});

it("a face is under way until its last sticker is painted, even if the rest can be inferred", () => {
  const others = SOLVED_FACELETS.slice(0, 45);
  element.facelets = `${others}B???BBBBB`;
  editing.painting.brush = "B";
  editing.paint(46);
  expect(editing.faceUnderWay).toBe("B");
  editing.paint(47);
  editing.paint(48);
  expect(editing.faceUnderWay).toBeUndefined();
});

describe("a centre of the solved cube", () => {
  const HELD = turnWhole(SOLVED_FACELETS, USUAL_FRAME, "DLFURB");
  const HELD_BLANK = "????D????????L????????F????????U????????R????????B????";

  it("shows how the cube is held that is to be painted over", () => {
    paint("D", 4);
    expect(element.facelets).toBe(HELD);
    expect(element.paintedFacelets).toBe(HELD_BLANK);
    expect(editing.tour?.first).toBe("F");
    expect(editing.faceToPaint(element.paintedFacelets)).toBe("F");
    element.undo();
    expect(element.facelets).toBe(SOLVED_FACELETS);
    expect(editing.tour).toBeUndefined();
  });

  it.each(FACES)("may have any colour, such as that of %s", (color) => {
    for (const center of [4, 13, 22, 31, 40, 49]) {
      element.reset();
      paint(color, center);
      expect(element.facelets.charAt(center)).toBe(color);
      expect(isSolved(element.facelets)).toBe(true);
      expect(editing.unpainted.size).toBe(48);
    }
  });

  it("takes the unpainted stickers along, while those that are painted stay", () => {
    paint("B", 18);
    paint("D", 4);
    expect(element.facelets).toBe(`${HELD.slice(0, 18)}B${HELD.slice(19)}`);
    expect(element.paintedFacelets).toBe(`${HELD_BLANK.slice(0, 18)}B${HELD_BLANK.slice(19)}`);
  });

  it("begins nothing if a stroke passes over it", () => {
    editing.painting.brush = "U";
    editing.beginStroke();
    editing.paintAlong(4);
    expect(editing.tour).toBeUndefined();
  });
});

describe("while somebody repaints what is different at the end of a solution", () => {
  beforeEach(() => {
    element.facelets = applyMoves(SOLVED_FACELETS, ["R"]);
    element.alg = "R'";
    element.seek(1);
    element.feature(Mending).repaint();
  });

  it("no tour of the solved cube begins, and nothing is to be painted over", () => {
    expect(editing.mayBegin).toBe(false);
    const different = applyMoves(SOLVED_FACELETS, ["U"]);
    for (let index = 0; index < 54; ++index) {
      paint(different.charAt(index) as Brush, index);
      expect(editing.tour).toBeUndefined();
    }
    expect(element.paintedFacelets).toBe(different);
    expect(element.feature(Repainting).isOn).toBe(true);
  });

  it("a centre turns the cube as a whole", () => {
    paint("D", 4);
    expect(isSolved(element.facelets)).toBe(true);
    expect(editing.tour).toBeUndefined();
  });

  it.each(["at once", "after a sticker"])("Reset begins anew %s", (when) => {
    if (when !== "at once") paint("R", 0);
    element.reset();
    expect(editing.mayBegin).toBe(true);
    paint("R", 1);
    expect(editing.tour?.first).toBe("U");
    expect(element.feature(Repainting).isOn).toBe(false);
  });
});

describe("a sticker painted as unknown", () => {
  it.each(["3x3x3", "2x2x2"] as const)("stays one of those painted over a solved %s", (puzzle) => {
    element.puzzle = puzzle;
    paint("R", 18);
    const count = editing.unpainted.size;
    paint(UNKNOWN, 20);
    expect(editing.tour?.first).toBe("F");
    expect(editing.unpainted.size).toBe(count - 1);
    expect(editing.unpainted.has(20)).toBe(false);
    paint("R", 20);
    expect(editing.unpainted.size).toBe(count - 1);
  });

  it("begins nothing on the solved cube, of which the others are known", () => {
    paint(UNKNOWN, 20);
    expect(editing.tour).toBeUndefined();
  });
});

describe("the solved cube is painted over", () => {
  // Four faces of this one have the right number of each colour.
  const CHECKERBOARD = ["UD", "RL", "FB", "DU", "LR", "BF"]
    .map((colors) => colors.repeat(5).slice(0, 9))
    .join("");

  it("to its last face, if it is painted face by face", () => {
    paintFaces(CHECKERBOARD, 2, 1, 5, 4);
    expect(editing.faceToPaint(element.paintedFacelets)).toBe("U");
    paintFaces(CHECKERBOARD, 0);
    expect(editing.faceToPaint(element.paintedFacelets)).toBe("D");
    paintFaces(CHECKERBOARD, 3);
    expect(element.facelets).toBe(CHECKERBOARD);
    expect(editing.tour).toBeUndefined();
  });

  it("until the colours are right, if only what differs is painted", () => {
    const differs = (index: number) => CHECKERBOARD.charAt(index) !== SOLVED_FACELETS.charAt(index);
    for (let index = 0; index < 53; ++index) {
      expect(editing.tour !== undefined).toBe(index > 1);
      if (differs(index)) paint(CHECKERBOARD.charAt(index) as Brush, index);
    }
    expect(editing.tour).toBeUndefined();
  });
});

describe("a person who begins to paint an empty cube", () => {
  beforeEach(() => {
    Object.defineProperty(element, "updateComplete", { get: () => Promise.resolve(true) });
    Object.defineProperty(element, "renderRoot", { value: { querySelector: () => null } });
  });

  it.each([
    ["in part", () => paint("R", 18)],
    ["as a whole", () => (element.facelets = applyMoves(SOLVED_FACELETS, ["R"]))],
  ])("is told that a cube painted %s was cleared, which can be undone", (_, painted) => {
    painted();
    const { paintedFacelets } = element;
    element.feature(NetFocus).begin();
    expect(isBlank(element.facelets)).toBe(true);
    expect(element.feature(NetFocus).saysCleared).toBe(true);
    editing.undo();
    expect(element.feature(NetFocus).saysCleared).toBe(false);
    expect(element.paintedFacelets).toBe(paintedFacelets);
  });

  it("is told nothing where nothing was painted", () => {
    element.feature(NetFocus).begin();
    expect(element.feature(NetFocus).saysCleared).toBe(false);
    element.feature(NetFocus).begin();
    expect(element.feature(NetFocus).saysCleared).toBe(false);
  });
});
