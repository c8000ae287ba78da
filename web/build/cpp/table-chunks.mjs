// The tables as they are served on the web: in compressed chunks, each named by the hash of its
// contents. A chunk that does not change keeps its address from one release to the next, so a browser
// that has it need not load it again. The page unpacks the chunks itself.
import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { MANIFEST_NAME, readManifest } from "./tables.mjs";

/**
 * @typedef {import("./tables.mjs").Chunk} Chunk
 */

const compress = promisify(gzip);

/**
 * Publishes the chunks that are not there yet, deletes those that no table contains any more, and
 * writes the manifest, which gives the transfer size of each chunk.
 *
 * @param {string} tablesDirectory where the table files and their manifest are
 * @param {string} destination gets `manifest.json` and `chunks/<sha256>.gz`
 * @returns {Promise<void>} rejects if a table file does not contain what its manifest says
 */
export async function publishTables(tablesDirectory, destination) {
  const chunkDirectory = join(destination, "chunks");
  await mkdir(chunkDirectory, { recursive: true });

  const manifest = await readManifest(tablesDirectory);
  const present = new Set(await readdir(chunkDirectory));
  for (const { file, chunks } of manifest.tables) {
    const path = join(tablesDirectory, file);
    const missing = chunks.filter((chunk) => !present.has(chunkName(chunk)));
    await Promise.all(missing.map((chunk) => publishChunk(path, chunk, chunkDirectory)));
  }
  const wanted = new Set(manifest.tables.flatMap(({ chunks }) => chunks.map(chunkName)));
  for (const name of present) {
    if (!wanted.has(name)) await unlink(join(chunkDirectory, name));
  }
  for (const chunk of manifest.tables.flatMap(({ chunks }) => chunks)) {
    const { size } = await stat(join(chunkDirectory, chunkName(chunk)));
    Object.assign(chunk, { packedSizeBytes: size });
  }
  await writeFile(join(destination, MANIFEST_NAME), JSON.stringify(manifest));
}

/** @param {Chunk} chunk */
function chunkName({ sha256 }) {
  return `${sha256}.gz`;
}

/**
 * @param {string} tablePath
 * @param {Chunk} chunk
 * @param {string} chunkDirectory
 */
async function publishChunk(tablePath, chunk, chunkDirectory) {
  const bytes = Buffer.alloc(chunk.sizeBytes);
  const table = await open(tablePath);
  try {
    await table.read(bytes, 0, chunk.sizeBytes, chunk.offset);
  } finally {
    await table.close();
  }
  if (createHash("sha256").update(bytes).digest("hex") !== chunk.sha256) {
    throw new Error(`${tablePath} is damaged at byte ${chunk.offset}. Delete it and start again.`);
  }
  const path = join(chunkDirectory, chunkName(chunk));
  // A chunk that has its final name is never written again, so it must not be there in part.
  await writeFile(
    `${path}.partial`,
    await compress(bytes, { level: constants.Z_BEST_COMPRESSION }),
  );
  await rename(`${path}.partial`, path);
}
