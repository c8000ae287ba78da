// The stored tables, set by set, for a page that shows them and lets its user delete them. Runs on the page's
// thread and needs no solver.

import { optionError } from "../../core/arguments";
import { SolverError } from "../../core/errors";
import type { StorageProblem } from "../../core/solution";
import { TABLE_SET_NAMES, type TableSetName } from "../../core/table-sets";
import { hearingOf, openChannel, tellListeners } from "./deletion-news";
import { environment } from "../platform/environment";
import type { TableSet } from "../tables/table-set";
import { TABLE_SETS } from "../tables/table-sets";
import { TableStore } from "./table-store";

/** What the browser's storage has of sets of tables. */
export interface TableStorage {
  /** The size of all stored chunks, of any release. */
  sizeBytes: number;
  /** How many chunks of tables these are. */
  chunkCount: number;
  /** Whether the browser has promised not to delete the site's storage by itself. */
  persisted: boolean;
  /** Why nothing can be stored, or be read: "unavailable" or "blocked". */
  problem: StorageProblem | undefined;
}

/**
 * What is stored at this moment of one set, or of all sets; it may be only a part of the tables.
 * @throws SolverError "option" if there is no such set; nothing else.
 */
export async function readTableStorage(name?: TableSetName | null): Promise<TableStorage> {
  const stored = await Promise.all(setsNamed(name).map(readStored));
  const sizes = stored.flatMap((set) => set.sizes);
  return {
    sizeBytes: sizes.reduce((sum, sizeBytes) => sum + sizeBytes, 0),
    chunkCount: sizes.length,
    persisted: await isPersisted(),
    problem: stored.find(({ problem }) => problem !== undefined)?.problem,
  };
}

/**
 * Deletes the stored tables of a set, or of all. Solvers go on with those that they have in memory, also in other tabs;
 * the next one that starts must load them again, and `prepare` stores those in memory again.
 * @throws SolverError "storage" if some cannot be deleted; those of the other sets are deleted all the same. "option"
 * if there is no such set.
 */
export async function deleteStoredTables(name?: TableSetName | null): Promise<void> {
  const problems = await Promise.all(setsNamed(name).map(deleteStored));
  const problem = problems.find((found) => found !== undefined);
  if (problem) {
    throw new SolverError("storage", `The stored tables cannot be deleted: ${problem}.`);
  }
}

function setsNamed(name: unknown): TableSet[] {
  const isLeftOut = name === undefined || name === null;
  const names = TABLE_SET_NAMES.filter((known) => isLeftOut || name === known);
  if (names.length === 0) throw optionError("name", name, `one of ${TABLE_SET_NAMES.join(", ")}`);
  return names.map((known) => TABLE_SETS[known]);
}

async function readStored(
  set: TableSet,
): Promise<{ sizes: number[]; problem: StorageProblem | undefined }> {
  const store = await TableStore.open(set);
  try {
    return { sizes: await store.chunkSizes(), problem: store.problem };
  } finally {
    store.close();
  }
}

// Resolves with the problem, if they cannot be deleted.
async function deleteStored(set: TableSet): Promise<StorageProblem | undefined> {
  // As in Node: nothing can be stored.
  if (!("indexedDB" in globalThis)) return undefined;
  const store = await TableStore.open(set);
  try {
    await store.clear();
    if (!store.problem) tellOfDeletion(set);
    return store.problem;
  } finally {
    store.close();
  }
}

// Tells all who listen, here and in other tabs.
function tellOfDeletion(set: TableSet): void {
  const hearing = hearingOf(set);
  tellListeners(hearing);
  const speaking = hearing.channel ?? openChannel(set);
  speaking?.postMessage(null);
  if (speaking !== hearing.channel) speaking?.close();
}

async function isPersisted(): Promise<boolean> {
  try {
    return (await environment.navigator?.storage?.persisted()) ?? false;
  } catch {
    return false;
  }
}
