// The properties for the cube and its moves, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";

const TURNED = applyMoves(SOLVED_FACELETS, ["R", "U"]);

const unreadable = vi.fn<(error: unknown) => void>();

class Element extends elementWith<PlayingApi>(Playing) {}

/** Already shown, with the events that it has sent so far. */
class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;
  readonly told: unknown[] = [];
  hear: (type: string, detail: { facelets: string }) => void = () => undefined;

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<{ facelets: string }>;
    this.told.push([type, detail]);
    this.hear(type, detail);
    return true;
  }
}

let element: Element;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  unreadable.mockReset();
  element = new Element();
  element.feature(Playing).watch({ unreadable });
  return () => vi.unstubAllGlobals();
});

describe.each([null, undefined])("a property that is set to %s", (nothing) => {
  it("returns to its default", () => {
    Object.assign(element, { facelets: TURNED, alg: "F2 L'", tempo: 3 });
    Object.assign(element, { facelets: nothing, alg: nothing, tempo: nothing });
    expect(element).toMatchObject({ facelets: SOLVED_FACELETS, alg: "", tempo: 1.5 });
    element.setup = "R U";
    expect(element.facelets).toBe(TURNED);
    element.setup = nothing;
    expect(element).toMatchObject({ facelets: SOLVED_FACELETS, setup: "" });
    expect(unreadable).not.toHaveBeenCalled();
  });
});

it("a text that cannot be read is reported, and leaves the cube unchanged", () => {
  element.facelets = TURNED;
  element.facelets = "no cube";
  element.alg = "(";
  expect(element).toMatchObject({ facelets: TURNED, alg: "" });
  expect(unreadable.mock.calls).toMatchObject([[{ code: "length" }], [{ code: "notation" }]]);
});

it.each([5, NaN, {}, [TURNED], true, Symbol("U"), () => TURNED])(
  "a value that is not a string is reported, and leaves the cube unchanged: %o",
  (wrong) => {
    element.setup = "F";
    element.alg = "R U";
    const before = { facelets: element.facelets, setup: element.setup, alg: element.alg };
    for (const name of ["facelets", "setup", "alg"]) Object.assign(element, { [name]: wrong });
    expect(element).toMatchObject(before);
    const told = unreadable.mock.calls.map(([error]) => error);
    expect(told).toMatchObject(Array(3).fill({ name: "SolverError", code: "option" }));
  },
);

describe("setting the cube that is already shown", () => {
  let shown: ShownElement;

  beforeEach(() => {
    vi.stubGlobal("IntersectionObserver", vi.fn());
    shown = new ShownElement();
  });

  /** What a person sees, and may do. */
  function look(): unknown {
    const { facelets, setup, alg, index, canUndo } = shown;
    return { facelets, setup, alg, index, canUndo };
  }

  function expectNothingFrom(set: () => void): void {
    const before = look();
    const toldBefore = shown.told.length;
    set();
    expect(look()).toEqual(before);
    expect(shown.told.slice(toldBefore)).toEqual([]);
  }

  it.each(["view", "paint", "solve"] as const)("does nothing in %s mode", (mode) => {
    shown.mode = mode;
    expectNothingFrom(() => (shown.facelets = SOLVED_FACELETS));
    shown.facelets = TURNED;
    expect(shown.told).toEqual([["cubewright-change", { facelets: TURNED }]]);
    shown.alg = "F2 L' D";
    for (const index of [0, 2, 3]) {
      shown.seek(index);
      expectNothingFrom(() => (shown.facelets = shown.facelets));
      expectNothingFrom(
        () => (shown.facelets = shown.facelets.toLowerCase().replace(/.{9}/g, "$& ")),
      );
      expectNothingFrom(() => (shown.facelets = TURNED));
    }
    expect(shown.index).toBe(3);
  });

  it("does nothing if it is set again by its setup moves", () => {
    shown.setup = "R U";
    shown.alg = "F";
    shown.seek(1);
    expectNothingFrom(() => (shown.setup = "R U"));
    shown.seek(0);
    expectNothingFrom(() => (shown.facelets = TURNED));
    shown.setup = "R (U)";
    expect(look()).toMatchObject({ setup: "R (U)", alg: "F", facelets: TURNED });
  });

  it("keeps moves and history if a page sets back the facelets that events report", () => {
    shown.hear = (type, { facelets }) => {
      if (type === "cubewright-change") shown.facelets = facelets;
    };
    shown.mode = "solve";
    shown.facelets = TURNED;
    shown.facelets = applyMoves(TURNED, ["F"]);
    expect(shown.told).toHaveLength(2);
    shown.alg = "R2 D";
    shown.seek(1);
    shown.undo();
    shown.redo();
    expect(look()).toMatchObject({ alg: "R2 D", index: 1, canUndo: true });
    // The user has undone and redone, and goes on.
    const told = shown.facelets;
    shown.seek(2);
    expectNothingFrom(() => (shown.facelets = told));
  });

  it("does not loop between two elements that set each other", () => {
    const other = new ShownElement();
    shown.hear = (_, { facelets }) => facelets && (other.facelets = facelets);
    other.hear = (_, { facelets }) => facelets && (shown.facelets = facelets);
    shown.facelets = TURNED;
    other.facelets = SOLVED_FACELETS;
    expect([shown.told.length, other.told.length]).toEqual([2, 2]);
    expect([shown.facelets, other.facelets]).toEqual([SOLVED_FACELETS, SOLVED_FACELETS]);
  });

  it("makes it the start of moves that are set next", () => {
    shown.facelets = TURNED;
    shown.alg = "F2 L'";
    shown.seek(1);
    const between = shown.facelets;
    const given = vi.fn<() => void>();
    shown.feature(Playing).watch({ given });
    shown.facelets = between;
    expect(given).not.toHaveBeenCalled();
    shown.alg = "B";
    expect(look()).toMatchObject({ facelets: between, index: 0 });
    // The moves begin with it from now on, and it has to be checked.
    expect(given).toHaveBeenCalledOnce();
    shown.seek(1);
    expect(shown.facelets).toBe(applyMoves(between, ["B"]));
    shown.alg = "R";
    expect(shown.facelets).toBe(between);
  });

  it("shows the start of earlier moves once those moves are gone", () => {
    shown.facelets = TURNED;
    shown.alg = "F2 L'";
    shown.seek(1);
    const { player } = shown.feature(Playing);
    // Like a search in the middle of other moves.
    player.load(shown.facelets);
    shown.facelets = TURNED;
    expect(shown.facelets).toBe(TURNED);
  });
});
