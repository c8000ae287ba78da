// Turns that are not the solution's next, without a browser: the solution is never lost by them.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { LayerTurning } from "../../../../web/scene/hand/layer-turning";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Solving } from "../../../../web/widget/features/solving";
import { Turning } from "../../../../web/widget/features/turning";

const ALG: readonly Move[] = ["R", "U2", "F'"];

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;
  told: unknown[] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<unknown>;
    this.told.push([type, detail]);
    return true;
  }
}

let element: ShownElement;
let turning: Turning;
let slipping: Slipping;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  // Its microtask stands in for a screen update.
  Object.defineProperty(element, "updateComplete", { get: () => Promise.resolve(true) });
  turning = element.feature(Turning);
  slipping = element.feature(Slipping);
  element.mode = "solve";
  element.alg = ALG.join(" ");
  element.seek(1);
  element.told = [];
  return () => vi.unstubAllGlobals();
});

function turn(...moves: Move[]): void {
  for (const move of moves) {
    turning.begin();
    turning.turn(move);
  }
}

/** The solution and the place in it, which pages see. */
function look(): unknown {
  const { alg, index, facelets } = element;
  return { alg, index, facelets };
}

const before = { alg: "R U2 F'", index: 1, facelets: applyMoves(SOLVED_FACELETS, ["R"]) };

describe("a turn that is not the solution's next move", () => {
  it("keeps the solution and the place in it, and sends no event", () => {
    turn("D");
    expect(look()).toEqual(before);
    expect(element.told).toEqual([]);
    expect(slipping.turns).toEqual(["D"]);
    expect(slipping.facelets).toBe(applyMoves(SOLVED_FACELETS, ["R", "D"]));
  });

  it("is kept with those before it, and turns of the same face merge", () => {
    turn("D", "L", "L");
    expect(slipping.turns).toEqual(["D", "L2"]);
    turn("L", "L");
    // After other turns the solution's next move is a slip, too.
    turn("U2");
    expect(slipping.turns).toEqual(["D", "U2"]);
    expect(look()).toEqual(before);
  });

  it("is gone when it is turned back by hand", () => {
    turn("D", "D'");
    expect(slipping.hasSlipped).toBe(false);
    expect(look()).toEqual(before);
  });

  it.each([
    { puzzle: "3x3x3", first: "U" },
    { puzzle: "3x3x3", first: "U'" },
    { puzzle: "2x2x2", first: "U" },
  ] as const)(
    "may be the first half of the next move: $first on a $puzzle",
    ({ puzzle, first }) => {
      element.feature(Choosing).puzzle = puzzle;
      element.alg = ALG.join(" ");
      element.seek(1);
      turn(first);
      expect(slipping.turns).toEqual([first]);
      expect(slipping.isQuestion).toBe(false);
      turn(first);
      expect(slipping.hasSlipped).toBe(false);
      expect(element.index).toBe(2);
    },
  );

  it("raises a question if it comes after the first half of the next move", () => {
    turn("U", "D");
    expect(slipping.turns).toEqual(["U", "D"]);
    expect(slipping.isQuestion).toBe(true);
    turn("U");
    expect(slipping.turns).toEqual(["U2", "D"]);
    expect(slipping.isQuestion).toBe(true);
    turn("D'");
    expect(slipping.hasSlipped).toBe(false);
    expect(element.index).toBe(2);
  });

  it("takes the first half of the next move back", () => {
    turn("U", "U'");
    expect(slipping.hasSlipped).toBe(false);
    expect(look()).toEqual(before);
  });

  it("raises a question if it is a quarter of a layer whose next move is the other quarter", () => {
    element.seek(0);
    turn("R'");
    expect(slipping.isQuestion).toBe(true);
    turn("R'");
    expect(slipping.turns).toEqual(["R2"]);
    expect(slipping.isQuestion).toBe(true);
  });

  it.each([
    ["playing goes on", () => element.step(1)],
    ["the person goes elsewhere in the solution", () => element.seek(1)],
    ["there is another cube", () => (element.facelets = applyMoves(SOLVED_FACELETS, ["B"]))],
  ])("is forgotten when %s", (_, act) => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    turn("D");
    act();
    expect(slipping.hasSlipped).toBe(false);
  });

  it.each(["view", "paint"] as const)("is not kept in %s mode", (mode) => {
    element.mode = mode;
    turn("D");
    expect(slipping.hasSlipped).toBe(false);
    const changed = { facelets: applyMoves(SOLVED_FACELETS, ["R", "D"]) };
    const told = mode === "view" ? [] : [["cubewright-change", changed]];
    expect(element.told).toEqual(told);
  });

  it("changes the cube if there are no controls to ask the user", () => {
    element.controls = "none";
    turn("D");
    expect(look()).toMatchObject({ alg: "", facelets: applyMoves(SOLVED_FACELETS, ["R", "D"]) });
  });

  it("does not change the cube while a solution is awaited", () => {
    vi.spyOn(element.feature(Solving), "expectsMoves", "get").mockReturnValue(true);
    element.alg = "";
    turn("D");
    expect(element.told).toEqual([]);
  });
});

describe("taking wrong turns back", () => {
  it("turns one layer after the other, until the solution goes on", async () => {
    const turned: Move[] = [];
    slipping.turnLayer = (move) => {
      turned.push(move);
      turning.begin();
      setTimeout(() => turning.turn(move));
    };
    turn("D", "L2");
    expect(element.canUndo).toBe(true);
    element.undo();
    await vi.waitFor(() => expect(slipping.hasSlipped).toBe(false));
    expect(turned).toEqual(["L2", "D'"]);
    expect(look()).toEqual(before);
    expect(element.told).toEqual([]);
  });

  it("happens at once if layers turn without animation", () => {
    slipping.turnLayer = (move) => turn(move);
    turn("D", "L2", "D'");
    slipping.takeBack();
    expect(slipping.hasSlipped).toBe(false);
    expect(look()).toEqual(before);
  });

  it("stops when the user turns a layer meanwhile", async () => {
    let complete = (): void => undefined;
    slipping.turnLayer = (move) => {
      turning.begin();
      complete = () => turning.turn(move);
    };
    turn("D", "L2");
    slipping.takeBack();
    // A finger on the cube completes the turn under way.
    complete();
    turning.begin();
    await Promise.resolve();
    turning.turn("B");
    await Promise.resolve();
    expect(slipping.turns).toEqual(["D", "B"]);
  });
});

describe("taking wrong turns back, asked for twice", () => {
  let turned: Move[];
  let layers: LayerTurning;

  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    turned = [];
    layers = new LayerTurning({
      begin: () => turning.begin(),
      show: () => undefined,
      turned: (move) => {
        turned.push(move);
        turning.turn(move);
      },
    });
    slipping.turnLayer = (move) => layers.perform(move, true);
    slipping.finishTurn = () => layers.finish();
  });

  async function comesToRest(): Promise<void> {
    await vi.waitFor(() => {
      layers.finish();
      expect(slipping.hasSlipped).toBe(false);
    });
    await Promise.resolve();
    layers.finish();
    expect(look()).toEqual(before);
    expect(element.told).toEqual([]);
  }

  it("while the layer turns, turns it back once", async () => {
    // Turned back twice, it would be the solution's last move taken back.
    element.seek(0);
    element.alg = "R2 U2 F'";
    element.seek(1);
    element.told = [];
    turn("R");
    slipping.takeBack();
    slipping.takeBack();
    await Promise.resolve();
    layers.finish();
    expect(turned).toEqual(["R'"]);
    expect(element.index).toBe(1);
    expect(element.told).toEqual([]);
  });

  it("while the first of several layers turns, turns back each once", async () => {
    turn("D", "L2");
    element.undo();
    element.undo();
    await comesToRest();
    expect(turned).toEqual(["L2", "D'"]);
  });

  it("between two layers, turns back each once", async () => {
    turn("D", "L2");
    slipping.takeBack();
    layers.finish();
    slipping.takeBack();
    await comesToRest();
    expect(turned).toEqual(["L2", "D'"]);
  });

  it("begins again after a turn that was dropped", async () => {
    turn("D");
    slipping.takeBack();
    layers.letGo();
    slipping.takeBack();
    await comesToRest();
    expect(turned).toEqual(["D'"]);
  });

  it("also takes back the turn that is still under way", async () => {
    turn("D");
    layers.perform("L", true);
    slipping.takeBack();
    await comesToRest();
    expect(turned).toEqual(["L", "L'", "D'"]);
  });
});

describe("going on from a wrong turn", () => {
  it("makes a new cube, and undo restores the solution and its place", () => {
    turn("D");
    element.feature(Editing).goOnFromSlip();
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "D"]);
    expect(look()).toEqual({ alg: "", index: 0, facelets });
    expect(element.told).toEqual([["cubewright-change", { facelets }]]);
    element.undo();
    expect(look()).toEqual(before);
  });

  it("also happens when the user paints", () => {
    turn("D");
    const editing = element.feature(Editing);
    editing.painting.brush = "U";
    editing.paint(53);
    const painted = applyMoves(SOLVED_FACELETS, ["R", "D"]).slice(0, 53) + "U";
    expect(look()).toEqual({ alg: "", index: 0, facelets: painted });
  });
});
