// The figures of a run as tables on the terminal.

/**
 * @typedef {import("../bench.mjs").BenchReport} BenchReport
 * @typedef {import("../bench.mjs").TargetReport} TargetReport
 * @typedef {import("./statistics.mjs").Summary} Summary
 */

/**
 * @param {BenchReport} report
 * @param {string} file where the same is stored as JSON
 */
export function printReport(report, file) {
  const { machine, cubes, settings, targets } = report;
  console.log(
    `\n${report.date}, commit ${report.commit ?? "unknown"}\n` +
      `${machine.processor}, ${machine.processorCount} processors, load ${fixed(machine.loadAverage, 1)}, ` +
      `Node.js ${machine.node}, ${machine.chromium ?? "no Chromium"}\n` +
      `${cubes.count} cubes (${"files" in cubes ? cubes.files.join(", ") : `seed ${cubes.seed}`}), ` +
      `${settings.warmUpSearches} searches beforehand, not counted; ` +
      (settings.rounds > 1 ? `medians of ${settings.rounds} rounds` : "one round"),
  );
  printTimes(targets);
  printLengths(targets);
  printStart(targets);
  printGeneration(targets);
  printMemory(targets);
  printRepairs(targets);
  printPocket(targets);
  printPeers(report);
  printRatios(report);
  printYardstick(targets);
  console.log(`\nAs JSON: ${file}`);
}

/** @param {TargetReport[]} targets */
function printTimes(targets) {
  printTable(
    "Time to a solution of at most so many moves, in ms",
    [
      "target",
      "tables",
      "threads",
      "moves",
      "reached",
      "mean",
      "median",
      "95 %",
      "CPU",
      "mean length",
      "nodes",
    ],
    targets.flatMap(({ name, tier, threads, median: { times = [] } }) =>
      times.map((time) => [
        name,
        tier,
        String(threads),
        `<= ${time.maxLength}`,
        `${time.reached}/${time.cubes}`,
        ...summaryCells(time.timeMs, 3),
        fixed(time.meanProcessorTimeMs, 3),
        fixed(time.meanLength, 2),
        fixed(time.nodes, 0),
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printLengths(targets) {
  printTable(
    "Length of the best solution after a time",
    ["target", "tables", "threads", "after ms", "solved", "mean", "median", "95 %"],
    targets.flatMap(({ name, tier, threads, median: { lengths = [] } }) =>
      lengths.map(({ timeMs, solved, length }) => [
        name,
        tier,
        String(threads),
        String(timeMs),
        String(solved),
        ...summaryCells(length, 3),
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printStart(targets) {
  printTable(
    "Start, in ms from its beginning",
    ["target", "tables", "threads", "until", "mean", "median", "95 %"],
    targets.flatMap(({ name, tier, threads, median: { start = {} } }) =>
      Object.entries(start).map(([moment, summary]) => [
        name,
        tier,
        String(threads),
        moment.replace(/Ms$/, ""),
        ...summaryCells(summary, 0),
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printGeneration(targets) {
  printTable(
    "Making a table on one thread, in ms",
    ["target", "table", "time", "CPU"],
    targets.flatMap(({ name, median: { generation = [] } }) =>
      generation.map(({ table, timeMs, processorTimeMs }) => [
        name,
        table,
        fixed(timeMs, 0),
        fixed(processorTimeMs, 0),
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printMemory(targets) {
  printTable(
    "Memory after searches, in MB",
    ["target", "tables", "threads", "what", "MB"],
    targets.flatMap(({ name, tier, threads, median: { memory = {} } }) =>
      Object.entries(memory).map(([what, bytes]) => [
        name,
        tier,
        String(threads),
        what.replace(/Bytes$/, ""),
        fixed(bytes / 1e6, 1),
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printRepairs(targets) {
  printTable(
    "Time to find what would mend a cube, in ms",
    ["target", "mistake", "cubes", "mean", "median", "95 %", "longest"],
    targets.flatMap(({ name, median: { repairs = [] } }) =>
      repairs.map(({ mistake, cubes, timeMs, longestMs }) => [
        ...[name, mistake, String(cubes)],
        ...[...summaryCells(timeMs, 2), fixed(longestMs, 2)],
      ]),
    ),
  );
}

/** @param {TargetReport[]} targets */
function printPocket(targets) {
  printTable(
    "The 2x2x2: from its bundle to the tables, to a first solution, and each solution then, in ms",
    [
      ...["target", "tables made", "first solution", "cubes", "mean", "median", "95 %"],
      ...["longest", "mean length", "tables MB", "memory MB"],
    ],
    targets.flatMap(({ name, median: { pocket } }) =>
      pocket
        ? [
            [
              ...[name, fixed(pocket.preparedMs, 0), fixed(pocket.firstSolutionMs, 0)],
              ...[String(pocket.cubes), ...summaryCells(pocket.timeMs, 3)],
              ...[fixed(pocket.longestMs, 2), fixed(pocket.meanLength, 2)],
              ...[fixed(pocket.tablesBytes / 1e6, 1), fixed(pocket.heapBytes / 1e6, 1)],
            ],
          ]
        : [],
    ),
  );
}

/** @param {BenchReport} report */
function printPeers({ peers }) {
  printTable(
    "Peers, in ms from a line to its answer",
    ["peer", "solved", "start", "mean", "median", "95 %", "mean length"],
    peers.map(({ name, median: { solved, cubes, startMs, timeMs, length } }) => [
      name,
      `${solved}/${cubes}`,
      fixed(startMs, 0),
      ...summaryCells(timeMs, 3),
      fixed(length.mean, 3),
    ]),
  );
}

/** @param {BenchReport} report */
function printRatios({ ratios }) {
  printTable(
    "Mean time, divided by that of another target",
    ["target", "divided by", "tables", "moves", "time", "CPU", "same nodes"],
    ratios.map(({ target, base, tier, maxLength, time, processorTime, sameNodes }) => [
      target,
      base,
      tier,
      `<= ${maxLength}`,
      fixed(time, 2),
      fixed(processorTime, 2),
      sameNodes ? "yes" : "no",
    ]),
  );
}

/** @param {TargetReport[]} targets */
function printYardstick(targets) {
  printTable(
    "Yardstick, work that never changes, in ms",
    ["target", "tables", "chase", "walk"],
    targets.flatMap(({ name, tier, median: { yardstick } }) =>
      yardstick ? [[name, tier, fixed(yardstick.chaseMs, 1), fixed(yardstick.walkMs, 1)]] : [],
    ),
  );
}

/**
 * @param {Summary} summary
 * @param {number} digits
 */
export function summaryCells({ mean, median, percentile95 }, digits) {
  return [fixed(mean, digits), fixed(median, digits), fixed(percentile95, digits)];
}

/**
 * @param {number | undefined} value
 * @param {number} digits
 */
export function fixed(value, digits) {
  return value === undefined ? "-" : value.toFixed(digits);
}

/**
 * @param {string} title
 * @param {string[]} heads
 * @param {string[][]} rows nothing is printed if there are none
 */
export function printTable(title, heads, rows) {
  if (rows.length === 0) return;
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${title}\n`);
  for (const row of [heads, ...rows]) {
    const cells = row.map((cell, column) =>
      // Names left-aligned, figures right-aligned.
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("  ")}`.trimEnd());
  }
}
