// What the stickers show, without a browser.

import { expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { FACES, type Face } from "../../../../web/core/faces";
import { applyMoves } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { problemOf } from "../../../../web/widget/solve/problem";
import { Stickers } from "../../../../web/widget/views/stickers";

class ShownElement extends elementWith<SettingsApi & PresenceApi & PlayingApi>(
  Settings,
  Presence,
  Playing,
  Stickers,
) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

it("those that would decide are marked once the solver was asked, not while a face is painted", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  const element = new ShownElement();
  const { work } = element.feature(Engine);
  // All but the lower face is painted.
  const facelets = applyMoves(SOLVED_FACELETS, ["R", "U"]).replace(
    /(?<=^.{27}).{4}(.).{4}/,
    "????$1????",
  );
  const counts = Object.fromEntries(FACES.map((face) => [face, 1])) as Record<Face, number>;
  const open = [{ sticker: 27, counts }];
  vi.spyOn(work, "complete").mockResolvedValue({ count: 6, facelets, open, repairs: [] });
  Object.assign(element, { mode: "solve", loading: "eager", facelets });
  await Promise.resolve();
  const stickers = element.feature(Stickers);
  expect(stickers.deciding).toEqual([]);
  const problem = problemOf(new Error("Several cubes have these stickers."), facelets);
  vi.spyOn(work, "problem", "get").mockReturnValue(problem);
  expect(stickers.deciding).toEqual([27]);
  vi.unstubAllGlobals();
});
