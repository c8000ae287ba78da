// Other solutions, without the list that shows them.

import { beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { nameOthers, offerOthers } from "../../../web/page/solutions/other-solutions";
import type { ListUse } from "../../../web/page/solutions/solution-list";

const list = vi.hoisted(() => ({
  listSolutions: vi.fn(),
  markShown: vi.fn(),
  nameList: vi.fn(),
  openList: vi.fn(),
  removeList: vi.fn(),
}));
const search = vi.hoisted(() => ({
  beginSearch: vi.fn(),
  offerSearch: vi.fn(),
  nameSearch: vi.fn(),
  removeSearch: vi.fn(),
}));

vi.mock("../../../web/page/solutions/solution-list", () => list);
vi.mock("../../../web/page/solutions/offered-search", () => search);

const GOAL = applyMoves(SOLVED_FACELETS, ["U", "D"]);
const show = vi.fn();
const costInWords = vi.fn();

beforeEach(() => vi.clearAllMocks());

/** Offers the others of this cube, of which one is shown. */
async function offer(
  start: string,
  shown: string,
  { goal = "", areShortestListable = true, isWanted = false, metric = "htm" } = {},
): Promise<void> {
  const cube = { puzzle: "3x3x3", metric, goal };
  const surroundings = {
    ...{ cube, solver: {}, show, leadOn: vi.fn(), costInWords, areShortestListable, isWanted },
  };
  await offerOthers(
    surroundings as object as Parameters<typeof offerOthers>[0],
    start,
    shown,
    "en",
  );
}

/** The search that was offered last has found these. */
function find(solutions: readonly string[]): void {
  (search.offerSearch.mock.lastCall![2] as (solutions: readonly string[]) => void)(solutions);
}

it("a list that comes later is in the language that the page has then", async () => {
  await offer(applyMoves(SOLVED_FACELETS, ["U", "R"]), "R' U'");
  nameOthers("ru");
  list.nameList.mockClear();
  find(["R' U'"]);
  expect(list.nameList.mock.calls).toEqual([["ru"]]);
});

it("a list that comes later marks the solution that is shown then", async () => {
  const start = applyMoves(SOLVED_FACELETS, ["U", "D"]);
  await offer(start, "U' D'");
  await offer(start, "D' U'");
  find(["U' D'", "D' U'"]);
  expect(search.offerSearch).toHaveBeenCalledOnce();
  expect(list.markShown).toHaveBeenLastCalledWith("D' U'");
});

it("a solution that is found after the others is listed with them, in its place", async () => {
  const start = applyMoves(SOLVED_FACELETS, ["R", "U", "F"]);
  const more = { areShortestListable: false };
  const [best, worse, worst] = ["F' U' R'", "F' U' R' D D'", "F' U' R' D D' L L'"] as const;
  await offer(start, worst, more);
  await offer(start, worse, more);
  find([worst]);
  expect(list.listSolutions.mock.lastCall![1]).toEqual([worse, worst]);
  await offer(start, best, more);
  expect(list.listSolutions.mock.lastCall![1]).toEqual([best, worse, worst]);
  expect(list.markShown).toHaveBeenLastCalledWith(best);
  await offer(start, worst, more);
  expect(list.listSolutions).toHaveBeenCalledTimes(2);
});

it("a search that was asked for before it is offered begins at once", async () => {
  const start = applyMoves(SOLVED_FACELETS, ["U", "L"]);
  await offer(start, "L' U'");
  expect(search.beginSearch).not.toHaveBeenCalled();
  await offer(start, "L' U'", { isWanted: true });
  expect(search.beginSearch).toHaveBeenCalledOnce();
});

it("another solution of a pattern is shown with the pattern as its goal", async () => {
  await offer(SOLVED_FACELETS, "U D", { goal: GOAL });
  find(["U D", "D U"]);
  const { choose } = list.listSolutions.mock.lastCall![2] as ListUse;
  choose("D U");
  expect(show).toHaveBeenCalledWith({
    facelets: SOLVED_FACELETS,
    alg: "D U",
    index: 0,
    goal: GOAL,
  });
});

it("more solutions give way to the shortest ones, once one is proven", async () => {
  const start = applyMoves(SOLVED_FACELETS, ["U", "B"]);
  await offer(start, "B' U'", { areShortestListable: false });
  expect(search.offerSearch.mock.lastCall![1]).toMatchObject({ kind: "more" });
  find(["B' U'", "U B D U' B' U' D'"]);
  expect(list.listSolutions.mock.lastCall![3]).toEqual({
    ...{ areShortest: false, metric: "htm", costInWords },
  });
  await offer(start, "B' U'");
  expect(list.removeList).toHaveBeenCalled();
  expect(search.offerSearch.mock.lastCall![1]).toMatchObject({ kind: "all" });
});
