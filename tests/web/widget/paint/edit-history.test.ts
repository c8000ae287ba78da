// What is undone and redone, and by which keys.

import { describe, expect, it } from "vitest";

import {
  EditHistory,
  MOST_CHANGES,
  type CubeState,
} from "../../../../web/widget/paint/edit-history";
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
    // Who undoes in the middle of a stroke has its rest apart.
    history.record(cube("a"), first);
    expect(history.undo(cube("f"))!.facelets).toBe("a");
    expect(history.canUndo).toBe(false);
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
