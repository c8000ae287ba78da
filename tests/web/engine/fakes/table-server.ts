// A table server in place of `fetch`, which can be made to misbehave.

import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { vi } from "vitest";

import type { TableManifest } from "../../../../web/engine/tables/table-manifest";
import { FAKE_TABLES, payloadSha256, tableBytes } from "./fake-module";

export const BASE_URL = "https://cube.example/app/";
export const MANIFEST_URL = `${BASE_URL}tables/manifest.json`;
const CHUNK_SIZE_BYTES = 2_048;

/** Answers one request specially; undefined: as usual. */
export type Answer = (
  url: string,
  options: RequestInit,
) => Response | Promise<Response | undefined> | undefined;

export class TableServer {
  /** What is served, by URL; a test may change or delete any of it. */
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly manifest: TableManifest;
  /** URLs that were asked for, in their order. */
  readonly requests: string[] = [];
  isDown = false;
  /** Asked first for each request. */
  answer: Answer = () => undefined;

  /** `contentOf` gives the whole file of each table. */
  constructor(contentOf: typeof tableBytes = tableBytes, chunkSizeBytes = CHUNK_SIZE_BYTES) {
    const tables = FAKE_TABLES.map(({ kind, formatVersion, sizeBytes }) => {
      const bytes = contentOf(kind);
      const chunks = [];
      for (let offset = 0; offset < sizeBytes; offset += chunkSizeBytes) {
        const chunk = bytes.slice(offset, offset + chunkSizeBytes);
        const sha256 = createHash("sha256").update(chunk).digest("hex");
        const packed = new Uint8Array(gzipSync(chunk));
        this.files.set(chunkUrl(sha256), packed);
        const packedSizeBytes = packed.length;
        chunks.push({ offset, sizeBytes: chunk.length, sha256, packedSizeBytes });
      }
      return { kind, formatVersion, sizeBytes, sha256: payloadSha256(bytes), chunks };
    });
    this.manifest = { formatVersion: 1, tables };
    this.publish(this.manifest);
  }

  publish(manifest: unknown): void {
    const text = new TextEncoder().encode(JSON.stringify(manifest));
    this.files.set(MANIFEST_URL, text);
  }

  /** The URLs of all chunks, in the order of the manifest. */
  get chunkUrls(): string[] {
    return this.manifest.tables.flatMap(({ chunks }) =>
      chunks.map(({ sha256 }) => chunkUrl(sha256)),
    );
  }

  /** The chunks that were asked for since the last call. */
  takeChunkRequests(): string[] {
    return this.requests.splice(0).filter((url) => url.includes("/chunks/"));
  }

  /** Stands in for the global `fetch` until the test's globals are restored. */
  install(): void {
    vi.stubGlobal("fetch", async (input: string | URL, options: RequestInit = {}) => {
      const url = String(input);
      options.signal?.throwIfAborted();
      this.requests.push(url);
      if (this.isDown) throw new TypeError("Failed to fetch");
      const answer = await this.answer(url, options);
      if (answer) return answer;
      const bytes = this.files.get(url);
      return bytes ? new Response(bytes) : new Response("no", { status: 404 });
    });
  }
}

export function chunkUrl(sha256: string): string {
  return `${BASE_URL}tables/chunks/${sha256}.gz`;
}

/** An answer that never comes, but fails when its request is aborted. */
export function noAnswer({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** An answer that stalls after `bytes`; it fails when its request is aborted. */
export function stallingAnswer(bytes: Uint8Array, { signal }: RequestInit): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    }),
  );
}

/** An answer whose connection is cut after `bytes`. */
export function cutAnswer(bytes: Uint8Array): Response {
  let isSent = false;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new TypeError("network error"));
        else controller.enqueue(bytes);
        isSent = true;
      },
    }),
  );
}
