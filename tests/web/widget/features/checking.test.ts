// When the cube on the screen is checked, and which face is asked for, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { UNKNOWN } from "../../../../web/core/completion";
import { elementWith } from "../../../../web/widget/element/feature";
import { Checking } from "../../../../web/widget/features/checking";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import type { Brush } from "../../../../web/widget/paint/painting";

class ShownElement extends elementWith<SettingsApi & PresenceApi & PlayingApi & EditingApi>(
  Settings,
  Presence,
  Playing,
  Editing,
  Checking,
) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

let element: ShownElement;
let editing: Editing;
/** The cubes whose pieces the engine was asked about, and those whose unknown stickers it was to infer. */
let checked: string[];
let inferred: string[];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  editing = element.feature(Editing);
  checked = [];
  inferred = [];
  const { work } = element.feature(Engine);
  vi.spyOn(work, "check").mockImplementation(async (facelets) => checked.push(facelets) > 0);
  vi.spyOn(work, "complete").mockImplementation(async (facelets) => {
    inferred.push(facelets);
    return undefined;
  });
  Object.assign(element, { mode: "solve", loading: "eager" });
  return () => vi.unstubAllGlobals();
});

function paint(brush: Brush, ...stickers: number[]): void {
  editing.painting.brush = brush;
  stickers.forEach((index) => editing.paint(index));
}

describe("while a solved cube is painted over", () => {
  it("nothing is inferred from stickers that are not painted", () => {
    paint("R", 18);
    paint(UNKNOWN, 19);
    expect([checked, inferred]).toEqual([[], []]);
  });

  it("a sticker that was painted as unknown is not asked for again", () => {
    paint("R", 18, 20, 21, 23, 24, 25, 26);
    expect(element.feature(Checking).faceToBePainted).toBe("F");
    paint(UNKNOWN, 19);
    expect(element.feature(Checking).faceToBePainted).toBe("R");
  });
});
