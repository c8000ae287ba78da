// Đurić's tables 4.1 and 4.2: mean turns and times of three methods on scrambles of nine lengths. README.md says what
// differs.
import { compareByPreset, rowOf, tableText, turnsText } from "./comparison.mjs";

/** The lengths of the scrambles, and how many of each he had. */
const SCRAMBLES = [5, 10, 15, 20, 25, 40, 60, 80, 100];
const HIS_CUBES = [788, 653, 583, 470, 447, 436, 419, 356, 212];

/** His figures for each length, and our methods to compare. */
const METHODS = [
  {
    his: "beginner",
    turns: [137, 140, 140, 145, 143, 144, 143, 145, 144],
    timesMs: [5, 5, 5, 5, 5, 5, 5, 5, 5],
    ours: ["beginner"],
  },
  {
    his: "Fridrich",
    turns: [78, 81, 82, 82, 81, 82, 83, 83, 84],
    timesMs: [25, 19, 20, 19, 19, 19, 21, 21, 19],
    ours: ["cfop-2look"],
  },
  {
    his: "Kociemba",
    turns: [5, 11, 16, 19, 20, 20, 20, 20, 20],
    timesMs: [16, 16, 19, 23, 28, 29, 32, 33, 34],
    ours: ["two-phase:max-length=22", "two-phase"],
  },
];

const rows = compareByPreset("duric-2023");

for (const { his, turns, timesMs, ours } of METHODS) {
  const head = ["scramble", "his cubes", "ours", `his ${his}`];
  const rowsOfLengths = SCRAMBLES.map((scramble, index) => {
    const found = ours.map((method) => rowOf(rows, method, scramble));
    return [
      ...[scramble, HIS_CUBES[index] ?? 0, found[0]?.cubes ?? 0, turns[index] ?? 0],
      ...found.map(turnsText),
      timesMs[index] ?? 0,
      ...found.map(({ timeMs }) => `${timeMs.mean.toFixed(1)} (${timeMs.median.toFixed(1)})`),
    ];
  });
  const oursInTurns = ours.map((method) => `our \`${method}\`, turns`);
  const oursInTime = ours.map((method) => `our \`${method}\`, ms (median)`);
  console.log(`${tableText([...head, ...oursInTurns, "his ms", ...oursInTime], rowsOfLengths)}\n`);
}
