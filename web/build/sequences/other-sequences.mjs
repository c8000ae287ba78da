// Other sequences for the CFOP cases, which suit the hand differently: found by search here, and written to a file for
// the case library. A long-running test makes the file again.
//
//   node web/build/sequences/other-sequences.mjs     brings the file up to date (half a minute)
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cfopSequences } from "../cpp/cfop-sequences.mjs";
import { projectDirectory } from "../directories.mjs";
import { solvedCases } from "./cases.mjs";
import { compareForHand } from "./hand.mjs";
import { faceTurns, isOfKind, KINDS } from "./kinds.mjs";
import { sequencesKeeping } from "./meeting.mjs";
import { placeNamed } from "./stickers.mjs";

/** The file that is written. */
export const OTHERS_PATH = join(projectDirectory, "web/learn/library/cases/other-sequences.ts");

/**
 * How many face turns longer than the case's own sequence: this takes about as long as a regrip or a turn of the whole
 * cube, which the other sequence may save. Nobody would choose a longer one.
 */
const MOST_MORE = 3;

// There would be ten million halves of nine turns of three faces.
const MOST_TURNS = 16;

// The pieces of the lower two layers that R and U, or R, U and F, move. F2L is about where the pair goes.
const WITHOUT_PAIR = ["DR", "BR", "DRB"].map(placeNamed);
const TWO_LAYERS = ["DF", "DR", "FR", "FL", "BR", "DFR", "DFL", "DRB"].map(placeNamed);

const SEARCHES = [
  { sets: ["f2l"], faces: ["R", "U"], kept: WITHOUT_PAIR },
  { sets: ["oll", "pll"], faces: ["R", "U", "F"], kept: TWO_LAYERS },
];

/**
 * @typedef {import("./cases.mjs").Solving} Solving
 * @typedef {import("./kinds.mjs").Kind} Kind
 */

/** @returns {Map<string, Solving>} the best sequence by case and kind */
function bestSequences() {
  const own = cfopSequences();
  /** @type {Map<string, Solving>} */
  const best = new Map();
  for (const { sets, faces, kept } of SEARCHES) {
    const solve = solvedCases(own.filter(({ name }) => sets.includes(name.slice(0, 3))));
    for (const middle of sequencesKeeping(faces, kept, MOST_TURNS)) {
      for (const found of solve(middle)) {
        const kind = KINDS.find((each) => isOfKind(found.moves, each));
        if (kind === undefined) continue;
        const key = `${found.name} ${kind.name}`;
        const known = best.get(key);
        if (!known || compareForHand(found.inRightHand, known.inRightHand) < 0)
          best.set(key, found);
      }
    }
  }
  return best;
}

/**
 * One for each hand: with two faces, or else with three. None if the case's own sequence is already of that kind, or
 * is much shorter.
 *
 * @param {{ name: string, moves: string }} own
 * @param {ReadonlyMap<string, Solving>} best
 * @returns {string[]} as the file should contain them
 */
function othersOf({ name, moves }, best) {
  const mine = moves.split(" ");
  const isShort = (/** @type {Solving | undefined} */ found) =>
    found !== undefined && found.inRightHand.length <= faceTurns(mine) + MOST_MORE;
  const kinds = KINDS.filter(({ sets }) => sets.includes(name.slice(0, 3)));
  return ["right", "left"].flatMap((hand) => {
    for (const kind of kinds.filter((each) => each.hand === hand)) {
      if (isOfKind(mine, kind)) return [];
      const found = best.get(`${name} ${kind.name}`);
      if (found && isShort(found)) {
        return [`{ kind: "${kind.name}", moves: "${found.moves.join(" ")}" }`];
      }
    }
    return [];
  });
}

const HEAD = `// Other sequences for the cases of CFOP, which lie differently in the hand; found by search and written by
// web/build/sequences/other-sequences.mjs. Not to be changed by hand: a test that runs long makes them again.

/** What is turned: "y" is the whole cube, before all else. */
export type HandlingKind = ${KINDS.map(({ name }) => `"${name}"`).join(" | ")};

export interface OtherSequence {
  kind: HandlingKind;
  moves: string;
}

/** By the case; those that are missing have none. */
export const OTHER_SEQUENCES: Readonly<Record<string, readonly OtherSequence[]>> = {
`;

/** @returns {string} what the file should contain */
export function otherSequencesFile() {
  const best = bestSequences();
  const lines = cfopSequences().flatMap((own) => {
    const others = othersOf(own, best);
    // Lines broken as the formatter breaks them.
    if (others.length < 2) return others.map((other) => `  "${own.name}": [${other}],\n`);
    return [`  "${own.name}": [\n`, ...others.map((other) => `    ${other},\n`), "  ],\n"];
  });
  return `${HEAD}${lines.join("")}};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeFile(OTHERS_PATH, otherSequencesFile());
}
