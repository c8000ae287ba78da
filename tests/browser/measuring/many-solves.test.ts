// A solve leaves nothing behind: no memory, nodes, listeners or workers, and nothing that waits.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { MOST_CHANGES } from "../../../web/widget/paint/edit-history";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";
import { countHoldings, type Holdings } from "./holdings";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/page-test";

// The scene could be left, too. The headless shell does not measure the memory of workers.
const it = pageTest.extend("needs", { picture: true, wholeBrowser: true });

const SOLVE_COUNT = 10_000;
const BATCH_COUNT = 1_000;
// Each takes a hundredth of a second, or some hundredths on a busy machine.
const LIMIT_MS = 15 * 60_000;

// The smallest thing that could be left of a request, a promise with its closures, takes some 200
// bytes: 2 MB for 10,000 solves. A module's memory grows by at least a megabyte.
const MOST_GROWTH_BYTES = 500_000;
const MOST_PASSING_COUNT = 10;

// Solutions of so many moves are found at once with small tables.
const LAX_LENGTH = 30;

function expectNoneLeft(before: Holdings, after: Holdings): void {
  expect(after.counts).toEqual(before.counts);
  for (const [name, count] of Object.entries(after.passingCounts)) {
    expect(count - before.passingCounts[name]!, name).toBeLessThan(MOST_PASSING_COUNT);
  }
  expect(after.heapBytes - before.heapBytes).toBeLessThan(MOST_GROWTH_BYTES);
  expect(after.workersBytes - before.workersBytes).toBeLessThan(MOST_GROWTH_BYTES);
}

interface SolvedCube {
  facelets: string;
  moves: string[];
}

// The parts of the page's element that are used here.
interface Cube extends HTMLElement {
  readonly facelets: string;
  scramble(): Promise<void>;
  solve(limits: { maxLength: number }): Promise<SolvedCube | undefined>;
  reset(): void;
}

function solveMany({ page }: CubePage<Tab>, count: number): Promise<SolvedCube[]> {
  return page.evaluate(
    async ({ count, maxLength }) => {
      const cube = document.querySelector<Cube>("cubewright-cube")!;
      const solved: SolvedCube[] = [];
      while (solved.length < count) {
        await cube.scramble();
        const { facelets } = cube;
        const solution = await cube.solve({ maxLength });
        solved.push({ facelets, moves: solution?.moves ?? [] });
      }
      cube.reset();
      return solved;
    },
    { count, maxLength: LAX_LENGTH },
  );
}

async function solveRight(cube: CubePage<Tab>, count: number): Promise<void> {
  for (const { facelets, moves } of await solveMany(cube, count)) {
    if (!isSolved(applyMoves(facelets, moves as Move[]))) {
      expect.fail(`${facelets} is not solved by ${moves.join(" ")}`);
    }
  }
}

describe("the page leaks nothing", () => {
  it.skipIf(!isLongRun)(`in ${SOLVE_COUNT} solves`, { timeout: LIMIT_MS }, async ({ openCube }) => {
    const cube = await openCube();
    await cube.stageIsLive();
    // Without drawing, a solve takes no longer than necessary.
    await cube.page.evaluate(() => (document.body.hidden = true));
    // From then on each new undoable change replaces an old one.
    await solveRight(cube, MOST_CHANGES);
    const before = await countHoldings(cube.page as Page);
    for (let count = 0; count < SOLVE_COUNT; count += BATCH_COUNT) {
      await solveRight(cube, BATCH_COUNT);
    }
    expectNoneLeft(before, await countHoldings(cube.page as Page));
  });
});
