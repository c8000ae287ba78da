// Chunks on their way to their places in memory: which are missing, and those that are stored.

import type { Clock } from "../platform/clock";
import { forEachConcurrently } from "../platform/concurrently";
import type { LoadingProgress } from "./loading-progress";
import { sha256Hex } from "../platform/sha256";
import {
  chunkKey,
  type TableChunk,
  type TableEntry,
  type TableManifest,
} from "../tables/table-manifest";
import type { TableSpace } from "../tables/table-space";
import type { TableStore } from "../storage/table-store";

// Reading, hashing and copying overlap; more at once would only take memory.
const READS_AT_ONCE = 4;

/** What all ways of getting the tables work with. */
export interface TablePreparation {
  space: TableSpace;
  store: TableStore;
  progress: LoadingProgress;
  clock: Clock;
  /** How long making all tables would take. */
  generationMs: number;
}

export interface TablePart {
  table: TableEntry;
  chunk: TableChunk;
}

export function listParts(manifest: TableManifest): TablePart[] {
  return manifest.tables.flatMap((table) => table.chunks.map((chunk) => ({ table, chunk })));
}

export function listMissing(space: TableSpace, manifest: TableManifest): TablePart[] {
  return listParts(manifest).filter(({ table, chunk }) => !space.isPlaced(table, chunk));
}

/** How much of the tables is in its place, in bytes. */
export function placedSizeBytes(space: TableSpace, manifest: TableManifest): number {
  const missing = listMissing(space, manifest);
  return missing.reduce((left, { chunk }) => left - chunk.sizeBytes, space.totalSizeBytes);
}

/** Puts the missing chunks that are stored in their places, and drops those that are damaged. */
export async function placeStored(
  { space, store, progress }: TablePreparation,
  manifest: TableManifest,
): Promise<void> {
  const keys = await store.chunkKeys();
  const stored = listMissing(space, manifest).filter(({ table, chunk }) =>
    keys.has(chunkKey(table, chunk)),
  );
  await forEachConcurrently(stored, READS_AT_ONCE, async ({ table, chunk }) => {
    const key = chunkKey(table, chunk);
    const bytes = await store.readChunk(key);
    if (bytes && (await placeIfRight(space, { table, chunk }, bytes))) {
      progress.reach("load", placedSizeBytes(space, manifest));
    } else await store.dropChunk(key);
  });
}

async function placeIfRight(
  space: TableSpace,
  { table, chunk }: TablePart,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (bytes.length !== chunk.sizeBytes) return false;
  // SHA-256 would take a third of the time that loading takes.
  if (chunk.checksum !== undefined) return space.placeIfRight(table, chunk, bytes);
  if ((await sha256Hex(bytes)) !== chunk.sha256) return false;
  space.place(table, chunk, bytes);
  return true;
}

/**
 * Takes the tables that are whole into use.
 * @throws SolverError with the code for which the module refuses one.
 */
export function commitWhole(space: TableSpace, manifest: TableManifest): void {
  for (const table of manifest.tables) {
    const isWhole = table.chunks.every((chunk) => space.isPlaced(table, chunk));
    if (isWhole && !space.isCommitted(table.kind)) space.commit(table.kind);
  }
}
