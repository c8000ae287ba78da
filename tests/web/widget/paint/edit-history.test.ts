// What is undone and redone, and by which keys.

import { describe, expect, it } from "vitest";

import {
  EditHistory,
  MOST_CHANGES,
  MOST_KEPT,
  type CubeState,
} from "../../../../web/widget/paint/edit-history";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { tourOver } from "../../../../web/widget/paint/face-tour";
import { editOfKey } from "../../../../web/widget/hand/undo-keys";

function cube(facelets: string): CubeState {
  return { facelets, moves: [], index: 0, tour: undefined };
}

describe("a history", () => {
  it("undoes all changes to the beginning and redoes them to the end", () => {
    const history = new EditHistory();
    for (let step = 0; step < 1_000; ++step) history.record(cube(String(step)));
    let now = cube("1000");
    for (let step = 999; step >= 0; --step) {
      now = history.undo(now)!;
      expect(now.facelets).toBe(String(step));
    }
    expect(history.canUndo).toBe(false);
    expect(history.undo(now)).toBeUndefined();
    for (let step = 1; step <= 1_000; ++step) now = history.redo(now)!;
    expect(now.facelets).toBe("1000");
    expect(history.canRedo).toBe(false);
    expect(history.undo(now)!.facelets).toBe("999");
  });

  it("goes past changes that changed nothing, such as a second Reset", () => {
    const history = new EditHistory();
    for (const before of ["scrambled", "solved", "solved"]) history.record(cube(before));
    expect(history.undo(cube("solved"))).toEqual(cube("scrambled"));
    expect(history.canUndo).toBe(false);
    expect(history.redo(cube("scrambled"))).toEqual(cube("solved"));
    expect(history.canRedo).toBe(false);
  });

  it("drops the oldest of very many changes", () => {
    const history = new EditHistory();
    for (let step = 0; step <= MOST_CHANGES; ++step) history.record(cube(String(step)));
    let now = cube("");
    while (history.canUndo) now = history.undo(now)!;
    expect(now.facelets).toBe("1");
  });

  it("restores the moves and how many of them were done", () => {
    const history = new EditHistory();
    const followed: CubeState = { facelets: "a", moves: ["R", "U"], index: 1, tour: undefined };
    history.record(followed);
    expect(history.undo(cube("b"))).toBe(followed);
  });

  it("cannot redo after another change", () => {
    const history = new EditHistory();
    history.record(cube("a"));
    history.undo(cube("b"));
    history.record(cube("a"));
    expect(history.canRedo).toBe(false);
    expect(history.undo(cube("c"))!.facelets).toBe("a");
  });

  it("undoes each stroke in one step", () => {
    const history = new EditHistory();
    const [first, second] = [Symbol(), Symbol()];
    history.record(cube("a"), first);
    history.record(cube("b"), first);
    history.record(cube("c"), second);
    history.record(cube("d"));
    expect(history.undo(cube("e"))!.facelets).toBe("d");
    expect(history.undo(cube("d"))!.facelets).toBe("c");
    expect(history.undo(cube("c"))!.facelets).toBe("a");
    // Undoing in the middle of a stroke makes the rest of it a separate step.
    history.record(cube("a"), first);
    expect(history.undo(cube("f"))!.facelets).toBe("a");
    expect(history.canUndo).toBe(false);
  });
});

describe("a stored history", () => {
  const painted = (count: number) => "B".repeat(count) + SOLVED_FACELETS.slice(count);
  const asText = (history: EditHistory) => JSON.stringify(history.kept);
  const broughtBack = (text: string) => {
    const history = new EditHistory();
    history.bringBack(JSON.parse(text), "3x3x3");
    return history;
  };

  it("undoes and redoes as before, including moves and faces to paint", () => {
    const history = new EditHistory();
    const [begun, followed]: CubeState[] = [
      { ...cube(SOLVED_FACELETS), tour: tourOver(SOLVED_FACELETS, 9) },
      { ...cube(painted(1)), moves: ["R", "x", "M2"], index: 2 },
    ];
    history.record(begun!);
    history.record(followed!);
    history.record(cube(painted(2)));
    history.undo(cube(painted(3)));
    const after = broughtBack(asText(history));
    expect(after.redo(cube(painted(2)))).toEqual(cube(painted(3)));
    expect(after.undo(cube(painted(3)))).toEqual(cube(painted(2)));
    expect(after.undo(cube(painted(2)))).toEqual(followed);
    expect(after.undo(followed!)).toEqual(begun);
    expect(after.canUndo).toBe(false);
  });

  it("holds only the last changes, and is undefined without any", () => {
    const history = new EditHistory();
    expect(history.kept).toBeUndefined();
    for (let step = 0; step < 3 * MOST_KEPT; ++step) history.record(cube(painted(step % 45)));
    const after = broughtBack(asText(history));
    let count = 0;
    for (let now = cube(""); after.canUndo; ++count) now = after.undo(now)!;
    expect(count).toBe(MOST_KEPT);
    expect(asText(history).length).toBeLessThan(40_000);
  });

  const state = (changes: object) => [{ facelets: SOLVED_FACELETS, alg: "", index: 0, ...changes }];
  it.each([
    undefined,
    null,
    "nonsense",
    {},
    [state({})],
    [state({ facelets: "R" }), []],
    [[], state({ facelets: "UUUURRRRFFFFDDDDLLLLBBBB" })],
    [state({ alg: "Q" }), []],
    [state({ alg: undefined }), []],
    [[null], []],
  ])("is ignored as a whole if any part is invalid: %j", (kept) => {
    const history = new EditHistory();
    history.bringBack(kept, "3x3x3");
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  });
});

describe("keys", () => {
  const none = { code: "", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

  it.each([
    ["undo", { key: "z", ctrlKey: true }],
    ["undo", { key: "z", metaKey: true }],
    ["redo", { key: "Z", ctrlKey: true, shiftKey: true }],
    ["redo", { key: "Z", metaKey: true, shiftKey: true }],
    ["redo", { key: "y", ctrlKey: true }],
    ["undo", { key: "я", code: "KeyZ", ctrlKey: true }],
  ])("ask for %s: %o", (edit, pressed) => {
    expect(editOfKey({ ...none, ...pressed })).toBe(edit);
  });

  it.each([
    { key: "z" },
    { key: "z", ctrlKey: true, altKey: true },
    { key: "y", metaKey: true },
    { key: "x", ctrlKey: true },
    { key: "Control", code: "ControlLeft", ctrlKey: true },
  ])("ask for nothing: %o", (pressed) => {
    expect(editOfKey({ ...none, ...pressed })).toBeUndefined();
  });
});
