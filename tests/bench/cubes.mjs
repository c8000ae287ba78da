// The cubes to measure with. The native command, which knows what a cube is, draws and reads them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { cubewrightCommand, tablesDirectory } from "../../web/build/directories.mjs";

/**
 * @param {number} count
 * @param {number} seed
 * @returns {string[]} facelets
 */
export function drawCubes(count, seed) {
  return outputLines(["scramble", "--count", String(count), "--seed", String(seed)]);
}

/**
 * Reads cubes as facelets or moves, one per line. Empty lines, lines that begin with # and
 * everything after a tab are skipped.
 *
 * @param {string[]} files
 * @param {number} count the most that are read
 * @returns {string[]} facelets; throws if a line is not a cube, or if there are none
 */
export function readCubes(files, count) {
  const texts = files
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split("\t")[0]?.trim() ?? "")
    .filter((text) => text !== "")
    .slice(0, count);
  if (texts.length === 0) throw new Error(`There are no cubes in ${files.join(", ")}.`);
  // Any solution will do: it is the facelets before it that are wanted.
  const quick = ["solve", "--tables", tablesDirectory, "--threads", "1", "--max-length", "30"];
  return outputLines(quick, `${texts.join("\n")}\n`).map((line) => line.split("\t")[0] ?? "");
}

/**
 * @param {string[]} words
 * @param {string} [input]
 */
function outputLines(words, input = "") {
  const { error, status, stdout, stderr } = spawnSync(cubewrightCommand, words, {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trimEnd());
  return stdout.trimEnd().split("\n");
}
