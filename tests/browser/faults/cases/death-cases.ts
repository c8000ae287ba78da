// The worker's death at every stage, by an error or silently.

import { expect } from "vitest";

import {
  FETCHED,
  FETCHED_BY_THE_NEXT,
  FROM_STORAGE,
  MADE_HERE,
  type FaultCase,
  type Visit,
} from "./fault-case";
import type { RequestFault } from "../fault-server";
import { withStatus } from "./spoiled-answers";
import {
  countDeaths,
  describeDeath,
  dieWhenTold,
  listenForDeaths,
  tellToDie,
  type Death,
  type Stage,
} from "./worker-death";

const CHUNK = /^\/tables\/chunks\//;
const TOLD_OF_SEARCH = "The solver stopped unexpectedly. Your cube is still here: try again.";
const TOLD_OF_LOADING = "the solver stopped unexpectedly while getting the full ones";
// A silent worker is asked for a sign of life after ten seconds, and given up after twenty.
const PATIENCE = { timeout: 60_000 };

interface StageOfLife {
  stage: Stage;
  /** How the sentence continues. */
  inWords: string;
  /** The outcome, whatever the worker dies of. */
  expected: Omit<FaultCase, "name">;
  /** Other things that go wrong. */
  requests?: readonly RequestFault[];
  /** Left to `npm run test:long` even where the death is noticed at once. */
  isLong?: boolean;
  /** Tells the worker to die, and waits until the page notices. */
  die: (visit: Visit, by: Death["by"]) => Promise<void>;
}

async function whileLoading({ cube, desk }: Visit): Promise<void> {
  await tellToDie(desk);
  const told = cube.page.getByText(TOLD_OF_LOADING).first();
  await told.waitFor(PATIENCE);
}

/** The page says nothing: the next engine starts before any tables are read. */
async function whileReading({ cube }: Visit): Promise<void> {
  await cube.tablesAreFull();
}

async function whileSearching({ askInVain, desk }: Visit): Promise<void> {
  await tellToDie(desk);
  await askInVain(TOLD_OF_SEARCH);
}

/**
 * The page says nothing. After an error the next worker starts at once and reads the tables again. A
 * worker that has vanished is missed only when it is asked for a solution: then the next one starts
 * and gives it.
 */
async function whileIdle({ cube, desk, server }: Visit, by: Death["by"]): Promise<void> {
  await cube.tablesAreFull();
  const before = server.workerRequests.length;
  await tellToDie(desk);
  if (by === "vanishing") return;
  // Before the page asks for another worker, it forgets the tables of the dead one.
  await expect.poll(() => server.workerRequests.length, PATIENCE).toBeGreaterThan(before);
  await cube.tablesAreFull();
}

const STAGES: readonly StageOfLife[] = [
  {
    stage: "searching",
    inWords: "while it searches",
    expected: FETCHED,
    die: whileSearching,
  },
  {
    stage: "reading",
    inWords: "while it reads stored tables",
    isLong: true,
    expected: { stored: "all", ...FROM_STORAGE },
    die: whileReading,
  },
  {
    stage: "fetching",
    inWords: "while it fetches tables",
    expected: FETCHED,
    die: whileLoading,
  },
  {
    stage: "making",
    inWords: "while it makes tables",
    isLong: true,
    requests: [{ on: CHUNK, change: withStatus(404) }],
    expected: MADE_HERE,
    die: whileLoading,
  },
  {
    stage: "storing",
    inWords: "while it stores tables",
    isLong: true,
    // The last of what it has sent to the storage may or may not be kept.
    expected: { ...FETCHED, says: "Solves with full tables." },
    die: whileLoading,
  },
  {
    stage: "idle",
    inWords: "when it has nothing to do",
    isLong: true,
    expected: { stored: "all", ...FROM_STORAGE },
    die: whileIdle,
  },
];

const DEATHS: Record<Death["by"], string> = {
  error: "the worker dies of an error",
  vanishing: "the worker vanishes without a word",
};

// The stages that a worker passes before anybody can tell it to die.
const STAGES_BEFORE_WORD: readonly Stage[] = ["starting", "reading"];

/** For one worker; later ones live. */
function dying(death: Death) {
  const argument = describeDeath(death);
  // On a busy machine the page may have given up a worker that started slowly: the next one is then told.
  const times = STAGES_BEFORE_WORD.includes(death.stage) ? 1 : Infinity;
  return { scripts: [{ into: "worker", script: dieWhenTold, argument, times }] } as const;
}

function deathAt(by: Death["by"], stageOfLife: StageOfLife) {
  const { stage, inWords, expected, requests, isLong = false, die } = stageOfLife;
  return {
    name: `${DEATHS[by]} ${inWords}`,
    // A silent death takes time to be noticed.
    isLong: isLong || by === "vanishing",
    faults: { ...dying({ stage, by }), requests: requests ?? [] },
    before: ({ desk }) => listenForDeaths(desk),
    during: async (visit) => {
      await die(visit, by);
      await visit.solve();
      expect(await countDeaths(visit.desk)).toBe(1);
    },
    ...expected,
  } satisfies FaultCase;
}

function deathAtStart(by: Death["by"]): FaultCase {
  return {
    name: `${DEATHS[by]} while the engine starts`,
    isLong: by === "vanishing",
    faults: dying({ stage: "starting", by }),
    before: ({ desk }) => listenForDeaths(desk),
    during: async ({ desk }) => expect(await countDeaths(desk)).toBe(1),
    ...FETCHED_BY_THE_NEXT,
  };
}

export const DEATH_CASES: readonly FaultCase[] = (["error", "vanishing"] as const).flatMap((by) => [
  deathAtStart(by),
  ...STAGES.map((stage) => deathAt(by, stage)),
]);
