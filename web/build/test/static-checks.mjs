// What can be checked without running anything: format, lint, types, imports.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../command.mjs";
import { CPP_DIRECTORIES, findCppSources } from "../cpp/cpp-sources.mjs";
import { projectDirectory } from "../directories.mjs";

/**
 * @typedef {import("./suite-result.mjs").SuiteResult} SuiteResult
 *
 * @typedef {object} StaticCheck
 * @property {string} name
 * @property {string[]} words of the command line, which fails if there is anything to complain of
 */

const TIME_LIMIT_MS = 10 * 60_000;

/** @returns {Promise<StaticCheck[]>} */
async function listStaticChecks() {
  const cppSources = await findCppSources(CPP_DIRECTORIES);
  return [
    { name: "clang-format", words: ["clang-format", "--dry-run", "-Werror", ...cppSources] },
    { name: "C++ includes", words: ["node", "web/build/cpp/cpp-includes.mjs"] },
    { name: "diagrams of rooms", words: ["node", "web/build/room-diagrams.mjs", "--check"] },
    { name: "prettier", words: ["prettier", "--check", "--log-level", "warn", "."] },
    { name: "eslint", words: ["eslint", "--max-warnings", "0", "."] },
    ...listTypeScriptProjects().map((project) => ({
      name: `types of ${project}`,
      words: ["tsc", "--noEmit", "--project", project],
    })),
    { name: "TypeScript imports", words: ["depcruise", "web"] },
  ];
}

/** Layers that must not see all that a browser has, have a TypeScript project of their own. */
function listTypeScriptProjects() {
  const ofLayers = readdirSync(join(projectDirectory, "web")).map(
    (layer) => `web/${layer}/tsconfig.json`,
  );
  return ["tsconfig.json", ...ofLayers].filter((path) => existsSync(join(projectDirectory, path)));
}

/** @returns {Promise<SuiteResult>} with one test for each check */
export async function runStaticChecks() {
  const checks = await listStaticChecks();
  /** @type {SuiteResult} */
  const suite = { name: "format, lint and types", passed: 0, skipped: 0, failures: [] };
  for (const { name, words } of checks) {
    const [program = "", ...programArguments] = words;
    const result = await runToEnd(program, programArguments, { timeLimitMs: TIME_LIMIT_MS });
    if (result.exitCode === 0) suite.passed += 1;
    else suite.failures.push({ test: name, message: `${result.output}\n${result.ending}` });
  }
  return suite;
}
