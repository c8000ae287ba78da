// Britikov's four methods. He gives ranges without saying for which cubes; README.md says what differs.
import { compareByPreset, rowOf, tableText, turnsText } from "./comparison.mjs";

const METHODS = [
  { his: "layer by layer", turns: "170 to 220", time: "0.6 to 1.2 s", ours: "beginner" },
  { his: "genetic", turns: "300 to 400", time: "2 to 4 min", ours: "genetic" },
  { his: "Kociemba", turns: "22 to 30", time: "up to 1.8 s", ours: "two-phase:max-length=30" },
  { his: "Korf", turns: "shortest", time: "2 min and more", ours: "korf" },
];

const rows = compareByPreset("britikov");
const lengths = [...new Set(rows.flatMap(({ scramble }) => scramble ?? []))];
const table = METHODS.flatMap(({ his, turns, time, ours }) =>
  lengths.map((scramble) => {
    const row = rowOf(rows, ours, scramble);
    const { median, most } = row.timeMs;
    return [
      ...[his, turns, time, `\`${ours}\``, scramble, row.cubes, turnsText(row)],
      ...[`${median.toFixed(1)} (${most.toFixed(1)})`, row.givenUp],
    ];
  }),
);
const ours = ["scramble", "cubes", "our turns", "our ms, median (most)", "given up"];
console.log(tableText(["method", "his turns", "his time", "ours", ...ours], table));
