// What the panel of the search tables says.

import type { SolverErrorCode } from "../core/errors";
import type { SolverStatus, StorageProblem, TablesSource } from "../core/solution";
import { FULL_TABLES_DOWNLOAD_BYTES, sizeInWords } from "../widget/messages";
import type { TableStorage } from "../widget/stored-tables";

const SOURCES: Record<TablesSource, string> = {
  storage: "from this browser's storage",
  network: "fetched at this visit",
  generated: "made on this device",
};

// Why tables were made that are published; all other codes say that what came was not right.
const REASONS_TO_MAKE: Partial<Record<SolverErrorCode, string>> = {
  "fetch-failed": "The connection broke off, or the server did not have them",
  "fetch-slow": "Fetching them would have taken longer than making them",
  "table-manifest": "The server has those of another version",
};
const DAMAGED = "They came damaged";

// While tables are in memory, nothing is lost by these but the next visit's time.
const STORAGE_PROBLEMS: Record<StorageProblem, string> = {
  full: "The browser's storage is full: the tables are in memory only and will be fetched again next time. Free some space, then press Fetch again.",
  blocked:
    "Another tab holds the browser's storage: the tables are in memory only and will be fetched again next time. Close that tab, then press Fetch again.",
  unavailable:
    "This browser gives the page no storage, as in some private windows: the tables are in memory only and will be fetched again next time.",
};

/** What the panel is about, before it is opened. */
export const DOWNLOAD_IN_WORDS = sizeInWords(FULL_TABLES_DOWNLOAD_BYTES, 0);

/** How the tables stand, in a few words. */
export function summaryInWords(
  status: SolverStatus | undefined,
  storage: TableStorage | undefined,
  isFetching: boolean,
): string {
  if (!status) return "";
  if (isFetching) return "on their way";
  if (status.tier === "full") {
    // Until the storage is read, what the engine knows of it.
    const isStored = status.tablesCached && storage?.sizeBytes !== 0;
    return isStored ? "full, stored" : "full, in memory only";
  }
  return status.tablesDeferred ? "small, full ones wait" : "small";
}

/** Which tables the engine works with, and where they came from. */
export function inUseInWords(status: SolverStatus | undefined): string {
  if (!status) return "None: the solver has not started";
  const { tier, tablesSource } = status;
  if (tier === "mini") return "Small tables, made as the page opens";
  return tablesSource ? `Full tables, ${SOURCES[tablesSource]}` : "Full tables";
}

/** How much is stored. */
export function storedInWords(
  storage: TableStorage | undefined,
  status: SolverStatus | undefined,
): string {
  if (!storage) return "Looking…";
  if (storage.problem) return "Cannot be read";
  const areComing = storage.sizeBytes === 0 || status?.tier === "full";
  if (status?.tablesLoading && areComing) return "Being stored…";
  if (storage.sizeBytes === 0) return "Nothing";
  const size = sizeInWords(storage.sizeBytes);
  return status?.tier === "full" && !status.tablesCached ? `${size}, a part of them` : size;
}

/** For how long the browser keeps them; "" if nothing is stored. */
export function keptInWords(storage: TableStorage | undefined): string {
  if (!storage?.sizeBytes) return "";
  return storage.persisted ? "Until you delete them" : "Until the browser needs the room";
}

/** What is not as it should be, and what to do; "" if all is well. */
export function problemInWords(
  status: SolverStatus | undefined,
  storage: TableStorage | undefined,
): string {
  if (!status) return "Press Fetch tables to start the solver and get them.";
  const { tier, tablesLoading, tablesDeferred, tablesError, tablesSource } = status;
  if (tablesLoading) return "";
  if (tier === "mini") {
    if (tablesDeferred) {
      return `Full tables wait, since your connection is metered or slow, or saves data. Fetching them takes ${DOWNLOAD_IN_WORDS}, once.`;
    }
    if (tablesError === "memory") {
      return "There is not enough memory for full tables; small ones go on solving. Close other tabs, then press Fetch tables.";
    }
    return tablesError === undefined
      ? ""
      : `Full tables cannot be had (${tablesError}); small ones go on solving. Press Fetch tables to try again.`;
  }
  const storageProblem = status.storageProblem ?? storage?.problem;
  if (storageProblem) return STORAGE_PROBLEMS[storageProblem];
  if (tablesSource !== "generated" || tablesError === undefined) return "";
  const reason = REASONS_TO_MAKE[tablesError] ?? DAMAGED;
  return `${reason}, so they were made here. They are the same.`;
}

/** What came of fetching. */
export function fetchedInWords(status: SolverStatus | undefined): string {
  if (status?.tier !== "full") return "Full tables could not be had.";
  if (status.tablesCached) return "Full tables are in use and stored.";
  return "Full tables are in use, but could not be stored.";
}

export const DELETED =
  "Deleted. The tables in memory go on solving; the next visit fetches them again, or you do here.";
export const NOT_DELETED =
  "The stored tables could not be deleted. Close other tabs of this page and try again.";
