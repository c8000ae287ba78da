// The import lint of the C++ sources: each room includes only headers of the rooms that it may use,
// and the solver nothing that brings files, clocks or output. Run as
// `node web/build/cpp/cpp-includes.mjs [DIRECTORY]`; it lists what is forbidden.
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOMS } from "./cpp-rooms.mjs";
import { CPP_DIRECTORIES, readCppSources } from "./cpp-sources.mjs";
import { projectDirectory } from "../directories.mjs";

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
    const room = ROOMS.find((entry) => entry.room === dirname(path));
    if (room === undefined) {
      complaints.push(`${path}: web/build/cpp/cpp-rooms.mjs has no room ${dirname(path)}`);
      continue;
    }
    for (const [index, line] of text.split("\n").entries()) {
      const [, ownHeader, systemHeader] = INCLUDE.exec(line) ?? [];
      const complaint = judgeInclude(room, ownHeader, systemHeader);
      if (complaint !== undefined) complaints.push(`${path}:${index + 1}: ${complaint}`);
    }
  }
  return complaints;
}

/**
 * @param {import("./cpp-rooms.mjs").Room} from
 * @param {string | undefined} ownHeader
 * @param {string | undefined} systemHeader
 * @returns {string | undefined} what is wrong
 */
function judgeInclude({ room, uses, pure }, ownHeader, systemHeader) {
  if (ownHeader !== undefined) {
    if ([room, ...uses].includes(dirname(ownHeader))) return undefined;
    return `${room} must not include "${ownHeader}"`;
  }
  if (systemHeader === undefined || pure !== true) return undefined;
  if (!/^[a-z_]+$/.test(systemHeader)) {
    return `${room} uses the standard library only, not <${systemHeader}>`;
  }
  if (!IMPURE_HEADERS.has(systemHeader)) return undefined;
  return `${room} knows no files, clocks, output or aborts, so not <${systemHeader}>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const complaints = await findForbiddenIncludes(resolve(process.argv[2] ?? projectDirectory));
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
