// What the laboratory keeps in its history entry for a reload.

import { expect, it, vi } from "vitest";

import { keepInEntry, readEntryState } from "../../../web/lab/entry-state";

function stubHistory(state: unknown) {
  const replaceState = vi.fn((kept: unknown) => (history.state = kept));
  const history = { state, replaceState };
  vi.stubGlobal("history", history);
  return history;
}

it("a brought cube stays while the experiment that is shown changes", () => {
  stubHistory(null);
  expect(readEntryState()).toEqual({});
  keepInEntry({ broughtCube: "U" });
  keepInEntry({ shownExperiment: 1 });
  expect(readEntryState()).toEqual({ broughtCube: "U", shownExperiment: 1 });
  keepInEntry({ shownExperiment: undefined });
  expect(readEntryState()).toEqual({ broughtCube: "U" });
});

it("what the browser keeps for other scripts stays, and what is kept already is not kept again", () => {
  const history = stubHistory({ other: 7 });
  for (const cube of ["U", "U", "U"]) keepInEntry({ broughtCube: cube });
  expect(history.state).toEqual({ other: 7, broughtCube: "U" });
  expect(history.replaceState).toHaveBeenCalledOnce();
});
