// What can be checked without running anything: format, lint, types, imports.
import { join } from "node:path";
import { runToEnd } from "../command.mjs";
import { CPP_DIRECTORIES, findCppSources } from "../cpp/cpp-sources.mjs";
import { staticChecksDirectory } from "../directories.mjs";

/**
 * @typedef {object} StaticCheck
 * @property {string} name
 * @property {() => Promise<string[]>} words of the command line, which fails if there is anything to
 *   complain of
 */

const TIME_LIMIT_MS = 10 * 60_000;

const PRETTIER_CACHE = join(staticChecksDirectory, "prettier");

/** The longest first. Each keeps one processor busy, and needs nothing that is built. */
export const STATIC_CHECKS = /** @satisfies {StaticCheck[]} */ ([
  check("types and lint rules", "node", "web/build/test/typescript-checks.mjs"),
  check(
    ...["format of TypeScript and texts", "prettier", "--check", "--log-level", "warn"],
    ...["--cache", "--cache-strategy", "content", "--cache-location", PRETTIER_CACHE, "."],
  ),
  check("TypeScript imports", "depcruise", "web", "tests"),
  {
    name: "format of C++",
    words: async () => [
      ...["clang-format", "--dry-run", "-Werror"],
      ...(await findCppSources(CPP_DIRECTORIES)),
    ],
  },
  check("C++ includes", "node", "web/build/cpp/cpp-includes.mjs"),
  check("diagrams of rooms", "node", "web/build/room-diagrams.mjs", "--check"),
]);

/**
 * @param {string} name
 * @param {string[]} words
 * @returns {StaticCheck}
 */
function check(name, ...words) {
  return { name, words: () => Promise.resolve(words) };
}

/**
 * @param {StaticCheck} check
 * @returns {Promise<import("./suite-result.mjs").SuiteResult>} with one test
 */
export async function runStaticCheck({ name, words }) {
  const [program = "", ...programArguments] = await words();
  const { exitCode, output, ending } = await runToEnd(program, programArguments, {
    timeLimitMs: TIME_LIMIT_MS,
  });
  const failures = exitCode === 0 ? [] : [{ test: name, message: `${output}\n${ending}` }];
  return { name, passed: 1 - failures.length, skipped: 0, failures, files: [] };
}
