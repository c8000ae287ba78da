// Fetching published tables: the manifest of a set, and each chunk, compressed with gzip, as
// `tables/chunks/<SHA-256 of the unpacked chunk>.gz`. The contents of a chunk never change under its name.
// If the host sends `Content-Encoding: gzip`, the browser unpacks the chunks, which works as well; the content type
// does not matter. Chunks that arrive packed need DecompressionStream.

import type { Clock } from "../platform/clock";
import { failureOfStatus, FetchFailure } from "./fetch-failure";
import { fetchFile } from "../platform/fetch-file";
import { MANIFEST_ATTEMPTS, withRetries } from "./fetch-retries";
import { sha256Hex } from "../platform/sha256";
import { wholeStream } from "../platform/whole-stream";
import type { TableChunk } from "../tables/table-manifest";

/** A response is given up if no more data has come for this long. */
export const STALL_LIMIT_MS = 20_000;

export interface TableServerAccess {
  /** The folder that holds `tables/`, ending in a slash. */
  baseUrl: string;
  clock: Clock;
  /** Ends all requests; they reject with its reason. */
  signal: AbortSignal;
}

/**
 * The manifest that is published at `path`, unchecked: `readManifest` checks it. `cache: "reload"` bypasses all caches.
 * @throws FetchFailure; the reason of the signal.
 */
export function fetchManifest(
  access: TableServerAccess,
  path: string,
  cache: "no-cache" | "reload",
): Promise<unknown> {
  const url = new URL(path, access.baseUrl).href;
  return withRetries({ ...access, attempts: MANIFEST_ATTEMPTS }, () =>
    fetchWatched(url, access, cache, async (body) => {
      const text = await (await wholeStream(body)).text();
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new FetchFailure("lasting", url, "it is not JSON");
      }
    }),
  );
}

/**
 * The bytes of a chunk, checked. `onLoaded` receives how many unpacked bytes have come; another attempt begins at 0.
 * @throws FetchFailure, with the code "table-hash" if these are not the published bytes; the reason of the signal.
 */
export function fetchChunk(
  access: TableServerAccess,
  chunk: TableChunk,
  onLoaded: (sizeBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(`tables/chunks/${chunk.sha256}.gz`, access.baseUrl).href;
  return withRetries(access, async (failedAttempts) => {
    // The browser's own cache may hold a damaged copy.
    const cache = failedAttempts > 0 ? "reload" : "default";
    const bytes = await fetchWatched(url, access, cache, async (body) => {
      const unpacked = await unpack(url, body);
      return readExactly(url, unpacked, chunk.sizeBytes, onLoaded);
    });
    if ((await sha256Hex(bytes)) !== chunk.sha256) {
      throw new FetchFailure("damaged", url, "its contents are wrong", 0, "table-hash");
    }
    return bytes;
  });
}

async function fetchWatched<Content>(
  url: string,
  { clock, signal }: TableServerAccess,
  cache: RequestCache,
  read: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Content>,
): Promise<Content> {
  const request = new AbortController();
  const stall = () => request.abort(new Error(`nothing has come for ${STALL_LIMIT_MS} ms`));
  const abort = () => request.abort(signal.reason);
  let stopClock = clock.limit(STALL_LIMIT_MS, stall);
  const hear = () => {
    stopClock();
    stopClock = clock.limit(STALL_LIMIT_MS, stall);
  };
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    // The files of the page itself are more urgent.
    const response = await fetchFile(url, { cache, priority: "low", signal: request.signal });
    if (!response.ok) throw failureOfStatus(url, response);
    if (!response.body) throw new FetchFailure("damaged", url, "it is empty");
    return await read(watched(response.body, hear));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof FetchFailure) throw error;
    const cause: unknown = request.signal.aborted ? request.signal.reason : error;
    throw new FetchFailure("passing", url, cause instanceof Error ? cause.message : String(cause));
  } finally {
    stopClock();
    signal.removeEventListener("abort", abort);
    // If it failed in the middle, the rest need not be transferred.
    request.abort();
  }
}

function watched(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      onBytes();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

// The first two bytes of gzip tell whether the body is still packed.
async function unpack(
  url: string,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reader = body.getReader();
  const head: Uint8Array<ArrayBuffer>[] = [];
  let headSizeBytes = 0;
  while (headSizeBytes < 2) {
    const { done, value } = await reader.read();
    if (done) break;
    head.push(value);
    headSizeBytes += value.length;
  }
  const [first, second] = head.flatMap((piece) => [...piece.subarray(0, 2)]);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const piece = head.shift() ?? (await reader.read()).value;
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  if (first !== 0x1f || second !== 0x8b) return whole;
  if (typeof DecompressionStream === "undefined") {
    throw new FetchFailure("lasting", url, "this browser cannot unpack it");
  }
  return whole.pipeThrough(new DecompressionStream("gzip"));
}

async function readExactly(
  url: string,
  stream: ReadableStream<Uint8Array>,
  sizeBytes: number,
  onLoaded: (sizeBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(sizeBytes);
  const reader = stream.getReader();
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (loaded + value.length > sizeBytes) {
      throw new FetchFailure("damaged", url, `it is longer than ${sizeBytes} bytes`);
    }
    bytes.set(value, loaded);
    loaded += value.length;
    onLoaded(loaded);
  }
  if (loaded < sizeBytes) {
    throw new FetchFailure("damaged", url, `it ends after ${loaded} of ${sizeBytes} bytes`);
  }
  return bytes;
}
