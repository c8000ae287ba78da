// A person says how the colours of their 2x2x2 are arranged, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { withPlaces } from "../../../../web/core/pocket-stickers";
import { elementWith } from "../../../../web/widget/element/feature";
import { Checking } from "../../../../web/widget/features/checking";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Session, type SessionApi } from "../../../../web/widget/features/session";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Stickers } from "../../../../web/widget/views/stickers";

class ShownElement extends elementWith<
  SettingsApi & PresenceApi & ChoosingApi & PlayingApi & EditingApi & SessionApi
>(Settings, Presence, Choosing, Playing, Editing, Checking, Session) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

const PAINTED = "????LDDBRFRL????????RRUL";
/** What follows in the arrangement that was chosen. */
const FILLED = "?F?DLDDBRFRL?BFL??U?RRUL";
const SCHEME = "URBDLF";

/** The arrangement in which the engine was last asked to infer stickers. */
let asked: string | undefined;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  return () => vi.unstubAllGlobals();
});

function opened(): ShownElement {
  const element = new ShownElement();
  vi.spyOn(element.feature(Engine).work, "complete").mockImplementation((painting, scheme) => {
    asked = scheme;
    const facelets = scheme === undefined ? painting : withPlaces(FILLED);
    const count = scheme === undefined ? Infinity : 3;
    return Promise.resolve({ count, facelets, open: [], repairs: [] });
  });
  Object.assign(element, { mode: "solve", loading: "eager", puzzle: "2x2x2" });
  element.facelets = PAINTED;
  return element;
}

it("what follows in the chosen arrangement has dots, and is not painted", async () => {
  const element = opened();
  element.feature(Editing).chooseScheme(SCHEME);
  await Promise.resolve();
  expect(asked).toBe(SCHEME);
  expect(element.paintedFacelets).toBe(PAINTED);
  expect(element.feature(Stickers).facelets).toBe(withPlaces(FILLED));
  expect(element.feature(Stickers).filled).toHaveLength(6);
});

it("it still holds for the next sticker, but not for another cube", () => {
  const element = opened();
  const editing = element.feature(Editing);
  editing.chooseScheme(SCHEME);
  editing.painting.brush = "U";
  editing.paint(0);
  expect(asked).toBe(SCHEME);
  element.clear();
  expect(asked).toBeUndefined();
  element.undo();
  expect(asked).toBe(SCHEME);
  element.facelets = PAINTED.replace("L", "?");
  expect(asked).toBeUndefined();
});

it("it can be undone and redone, also after a reload", () => {
  const before = opened();
  before.feature(Editing).chooseScheme(SCHEME);
  const after = opened();
  asked = undefined;
  after.session = before.session;
  expect(asked).toBe(SCHEME);
  expect(after.session).toBe(before.session);
  for (const element of [before, after]) {
    element.undo();
    expect(asked).toBeUndefined();
    element.redo();
    expect(asked).toBe(SCHEME);
  }
});

it("a stored text that is no arrangement of the six colours is ignored", () => {
  const before = opened();
  before.feature(Editing).chooseScheme(SCHEME);
  const after = opened();
  after.session = before.session.replaceAll(SCHEME, "URBDLL");
  after.redo();
  expect(asked).toBeUndefined();
});

describe("while the other puzzle is shown", () => {
  it("it is kept, also after a reload", () => {
    const before = opened();
    before.feature(Editing).chooseScheme(SCHEME);
    before.puzzle = "3x3x3";
    const after = opened();
    after.puzzle = "3x3x3";
    after.session = before.session;
    expect(after.session).toBe(before.session);
    for (const element of [before, after]) {
      asked = undefined;
      element.puzzle = "2x2x2";
      expect(asked).toBe(SCHEME);
    }
  });

  it("it is kept while a solved cube is painted over", () => {
    const element = opened();
    const editing = element.feature(Editing);
    // Without an empty face, so that it is not painted face by face.
    element.facelets = FILLED;
    editing.chooseScheme(SCHEME);
    element.puzzle = "3x3x3";
    editing.painting.brush = "R";
    editing.paint(0);
    expect(editing.unpainted.size).toBeGreaterThan(0);
    asked = undefined;
    element.puzzle = "2x2x2";
    expect(asked).toBe(SCHEME);
  });
});
