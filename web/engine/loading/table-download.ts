// Fetches the tables that are not stored. Each chunk is copied to its place and stored as soon as it has
// come.

import { forEachConcurrently } from "../platform/concurrently";
import { FetchFailure } from "../fetch/fetch-failure";
import { fetchChunk, fetchManifest } from "../fetch/table-fetch";
import {
  chunkKey,
  readManifest,
  type TableChunk,
  type TableManifest,
} from "../tables/table-manifest";
import {
  commitWhole,
  listMissing,
  listParts,
  placedSizeBytes,
  placeStored,
  type TablePart,
  type TablePreparation,
} from "./table-placing";
import { TransferWatch } from "../fetch/transfer-watch";

// Enough to use the whole connection. A browser opens six to a server, and the page needs some of them.
const CHUNKS_AT_ONCE = 4;

/**
 * Fetches the missing chunks of the tables and takes the tables into use. Resolves with their manifest.
 * @throws SolverError "fetch-failed", "fetch-slow", "table-hash", "table-manifest", or another table code if
 * the module refuses a table. Chunks that have come by then are kept.
 */
export async function downloadTables(
  preparation: TablePreparation,
  baseUrl: string,
  manifestPath: string,
): Promise<DownloadedTables> {
  const download = new TableDownload(preparation, baseUrl, manifestPath);
  try {
    return { manifest: await download.run(), hasFetched: download.hasFetched };
  } finally {
    download.end();
  }
}

export interface DownloadedTables {
  manifest: TableManifest;
  /** Whether any chunk had to be fetched. */
  hasFetched: boolean;
}

class TableDownload {
  readonly #preparation: TablePreparation;
  readonly #baseUrl: string;
  readonly #manifestPath: string;
  hasFetched = false;
  readonly #watch: TransferWatch;
  #manifest: TableManifest | undefined;
  /** How many bytes have come of each chunk that is being fetched. */
  readonly #arriving = new Map<TableChunk, number>();

  constructor(preparation: TablePreparation, baseUrl: string, manifestPath: string) {
    this.#preparation = preparation;
    this.#baseUrl = baseUrl;
    this.#manifestPath = manifestPath;

    this.#watch = new TransferWatch(
      preparation.clock,
      () => this.#remainingBytes(),
      () => this.#remainingGenerationMs(),
    );
  }

  async run(): Promise<TableManifest> {
    this.#manifest = (await this.#readStoredManifest()) ?? (await this.#fetchManifest("no-cache"));
    try {
      await this.#complete(this.#manifest);
    } catch (error) {
      // The manifest may belong to a release whose chunks are no longer served.
      if (!isOutdated(error)) throw error;
      const newManifest = await this.#fetchManifest("reload");
      if (listKeys(newManifest) === listKeys(this.#manifest)) throw error;
      this.#manifest = newManifest;
      await this.#complete(newManifest);
    }
    return this.#manifest;
  }

  end(): void {
    this.#watch.rest();
  }

  async #readStoredManifest(): Promise<TableManifest | undefined> {
    const { store, space } = this.#preparation;
    try {
      return readManifest(await store.readManifest(), space.descriptions);
    } catch {
      return undefined;
    }
  }

  async #fetchManifest(cache: "no-cache" | "reload"): Promise<TableManifest> {
    const { clock, space } = this.#preparation;
    const access = { baseUrl: this.#baseUrl, clock, signal: this.#watch.signal };
    this.#watch.begin();
    const json = await fetchManifest(access, this.#manifestPath, cache);
    // Until the chunks are requested, the stored ones are read.
    this.#watch.rest();
    return readManifest(json, space.descriptions);
  }

  async #complete(manifest: TableManifest): Promise<void> {
    const { space } = this.#preparation;
    this.#arriving.clear();
    await placeStored(this.#preparation, manifest);
    commitWhole(space, manifest);
    // The first failure ends all requests.
    const round = new AbortController();
    const abort = () => round.abort(this.#watch.signal.reason);
    this.#watch.signal.addEventListener("abort", abort);
    if (this.#watch.signal.aborted) abort();
    try {
      await forEachConcurrently(listMissing(space, manifest), CHUNKS_AT_ONCE, async (part) => {
        try {
          await this.#fetchPart(part, manifest, round.signal);
        } catch (error) {
          round.abort(error);
          throw error;
        }
      });
    } finally {
      this.#watch.signal.removeEventListener("abort", abort);
    }
  }

  async #fetchPart(
    { table, chunk }: TablePart,
    manifest: TableManifest,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock, space, store } = this.#preparation;
    const access = { baseUrl: this.#baseUrl, clock, signal };
    this.#watch.begin();
    const bytes = await fetchChunk(access, chunk, (loaded) => this.#hear(chunk, loaded, manifest));
    this.#arriving.delete(chunk);
    space.place(table, chunk, bytes);
    this.hasFetched = true;
    await store.writeChunk(chunkKey(table, chunk), bytes, manifest);
    commitWhole(space, manifest);
  }

  #hear(chunk: TableChunk, loaded: number, manifest: TableManifest): void {
    const { progress, space } = this.#preparation;
    const before = this.#arriving.get(chunk) ?? 0;
    // Another attempt begins at 0.
    const moreBytes = loaded < before ? loaded : loaded - before;
    this.#watch.hear((moreBytes / chunk.sizeBytes) * transferBytes(chunk));
    this.#arriving.set(chunk, loaded);
    const arrivingBytes = [...this.#arriving.values()].reduce((sum, bytes) => sum + bytes, 0);
    progress.reach("fetch", placedSizeBytes(space, manifest) + arrivingBytes);
  }

  #remainingBytes(): number {
    if (!this.#manifest) return Infinity;
    return listMissing(this.#preparation.space, this.#manifest).reduce((sum, { chunk }) => {
      const missingPart = 1 - (this.#arriving.get(chunk) ?? 0) / chunk.sizeBytes;
      return sum + missingPart * transferBytes(chunk);
    }, 0);
  }

  #remainingGenerationMs(): number {
    const { space, generationMs } = this.#preparation;
    const remaining = space.descriptions.filter(({ kind }) => !space.isCommitted(kind));
    const sizeBytes = remaining.reduce((sum, table) => sum + table.sizeBytes, 0);
    return (sizeBytes / space.totalSizeBytes) * generationMs;
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof FetchFailure && (error.kind === "gone" || error.kind === "damaged");
}

function listKeys(manifest: TableManifest): string {
  return listParts(manifest)
    .map(({ table, chunk }) => chunkKey(table, chunk))
    .join();
}

function transferBytes({ packedSizeBytes, sizeBytes }: TableChunk): number {
  return packedSizeBytes ?? sizeBytes;
}
