// The table files, made by the native command.
import { createHash } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../command.mjs";
import { readCppSources } from "./cpp-sources.mjs";
import { cubewrightCommand, tablesDirectory } from "../directories.mjs";

/**
 * @typedef {{ offset: number, sizeBytes: number, sha256: string }} Chunk a byte range of the file
 * @typedef {{ kind: string, file: string, sizeBytes: number, chunks: Chunk[] }} TableFile
 * @typedef {{ formatVersion: number, tables: TableFile[] }} Manifest
 */

export const MANIFEST_NAME = "manifest.json";

/** Holds the hash of the sources that made the tables beside it. */
const STAMP_PATH = join(tablesDirectory, "sources.sha256");

/** The sources that determine the contents of the tables. */
const SOURCE_DIRECTORIES = ["solver/cube", "solver/methods/twophase", "tables"];

/** Makes the tables unless they were made from the present sources. */
export async function buildTables() {
  const sourceHash = await hashSources();
  if (await areTablesCurrent(sourceHash)) return;
  await rm(STAMP_PATH, { force: true });
  await run(cubewrightCommand, ["tables", "build", tablesDirectory]);
  // The stamp comes last, so that an interrupted run is not mistaken for a complete one.
  await writeFile(STAMP_PATH, sourceHash);
}

/**
 * @param {string} directory
 * @returns {Promise<Manifest>}
 */
export async function readManifest(directory) {
  return JSON.parse(await readFile(join(directory, MANIFEST_NAME), "utf8"));
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
  try {
    if ((await readFile(STAMP_PATH, "utf8")) !== sourceHash) return false;
    for (const { file, sizeBytes } of (await readManifest(tablesDirectory)).tables) {
      if ((await stat(join(tablesDirectory, file))).size !== sizeBytes) return false;
    }
    return true;
  } catch {
    // Whatever is missing or unreadable is made anew.
    return false;
  }
}
