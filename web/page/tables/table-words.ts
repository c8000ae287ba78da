// The texts of the panel of the search tables.

import type { SolverErrorCode } from "../../core/errors";
import type {
  SolverStatus,
  StorageProblem,
  TableSetStatus,
  TablesSource,
} from "../../core/solution";
import { downloadInWords, sizeInWords } from "../../widget/tables/tables-words";
import type { TableStorage } from "../../widget/solve/stored-tables";
import type { PanelMessage, PanelWords } from "./words/panel-words";

const SOURCES = {
  storage: "in-use-storage",
  network: "in-use-network",
  generated: "in-use-generated",
} as const satisfies Record<TablesSource, PanelMessage>;

// Why tables were made here instead of fetched; for all other codes, because what was fetched was
// damaged.
const REASONS_TO_MAKE: Partial<Record<SolverErrorCode, PanelMessage>> = {
  "fetch-failed": "made-after-fetch-failed",
  "fetch-slow": "made-after-fetch-slow",
  "table-manifest": "made-after-table-manifest",
};

// The tables in memory are still used; only the next visit has to fetch them again.
const STORAGE_PROBLEMS = {
  full: "storage-full",
  blocked: "storage-blocked",
  unavailable: "storage-unavailable",
} as const satisfies Record<StorageProblem, PanelMessage>;

// The same for tables that are made on the device.
const SET_PROBLEMS = {
  full: "set-full",
  blocked: "set-blocked",
  unavailable: "set-unavailable",
} as const satisfies Record<StorageProblem, PanelMessage>;

/** The state of the tables, in a few words. */
export function summaryInWords(
  words: PanelWords,
  status: SolverStatus | undefined,
  storage: TableStorage | undefined,
  isFetching: boolean,
): string {
  if (!status) return "";
  if (isFetching) return words.say("summary-coming");
  if (status.tier === "full") {
    // Until the storage is read, the engine's status counts.
    const isStored = status.tablesCached && storage?.sizeBytes !== 0;
    return words.say(isStored ? "summary-stored" : "summary-in-memory");
  }
  const isWaiting = status.tablesDeferred && !storage?.sizeBytes;
  return words.say(isWaiting ? "summary-waiting" : "summary-small");
}

/** Which tables the engine works with, and where they came from. */
export function inUseInWords(
  words: PanelWords,
  status: SolverStatus | undefined,
  storage?: TableStorage,
): string {
  if (!status) return words.say("in-use-none");
  const { tier, tablesSource } = status;
  if (tier === "mini") return words.say("in-use-small");
  // They have been deleted there since.
  if (tablesSource === "storage" && storage?.sizeBytes === 0) return words.say("in-use-memory");
  return words.say(tablesSource ? SOURCES[tablesSource] : "in-use-full");
}

/** How much is stored. */
export function storedInWords(
  words: PanelWords,
  storage: TableStorage | undefined,
  status: SolverStatus | undefined,
): string {
  if (!storage) return words.say("looking");
  if (storage.problem) return words.say("unreadable");
  const areComing = storage.sizeBytes === 0 || status?.tier === "full";
  if (status?.tablesLoading && areComing) return words.say("being-stored");
  if (storage.sizeBytes === 0) return words.say("nothing");
  const size = sizeInWords(words, storage.sizeBytes);
  const isPart = status?.tier === "full" && !status.tablesCached;
  return isPart ? words.say("stored-partly", { size }) : size;
}

/** For how long the browser keeps them; "" if nothing is stored. */
export function keptInWords(words: PanelWords, storage: TableStorage | undefined): string {
  if (!storage?.sizeBytes) return "";
  return words.say(storage.persisted ? "kept-until-deleted" : "kept-until-needed");
}

/** What is wrong with the tables, and what to do; "" if nothing is. */
export function problemInWords(
  words: PanelWords,
  status: SolverStatus | undefined,
  storage: TableStorage | undefined,
): string {
  if (!status) return words.say("press-fetch");
  const { tier, tablesLoading, tablesDeferred, tablesError, tablesSource } = status;
  if (tablesLoading) return "";
  if (tier === "mini") {
    // A search for the shortest solution, or another tab, has stored them.
    if (tablesDeferred && storage?.sizeBytes) return words.say("tables-stored-since");
    if (tablesDeferred) return words.say("tables-deferred", { size: downloadInWords(words) });
    if (tablesError === "memory") return words.say("tables-memory");
    return tablesError === undefined ? "" : words.say("tables-failed", { code: tablesError });
  }
  const storageProblem = status.storageProblem ?? storage?.problem;
  if (storageProblem) return words.say(STORAGE_PROBLEMS[storageProblem]);
  if (tablesSource !== "generated" || tablesError === undefined) return "";
  return words.say(REASONS_TO_MAKE[tablesError] ?? "made-after-damage");
}

/** How much of another set is on the device, and why it is not stored if it could not be. */
export function otherSetInWords(
  words: PanelWords,
  storage: TableStorage | undefined,
  status: TableSetStatus | undefined,
): string {
  if (storage?.sizeBytes) return sizeInWords(words, storage.sizeBytes);
  if (status?.state !== "in-use") return words.say("nothing");
  const inMemory = words.say("set-in-memory", { size: sizeInWords(words, status.sizeBytes) });
  const { storageProblem } = status;
  return storageProblem ? `${inMemory} · ${words.say(SET_PROBLEMS[storageProblem])}` : inMemory;
}

/** The outcome of fetching. */
export function fetchedInWords(words: PanelWords, status: SolverStatus | undefined): string {
  if (status?.tier !== "full") return words.say("fetched-none");
  return words.say(status.tablesCached ? "fetched-stored" : "fetched-unstored");
}
