// The import lint of the C++ sources: each room may include only headers of the rooms that it may
// use, and the solver may include nothing that brings in files, clocks or output. Run as
// `node web/build/cpp/cpp-includes.mjs [DIRECTORY]`, it lists what is forbidden.
import { dirname, extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOMS, roomOf } from "./cpp-rooms.mjs";
import { CPP_DIRECTORIES, readCppSources } from "./cpp-sources.mjs";
import { projectDirectory } from "../directories.mjs";

/** Standard headers that bring in files, clocks, output or ways to end the process. */
const IMPURE_HEADERS = new Set(
  (
    "cassert chrono csetjmp csignal cstdio cstdlib ctime filesystem fstream iomanip ios iostream " +
    "istream ostream print random spanstream sstream stdexcept streambuf syncstream"
  ).split(" "),
);

const INCLUDE = /^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)/;
/** Other ways to include: behind a comment, by a macro, as a module or as bytes. */
const OTHER_INCLUDE =
  /^(?!\s*\/\/(?!.*\*\/)).*(?:(?<![a-z])include(?![a-z])|(?:#|%:)\s*(?:import|embed)\b)/;
/** The next line could be the second half of an include. */
const SPLIT_DIRECTIVE = /(?:#|%:).*\\\s*$/;

const PROJECT_FOLDERS = new Set(ROOMS.map(({ room }) => room.replace(/\/.*/, "")));

/**
 * @param {string} baseDirectory the project, or a copy of its folders
 * @returns {Promise<string[]>} a line for each forbidden include; empty if there is none
 */
export async function findForbiddenIncludes(baseDirectory) {
  const complaints = [];
  for (const { path, text } of await readCppSources(CPP_DIRECTORIES, baseDirectory)) {
    const folder = dirname(path);
    const room = roomOf(folder);
    if (room === undefined) {
      complaints.push(`${path}: web/build/cpp/cpp-rooms.mjs has no room ${folder}`);
      continue;
    }
    if (![".cpp", ".h"].includes(extname(path))) {
      complaints.push(`${path}: a C++ file ends in .cpp or .h`);
    }
    for (const [index, line] of text.split("\n").entries()) {
      const complaint = judgeLine(folder, room, line);
      if (complaint !== undefined) complaints.push(`${path}:${index + 1}: ${complaint}`);
    }
  }
  return complaints;
}

/**
 * @param {string} folder
 * @param {import("./cpp-rooms.mjs").Room} room of that folder
 * @param {string} line
 * @returns {string | undefined} what is wrong
 */
function judgeLine(folder, { uses, pure }, line) {
  const [directive, ownHeader, systemHeader = ""] = INCLUDE.exec(line) ?? [];
  if (directive === undefined) {
    if (SPLIT_DIRECTIVE.test(line)) return `${folder} must write a directive on one line`;
    if (!OTHER_INCLUDE.test(line)) return undefined;
    return `${folder} must write an include by itself, with the header's name`;
  }
  if (ownHeader !== undefined) {
    const from = dirname(ownHeader);
    const mayUse = from === folder || uses.includes(roomOf(from)?.room ?? "");
    if (mayUse && /^[^.]+\.h$/.test(ownHeader)) return undefined;
    return `${folder} must not include "${ownHeader}"`;
  }
  const [systemFolder = ""] = systemHeader.split("/");
  if (systemHeader.includes("..") || PROJECT_FOLDERS.has(systemFolder)) {
    return `${folder} must include the project's headers in quotes, not <${systemHeader}>`;
  }
  if (pure !== true) return undefined;
  if (!/^[a-z_]+$/.test(systemHeader)) {
    return `${folder} uses the standard library only, not <${systemHeader}>`;
  }
  if (!IMPURE_HEADERS.has(systemHeader)) return undefined;
  return `${folder} knows no files, clocks, output or aborts, so not <${systemHeader}>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const complaints = await findForbiddenIncludes(resolve(process.argv[2] ?? projectDirectory));
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
