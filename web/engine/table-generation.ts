// Tables made here, for when they cannot be fetched: slower than most downloads, but always
// possible.

import type { CubewrightModule, TableDescription } from "../../wasm/cubewright";
import { nextTask } from "./next-task";
import { sha256Hex } from "./sha256";
import { CHUNK_SIZE_BYTES, type TableChunk, type TableEntry } from "./table-manifest";

const SLICE_MS = 10;

/**
 * Makes a table in the room reserved for it, in slices, so that the thread stays answerable.
 * `onProgress` hears the part that is done, 0..1, never falling.
 */
export async function generateTable(
  module: CubewrightModule,
  table: TableDescription,
  onProgress: (part: number) => void,
): Promise<void> {
  module.beginGeneration(table.kind);
  let workUnits = 256;
  for (;;) {
    const startMs = performance.now();
    const { done, progress } = module.stepGeneration(Math.round(workUnits));
    const elapsedMs = performance.now() - startMs;
    onProgress(progress);
    if (done) return;
    workUnits *= Math.min(2, Math.max(0.5, SLICE_MS / Math.max(elapsedMs, 0.01)));
    workUnits = Math.min(2 ** 30, Math.max(1, workUnits));
    await nextTask();
  }
}

/** Describes the table file that lies at `address`, as the published manifest would. */
export async function describeGenerated(
  module: CubewrightModule,
  table: TableDescription,
  address: number,
): Promise<TableEntry> {
  const chunks: TableChunk[] = [];
  for (let offset = 0; offset < table.sizeBytes; offset += CHUNK_SIZE_BYTES) {
    const sizeBytes = Math.min(CHUNK_SIZE_BYTES, table.sizeBytes - offset);
    const bytes = copyChunk(module, address, { offset, sizeBytes });
    chunks.push({ offset, sizeBytes, sha256: await sha256Hex(bytes) });
  }
  const { kind, formatVersion, sizeBytes } = table;
  return { kind, formatVersion, sizeBytes, chunks };
}

/** A chunk of the table file at `address`, out of the module's memory. */
export function copyChunk(
  module: CubewrightModule,
  address: number,
  { offset, sizeBytes }: Pick<TableChunk, "offset" | "sizeBytes">,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set(module.HEAPU8.subarray(address + offset, address + offset + sizeBytes));
  return bytes;
}
