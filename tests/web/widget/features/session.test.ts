// What a person was doing is brought back after a reload, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { SOLVED_POCKET, withPlaces } from "../../../../web/core/pocket-stickers";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Repainting } from "../../../../web/widget/features/repainting";
import { Session, type SessionApi } from "../../../../web/widget/features/session";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";

class ShownElement extends elementWith<
  SettingsApi & PlayingApi & ChoosingApi & EditingApi & SessionApi
>(Settings, Playing, Choosing, Editing, Session) {
  override hasUpdated = false;

  override dispatchEvent(): boolean {
    return true;
  }
}

const FIRST = `R${SOLVED_FACELETS.slice(1)}`;
const SECOND = `RR${SOLVED_FACELETS.slice(2)}`;
const POCKET = `R${SOLVED_POCKET.slice(1)}`;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  return () => vi.unstubAllGlobals();
});

function opened(alg = ""): ShownElement {
  const element = new ShownElement();
  element.mode = "solve";
  element.alg = alg;
  return element;
}

describe("the session", () => {
  it("is empty until the user has chosen something", () => {
    expect(opened().session).toBe("");
    expect(opened("R U2").session).toBe("");
  });

  it("restores the colour that the user has chosen", () => {
    const before = opened();
    before.feature(Editing).painting.brush = "B";
    const after = opened();
    after.session = before.session;
    const { brush, isChosen } = after.feature(Editing).painting;
    expect({ brush, isChosen }).toEqual({ brush: "B", isChosen: true });
    expect(after.session).toBe(before.session);
  });

  it("restores wrong turns that the user has not yet decided about", () => {
    const before = opened("R U2");
    before.feature(Slipping).keep(["D", "L2"]);
    const after = opened("R U2");
    after.session = before.session;
    expect(after.feature(Slipping).turns).toEqual(["D", "L2"]);
    expect(after.facelets).toBe(SOLVED_FACELETS);
    expect(after.session).toBe(before.session);
  });

  it("restores no turns on another cube, or without moves to follow", () => {
    const before = opened("R U2");
    before.feature(Slipping).keep(["D"]);
    const other = opened("R U2");
    other.seek(1);
    for (const after of [other, opened()]) {
      after.session = before.session;
      expect(after.feature(Slipping).hasSlipped).toBe(false);
    }
  });

  it("restores the changes of the cube for Undo and Redo", () => {
    const before = opened();
    before.hasUpdated = true;
    for (const facelets of [FIRST, SECOND]) before.facelets = facelets;
    before.undo();
    const after = opened();
    after.facelets = FIRST;
    after.session = before.session;
    after.redo();
    expect(after.facelets).toBe(SECOND);
    after.undo();
    after.undo();
    expect(after.facelets).toBe(SOLVED_FACELETS);
    expect(after.canUndo).toBe(false);
  });

  it("restores no changes on another cube", () => {
    const before = opened();
    before.hasUpdated = true;
    before.facelets = FIRST;
    const after = opened();
    after.facelets = SECOND;
    after.session = before.session;
    expect(after.canUndo).toBe(false);
  });

  it.each(["3x3x3", "2x2x2"] as const)(
    "restores a tour of the faces of a %s, with the face on which it began",
    (puzzle) => {
      const before = opened();
      before.hasUpdated = true;
      before.puzzle = puzzle;
      const editing = before.feature(Editing);
      editing.painting.brush = "B";
      // One sticker on each face, beginning at the right one.
      for (const index of [9, 0, 18, 27, 36, 45]) editing.paint(index);
      const after = opened();
      after.puzzle = puzzle;
      after.facelets = before.paintedFacelets;
      expect(after.feature(Editing).tour).toBeUndefined();
      after.session = before.session;
      const { tour } = after.feature(Editing);
      expect(tour).toEqual({ first: "R", unpainted: new Set() });
      expect(after.feature(Editing).faceToPaint(withPlaces(after.facelets))).toBe("R");
    },
  );

  it("restores the tour of the puzzle that is not shown", () => {
    const before = opened();
    before.hasUpdated = true;
    before.feature(Editing).painting.brush = "B";
    for (const index of [9, 0, 18, 27, 36, 45]) before.feature(Editing).paint(index);
    const aside = before.paintedFacelets;
    before.puzzle = "2x2x2";
    const after = opened();
    after.facelets = aside;
    after.puzzle = "2x2x2";
    after.session = before.session;
    after.puzzle = "3x3x3";
    expect(after.feature(Editing).tour?.first).toBe("R");
  });

  it("restores no tour of a cube that is painted, nor of a face that does not exist", () => {
    const painted = opened();
    painted.session = `{"tour":"R","on":"${SOLVED_FACELETS}"}`;
    expect(painted.feature(Editing).tour).toBeUndefined();
    const unknown = opened();
    unknown.facelets = `?${SOLVED_FACELETS.slice(1)}`;
    unknown.session = `{"tour":"Q","on":"${unknown.facelets}"}`;
    expect(unknown.feature(Editing).tour).toBeUndefined();
  });

  it("restores the changes of the puzzle that is not shown", () => {
    const before = opened();
    before.hasUpdated = true;
    before.facelets = FIRST;
    before.puzzle = "2x2x2";
    before.facelets = POCKET;
    const reloaded = (aside: string) => {
      const after = opened();
      after.facelets = aside;
      after.puzzle = "2x2x2";
      after.facelets = POCKET;
      after.session = before.session;
      return after;
    };
    const after = reloaded(FIRST);
    expect(after.session).toBe(before.session);
    after.puzzle = "3x3x3";
    after.undo();
    expect(after.facelets).toBe(SOLVED_FACELETS);
    after.puzzle = "2x2x2";
    after.undo();
    expect(after.facelets).toBe(SOLVED_POCKET);

    const other = reloaded(SECOND);
    other.puzzle = "3x3x3";
    expect(other.canUndo).toBe(false);
  });

  it("restores the wrong turns on the puzzle that is not shown", () => {
    const left = (): ShownElement => {
      const element = opened("R U2");
      element.seek(1);
      return element;
    };
    const before = left();
    before.feature(Slipping).keep(["D", "L2"]);
    before.puzzle = "2x2x2";
    const turnsAfter = (element: ShownElement, session: string) => {
      element.puzzle = "2x2x2";
      element.session = session;
      element.puzzle = "3x3x3";
      return element.feature(Slipping).turns;
    };
    expect(turnsAfter(left(), before.session)).toEqual(["D", "L2"]);
    expect(turnsAfter(left(), before.session.replace('"D"', '"Q"'))).toEqual([]);
    const other = opened("R U2");
    other.facelets = FIRST;
    expect(turnsAfter(other, before.session)).toEqual([]);
  });

  describe("while the user repaints what is different", () => {
    // Two stickers of a cube that was solved before a wrong turn.
    const HALF = `LL${SOLVED_FACELETS.slice(2)}`;

    function repainted(): ShownElement {
      const before = opened();
      before.hasUpdated = true;
      before.facelets = FIRST;
      before.feature(Repainting).begin();
      const editing = before.feature(Editing);
      editing.painting.brush = "L";
      editing.paint(0);
      editing.paint(1);
      expect(before.facelets).toBe(HALF);
      expect(before.feature(Repainting).isOn).toBe(true);
      return before;
    }

    it("is restored, and ends the check of the cube", () => {
      const before = repainted();
      const after = opened();
      after.facelets = HALF;
      const stop = vi.spyOn(after.feature(Engine).work, "stop");
      after.session = before.session;
      expect(after.feature(Repainting).isOn).toBe(true);
      expect(stop).toHaveBeenCalled();
      expect(after.session).toBe(before.session);
    });

    it("is not restored on another cube, or on one with moves", () => {
      const { session } = repainted();
      const other = opened();
      other.facelets = FIRST;
      const followed = opened();
      followed.facelets = HALF;
      followed.alg = "R";
      for (const after of [other, followed]) {
        after.session = session;
        expect(after.feature(Repainting).isOn).toBe(false);
      }
    });

    it("goes on when the puzzle is switched and switched back", () => {
      const element = repainted();
      element.puzzle = "2x2x2";
      expect(element.feature(Repainting).isOn).toBe(false);
      element.puzzle = "3x3x3";
      expect(element.facelets).toBe(HALF);
      expect(element.feature(Repainting).isOn).toBe(true);
    });

    it("is restored on the puzzle that is not shown", () => {
      const before = repainted();
      before.puzzle = "2x2x2";
      const after = opened();
      after.facelets = HALF;
      after.puzzle = "2x2x2";
      after.session = before.session;
      expect(after.feature(Repainting).isOn).toBe(false);
      expect(after.session).toBe(before.session);
      after.puzzle = "3x3x3";
      expect(after.feature(Repainting).isOn).toBe(true);
    });
  });

  it.each([
    "",
    "nonsense",
    '{"beside":{"on":1}}',
    "null",
    '{"brush":"Q"}',
    '{"turns":["Q"]}',
    '{"turns":"R"}',
  ])("restores nothing from %j", (text) => {
    const element = opened("R U2");
    element.session = text;
    expect(element.session).toBe("");
  });
});
