// What the caption says, and whether a screen reader announces it, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { elementWith } from "../../../../web/widget/element/feature";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { CaptionView } from "../../../../web/widget/views/caption-view";

class ShownElement extends elementWith<SettingsApi & PlayingApi>(Settings, Playing, CaptionView) {
  override dispatchEvent(): boolean {
    return true;
  }
}

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  element.mode = "solve";
  element.alg = "R U2 F'";
  element.seek(1);
  return () => vi.unstubAllGlobals();
});

/** The status, and how it is announced. */
function status(): { said: unknown; loudness: unknown } {
  const { strings, values } = element.feature(CaptionView).render();
  const at = strings.findIndex((text) => text.endsWith('role="status" aria-live='));
  return { loudness: values[at], said: values[at + 1] };
}

describe("in the middle of a solution", () => {
  it("how many moves are left is not announced, since the move is", () => {
    expect(status()).toEqual({ loudness: "off", said: "2 moves to go." });
  });

  it("a notice is announced", () => {
    element.feature(Notices).say(() => "Copied.");
    expect(status()).toEqual({ loudness: "polite", said: "Copied." });
  });

  it("the question after a wrong turn is announced", () => {
    element.feature(Slipping).keep(["D"]);
    const { loudness, said } = status();
    expect(said).toContain("You turned D.");
    expect(loudness).toBe("polite");
  });
});
