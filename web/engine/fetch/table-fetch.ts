// Tables from where they are published: `tables/manifest.json`, and every chunk compressed with
// gzip as `tables/chunks/<SHA-256 of the unpacked chunk>.gz`, so that a chunk never changes under
// its name. A host that says so of the compression (`Content-Encoding: gzip`) has the browser unpack
// the chunks, which is as good; the type that a host gives them does not matter. A browser without
// DecompressionStream has no use for chunks that come packed.

import type { Clock } from "../platform/clock";
import { failureOfStatus, FetchFailure } from "./fetch-failure";
import { fetchFile } from "../platform/fetch-file";
import { withRetries } from "./fetch-retries";
import { sha256Hex } from "../platform/sha256";
import type { TableChunk } from "../tables/table-manifest";

/** A response of which nothing more has come for this long is given up. */
export const STALL_LIMIT_MS = 20_000;

export interface TableServerAccess {
  /** The folder that holds `tables/`, ending in a slash. */
  baseUrl: string;
  clock: Clock;
  /** Ends all that is under way, with its reason. */
  signal: AbortSignal;
}

/**
 * The published manifest as it comes, to be checked by `readManifest`; with `cache: "reload"` past
 * everything that lies between.
 * @throws FetchFailure; the reason of the signal.
 */
export function fetchManifest(
  access: TableServerAccess,
  cache: "no-cache" | "reload",
): Promise<unknown> {
  const url = new URL("tables/manifest.json", access.baseUrl).href;
  return withRetries(access, () =>
    fetchWatched(url, access, cache, async (body) => {
      const text = await new Response(body).text();
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new FetchFailure("lasting", url, "it is not JSON");
      }
    }),
  );
}

/**
 * The bytes of a chunk, checked. `onLoaded` hears how many of them have come, unpacked; another
 * attempt begins with 0.
 * @throws FetchFailure, with the code "table-hash" if what came is not what was published; the
 * reason of the signal.
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
    // What the page shows goes first.
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
    // Of what failed before its end, nothing more is to come.
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

// gzip's first two bytes tell whether the browser has unpacked the body already.
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
