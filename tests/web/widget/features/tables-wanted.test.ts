// Which elements cause the full tables of the two-phase search to be loaded.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import * as sharedEngines from "../../../../web/widget/solve/shared-engine";

class Element extends elementWith<SettingsApi & PresenceApi & EngineApi & ChoosingApi>(
  Settings,
  Presence,
  Engine,
  Choosing,
) {
  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

const engine = { solver: vi.fn(() => Promise.reject(new Error())), wantTables: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(sharedEngines, "sharedEngine").mockReturnValue(engine as never);
  engine.wantTables.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether an element with these settings wants them. */
function wants(settings: Partial<SettingsApi & PresenceApi & ChoosingApi>): boolean {
  const element = new Element();
  Object.assign(element, settings);
  element.feature(Engine).hostUpdate();
  return engine.wantTables.mock.calls.length > 0;
}

describe("the full tables", () => {
  it.each([
    { mode: "solve", loading: "eager" },
    { mode: "view", loading: "eager" },
  ] as const)("are wanted by an element that solves by the two-phase method: %o", (settings) => {
    expect(wants(settings)).toBe(true);
  });

  it.each([
    { mode: "solve", loading: "eager", method: "cfop" },
    { mode: "solve", loading: "eager", method: "optimal" },
    { mode: "solve", loading: "eager", puzzle: "2x2x2" },
    { mode: "solve", loading: "lazy" },
    { mode: "view", loading: "lazy" },
  ] as const)(
    "are not wanted by other elements, or before a lazy one comes near: %o",
    (settings) => {
      expect(wants(settings)).toBe(false);
    },
  );
});
