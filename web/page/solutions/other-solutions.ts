// Other solutions of a cube. The other shortest ones of a 2x2x2 are listed at once. Those of a 3x3x3 are looked for on the
// person's request, together with dearer ones where the shortest cannot be listed alone.

import type { Metric, Puzzle } from "../../core/choices";
import { withPlaces } from "../../core/pocket-stickers";
import { toEngine } from "../../widget/solve/pocket-engine";
import type { LanguageCode } from "../../widget/words/languages";
import type { ShownCube } from "../position/shown-cube";
import { listShortest, type ListingSolver } from "./listing";
import { findMore, type MoreSolver } from "./more-solutions";
import {
  beginSearch,
  nameSearch,
  type OfferedSearch,
  offerSearch,
  removeSearch,
} from "./offered-search";
import { listSolutions, markShown, nameList, openList, removeList } from "./solution-list";
import { costOfSolution } from "./solution-order";

export interface OtherSolutionsSurroundings {
  /** The solutions are placed below it. */
  cube: HTMLElement & { puzzle: Puzzle; metric: Metric; goal: string };
  solver: ListingSolver & MoreSolver;
  /** Shows one of them. */
  show: (shown: ShownCube) => void;
  /** Leads the person on to the cube and its moves. */
  leadOn: () => void;
  /** What a solution costs in the cube's metric, such as "22 quarter turns". */
  costInWords: (cost: number) => string;
  /** Whether the one that is shown is proven to be a shortest, and all such can be listed. */
  areShortestListable: boolean;
  /** Whether a search for them that has to be asked for has been asked for already. */
  isWanted: boolean;
}

// The cube that the solutions solve, before any moves, and what else they depend on.
let solved = "";
let taskOfSolved = "";
// Those in the list that a search has found; none while there is no such list.
let found: readonly string[] = [];
// What the page is in now, and the moves that it shows: a search may end long after it was offered.
let spoken: LanguageCode = "en";
let followed = "";

/**
 * Offers other solutions of `start`, if there are any; those of a 2x2x2 only if one of them is shown.
 * @param shown the moves that are shown
 */
export async function offerOthers(
  {
    cube,
    solver,
    show,
    leadOn,
    costInWords,
    areShortestListable,
    isWanted,
  }: OtherSolutionsSurroundings,
  start: string,
  shown: string,
  language: LanguageCode,
): Promise<void> {
  spoken = language;
  followed = shown;
  const { puzzle, metric, goal } = cube;
  const choose = (text: string) => show({ facelets: start, alg: text, index: 0, goal });
  const use = { choose, leadOn };
  const task = `${metric} ${areShortestListable} ${goal}`;
  if (start !== solved || task !== taskOfSolved) {
    removeOthers();
    [solved, taskOfSolved] = [start, task];
    if (puzzle === "2x2x2") {
      const options = { puzzle, method: "optimal", metric, maxSolutions: Infinity } as const;
      const { solutions = [] } = await solver.solve(toEngine(withPlaces(start)), options);
      if (solved !== start) return;
      const texts = solutions.map(({ text }) => text);
      if (!texts.includes(shown)) {
        removeOthers();
        return;
      }
      listSolutions(cube, texts, use, { areShortest: true, metric, costInWords });
    } else {
      const search = areShortestListable ? searchForShortest() : searchForMore();
      offerSearch(cube, search, (solutions, isAwaited) => {
        listFound(solutions);
        markShown(followed);
        nameList(spoken);
        openList(isAwaited);
      });
    }
  } else if (found.length > 0 && !areShortestListable && !found.includes(shown)) {
    listFound(found);
    openList(false);
  }
  markShown(shown);
  nameOthers(spoken);
  if (isWanted) beginSearch();

  // Together with the one that is shown: pressing Solve again may have found another since the search began.
  function listFound(solutions: readonly string[]): void {
    const isKnown = areShortestListable || solutions.includes(followed);
    const cost = (text: string) => costOfSolution(text, metric);
    found = isKnown
      ? solutions
      : [followed, ...solutions].toSorted((one, other) => cost(one) - cost(other));
    listSolutions(cube, found, use, { areShortest: areShortestListable, metric, costInWords });
  }

  function searchForShortest(): OfferedSearch {
    const listed = { facelets: start, goal, known: shown, ...(metric === "qtm" && { metric }) };
    return {
      kind: metric === "qtm" ? "all-qtm" : "all",
      run: (options) => listShortest(solver, listed, options),
    };
  }

  function searchForMore(): OfferedSearch {
    const known = { facelets: start, goal, known: shown, metric };
    return { kind: "more", run: ({ signal }) => findMore(solver, known, signal) };
  }
}

/** Takes them away. */
export function removeOthers(): void {
  [solved, found] = ["", []];
  removeList();
  removeSearch();
}

/** Says how many there are. */
export function nameOthers(language: LanguageCode): void {
  spoken = language;
  nameList(language);
  nameSearch(language);
}
