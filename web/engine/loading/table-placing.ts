// Which chunks are missing in memory, and copying the stored ones to their places.

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

// Enough for reading, hashing and copying to overlap. More at once would only take memory.
const READS_AT_ONCE = 4;

/** What every way of getting the tables needs. */
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

/** The size of the chunks that are in their places, in bytes. */
export function placedSizeBytes(space: TableSpace, manifest: TableManifest): number {
  const missing = listMissing(space, manifest);
  return missing.reduce((left, { chunk }) => left - chunk.sizeBytes, space.totalSizeBytes);
}

/** Copies the missing chunks that are stored to their places, and deletes damaged ones. */
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
  // With SHA-256 a third of the loading time would go into hashing.
  if (chunk.checksum !== undefined) return space.placeIfRight(table, chunk, bytes);
  if ((await sha256Hex(bytes)) !== chunk.sha256) return false;
  space.place(table, chunk, bytes);
  return true;
}

/**
 * Takes the complete tables into use.
 * @throws SolverError with the module's code if it refuses one.
 */
export function commitWhole(space: TableSpace, manifest: TableManifest): void {
  for (const table of manifest.tables) {
    const isWhole = table.chunks.every((chunk) => space.isPlaced(table, chunk));
    if (isWhole && !space.isCommitted(table.kind)) space.commit(table.kind);
  }
}
