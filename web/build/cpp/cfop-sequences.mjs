// The CFOP cases with their sequences, for the case library on the lessons page. They are written in C++
// (solver/methods/cfop/*_cases.h) and printed by the native command. The browser gets them in a file of their own, so
// that looking at a case does not load the methods bundle. A test compares both.
//
//   node web/build/cpp/cfop-sequences.mjs     brings the file up to date
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cubewrightCommand, projectDirectory } from "../directories.mjs";

/** The file that is written. */
export const SEQUENCES_PATH = join(projectDirectory, "web/learn/library/cases/cfop-sequences.ts");

// The other cases only bring out pieces that are in the way.
const CASE = /^(?:f2l|oll|pll)-/;

const HEAD = `// The cases of CFOP and the sequence of each, written by web/build/cpp/cfop-sequences.mjs from those of the C++ core. Not
// to be changed by hand: a test compares them.

/** Sequences by their cases, as solver/methods/cfop/ names them. */
export const CFOP_SEQUENCES: Readonly<Record<string, string>> = {
`;

/** @returns {{ name: string, moves: string }[]} the cases with their sequences, as the native command prints them */
export function cfopSequences() {
  const args = ["sequences", "--json", "--method", "cfop"];
  /** @type {{ sequences: { name: string, moves: string }[] }} */
  const { sequences } = JSON.parse(execFileSync(cubewrightCommand, args, { encoding: "utf8" }));
  return sequences.filter(({ name }) => CASE.test(name));
}

/** @returns {string} what the file should contain */
export function cfopSequencesFile() {
  const lines = cfopSequences().map(({ name, moves }) => `  "${name}": "${moves}",\n`);
  return `${HEAD}${lines.join("")}};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeFile(SEQUENCES_PATH, cfopSequencesFile());
}
