// Pressing a sticker while following a solution, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }
}

let element: ShownElement;
let editing: Editing;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  editing = element.feature(Editing);
  element.mode = "solve";
  return () => vi.unstubAllGlobals();
});

function follow(): void {
  element.alg = "R U2 F'";
  editing.hostUpdate();
}

describe("a press on a sticker while moves are followed", () => {
  it("paints nothing before a colour is chosen, and says so", () => {
    follow();
    expect(editing.brushAtHand).toBeUndefined();
    editing.paint(53);
    editing.paintAlong(52);
    expect(element.alg).toBe("R U2 F'");
    expect(element.facelets).toBe(SOLVED_FACELETS);
    expect(element.feature(Notices).notice).toBeDefined();
  });

  it("paints with a colour chosen since the last move, and Undo restores the moves", () => {
    follow();
    editing.painting.brush = "U";
    editing.paint(53);
    expect(element.alg).toBe("");
    expect(element.facelets).toBe(`${SOLVED_FACELETS.slice(0, 53)}U`);
    element.undo();
    expect(element.alg).toBe("R U2 F'");
  });

  it("paints nothing with a colour that was chosen before there were moves", () => {
    editing.painting.brush = "U";
    expect(editing.brushAtHand).toBe("U");
    follow();
    editing.paint(53);
    expect(element.alg).toBe("R U2 F'");
  });

  it("paints nothing with a colour that was chosen before the last move", () => {
    follow();
    editing.painting.brush = "U";
    element.seek(1);
    editing.paint(53);
    expect(element.alg).toBe("R U2 F'");
  });
});

it("a press on a sticker paints red at once if there are no moves to lose", () => {
  editing.paint(53);
  expect(element.facelets).toBe(`${SOLVED_FACELETS.slice(0, 53)}R`);
});
