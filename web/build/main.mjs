// The project's own commands: `npm start`, `npm test` and the others of package.json.
//
// Until the npm packages are known to be installed, only modules of Node.js may be loaded.
import { parseArgs } from "node:util";
import { installNodePackages } from "./node-packages.mjs";
import { step } from "./step.mjs";

const USAGE = `Usage: node web/build/main.mjs COMMAND [OPTIONS]

  start [--port N]   build what is missing, then serve the page (port: PORT, or 8080)
  build              build what is missing
  test [--long]      build what is missing and run every test; --long: the long sweeps too
  bench [OPTIONS]    build what is missing and measure; bench --help says what
  format             put all sources into the project's format`;

const DEFAULT_PORT = 8080;
const OLDEST_NODE = [20, 19];

async function main() {
  requireNode();
  if (process.argv[2] === "bench") {
    await bench(process.argv.slice(3));
    return;
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string" },
      long: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (rest.length > 0) throw new UsageError(`Too many words: ${rest.join(" ")}`);
  switch (command) {
    case "start": {
      const port = parsePort(values.port ?? process.env.PORT ?? String(DEFAULT_PORT));
      await installAndBuild();
      const { serveSite } = await import("./site/serve.mjs");
      await serveSite(port);
      return;
    }
    case "build":
      await installAndBuild({ packages: true });
      return;
    case "test": {
      await step("npm packages", installNodePackages);
      const { runTests } = await import("./test/test.mjs");
      process.exitCode = (await runTests({ long: values.long })) ? 0 : 1;
      return;
    }
    case "format": {
      await step("npm packages", installNodePackages);
      const { formatSources } = await import("./format.mjs");
      await formatSources();
      return;
    }
    default:
      throw new UsageError(command === undefined ? "No command" : `Unknown command: ${command}`);
  }
}

/**
 * @param {{ browser?: boolean, packages?: boolean }} [options] whether browsers and the npm packages
 *   are wanted too
 */
async function installAndBuild({ browser = false, packages = false } = {}) {
  await step("npm packages", installNodePackages);
  const { buildAll } = await import("./build.mjs");
  await buildAll({ tests: false, browser, packages });
}

/** @param {string[]} words */
async function bench(words) {
  const { BenchOptionError, BENCH_USAGE, needsBrowser, parseBenchOptions } =
    await import("../../tests/bench/options.mjs");
  let options;
  try {
    options = parseBenchOptions(words);
  } catch (error) {
    throw error instanceof BenchOptionError ? new UsageError(error.message, BENCH_USAGE) : error;
  }
  if (options.help) {
    console.log(BENCH_USAGE);
    return;
  }
  await installAndBuild({ browser: needsBrowser(options) });
  const { runBench } = await import("../../tests/bench/bench.mjs");
  await runBench(options);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Cubewright needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${process.version}.`,
  );
}

/** @param {string} text */
function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UsageError(`Not a port: ${text}`);
}

class UsageError extends Error {
  /**
   * @param {string} message
   * @param {string} [usage] of the command that was misused
   */
  constructor(message, usage = USAGE) {
    super(message);
    this.usage = usage;
  }
}

main().catch((/** @type {unknown} */ error) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  const usage = usageFor(error);
  if (usage !== undefined) console.error(`\n${usage}`);
  process.exitCode = usage === undefined ? 1 : 2;
});

/**
 * @param {unknown} error
 * @returns {string | undefined} how to call it right, if it was misused
 */
function usageFor(error) {
  if (error instanceof UsageError) return error.usage;
  const isOfParsing =
    error instanceof TypeError && "code" in error && String(error.code).includes("PARSE_ARGS");
  return isOfParsing ? USAGE : undefined;
}
