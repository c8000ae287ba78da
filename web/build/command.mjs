// Runs other programs, and keeps what they print to show it if they fail.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { projectDirectory } from "./directories.mjs";

/** The programs of the npm packages come first, as in npm's own scripts. */
const PATH = [join(projectDirectory, "node_modules/.bin"), process.env.PATH].join(delimiter);

const SHOWN_OUTPUT_LINES = 40;

/** A program failed; the message holds the last lines that it printed. */
export class CommandFailure extends Error {
  /**
   * @param {string} commandLine
   * @param {CommandResult} result
   */
  constructor(commandLine, result) {
    const lines = result.output.trimEnd().split("\n");
    const omitted = Math.max(0, lines.length - SHOWN_OUTPUT_LINES);
    const shown = lines.slice(omitted).map((line) => `  | ${line}`);
    if (omitted > 0) shown.unshift(`  | (${omitted} lines before)`);
    super(`${commandLine}\n  ended with ${result.ending}:\n${shown.join("\n")}`);
    this.name = "CommandFailure";
  }
}

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @property {number} [timeLimitMs] the program is stopped after this time
 *
 * @typedef {object} CommandResult
 * @property {number} exitCode -1 if the program was stopped by a signal
 * @property {string} ending "exit status 1" or "SIGTERM after 900 s", for messages
 * @property {string} output standard output and standard error as they came
 */

/**
 * Runs a program in the project's directory and waits until it ends, successfully or not.
 *
 * @param {string} program
 * @param {string[]} programArguments
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} rejects if the program cannot be started at all
 */
export function runToEnd(program, programArguments, options = {}) {
  return new Promise((resolve, reject) => {
    const startMs = performance.now();
    const child = spawn(program, programArguments, {
      cwd: projectDirectory,
      env: { ...process.env, PATH, ...options.environment },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: options.timeLimitMs,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on("error", (error) => {
      reject(new Error(`Cannot start ${program}: ${error.message}`));
    });
    child.on("close", (exitCode, signal) => {
      const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
      const ending =
        exitCode === null ? `${String(signal)} after ${seconds} s` : `exit status ${exitCode}`;
      resolve({ exitCode: exitCode ?? -1, ending, output });
    });
  });
}

/**
 * Runs a program and returns what it printed.
 *
 * @param {string} program
 * @param {string[]} programArguments
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} rejects with a `CommandFailure` if the program fails
 */
export async function run(program, programArguments, options) {
  const result = await runToEnd(program, programArguments, options);
  if (result.exitCode !== 0) {
    throw new CommandFailure([program, ...programArguments].join(" "), result);
  }
  return result.output;
}
