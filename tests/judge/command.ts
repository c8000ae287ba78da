// The native `cubewright` command, and of it only what it publishes: sequences, and solutions by stages.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { Explained, SequenceList } from "./explained";

const COMMAND = fileURLToPath(new URL("../../build/native/solver/cli/cubewright", import.meta.url));

function linesOf(words: readonly string[], input: string): unknown[] {
  const { error, status, stdout, stderr } = spawnSync(COMMAND, words, {
    input,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`cubewright ${words.join(" ")}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

/** One explanation for each cube of 54 letters. */
export function explain(
  method: string,
  cubes: readonly string[],
  options: readonly string[] = [],
): Explained[] {
  const words = ["explain", "--json", "--method", method, ...options];
  return linesOf(words, cubes.map((cube) => `${cube}\n`).join("")) as Explained[];
}

export function publishedSequences(method: string): SequenceList {
  const [list] = linesOf(["sequences", "--json", "--method", method], "") as SequenceList[];
  return list!;
}
