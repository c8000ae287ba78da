// The npm packages: installed when node_modules does not hold what package-lock.json asks for.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./command.mjs";
import { projectDirectory } from "./directories.mjs";

/**
 * @typedef {{ integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** Installs the npm packages unless they are there already. */
export async function installNodePackages() {
  if (await areNodePackagesCurrent()) return;
  await run("npm", ["ci", "--no-audit", "--no-fund"]);
}

async function areNodePackagesCurrent() {
  const wanted = await readLockFile("package-lock.json");
  // npm writes this file last, so an interrupted installation is not mistaken for a complete one.
  const installed = await readLockFile("node_modules/.package-lock.json").catch(() => undefined);
  if (installed === undefined) return false;
  return Object.entries(wanted.packages).every(
    ([path, { integrity, optional }]) =>
      path === "" || optional === true || installed.packages[path]?.integrity === integrity,
  );
}

/**
 * @param {string} path
 * @returns {Promise<LockFile>}
 */
async function readLockFile(path) {
  return JSON.parse(await readFile(join(projectDirectory, path), "utf8"));
}
