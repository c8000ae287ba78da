// The cases of CFOP: what each is called, the turns that solve it, and the cube that shows it.

import { SOLVED_FACELETS } from "../../../core/facelets";
import type { WrittenMove } from "../../../core/moves";
import { parseMoves } from "../../../core/notation";
import { inverseOf } from "../../../core/written-moves";
import { momentAfter, type Moment } from "../../lesson/moment";
import { firstHeld } from "../../lesson/teaching";
import { CFOP_SEQUENCES } from "./cfop-sequences";
import { NICKNAMES } from "./nicknames";
import { type HandlingKind, OTHER_SEQUENCES } from "./other-sequences";

/** Pairs of the first two layers, orienting the last layer, permuting it. */
export const CASE_SETS = ["f2l", "oll", "pll"] as const;
export type CaseSet = (typeof CASE_SETS)[number];

/** One sequence that solves a case, and how the case comes about for it. */
export interface CaseSequence {
  /** Which layers it turns, if it is not the case's own sequence. */
  kind?: HandlingKind;
  /** Solves the case. */
  moves: readonly WrittenMove[];
  /** Sets the case up on a solved cube, held as in a lesson. */
  setup: readonly WrittenMove[];
  /** The cube that shows the case; the sequence solves all of it. */
  start: Moment;
}

/** A case, with its own sequence. */
export interface LibraryCase extends CaseSequence {
  /** Such as "oll-27" or "pll-ja". */
  id: string;
  set: CaseSet;
  /** Within its set, such as "27" or "Ja". */
  label: string;
  /** Such as "Sune". */
  nickname?: string;
  /** Sequences that lie differently in the hand. */
  others: readonly CaseSequence[];
}

/** A solved cube, held as in a lesson: the colour of the cross below. */
export const SOLVED: Moment = firstHeld("cfop", SOLVED_FACELETS);

/** All cases, in the order of their sets and numbers. */
export const CASES: readonly LibraryCase[] = Object.entries(CFOP_SEQUENCES).map(([id, text]) => {
  const [set, label] = id.split("-") as [CaseSet, string];
  const nickname = NICKNAMES[id];
  return {
    ...{ id, set, ...caseSequence(text) },
    label: label.charAt(0).toUpperCase() + label.slice(1),
    ...(nickname !== undefined && { nickname }),
    others: (OTHER_SEQUENCES[id] ?? []).map((other) => ({
      kind: other.kind,
      ...caseSequence(other.moves),
    })),
  };
});

// If the sequence first turns the whole cube, so does the setup: the case is then held as in a lesson.
function caseSequence(text: string): CaseSequence {
  const { written: moves } = parseMoves(text);
  const turnedFirst = moves.filter((move) => move === "y");
  const setup = [...turnedFirst, ...moves.map(inverseOf).reverse()];
  return { moves, setup, start: momentAfter(SOLVED, setup) };
}

/** Those of one set. */
export function casesOf(set: CaseSet): readonly LibraryCase[] {
  return CASES.filter((each) => each.set === set);
}

/** What the field calls it, such as "OLL 27". */
export function nameOf({ set, label }: Pick<LibraryCase, "set" | "label">): string {
  return `${set.toUpperCase()} ${label}`;
}

/**
 * The cases that a person may mean: by the beginning of the number or letters ("27", "Ja"), with or without the set
 * ("oll27", "PLL T", "T perm"), or of a word of the nickname ("sune"). All if nothing is asked for.
 */
export function findCases(asked: string): readonly LibraryCase[] {
  const wanted = asked
    .toLowerCase()
    .replace(/\bperm(?:utation)?\b/, "")
    .replaceAll(/[\s-]+/g, "");
  return CASES.filter(({ set, label, nickname = "" }) => {
    const short = label.toLowerCase();
    const words = nickname.toLowerCase().split(/[\s-]+/);
    const rests = words.map((_, place) => words.slice(place).join(""));
    return [short, set + short, ...rests].some((name) => name.startsWith(wanted));
  });
}
