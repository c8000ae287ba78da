// The table files: made by the native command, and published as chunks for the web.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { run } from "./command.mjs";
import { readCppSources } from "./cpp-sources.mjs";
import { cubewrightCommand, publicDirectory, tablesDirectory } from "./directories.mjs";

/**
 * @typedef {{ offset: number, sizeBytes: number, sha256: string }} Chunk a byte range of the file
 * @typedef {{ kind: string, file: string, sizeBytes: number, chunks: Chunk[] }} TableFile
 * @typedef {{ formatVersion: number, tables: TableFile[] }} Manifest
 */

const MANIFEST = "manifest.json";
const STAMP = "sources.sha256";

/** What the contents of the tables follow from. */
const SOURCE_DIRECTORIES = ["solver/cube", "solver/twophase", "tables"];

const compress = promisify(gzip);

/** Makes the tables unless they were made from the present sources. */
export async function buildTables() {
  const sourceHash = await hashSources();
  if (await areTablesCurrent(sourceHash)) return;
  await rm(join(tablesDirectory, STAMP), { force: true });
  await run(cubewrightCommand, ["tables", "build", tablesDirectory]);
  // The stamp comes last, so that an interrupted run is not taken for a whole one.
  await writeFile(join(tablesDirectory, STAMP), sourceHash);
}

/**
 * Publishes each chunk under the hash of its contents, compressed, so that a chunk which did not
 * change keeps its address from one release to the next. The page unpacks the chunks itself.
 */
export async function publishTables() {
  const destination = join(publicDirectory, "tables");
  const chunkDirectory = join(destination, "chunks");
  await mkdir(chunkDirectory, { recursive: true });

  const manifest = await readManifest();
  const published = new Set(await readdir(chunkDirectory));
  for (const { file, chunks } of manifest.tables) {
    const missing = chunks.filter(({ sha256 }) => !published.has(`${sha256}.gz`));
    await Promise.all(missing.map((chunk) => publishChunk(file, chunk, chunkDirectory)));
  }
  const wanted = new Set(
    manifest.tables.flatMap(({ chunks }) => chunks.map(({ sha256 }) => `${sha256}.gz`)),
  );
  for (const name of published) {
    if (!wanted.has(name)) await unlink(join(chunkDirectory, name));
  }
  await writeFile(join(destination, MANIFEST), JSON.stringify(manifest));
}

/**
 * @param {string} file
 * @param {Chunk} chunk
 * @param {string} chunkDirectory
 */
async function publishChunk(file, { offset, sizeBytes, sha256 }, chunkDirectory) {
  const bytes = Buffer.alloc(sizeBytes);
  const table = await open(join(tablesDirectory, file));
  try {
    await table.read(bytes, 0, sizeBytes, offset);
  } finally {
    await table.close();
  }
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
    throw new Error(
      `${file} in ${tablesDirectory} is damaged at byte ${offset}. Delete that folder and start again.`,
    );
  }
  const path = join(chunkDirectory, `${sha256}.gz`);
  await writeFile(
    `${path}.partial`,
    await compress(bytes, { level: constants.Z_BEST_COMPRESSION }),
  );
  await rename(`${path}.partial`, path);
}

async function hashSources() {
  const hash = createHash("sha256");
  for (const { path, text } of await readCppSources(SOURCE_DIRECTORIES)) {
    hash.update(`${path}\0${text}\0`);
  }
  return hash.digest("hex");
}

/** @param {string} sourceHash */
async function areTablesCurrent(sourceHash) {
  if (!existsSync(join(tablesDirectory, STAMP))) return false;
  if ((await readFile(join(tablesDirectory, STAMP), "utf8")) !== sourceHash) return false;
  const { tables } = await readManifest();
  const sizes = await Promise.all(
    tables.map(({ file }) => stat(join(tablesDirectory, file)).catch(() => undefined)),
  );
  return tables.every(({ sizeBytes }, index) => sizes[index]?.size === sizeBytes);
}

/** @returns {Promise<Manifest>} */
async function readManifest() {
  return JSON.parse(await readFile(join(tablesDirectory, MANIFEST), "utf8"));
}
