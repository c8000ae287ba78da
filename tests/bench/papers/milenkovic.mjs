// Milenković's two-phase solver after five times, and its first solutions. README.md says what differs.
import { compareByPreset, rowOf, tableText, turnsText } from "./comparison.mjs";

/** The solver's limits, the mean that he reports, and our corresponding settings. */
const EXPERIMENTS = [
  { until: "the first solution", his: "22.9 (19 to 26)", ours: "two-phase:max-length=1000" },
  { until: "0.5 s", his: "20.17", ours: "two-phase:time-ms=500" },
  { until: "1 s", his: "20.09", ours: "two-phase:time-ms=1000" },
  { until: "2 s", his: "19.96", ours: "two-phase:time-ms=2000" },
  { until: "5 s", his: "19.73", ours: "two-phase:time-ms=5000" },
  { until: "10 s", his: "19.68", ours: "two-phase:time-ms=10000" },
];

const rows = compareByPreset("milenkovic");
const table = EXPERIMENTS.map(({ until, his, ours }) => {
  const row = rowOf(rows, ours);
  const mean = row.turns?.mean.toFixed(2) ?? "none";
  return [until, his, mean, turnsText(row), `${row.proven} of ${row.cubes}`];
});
console.log(
  tableText(
    ["until", "his mean", "our mean", "± deviation (least to most)", "proven shortest"],
    table,
  ),
);
