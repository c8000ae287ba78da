// The worker's death at every stage, of an error or without a word.

import {
  FETCHED,
  FETCHED_BY_THE_NEXT,
  FROM_STORAGE,
  MADE_HERE,
  type FaultCase,
  type Visit,
} from "./fault-case";
import type { RequestFault } from "./fault-server";
import { withStatus } from "./spoiled-answers";
import { describeDeath, dieWhenTold, tellToDie, type Death, type Stage } from "./worker-death";

const CHUNK = /^\/tables\/chunks\//;
const TOLD_OF_SEARCH =
  "The solver has broken off. Your cube is still here: try again, and it starts afresh.";
const TOLD_OF_LOADING = "getting the full ones has broken the solver off";
// What is silent is asked for a sign of life after ten seconds, and given up after twenty.
const PATIENCE = { timeout: 60_000 };

interface StageOfLife {
  stage: Stage;
  /** As the sentence goes on. */
  inWords: string;
  /** What comes of it, whatever the worker dies of. */
  expected: Omit<FaultCase, "name">;
  /** What goes wrong besides. */
  requests?: readonly RequestFault[];
  /** Left to `npm run test:long` even where the death is noticed at once. */
  isLong?: boolean;
  /** How the page comes to tell of it. */
  noticed: (visit: Visit, by: Death["by"]) => Promise<void>;
}

async function whileLoading({ cube }: Visit): Promise<void> {
  const told = cube.page.getByText(TOLD_OF_LOADING).first();
  await told.waitFor(PATIENCE);
}

const whileSearching = ({ askInVain }: Visit) => askInVain(TOLD_OF_SEARCH);

/** What nobody waits for is missed by the next who asks. */
async function whileIdle(visit: Visit, by: Death["by"]): Promise<void> {
  if (by === "vanishing") await visit.askInVain(TOLD_OF_SEARCH);
  else await visit.cube.page.getByText("Solves with small tables.").waitFor(PATIENCE);
}

const STAGES: readonly StageOfLife[] = [
  {
    stage: "searching",
    inWords: "while it searches",
    expected: FETCHED,
    noticed: whileSearching,
  },
  {
    stage: "reading",
    inWords: "while it reads stored tables",
    isLong: true,
    expected: { stored: "all", ...FROM_STORAGE },
    noticed: whileLoading,
  },
  {
    stage: "fetching",
    inWords: "while it fetches tables",
    expected: FETCHED,
    noticed: whileLoading,
  },
  {
    stage: "making",
    inWords: "while it makes tables",
    isLong: true,
    requests: [{ on: CHUNK, change: withStatus(404) }],
    expected: MADE_HERE,
    noticed: whileLoading,
  },
  {
    stage: "storing",
    inWords: "while it stores tables",
    isLong: true,
    // The last of what it has sent to the storage may or may not be kept.
    expected: { ...FETCHED, says: "Solves with full tables." },
    noticed: whileLoading,
  },
  {
    stage: "idle",
    inWords: "when it has nothing to do",
    isLong: true,
    expected: { stored: "all", ...FROM_STORAGE },
    noticed: whileIdle,
  },
];

const DEATHS: Record<Death["by"], string> = {
  error: "the worker dies of an error",
  vanishing: "the worker vanishes without a word",
};

/** Of the first worker; the next ones live. */
function dying(death: Death) {
  const argument = describeDeath(death);
  return { scripts: [{ into: "worker", script: dieWhenTold, argument, times: 1 }] } as const;
}

function deathAt(by: Death["by"], stageOfLife: StageOfLife) {
  const { stage, inWords, expected, requests, isLong = false, noticed } = stageOfLife;
  return {
    name: `${DEATHS[by]} ${inWords}`,
    // Silence takes its time to be noticed.
    isLong: isLong || by === "vanishing",
    faults: { ...dying({ stage, by }), requests: requests ?? [] },
    during: async (visit) => {
      if (stage === "idle") await visit.cube.tablesAreFull();
      await tellToDie(visit.desk);
      await noticed(visit, by);
      await visit.solve();
    },
    ...expected,
  } satisfies FaultCase;
}

function deathAtStart(by: Death["by"]): FaultCase {
  return {
    name: `${DEATHS[by]} while the engine starts`,
    isLong: by === "vanishing",
    faults: dying({ stage: "starting", by }),
    ...FETCHED_BY_THE_NEXT,
  };
}

export const DEATH_CASES: readonly FaultCase[] = (["error", "vanishing"] as const).flatMap((by) => [
  deathAtStart(by),
  ...STAGES.map((stage) => deathAt(by, stage)),
]);
