// Serves the built site as slowly as a phone's network: packed as hosts pack it, each answer late, and all answers
// together at no more than a given rate. A browser's own emulation of networks leaves its workers out.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { siteDirectory } from "../../../web/build/directories.mjs";
import { cacheControlOf, SITE_HEADERS } from "../../../web/build/site/site-headers.mjs";
import { listenLocally } from "./local-server.mjs";

const CONTENT_TYPES = new Map([
  [".css", "text/css"],
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
]);
// What the headers of an answer take.
const HEAD_BYTES = 400;
const TICK_MS = 5;

/**
 * @typedef {{ bytesPerMs: number, latencyMs: number }} Network
 * @typedef {{ leftBytes: number, end: () => void }} Transfer
 *
 * @param {Network} network
 * @returns {Promise<{ url: string, sentBytes: () => number, stop: () => void }>} `url` ends in a slash
 */
export async function startPhoneServer({ bytesPerMs, latencyMs }) {
  const line = new Line(bytesPerMs);
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? "/", "http://localhost").pathname, response);
  });
  /** @param {string} path @param {import("node:http").ServerResponse} response */
  async function answer(path, response) {
    for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const contents = await readFile(join(siteDirectory, file)).catch(() => undefined);
    const type = CONTENT_TYPES.get(extname(file));
    const body = contents && type ? gzipSync(contents) : contents;
    await setTimeout(latencyMs);
    await line.send(HEAD_BYTES + (body?.length ?? 0));
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Cache-Control", cacheControlOf(path));
    response.setHeader("Content-Type", type ?? "application/octet-stream");
    if (type) response.setHeader("Content-Encoding", "gzip");
    response.end(body);
  }
  const { url, stop } = await listenLocally(server);
  return {
    url,
    sentBytes: () => line.sentBytes,
    stop: () => {
      line.stop();
      stop();
    },
  };
}

/** Transfers that are under way at the same time share it equally. */
class Line {
  sentBytes = 0;
  /** @type {Set<Transfer>} */
  #transfers = new Set();
  #lastMs = performance.now();
  /** @type {NodeJS.Timeout} */
  #ticking;

  /** @param {number} bytesPerMs */
  constructor(bytesPerMs) {
    this.#ticking = setInterval(() => this.#pass(bytesPerMs), TICK_MS);
  }

  /** @param {number} sizeBytes @returns {Promise<void>} once all of it has passed */
  send(sizeBytes) {
    this.sentBytes += sizeBytes;
    return new Promise((end) => this.#transfers.add({ leftBytes: sizeBytes, end }));
  }

  stop() {
    clearInterval(this.#ticking);
  }

  /** @param {number} bytesPerMs */
  #pass(bytesPerMs) {
    const nowMs = performance.now();
    let roomBytes = (nowMs - this.#lastMs) * bytesPerMs;
    this.#lastMs = nowMs;
    // What a small transfer leaves of its share is for the others.
    const smallestFirst = [...this.#transfers].sort((a, b) => a.leftBytes - b.leftBytes);
    for (const [index, transfer] of smallestFirst.entries()) {
      const bytes = Math.min(transfer.leftBytes, roomBytes / (smallestFirst.length - index));
      transfer.leftBytes -= bytes;
      roomBytes -= bytes;
      if (transfer.leftBytes > 0) continue;
      this.#transfers.delete(transfer);
      transfer.end();
    }
  }
}
