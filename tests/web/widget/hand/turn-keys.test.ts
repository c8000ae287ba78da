import { describe, expect, it } from "vitest";

import { turnOfKey } from "../../../../web/widget/hand/turn-keys";

function press(key: string, pressed: Partial<KeyboardEvent> = {}) {
  const none = { code: "", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  return turnOfKey({ ...none, key, ...pressed });
}

describe("a key", () => {
  it("turns the face of its letter clockwise, with Shift the other way", () => {
    expect(press("r")).toBe("R");
    expect(press("R", { shiftKey: true })).toBe("R'");
    // With Caps Lock on, a letter's case does not show whether Shift is pressed.
    expect(press("R")).toBe("R");
    expect(press("b", { shiftKey: true })).toBe("B'");
  });

  it("turns nothing if it names no face, or together with Ctrl, Meta or Alt", () => {
    for (const key of ["1", "6", "x", "Enter", " ", "ArrowUp", "Backspace", "F5", "Delete"]) {
      expect(press(key, { code: key })).toBeUndefined();
    }
    expect(press("r", { ctrlKey: true })).toBeUndefined();
    expect(press("f", { metaKey: true })).toBeUndefined();
    expect(press("d", { altKey: true })).toBeUndefined();
  });

  it("is read by its letter on Latin keyboards, and by its position on others", () => {
    expect(press("г", { code: "KeyU" })).toBe("U");
    expect(press("к", { code: "KeyR", shiftKey: true })).toBe("R'");
    expect(press("u", { code: "KeyF" })).toBe("U");
  });
});
