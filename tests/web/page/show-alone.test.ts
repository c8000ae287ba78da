// A cube that a person asks for by a button or a text, on the element itself, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { showAlone } from "../../../web/page/position/show-in-element";
import { elementWith } from "../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../web/widget/features/settings";

const SOLUTION: readonly Move[] = ["R", "U2", "F'"];
const ASKED = applyMoves(SOLVED_FACELETS, inverseMoves(SOLUTION));

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;
}

let element: ShownElement;
let changes: string[];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  element = new ShownElement();
  element.mode = "solve";
  // As the whole element does.
  const unreadable = () => element.dispatchEvent(new Event("cubewright-error"));
  element.feature(Playing).watch({ unreadable });
  changes = [];
  element.addEventListener("cubewright-change", () => changes.push(element.facelets));
  return () => vi.unstubAllGlobals();
});

function ask(facelets: string): void {
  showAlone(element, () => (element.facelets = facelets));
}

describe("the cube that a person asks for", () => {
  it.each([0, 1, SOLUTION.length])(
    "comes without the moves that lead through it, of which %i are done",
    (index) => {
      ask(ASKED);
      element.alg = SOLUTION.join(" ");
      element.seek(index);
      changes.length = 0;
      ask(ASKED);
      expect(element).toMatchObject({ facelets: ASKED, alg: "", index: 0 });
      expect(changes.at(-1)).toBe(ASKED);
      // The moves come back with undo.
      element.undo();
      element.undo();
      expect(element).toMatchObject({ alg: SOLUTION.join(" "), index });
    },
  );

  it("is shown by one change, which is undone in one step, if it is another one", () => {
    ask(ASKED);
    expect(changes).toEqual([ASKED]);
    element.undo();
    expect(element.facelets).toBe(SOLVED_FACELETS);
  });

  it("leaves everything as it is if it cannot be read", () => {
    ask(ASKED);
    element.alg = SOLUTION.join(" ");
    ask("UUU");
    expect(element).toMatchObject({ facelets: ASKED, alg: SOLUTION.join(" ") });
  });
});
