// What tests/bench/metrics.mjs may be asked to do.
import { join } from "node:path";
import { parseArgs } from "node:util";

import { reportsDirectory } from "../../web/build/directories.mjs";
import { BenchOptionError, parseNames, parseNumber, parseNumbers, parsePeer } from "./options.mjs";
import { LINE_BY_LINE, ROB_TWOPHASE } from "./peer.mjs";
import { METRICS } from "./report/metric-costs.mjs";

export const METRICS_USAGE = `Usage: node tests/bench/metrics.mjs [OPTIONS]

  --metric M,...           ${METRICS.join(", ")}; default: all
  --time-ms T,...          after these times (default: 10,100,1000)
  --count N                so many random cubes, or cubes of the files (default: 20, or all)
  --seed S                 which random cubes (default: 1)
  --cubes FILE             these cubes, facelets or moves, one a line; may be given repeatedly
  --threads N              for htm, the only metric with threads (default: 1)
  --warm-up N              so many searches before each time that do not count, at least 1 (default: 10)
  --peer METRIC=COMMAND    another solver, beside ours in that metric: it reads facelets, one a line, and answers
                           each with a line of moves; {ms} in the command stands for the time
  --rob-twophase METRIC=COMMAND
                           E. Frantar's rob-twophase, compiled for that metric, with -m {ms}
  --output FILE            where to write the JSON (default: build/reports/metrics.json)`;

const MANNERS = /** @type {const} */ ([
  { option: "peer", manner: LINE_BY_LINE },
  { option: "rob-twophase", manner: ROB_TWOPHASE },
]);

/** @typedef {ReturnType<typeof parseMetricOptions>} MetricOptions */

/** @param {string[]} commandLine */
export function parseMetricOptions(commandLine) {
  const values = parseWords(commandLine);
  const peers = MANNERS.flatMap(({ option, manner }) =>
    values[option].flatMap((text) => {
      const { name, command } = parsePeer(text);
      const metrics = parseNames(option, [name], METRICS);
      if (command.includes("{ms}")) {
        return metrics.map((metric) => ({ solver: option, metric, command, manner }));
      }
      throw new BenchOptionError(`{ms} is missing, which stands for the time: ${command}`);
    }),
  );
  const usualCount = values.cubes.length > 0 ? Number.MAX_SAFE_INTEGER : 20;
  return {
    ...{ help: values.help, cubeFiles: values.cubes, peers },
    output: values.output ?? join(reportsDirectory, "metrics.json"),
    metrics: parseNames("metric", values.metric, METRICS),
    timesMs: parseNumbers("time-ms", [values["time-ms"]], 1),
    count: parseNumber("count", values.count ?? usualCount, 1),
    seed: parseNumber("seed", values.seed, 0),
    threads: parseNumber("threads", values.threads, 1),
    warmUpSearches: parseNumber("warm-up", values["warm-up"], 1),
  };
}

/** @param {string[]} commandLine */
function parseWords(commandLine) {
  try {
    return parseArgs({
      args: commandLine,
      options: {
        help: { type: "boolean", default: false },
        metric: { type: "string", multiple: true, default: [] },
        "time-ms": { type: "string", default: "10,100,1000" },
        count: { type: "string" },
        seed: { type: "string", default: "1" },
        cubes: { type: "string", multiple: true, default: [] },
        threads: { type: "string", default: "1" },
        "warm-up": { type: "string", default: "10" },
        peer: { type: "string", multiple: true, default: [] },
        "rob-twophase": { type: "string", multiple: true, default: [] },
        output: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new BenchOptionError(error instanceof Error ? error.message : String(error));
  }
}
