// The rooms of the C++ sources, and which room may use which. The include lint checks it, and the
// diagram in solver/README.md is drawn from it.
import { dirname } from "node:path";

/**
 * @typedef {object} Room
 * @property {string} room a folder; the folders in it are rooms of their own. With `*` as its last
 *   part it stands for each folder there that is not listed itself
 * @property {string[]} uses the rooms whose headers it may include beside its own
 * @property {boolean} [pure] it uses the standard library only, and no files, clocks or output
 */

const TWO_PHASE = "solver/methods/twophase";
const METRICS = "solver/methods/twophase-metrics";
const METHOD_TESTS_USE = [
  "tables",
  "solver/cube",
  "solver/text",
  "solver/methods",
  "solver/methods/stages",
  "solver/methods/parts",
  "solver/methods/*",
  "tests/cpp/cube",
];
const TWO_PHASE_ROOMS = ["coordinates", "tables", "pruning", "walks", "search"].map(
  (name) => `${TWO_PHASE}/${name}`,
);

/** @type {Room[]} A room comes after those that it uses. */
export const ROOMS = [
  { room: "tables", uses: [], pure: true },
  { room: "solver/threads", uses: ["tables"], pure: true },
  { room: "solver/cube", uses: [], pure: true },
  { room: "solver/text", uses: ["solver/cube"], pure: true },
  { room: "solver/painting", uses: ["solver/cube", "solver/text"], pure: true },
  { room: "solver/scan", uses: ["solver/cube", "solver/painting"], pure: true },
  { room: "solver/scan/picture", uses: ["solver/scan"], pure: true },
  { room: "solver/methods/stages", uses: ["solver/cube", "solver/text"], pure: true },
  {
    room: "solver/methods",
    uses: ["solver/cube", "solver/text", "solver/methods/stages"],
    pure: true,
  },
  { room: "solver/methods/parts", uses: ["solver/cube", "solver/methods"], pure: true },
  {
    room: "solver/methods/*",
    uses: [
      "tables",
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/parts",
    ],
    pure: true,
  },
  {
    room: "solver/methods/korf/tables",
    uses: ["tables", "solver/cube", "solver/methods/*"],
    pure: true,
  },
  { room: `${TWO_PHASE}/coordinates`, uses: ["solver/cube"], pure: true },
  {
    room: `${TWO_PHASE}/tables`,
    uses: ["tables", "solver/cube", `${TWO_PHASE}/coordinates`],
    pure: true,
  },
  {
    room: `${TWO_PHASE}/pruning`,
    uses: ["tables", "solver/cube", `${TWO_PHASE}/coordinates`],
    pure: true,
  },
  {
    room: `${TWO_PHASE}/walks`,
    uses: ["tables", "solver/cube", `${TWO_PHASE}/coordinates`, `${TWO_PHASE}/pruning`],
    pure: true,
  },
  {
    room: `${TWO_PHASE}/search`,
    uses: ["solver/cube", "solver/threads", `${TWO_PHASE}/pruning`, `${TWO_PHASE}/walks`],
    pure: true,
  },
  {
    room: `${METRICS}/turns`,
    uses: ["solver/cube", "solver/methods", `${TWO_PHASE}/coordinates`],
    pure: true,
  },
  {
    room: `${METRICS}/tables`,
    uses: [
      "tables",
      "solver/cube",
      "solver/methods",
      "solver/methods/parts",
      `${METRICS}/turns`,
      `${TWO_PHASE}/coordinates`,
    ],
    pure: true,
  },
  {
    room: `${METRICS}/pruning`,
    uses: [
      "tables",
      "solver/cube",
      "solver/methods",
      "solver/methods/parts",
      `${METRICS}/turns`,
      `${METRICS}/tables`,
      `${TWO_PHASE}/coordinates`,
    ],
    pure: true,
  },
  {
    room: `${METRICS}/search`,
    uses: [
      "tables",
      "solver/cube",
      "solver/methods",
      `${METRICS}/turns`,
      `${METRICS}/pruning`,
      `${TWO_PHASE}/coordinates`,
    ],
    pure: true,
  },
  {
    room: METRICS,
    uses: ["solver/cube", "solver/methods", "solver/methods/stages", `${METRICS}/search`],
    pure: true,
  },
  {
    room: "solver/methods/optimal/large",
    uses: ["tables", "solver/cube", `${TWO_PHASE}/coordinates`],
    pure: true,
  },
  {
    room: "solver/methods/optimal/walks",
    uses: [
      "tables",
      "solver/cube",
      "solver/methods/optimal/large",
      `${TWO_PHASE}/coordinates`,
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/walks`,
    ],
    pure: true,
  },
  {
    room: "solver/methods/optimal",
    uses: [
      "tables",
      "solver/cube",
      "solver/threads",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/optimal/large",
      "solver/methods/optimal/walks",
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/search`,
    ],
    pure: true,
  },
  { room: "solver/pocket", uses: ["solver/cube"], pure: true },
  {
    room: "solver/pocket/painting",
    uses: ["solver/cube", "solver/text", "solver/painting", "solver/pocket"],
    pure: true,
  },
  { room: "solver/pocket/tables", uses: ["tables", "solver/cube", "solver/pocket"], pure: true },
  {
    room: "solver/pocket/search",
    uses: ["tables", "solver/cube", "solver/pocket", "solver/pocket/tables"],
    pure: true,
  },
  {
    room: "solver/pocket/methods",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "solver/pocket",
    ],
    pure: true,
  },
  {
    room: "solver/pocket/methods/*",
    uses: [
      "solver/cube",
      "solver/methods",
      "solver/methods/stages",
      "solver/pocket",
      "solver/pocket/search",
      "solver/pocket/methods",
    ],
    pure: true,
  },
  {
    room: "solver/methods/registry",
    uses: [
      "solver/methods",
      "solver/methods/*",
      "solver/methods/optimal",
      METRICS,
      "solver/pocket/methods/*",
    ],
    pure: true,
  },
  { room: "solver/experiments", uses: ["solver/cube", "solver/pocket"], pure: true },
  { room: "solver/cli", uses: [] },
  {
    room: "solver/cli/english",
    uses: ["tables", "solver/cube", "solver/text", "solver/painting", "solver/pocket/painting"],
  },
  {
    room: "solver/cli/english/methods",
    uses: [
      "solver/cli/english",
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
    ],
  },
  {
    room: "solver/cli/tables",
    uses: [
      "tables",
      "solver/cli/english",
      "solver/cube",
      "solver/pocket/tables",
      "solver/methods/korf/tables",
      "solver/methods/optimal/large",
      `${METRICS}/tables`,
      `${TWO_PHASE}/tables`,
      `${TWO_PHASE}/pruning`,
      "solver/methods",
      "solver/threads",
      "solver/cli",
    ],
  },
  {
    room: "solver/cli/cubes",
    uses: [
      "solver/cli",
      "solver/cli/english",
      "solver/cube",
      "solver/methods",
      "solver/methods/stages",
      "solver/painting",
      "solver/pocket",
      "solver/pocket/painting",
      "solver/pocket/tables",
      "solver/text",
      "tables",
    ],
  },
  {
    room: "solver/cli/scanning",
    uses: ["solver/cli", "solver/cli/cubes", "solver/cube", "solver/scan", "solver/text"],
  },
  {
    room: "solver/cli/solving",
    uses: [
      "solver/cli",
      "solver/cli/cubes",
      "solver/cli/english",
      "solver/cli/english/methods",
      "solver/cli/tables",
      "solver/cube",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/registry",
      "solver/text",
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/search`,
    ],
  },
  {
    room: "solver/cli/comparing/trials",
    uses: [
      "solver/cli/cubes",
      "solver/cli/english",
      "solver/cli/solving",
      "solver/cli/tables",
      "solver/cube",
      "solver/experiments",
      "solver/methods",
      "solver/pocket",
      "solver/text",
      "solver/threads",
    ],
  },
  {
    room: "solver/cli/comparing",
    uses: [
      "solver/cli",
      "solver/cli/comparing/trials",
      "solver/cli/cubes",
      "solver/cli/solving",
      "solver/cli/tables",
      "solver/cube",
      "solver/experiments",
      "solver/methods",
      "solver/methods/registry",
    ],
  },
  {
    room: "solver/cli/bench",
    uses: [
      "solver/cli",
      "solver/cli/cubes",
      "solver/cli/solving",
      "solver/cli/tables",
      "solver/cube",
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/tables`,
      "tables",
    ],
  },
  { room: "wasm/tables", uses: ["tables"] },
  { room: "wasm/readings", uses: ["solver/cube", "solver/painting", "solver/text"] },
  {
    room: "wasm/twophase",
    uses: [
      "solver/cube",
      "solver/painting",
      "solver/text",
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/search`,
      `${TWO_PHASE}/tables`,
      "tables",
      "wasm/readings",
      "wasm/tables",
    ],
  },
  {
    room: "wasm/solves",
    uses: [
      "tables",
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "wasm/tables",
    ],
  },
  {
    room: "wasm/pocket",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/registry",
      "solver/pocket",
      "solver/pocket/methods",
      "solver/pocket/methods/*",
      "solver/pocket/painting",
      "solver/pocket/tables",
      "tables",
      "wasm/readings",
      "wasm/solves",
      "wasm/tables",
    ],
  },
  { room: "wasm/experiments", uses: ["solver/cube", "solver/experiments", "solver/pocket"] },
  { room: "wasm/methods", uses: ["solver/methods", "solver/methods/registry", "wasm/solves"] },
  {
    room: "wasm/optimal",
    uses: [
      "solver/cube",
      "solver/methods/*",
      "solver/methods/optimal",
      "solver/methods/optimal/large",
      "solver/threads",
      `${TWO_PHASE}/tables`,
      "tables",
      "wasm/solves",
      "wasm/tables",
    ],
  },
  {
    room: "wasm/scan",
    uses: ["solver/cube", "solver/painting", "solver/scan", "solver/scan/picture", "solver/text"],
  },
  {
    room: "wasm/metrics",
    uses: ["solver/methods", METRICS, `${METRICS}/tables`, "tables", "wasm/solves", "wasm/tables"],
  },
  {
    room: "wasm/korf",
    uses: [
      "solver/methods/*",
      "solver/methods/korf/tables",
      "tables",
      "wasm/solves",
      "wasm/tables",
    ],
  },
  { room: "tests/cpp", uses: ["solver/cube", "solver/text"] },
  {
    room: "tests/cpp/cube",
    uses: ["solver/cube", "solver/painting", "tests/cpp"],
  },
  {
    room: "tests/cpp/text",
    uses: ["solver/cube", "solver/text", "solver/painting", "tests/cpp", "tests/cpp/cube"],
  },
  {
    room: "tests/cpp/painting",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/painting",
      "tests/cpp",
      "tests/cpp/cube",
      "tests/cpp/text",
    ],
  },
  {
    room: "tests/cpp/scan",
    uses: ["solver/cube", "solver/painting", "solver/scan", "solver/scan/picture", "tests/cpp"],
  },
  {
    room: "tests/cpp/twophase",
    uses: ["solver/cube", "solver/painting", ...TWO_PHASE_ROOMS, "tables", "tests/cpp"],
  },
  {
    room: "tests/cpp/methods/*",
    uses: METHOD_TESTS_USE,
  },
  {
    room: "tests/cpp/methods",
    uses: [
      ...METHOD_TESTS_USE,
      "solver/methods/korf/tables",
      "solver/methods/registry",
      "tests/cpp",
      "tests/cpp/methods/*",
    ],
  },
  {
    room: "tests/cpp/pocket",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/pocket",
      "solver/pocket/painting",
      "solver/pocket/search",
      "solver/pocket/tables",
      "solver/threads",
      "tables",
    ],
  },
  {
    room: "tests/cpp/pocket/methods",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/registry",
      "solver/pocket",
      "solver/pocket/methods",
      "solver/pocket/methods/*",
      "tests/cpp/pocket",
    ],
  },
  {
    room: "tests/cpp/optimal",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/optimal",
      "solver/methods/optimal/large",
      "solver/methods/optimal/walks",
      `${TWO_PHASE}/coordinates`,
      `${TWO_PHASE}/tables`,
      `${TWO_PHASE}/pruning`,
      `${TWO_PHASE}/walks`,
      "tables",
      "solver/threads",
      "tests/cpp",
      "tests/cpp/cube",
      "tests/cpp/twophase",
    ],
  },
  {
    room: "tests/cpp/twophase-metrics",
    uses: [
      "solver/cube",
      "solver/methods",
      METRICS,
      `${METRICS}/turns`,
      `${METRICS}/tables`,
      `${METRICS}/pruning`,
      `${METRICS}/search`,
      "tables",
    ],
  },
  { room: "tests/cpp/tables", uses: ["tables", "solver/threads"] },
  {
    room: "tests/cpp/experiments",
    uses: [
      "solver/cube",
      "solver/experiments",
      "solver/methods",
      "solver/pocket",
      "tests/cpp/cube",
    ],
  },
  {
    room: "tests/cpp/cli",
    uses: [
      "solver/cli/english",
      "solver/cli/english/methods",
      "solver/cli/bench",
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/registry",
      "solver/painting",
      "solver/pocket/painting",
      "tests/cpp",
      "tests/cpp/methods/*",
    ],
  },
  { room: "tests/bench/reference", uses: [] },
  {
    room: "tests/bench/methods",
    uses: [
      "solver/cube",
      "solver/text",
      "solver/methods",
      "solver/methods/stages",
      "solver/methods/registry",
    ],
  },
];

/**
 * @param {string} folder
 * @returns {Room | undefined} the room that it is
 */
export function roomOf(folder) {
  const listed = ROOMS.find(({ room }) => room === folder);
  return listed ?? ROOMS.find(({ room }) => room === `${dirname(folder)}/*`);
}
