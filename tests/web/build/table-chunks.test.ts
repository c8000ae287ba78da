// How table files become what the web gets.
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publishTables } from "../../../web/build/cpp/table-chunks.mjs";

const CHUNK_SIZE_BYTES = 1000;

let directory: string;
let tables: string;
let site: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-chunks-"));
  tables = join(directory, "tables");
  site = join(directory, "site");
  mkdirSync(tables);
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function writeTable(content: Buffer) {
  const chunks = [];
  for (let offset = 0; offset < content.length; offset += CHUNK_SIZE_BYTES) {
    const bytes = content.subarray(offset, offset + CHUNK_SIZE_BYTES);
    chunks.push({ offset, sizeBytes: bytes.length, sha256: sha256(bytes) });
  }
  const table = { kind: "phase1", file: "phase1.table", sizeBytes: content.length, chunks };
  const manifest = { formatVersion: 1, tables: [table] };
  writeFileSync(join(tables, "phase1.table"), content);
  writeFileSync(join(tables, "manifest.json"), JSON.stringify(manifest));
  return manifest;
}

const chunkPath = (hash: string) => join(site, "chunks", `${hash}.gz`);
const content = Buffer.from(Array.from({ length: 2500 }, (_, index) => (index * index) % 251));

it("publishes a manifest with packed sizes, and chunks that unpack to the table file", async () => {
  const manifest = writeTable(content);
  await publishTables(tables, site);
  for (const chunk of manifest.tables[0]?.chunks ?? []) {
    Object.assign(chunk, { packedSizeBytes: statSync(chunkPath(chunk.sha256)).size });
  }
  expect(JSON.parse(readFileSync(join(site, "manifest.json"), "utf8"))).toEqual(manifest);
  const hashes = manifest.tables[0]?.chunks.map((chunk) => chunk.sha256) ?? [];
  expect(hashes).toHaveLength(3);
  const unpacked = hashes.map((hash) => gunzipSync(readFileSync(chunkPath(hash))));
  expect(Buffer.concat(unpacked)).toEqual(content);
});

it("keeps the chunks that stay the same and drops those that no table holds", async () => {
  const [first, second] = writeTable(content).tables[0]?.chunks ?? [];
  await publishTables(tables, site);
  const before = statSync(chunkPath(first?.sha256 ?? "")).mtimeMs;

  const changed = Buffer.from(content);
  changed[CHUNK_SIZE_BYTES] = 255;
  const changedChunks = writeTable(changed).tables[0]?.chunks ?? [];
  await publishTables(tables, site);
  expect(statSync(chunkPath(first?.sha256 ?? "")).mtimeMs).toBe(before);
  const published = readdirSync(join(site, "chunks")).sort();
  expect(published).toEqual(changedChunks.map((chunk) => `${chunk.sha256}.gz`).sort());
  expect(published).not.toContain(`${second?.sha256 ?? ""}.gz`);
});

it("refuses a file that does not hold what its manifest says", async () => {
  writeTable(content);
  const damaged = Buffer.from(content);
  damaged[2100] = 255;
  writeFileSync(join(tables, "phase1.table"), damaged);
  await expect(publishTables(tables, site)).rejects.toThrow("damaged at byte 2000");
});
