// Configuring and compiling with CMake and Ninja.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { CommandFailure, run } from "../command.mjs";
import { projectDirectory } from "../directories.mjs";

/**
 * Brings a build directory up to date.
 *
 * @param {string} directory
 * @param {object} options
 * @param {string[]} [options.launcher] what goes before `cmake` when configuring, such as `emcmake`
 * @param {Record<string, string>} [options.variables] CMake variables
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {string[]} [options.targets] by default all
 */
export async function buildWithCMake(
  directory,
  { launcher = [], variables = {}, environment = {}, targets = [] },
) {
  const configuration = [
    ...launcher,
    ...["cmake", "-S", projectDirectory, "-B", directory, "-G", "Ninja"],
    ...Object.entries(variables).map(([name, value]) => `-D${name}=${value}`),
  ];
  const wasConfigured = existsSync(join(directory, "CMakeCache.txt"));
  try {
    await runWords(configuration, environment);
  } catch (error) {
    if (!wasConfigured || !(error instanceof CommandFailure)) throw error;
    // CMake's cache goes stale when the checkout moves or the compiler is replaced.
    await runWords([...configuration, "--fresh"], environment);
  }
  // The native programs and the bundles are compiled at the same time; by default Ninja would start
  // two more compilers than there are processors. In quiet mode it prints only errors.
  const limits = ["-j", String(availableParallelism()), "--quiet"];
  await runWords(["cmake", "--build", directory, "--", ...limits, ...targets], environment);
}

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} environment
 */
async function runWords([program = "", ...programArguments], environment) {
  await run(program, programArguments, { environment });
}
