// A server of tables in place of `fetch`, which can be told to misbehave.

import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { vi } from "vitest";

import type { TableManifest } from "../../web/engine/table-manifest";
import { FAKE_TABLES, tableBytes } from "./fake-module";

export const BASE_URL = "https://cube.example/app/";
const CHUNK_SIZE_BYTES = 2_048;

export class TableServer {
  /** What is served, by URL; a test may change or delete any of it. */
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly manifest: TableManifest;
  /** URLs that were asked for, in their order. */
  readonly requests: string[] = [];
  isDown = false;

  /** `contentOf` gives the whole file of each table. */
  constructor(contentOf: typeof tableBytes = tableBytes) {
    const tables = FAKE_TABLES.map(({ kind, formatVersion, sizeBytes }) => {
      const bytes = contentOf(kind);
      const chunks = [];
      for (let offset = 0; offset < sizeBytes; offset += CHUNK_SIZE_BYTES) {
        const chunk = bytes.slice(offset, offset + CHUNK_SIZE_BYTES);
        const sha256 = createHash("sha256").update(chunk).digest("hex");
        this.files.set(chunkUrl(sha256), new Uint8Array(gzipSync(chunk)));
        chunks.push({ offset, sizeBytes: chunk.length, sha256 });
      }
      return { kind, formatVersion, sizeBytes, chunks };
    });
    this.manifest = { formatVersion: 1, tables };
    this.publish(this.manifest);
  }

  publish(manifest: unknown): void {
    const text = new TextEncoder().encode(JSON.stringify(manifest));
    this.files.set(`${BASE_URL}tables/manifest.json`, text);
  }

  /** The chunks that were asked for since the last call. */
  takeChunkRequests(): string[] {
    return this.requests.splice(0).filter((url) => url.includes("/chunks/"));
  }

  /** Stands in for the global `fetch` until the test's globals are restored. */
  install(): void {
    vi.stubGlobal("fetch", (input: string | URL) => {
      const url = String(input);
      this.requests.push(url);
      if (this.isDown) return Promise.reject(new TypeError("Failed to fetch"));
      const bytes = this.files.get(url);
      return Promise.resolve(bytes ? new Response(bytes) : new Response("no", { status: 404 }));
    });
  }
}

export function chunkUrl(sha256: string): string {
  return `${BASE_URL}tables/chunks/${sha256}.gz`;
}
