// The stored tables, for a page that shows them and lets its user delete them. Runs on the page's thread
// and needs no solver.

import { SolverError } from "../../core/errors";
import type { StorageProblem } from "../../core/solution";
import { tellOfDeletion } from "./deletion-news";
import { environment } from "../platform/environment";
import { TableStore } from "./table-store";

export interface TableStorage {
  /** The size of all stored chunks, of any release. */
  sizeBytes: number;
  chunkCount: number;
  /** Whether the browser has promised not to delete the site's storage by itself. */
  persisted: boolean;
  /** Why nothing can be stored, or be read: "unavailable" or "blocked". */
  problem: StorageProblem | undefined;
}

/** What is stored at this moment, which may be only a part of the tables. Never rejects. */
export async function readTableStorage(): Promise<TableStorage> {
  const store = await TableStore.open();
  try {
    const sizes = await store.chunkSizes();
    const persisted = await isPersisted();
    return {
      sizeBytes: sizes.reduce((sum, sizeBytes) => sum + sizeBytes, 0),
      chunkCount: sizes.length,
      persisted,
      problem: store.problem,
    };
  } finally {
    store.close();
  }
}

/**
 * Deletes the stored tables. Solvers go on with those that they have in memory, also in other tabs;
 * the next one that starts must load them again, and `ready("full")` stores those in memory again.
 * @throws SolverError "storage" if they cannot be deleted.
 */
export async function deleteStoredTables(): Promise<void> {
  const store = await TableStore.open();
  try {
    await store.clear();
    if (store.problem) {
      throw new SolverError("storage", `The stored tables cannot be deleted: ${store.problem}.`);
    }
    tellOfDeletion();
  } finally {
    store.close();
  }
}

async function isPersisted(): Promise<boolean> {
  try {
    return (await environment.navigator?.storage?.persisted()) ?? false;
  } catch {
    return false;
  }
}
