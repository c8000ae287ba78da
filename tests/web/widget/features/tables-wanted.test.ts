// Which elements cause tables to be loaded or made before anything is solved.

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

const prepare = vi.fn(() => Promise.resolve());
const engine = { solver: vi.fn(() => Promise.resolve({ prepare })), wantTables: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(sharedEngines, "sharedEngine").mockReturnValue(engine as never);
  engine.wantTables.mockClear();
  prepare.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function updated(settings: Partial<SettingsApi & PresenceApi & ChoosingApi>): Element {
  const element = new Element();
  Object.assign(element, settings);
  element.feature(Engine).hostUpdate();
  return element;
}

describe("the full tables", () => {
  it.each([
    { mode: "solve", loading: "eager" },
    { mode: "view", loading: "eager" },
  ] as const)("are wanted by an element that solves by the two-phase method: %o", (settings) => {
    updated(settings);
    expect(engine.wantTables).toHaveBeenCalled();
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
      updated(settings);
      expect(engine.wantTables).not.toHaveBeenCalled();
    },
  );
});

describe("the tables of the 2x2x2", () => {
  it("are made once as soon as it is chosen, without a solve", async () => {
    const element = updated({ mode: "solve", loading: "eager", puzzle: "2x2x2" });
    await Promise.resolve();
    expect(prepare.mock.calls).toEqual([["optimal", { puzzle: "2x2x2" }]]);
    element.feature(Engine).hostUpdate();
    await Promise.resolve();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it("are made when it is chosen later", async () => {
    const element = updated({ mode: "solve", loading: "eager" });
    await Promise.resolve();
    expect(prepare).not.toHaveBeenCalled();
    element.puzzle = "2x2x2";
    element.feature(Engine).hostUpdate();
    await Promise.resolve();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it.each([
    { mode: "view", loading: "eager", puzzle: "2x2x2" },
    { mode: "paint", loading: "eager", puzzle: "2x2x2" },
    { mode: "solve", loading: "lazy", puzzle: "2x2x2" },
    { mode: "solve", loading: "eager", puzzle: "3x3x3" },
  ] as const)(
    "are not made for other elements, or before a lazy one comes near: %o",
    async (settings) => {
      updated(settings);
      await Promise.resolve();
      expect(prepare).not.toHaveBeenCalled();
    },
  );
});
