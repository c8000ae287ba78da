// Making the tables here, if they cannot be fetched. That is slower than most downloads, but always
// possible.

import type { TableDescription, TableSetModule } from "../../../wasm/table-set";
import { nextTask } from "../platform/next-task";
import { sha256Hex } from "../platform/sha256";
import { CHUNK_SIZE_BYTES, type TableChunk, type TableEntry } from "./table-manifest";
import { memoryRefused, type TableSpace } from "./table-space";

const SLICE_MS = 10;

/**
 * Makes a table in the memory reserved for it, in slices, so that the thread can answer meanwhile.
 * `onProgress` receives the part that is done, 0..1, which never falls.
 * Resolves with whether the table came out wrong, by a fault of this machine.
 * @throws SolverError "memory".
 */
export async function generateTable(
  module: TableSetModule,
  table: TableDescription,
  onProgress: (part: number) => void,
): Promise<boolean> {
  if (!module.beginGeneration(table.kind)) throw memoryRefused();
  let workUnits = 256;
  for (;;) {
    const startMs = performance.now();
    const { done, progress } = module.stepGeneration(Math.round(workUnits));
    const elapsedMs = performance.now() - startMs;
    onProgress(progress);
    if (done) return progress !== 1;
    workUnits = Math.max(1, workUnits * Math.min(2, Math.max(0.5, SLICE_MS / elapsedMs)));
    await nextTask();
  }
}

/** Describes a complete table file in memory, as the published manifest would. */
export async function describeGenerated(
  space: TableSpace,
  table: TableDescription,
): Promise<TableEntry> {
  const { kind, formatVersion, sizeBytes, payloadSha256: sha256 } = table;
  const chunks: TableChunk[] = [];
  for (let offset = 0; offset < sizeBytes; offset += CHUNK_SIZE_BYTES) {
    const range = { offset, sizeBytes: Math.min(CHUNK_SIZE_BYTES, sizeBytes - offset) };
    chunks.push({ ...range, sha256: await sha256Hex(space.copyChunk(kind, range)) });
  }
  return { kind, formatVersion, sizeBytes, sha256, chunks };
}
