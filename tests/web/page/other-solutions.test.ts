// The other shortest solutions, without the list that shows them.

import { expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { nameOthers, offerOthers } from "../../../web/page/solutions/other-solutions";

const list = vi.hoisted(() => ({
  listSolutions: vi.fn(),
  markShown: vi.fn(),
  nameList: vi.fn(),
  openList: vi.fn(),
  removeList: vi.fn(),
}));
const search = vi.hoisted(() => ({
  offerSearch: vi.fn(),
  nameSearch: vi.fn(),
  removeSearch: vi.fn(),
}));

vi.mock("../../../web/page/solutions/solution-list", () => list);
vi.mock("../../../web/page/solutions/all-solutions", () => search);

it("a list that comes later is in the language that the page has then", async () => {
  const cube = { puzzle: "3x3x3", metric: "htm", goal: "" };
  const surroundings = { cube, solver: {}, show } as object as Parameters<typeof offerOthers>[0];
  await offerOthers(surroundings, applyMoves(SOLVED_FACELETS, ["U", "R"]), "R' U'", "en");
  nameOthers("ru");
  const listed = search.offerSearch.mock.lastCall![2] as (solutions: readonly string[]) => void;
  list.nameList.mockClear();
  listed(["R' U'"]);
  expect(list.nameList.mock.calls).toEqual([["ru"]]);
});

const GOAL = applyMoves(SOLVED_FACELETS, ["U", "D"]);
const show = vi.fn();

it("another solution of a pattern is shown with the pattern as its goal", async () => {
  const cube = { puzzle: "3x3x3", metric: "htm", goal: GOAL };
  const surroundings = { cube, solver: {}, show } as object as Parameters<typeof offerOthers>[0];
  await offerOthers(surroundings, SOLVED_FACELETS, "U D", "en");
  const listed = search.offerSearch.mock.lastCall![2] as (solutions: readonly string[]) => void;
  listed(["U D", "D U"]);
  const choose = list.listSolutions.mock.lastCall![2] as (text: string) => void;
  choose("D U");
  expect(show).toHaveBeenCalledWith({
    facelets: SOLVED_FACELETS,
    alg: "D U",
    index: 0,
    goal: GOAL,
  });
});
