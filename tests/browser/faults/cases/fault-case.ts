// One thing that can go wrong, and what is expected of the page when it does.

import type { Profile, Tab } from "../../browsers/tab";
import type { CubePage } from "../../page/cube-page";
import type { FaultServer, ServerFaults } from "../fault-server";
import type { StorageFault } from "../stored-chunks";

/** What there is before and after each visit. */
export interface Surroundings {
  /** A tab of the site's origin that stays; nothing is in it. */
  desk: Tab;
  profile: Profile<Tab>;
  server: FaultServer;
}

/** A visit under way, for what a case does in its middle. */
export interface Visit extends Surroundings {
  cube: CubePage<Tab>;
  /** Makes the page solve another cube. */
  solve: () => Promise<void>;
  /** Asks for another cube's solution, and expects `alert` instead. */
  askInVain: (alert: string) => Promise<void>;
}

export interface FaultCase {
  /** What is wrong, in words; unique to the case. */
  name: string;
  /** Which tables the browser has at first; default "all but one chunk". */
  stored?: "all" | "all but one chunk" | "nothing";
  /** How the stored tables are spoiled before the visit; for a chunk, it is the one chunk. */
  spoils?: StorageFault["kind"];
  /** What the server does during the visit. */
  faults?: ServerFaults;
  /** What is done before the visit. */
  before?: (surroundings: Surroundings) => Promise<void>;
  /** What is done when the page has answered once. */
  during?: (visit: Visit) => Promise<void>;
  /** What is done to end the fault, before the page is closed and the storage looked at. */
  afterwards?: (visit: Visit) => Promise<void>;

  /** Whether the first press of Solve gives a solution, or may say why not. */
  answers: "at once" | "by the second press";
  /** The tables that the page solves with when the case is over. */
  tier: "full" | "mini";
  /** Where the full tables come from. */
  source: "storage" | "network" | "generated" | "none";
  /** What the page says, word for word, at some time after the first answer. */
  says: string;
  /** Which tables the browser has in the end, all of them intact. */
  keeps: "all" | "a part" | "what was right" | "nothing";
  /** Needs what only one browser's driver can do. */
  only?: "chromium";
  /** Left to `npm run test:long`: slow, or much like one that is not. */
  isLong?: boolean;
  /** Expected console output, besides what the browser says about failed requests. */
  noise?: RegExp;
}

/** The full tables come over the network all the same. */
export const FETCHED = {
  answers: "at once",
  tier: "full",
  source: "network",
  says: "Full tables, fetched during this visit",
  keeps: "all",
} as const;

/** The next request after the fault gets an answer, and the tables. */
export const FETCHED_BY_THE_NEXT = { ...FETCHED, answers: "by the second press" } as const;

/** What is stored is enough. */
export const FROM_STORAGE = {
  ...FETCHED,
  source: "storage",
  says: "Full tables, from this browser's storage",
} as const;

/** The part of the tables that cannot be had is made. */
export const MADE_HERE = {
  ...FETCHED,
  source: "generated",
  says: "Full tables, made on this device",
} as const;
