// What brush strokes do to a cube.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { CENTER_INDEXES, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { Painting } from "../../../../web/widget/paint/painting";

let painted: string[];
let heldCount: number;
let unpaintedCount: number;
let painting: Painting;

beforeEach(() => {
  painted = [];
  for (const name of ["HTMLInputElement", "HTMLElement"]) vi.stubGlobal(name, Object);
  heldCount = 0;
  unpaintedCount = 0;
  painting = new Painting(
    { requestUpdate: () => undefined },
    {
      painted: (facelets) => painted.push(facelets),
      held: () => ++heldCount,
      centerUnpainted: () => ++unpaintedCount,
    },
  );
});

function centersOf(facelets: string): string {
  return CENTER_INDEXES.map((index) => facelets[index]).join("");
}

describe("painting", () => {
  it("gives a sticker the colour of the brush", () => {
    painting.brush = "B";
    painting.paint(SOLVED_FACELETS, 2);
    expect(painted).toEqual([`UUB${SOLVED_FACELETS.slice(3)}`]);
  });

  it("turns over a cube of which only the centres are known", () => {
    const blank = Array.from(SOLVED_FACELETS, (letter, index) =>
      CENTER_INDEXES.includes(index) ? letter : "?",
    ).join("");
    painting.turnOver(blank);
    expect(centersOf(painted[0]!)).toBe("DLFURB");
    expect(heldCount).toBe(1);
    painting.turnOver(painted[0]!);
    expect(painted[1]).toBe(blank);
  });

  it("reports nothing when a stroke changes nothing", () => {
    painting.brush = "F";
    painting.paint(SOLVED_FACELETS, 18);
    expect(painted).toEqual([]);
  });

  it("paints a centre by turning the whole cube", () => {
    painting.brush = "D";
    painting.paint(SOLVED_FACELETS, 4);
    expect(centersOf(painted[0]!)).toBe("DLFURB");
    painting.brush = "R";
    painting.paint(painted[0]!, 22);
    expect(centersOf(painted[1]!)).toBe("DFRUBL");
    painting.paint(painted[1]!, 22);
    expect(painted).toHaveLength(2);
    expect(heldCount).toBe(2);
  });

  it("never makes a centre unknown, and paints no centre in a stroke", () => {
    painting.brush = "?";
    painting.paint(SOLVED_FACELETS, 4);
    painting.brush = "D";
    painting.paintAlong(SOLVED_FACELETS, 4);
    expect(painted).toEqual([]);
    expect(unpaintedCount).toBe(1);
  });

  it.each([
    ["1", "U"],
    ["6", "B"],
    ["7", "?"],
    ["0", "?"],
    ["8", "R"],
  ])("after the key %s, uses the brush %s", (key, brush) => {
    const pressed = { key, altKey: false, ctrlKey: false, metaKey: false, composedPath: () => [] };
    painting.chooseBrushByKey(pressed as unknown as KeyboardEvent);
    expect(painting.brush).toBe(brush);
  });
});
