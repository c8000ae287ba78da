// Skips making what was already made from the present sources.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { projectDirectory } from "./directories.mjs";

/**
 * What the site and the npm packages are made from, and the programs that make them. The lock file stands
 * for the installed packages.
 */
const SOURCES = [
  ...["web", "wasm", "tsconfig.json", "package.json", "package-lock.json", "LICENSE"],
  ...["build/public", "build/wasm/cubewright.js", "build/wasm/cubewright.wasm"],
];

/**
 * Makes a folder anew unless it holds what the present sources produce.
 *
 * @param {string} directory
 * @param {() => Promise<void>} make
 * @param {{ baseDirectory?: string, sources?: string[] }} [options] the files and folders that it is
 *   made of, below `baseDirectory`
 */
export async function makeUnlessCurrent(
  directory,
  make,
  { baseDirectory = projectDirectory, sources = SOURCES } = {},
) {
  const stampPath = `${directory}.sha256`;
  const sourcesHash = await hashFiles(baseDirectory, sources);
  const makeStamp = async () => `${sourcesHash} ${await hashFiles(directory, ["."])}\n`;
  const stamp = await readFile(stampPath, "utf8").catch(() => undefined);
  if (stamp !== undefined && stamp === (await makeStamp())) return;
  await rm(stampPath, { force: true });
  await make();
  // The stamp comes last, so that an interrupted run is not mistaken for a complete one.
  await writeFile(stampPath, await makeStamp());
}

/**
 * @param {string} baseDirectory
 * @param {string[]} paths of files and folders; what is missing has a hash as well
 * @returns {Promise<string>} follows from the files' names and contents
 */
async function hashFiles(baseDirectory, paths) {
  const hash = createHash("sha256");
  for (const path of (
    await Promise.all(paths.map((each) => listFiles(baseDirectory, each)))
  ).flat()) {
    const contents = await readFile(join(baseDirectory, path));
    hash.update(`${path}\0${contents.length}\0`).update(contents);
  }
  return hash.digest("hex");
}

/**
 * @param {string} baseDirectory
 * @param {string} path
 * @returns {Promise<string[]>} sorted; the file itself, or the files below the folder
 */
async function listFiles(baseDirectory, path) {
  try {
    const entries = await readdir(join(baseDirectory, path), {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(baseDirectory, join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}
