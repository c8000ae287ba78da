// Checks types and lint rules of everything written in TypeScript or JavaScript. One TypeScript
// program serves both for each project, and a file is checked only if it, or anything that it imports
// directly or indirectly, has changed since the last run without a fault. ESLint's own cache would
// miss faults: it compares only a file's text, and many rules look at imported types.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ESLint } from "eslint";
import ts from "typescript";
import { projectDirectory, staticChecksDirectory } from "../directories.mjs";

/**
 * @typedef {object} Paths
 * @property {string} baseDirectory of the project
 * @property {string} statePath a file that keeps what is known until the next run
 *
 * @typedef {Record<string, string>} CleanFiles for each file without a fault, a hash of everything its
 *   check depends on, by the path of the TypeScript project and that of the file
 */

/** What every check depends on: these files in the project, and this script. */
const RULES = ["eslint.config.js", "package-lock.json", fileURLToPath(import.meta.url)];

/**
 * @param {Paths} paths
 * @returns {Promise<string>} what is wrong; empty if nothing is
 */
export async function checkTypeScript({ baseDirectory, statePath }) {
  const cleanFiles = await readState(statePath);
  /** @type {CleanFiles} */
  const checkedFiles = {};
  /** @type {Set<string>} */
  const linted = new Set();
  const complaints = [];
  for (const configuration of listConfigurations(baseDirectory)) {
    const builder = readProject(configuration);
    const program = builder.getProgram();
    const ownFiles = program.getSourceFiles().filter((file) => isOwn(baseDirectory, file));
    const hashOf = hasher(builder, baseDirectory);
    const changedFiles = ownFiles.filter((file) => {
      const key = `${relative(baseDirectory, configuration)} ${relative(baseDirectory, file.fileName)}`;
      checkedFiles[key] = hashOf(file);
      return cleanFiles[key] !== checkedFiles[key];
    });
    complaints.push(checkTypes(program, changedFiles));
    const toLint = changedFiles.filter(({ fileName }) => !linted.has(fileName));
    complaints.push(await lint(baseDirectory, program, toLint));
    for (const { fileName } of ownFiles) linted.add(fileName);
  }
  complaints.push(await lintOthers(baseDirectory, linted));
  const text = complaints.filter((complaint) => complaint !== "").join("\n");
  // After a fault, what was known before is still true.
  if (text === "") {
    await mkdir(dirname(statePath), { recursive: true });
    await writeFile(statePath, JSON.stringify(checkedFiles));
  }
  return text;
}

/**
 * @param {string} path
 * @returns {Promise<CleanFiles>} empty if there is no such file, or it is incomplete
 */
async function readState(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return {};
  }
}

/**
 * A layer that must not see everything a browser has is a project of its own: these come first. The
 * project of the npm package is left out: the build compiles it, with its declarations.
 *
 * @param {string} baseDirectory
 * @returns {string[]} paths
 */
function listConfigurations(baseDirectory) {
  const layers = readdirSync(join(baseDirectory, "web")).map((layer) => `web/${layer}`);
  return [...layers, "."]
    .map((folder) => join(baseDirectory, folder, "tsconfig.json"))
    .filter((path) => existsSync(path) && parseConfiguration(path).options.declaration !== true);
}

/** @param {string} path */
function parseConfiguration(path) {
  const { config, error } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  if (error) throw new Error(formatFaults([error]));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), undefined, path);
}

/**
 * @param {string} configuration
 * @returns {ts.BuilderProgram} which knows what each file depends on
 */
function readProject(configuration) {
  const { fileNames, options, errors } = parseConfiguration(configuration);
  return ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
  });
}

/**
 * @param {string} baseDirectory
 * @param {ts.SourceFile} file
 * @returns {boolean} whether it is neither built nor part of an npm package
 */
function isOwn(baseDirectory, { fileName }) {
  return !/^(\.\.|build|node_modules)\//.test(relative(baseDirectory, fileName));
}

/**
 * @param {ts.BuilderProgram} builder
 * @param {string} baseDirectory
 * @returns {(file: ts.SourceFile) => string} the hash of all that decides whether a file has a fault
 */
function hasher(builder, baseDirectory) {
  const program = builder.getProgram();
  /** @param {ts.SourceFile} file */
  const describe = ({ fileName, text }) => `${relative(baseDirectory, fileName)}\0${text}\0`;
  // These can declare things that other files use without an import.
  const globals = program
    .getSourceFiles()
    .filter((file) => isOwn(baseDirectory, file))
    .filter((file) => file.isDeclarationFile || !ts.isExternalModule(file));
  const common = sha256([
    ...RULES.map((path) => readFileSync(resolve(baseDirectory, path), "utf8")),
    // Including those of the configurations that this project extends.
    JSON.stringify(program.getCompilerOptions()),
    ...globals.map(describe),
  ]);
  /** @type {Map<string, string>} */
  const hashes = new Map();
  for (const file of program.getSourceFiles()) {
    // The lock file determines the text of a package.
    hashes.set(
      file.fileName,
      isOwn(baseDirectory, file) ? sha256([describe(file)]) : file.fileName,
    );
  }
  return (file) => {
    const dependencies = builder.getAllDependencies(file).map((name) => hashes.get(name) ?? name);
    return sha256([common, ...dependencies.sort()]);
  };
}

/** @param {string[]} texts */
function sha256(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}

/**
 * @param {ts.Program} program
 * @param {ts.SourceFile[]} files
 * @returns {string} what is wrong
 */
function checkTypes(program, files) {
  return formatFaults([
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]);
}

/** @param {readonly ts.Diagnostic[]} faults */
function formatFaults(faults) {
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(faults), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => projectDirectory,
    getNewLine: () => "\n",
  });
}

/**
 * @param {string} baseDirectory
 * @param {ts.Program} program
 * @param {ts.SourceFile[]} files
 */
async function lint(baseDirectory, program, files) {
  if (files.length === 0) return "";
  const parserOptions = { programs: [program], projectService: false };
  const eslint = new ESLint({
    cwd: baseDirectory,
    overrideConfig: { languageOptions: { parserOptions } },
  });
  const paths = files.map(({ fileName }) => relative(baseDirectory, fileName));
  return formatLint(eslint, await eslint.lintFiles(paths));
}

/**
 * Files that are in no project, such as examples.
 *
 * @param {string} baseDirectory
 * @param {Set<string>} linted paths
 */
async function lintOthers(baseDirectory, linted) {
  const eslint = new ESLint({
    cwd: baseDirectory,
    overrideConfig: { ignores: [...linted].map((path) => relative(baseDirectory, path)) },
    // There may be none.
    errorOnUnmatchedPattern: false,
  });
  return formatLint(eslint, await eslint.lintFiles(["."]));
}

/**
 * @param {ESLint} eslint
 * @param {ESLint.LintResult[]} results
 * @returns {Promise<string>} empty if there is neither an error nor a warning
 */
async function formatLint(eslint, results) {
  const formatter = await eslint.loadFormatter("stylish");
  return (await formatter.format(results)).trimEnd();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const complaints = await checkTypeScript({
    baseDirectory: resolve(projectDirectory),
    statePath: join(staticChecksDirectory, "typescript.json"),
  });
  if (complaints !== "") console.log(complaints);
  process.exitCode = complaints === "" ? 0 : 1;
}
