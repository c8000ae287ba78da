// Tables from where they are published: `tables/manifest.json`, and every chunk compressed with
// gzip as `tables/chunks/<SHA-256 of the unpacked chunk>.gz`, so that a chunk never changes under
// its name.

import { SolverError } from "../core/errors";
import { sha256Hex } from "./sha256";
import type { TableChunk } from "./table-manifest";

const MANIFEST_TIMEOUT_MS = 10_000;

/**
 * The published manifest as it comes, to be checked by `readManifest`.
 * @throws SolverError "fetch-failed".
 */
export async function fetchManifest(baseUrl: string): Promise<unknown> {
  const url = new URL("tables/manifest.json", baseUrl).href;
  const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MS);
  try {
    const response = await fetchOk(url, { cache: "no-cache", signal });
    return (await response.json()) as unknown;
  } catch (error) {
    throw fetchError(url, error);
  }
}

/**
 * The bytes of a chunk, checked. `onBytes` hears how many more have come, unpacked.
 * @throws SolverError "fetch-failed", or "table-hash" if what came is not what was published.
 */
export async function fetchChunk(
  baseUrl: string,
  chunk: TableChunk,
  onBytes: (sizeBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await fetchChunkOnce(baseUrl, chunk, "default", onBytes);
  } catch (error) {
    if (!(error instanceof SolverError) || error.code !== "table-hash") throw error;
    // The browser's own cache may hold a damaged copy.
    return fetchChunkOnce(baseUrl, chunk, "reload", onBytes);
  }
}

async function fetchChunkOnce(
  baseUrl: string,
  chunk: TableChunk,
  cache: RequestCache,
  onBytes: (sizeBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(`tables/chunks/${chunk.sha256}.gz`, baseUrl).href;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    // What the page shows goes first.
    const { body } = await fetchOk(url, { cache, priority: "low" });
    if (!body) throw new Error("it is empty");
    bytes = await readExactly(
      body.pipeThrough(new DecompressionStream("gzip")),
      chunk.sizeBytes,
      onBytes,
    );
  } catch (error) {
    throw fetchError(url, error);
  }
  if ((await sha256Hex(bytes)) !== chunk.sha256) {
    throw new SolverError("table-hash", `The file ${url} is damaged.`);
  }
  return bytes;
}

async function fetchOk(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

async function readExactly(
  stream: ReadableStream<Uint8Array>,
  sizeBytes: number,
  onBytes: (sizeBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(sizeBytes);
  const reader = stream.getReader();
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (loaded + value.length > sizeBytes) {
      await reader.cancel();
      throw new Error(`it is longer than ${sizeBytes} bytes`);
    }
    bytes.set(value, loaded);
    loaded += value.length;
    onBytes(value.length);
  }
  if (loaded < sizeBytes) throw new Error(`it ends after ${loaded} of ${sizeBytes} bytes`);
  return bytes;
}

function fetchError(url: string, cause: unknown): SolverError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SolverError("fetch-failed", `${url} could not be fetched: ${reason}.`, {}, { cause });
}
