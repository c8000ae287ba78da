// An element that solves, without a browser: it counts as rendered, and tells nobody of its events.

import { vi } from "vitest";

import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";

export class SolvingElement extends elementWith<SettingsApi & PlayingApi & EditingApi & SolvingApi>(
  Settings,
  Playing,
  Editing,
  Solving,
) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }
}

/** An element in the mode "solve". What it needs of a browser is there until `vi.unstubAllGlobals`. */
export function createSolvingElement(): SolvingElement {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  const element = new SolvingElement();
  element.mode = "solve";
  return element;
}
