// The import lint of the C++ sources: which layer may include which, and what the solver must not
// know. Run as `node web/build/cpp/cpp-includes.mjs [DIRECTORY]`; it lists what is forbidden.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CPP_DIRECTORIES, readCppSources } from "./cpp-sources.mjs";
import { projectDirectory } from "../directories.mjs";

/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {string[]} uses the folders whose headers it may include
 * @property {boolean} [pure] it uses the standard library only, and no files, clocks or output
 */

/** @type {Layer[]} A file belongs to the first folder that holds it. */
const LAYERS = [
  { folder: "solver/cube", uses: ["solver/cube"], pure: true },
  { folder: "solver/twophase", uses: ["solver/cube", "solver/twophase"], pure: true },
  { folder: "solver/cli", uses: ["solver", "tables"] },
  { folder: "tables", uses: ["solver/cube", "solver/twophase", "tables"] },
  { folder: "wasm", uses: ["solver/cube", "solver/twophase", "tables", "wasm"] },
  { folder: "tests/cpp", uses: ["solver", "tables", "tests/cpp"] },
  { folder: "tests/bench", uses: ["tests/bench"] },
];

/** Standard headers that bring files, clocks, output or the ways to end the process. */
const IMPURE_HEADERS = new Set(
  (
    "cassert chrono csetjmp csignal cstdio cstdlib ctime filesystem fstream iomanip ios iostream " +
    "istream ostream print random spanstream sstream stdexcept streambuf syncstream"
  ).split(" "),
);

const INCLUDE = /^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)/;

/**
 * @param {string} baseDirectory the project, or a copy of its folders
 * @returns {Promise<string[]>} a line for each forbidden include; empty if there is none
 */
export async function findForbiddenIncludes(baseDirectory) {
  const complaints = [];
  for (const { path, text } of await readCppSources(CPP_DIRECTORIES, baseDirectory)) {
    for (const [index, line] of text.split("\n").entries()) {
      const [, ownHeader, systemHeader] = INCLUDE.exec(line) ?? [];
      const complaint = judgeInclude(path, ownHeader, systemHeader);
      if (complaint !== undefined) complaints.push(`${path}:${index + 1}: ${complaint}`);
    }
  }
  return complaints;
}

/**
 * @param {string} path
 * @param {string | undefined} ownHeader
 * @param {string | undefined} systemHeader
 * @returns {string | undefined} what is wrong
 */
function judgeInclude(path, ownHeader, systemHeader) {
  const layer = LAYERS.find(({ folder }) => path.startsWith(`${folder}/`));
  if (layer === undefined) return "this file lies in no known layer";
  if (ownHeader !== undefined) {
    if (layer.uses.some((folder) => ownHeader.startsWith(`${folder}/`))) return undefined;
    return `${layer.folder} must not include "${ownHeader}"`;
  }
  if (systemHeader === undefined || layer.pure !== true) return undefined;
  if (!/^[a-z_]+$/.test(systemHeader)) {
    return `${layer.folder} uses the standard library only, not <${systemHeader}>`;
  }
  if (!IMPURE_HEADERS.has(systemHeader)) return undefined;
  return `${layer.folder} knows no files, clocks, output or aborts, so not <${systemHeader}>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const complaints = await findForbiddenIncludes(resolve(process.argv[2] ?? projectDirectory));
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
