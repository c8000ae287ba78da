// The site as it is served, over real HTTP.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteHandler } from "../../../web/build/site/site-handler.mjs";

const chunk = gzipSync("the bytes of a table");

let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-site-"));
  const files = {
    "index.html": "<!doctype html>",
    "assets/index-abc123.js": "export {};",
    "sw.js": "addEventListener('fetch', () => {});",
    "manifest.webmanifest": "{}",
    "wasm/cubewright.wasm": "\0asm",
    "tables/manifest.json": "{}",
    "tables/chunks/0123.gz": chunk,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  server = createServer(createSiteHandler(directory));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});

describe("the site", () => {
  it.each(["/", "/assets/index-abc123.js", "/wasm/cubewright.wasm", "/missing"])(
    "isolates %s and guards it by a content security policy",
    async (path) => {
      const { headers } = await fetch(address + path);
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
      );
    },
  );

  it.each([
    ["/", "text/html;charset=utf-8"],
    ["/assets/index-abc123.js", "text/javascript"],
    ["/sw.js", "text/javascript"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/wasm/cubewright.wasm", "application/wasm"],
    ["/tables/manifest.json", "application/json"],
    ["/tables/chunks/0123.gz", "application/gzip"],
  ])("serves %s as %s", async (path, contentType) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(contentType);
  });

  it("hands over the chunks compressed, for the page to unpack", async () => {
    const response = await fetch(`${address}/tables/chunks/0123.gz`);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(chunk);
  });

  it.each(["/assets/index-abc123.js", "/tables/chunks/0123.gz"])(
    "lets %s be cached for good, since its name changes with its content",
    async (path) => {
      const { headers } = await fetch(address + path);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    },
  );

  it.each(["/", "/sw.js", "/wasm/cubewright.wasm", "/tables/manifest.json"])(
    "has %s asked for again, and answers 304 if it is unchanged",
    async (path) => {
      const { headers } = await fetch(address + path);
      expect(headers.get("cache-control")).toBe("no-cache");
      const again = await fetch(address + path, {
        headers: { "if-none-match": headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
    },
  );

  it("answers 404 for what is not there", async () => {
    expect((await fetch(`${address}/tables/chunks/4567.gz`)).status).toBe(404);
  });
});
