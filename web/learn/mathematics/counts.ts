// Every number on the pages is worked out here, from the pieces of the cube. Numbers that only a computer search has
// shown have their source beside them.

function factorial(count: number): bigint {
  return count < 2 ? 1n : BigInt(count) * factorial(count - 1);
}

/** Ways to choose `chosen` places out of `all`. */
function choices(all: number, chosen: number): bigint {
  return factorial(all) / factorial(chosen) / factorial(all - chosen);
}

const CORNERS = 8;
const EDGES = 12;
// The different turns: six faces, each by a quarter either way or by a half.
const TURNS = 18n;

/**
 * How many positions turns can reach if all corners and edges but this many are at home. The twist of the last corner
 * and the flip of the last edge follow from the others, and half of the orders need an odd number of exchanges.
 */
export function positionsOf(corners: number, edges: number): bigint {
  const orders = factorial(corners) * factorial(edges);
  const turned = 3n ** BigInt(Math.max(corners - 1, 0)) * 2n ** BigInt(Math.max(edges - 1, 0));
  return (orders > 1n ? orders / 2n : 1n) * turned;
}

const POSITIONS = positionsOf(CORNERS, EDGES);
const CORNER_TWISTS = 3n ** BigInt(CORNERS - 1);
const EDGE_FLIPS = 2n ** BigInt(EDGES - 1);
// The sets of places that the four edges of the middle layer can have.
const SLICE_PLACES = choices(EDGES, 4);

/** How many times smaller each of Thistlethwaite's groups is than the one before. */
const THISTLETHWAITE_INDICES = [
  EDGE_FLIPS,
  CORNER_TWISTS * SLICE_PLACES,
  // Which places four of the corners have, which places four of the edges outside the middle layer have, and what half
  // turns cannot do with the corners.
  choices(8, 4) ** 2n * 6n,
  factorial(4) ** 5n / 12n,
];
// M. B. Thistlethwaite's own numbers, found by his search, 1981.
const THISTLETHWAITE_TURNS = [7n, 10n, 13n, 15n];

/** A stage of a method, by its name in solver/methods; "start" is the mixed cube. */
export interface StageCount {
  id: string;
  /** The positions that are left when it is reached. */
  left: bigint;
}

const START: StageCount = { id: "start", left: POSITIONS };
const CROSS_LEFT = positionsOf(CORNERS, EDGES - 4);

/** By method, what each of its stages leaves. */
export const STAGE_COUNTS = {
  beginner: [
    START,
    // The petals may be in any order.
    { id: "daisy", left: factorial(4) * CROSS_LEFT },
    { id: "white-cross", left: CROSS_LEFT },
    { id: "white-corners", left: positionsOf(4, 8) },
    { id: "middle-layer", left: positionsOf(4, 4) },
    { id: "yellow-cross", left: positionsOf(4, 4) / 2n ** 3n },
    { id: "yellow-edges", left: positionsOf(4, 0) },
    { id: "yellow-corners-placed", left: 3n ** 3n },
    { id: "yellow-corners-turned", left: 1n },
  ],
  cfop: [
    START,
    { id: "cross", left: CROSS_LEFT },
    { id: "f2l-1", left: positionsOf(7, 7) },
    { id: "f2l-2", left: positionsOf(6, 6) },
    { id: "f2l-3", left: positionsOf(5, 5) },
    { id: "f2l-4", left: positionsOf(4, 4) },
    { id: "oll", left: factorial(4) ** 2n / 2n },
    { id: "pll", left: 1n },
  ],
  thistlethwaite: [
    START,
    ...["oriented-edges", "oriented-corners", "half-turns", "solved"].map((id, stage) => ({
      id,
      left: THISTLETHWAITE_INDICES.slice(0, stage + 1).reduce(
        (left, index) => left / index,
        POSITIONS,
      ),
    })),
  ],
} as const satisfies Record<string, readonly StageCount[]>;

export type CountedMethod = keyof typeof STAGE_COUNTS;

// By the number of turns, how many positions are exactly so far from the solved one, as counted in
// tests/web/learn/mathematics/counts.test.ts.
const AT_DISTANCE = [1n, TURNS, 243n, 3_240n, 43_239n];

/** How many sequences of so many turns there are: no face twice in a row, and opposite faces in one order only. */
export function sequencesOf(turns: number): bigint {
  if (turns < 3) return AT_DISTANCE[turns]!;
  return 12n * sequencesOf(turns - 1) + TURNS * sequencesOf(turns - 2);
}

function sequencesUpTo(turns: number): bigint {
  let all = 0n;
  for (let count = 0; count <= turns; ++count) all += sequencesOf(count);
  return all;
}

/** The largest number of turns for which there are fewer sequences of up to so many turns than positions. */
function tooFewTurns(): number {
  let turns = 0;
  while (sequencesUpTo(turns + 1) < POSITIONS) ++turns;
  return turns;
}

const TOO_FEW = tooFewTurns();

/** The numbers in the texts, by the names that they have there. */
export const NUMBERS = {
  positions: POSITIONS,
  corners: BigInt(CORNERS),
  edges: BigInt(EDGES),
  cornerOrders: factorial(CORNERS),
  cornerTwists: CORNER_TWISTS,
  edgeOrders: factorial(EDGES),
  edgeFlips: EDGE_FLIPS,
  groupTurns1: THISTLETHWAITE_TURNS[0]!,
  groupTurns2: THISTLETHWAITE_TURNS[1]!,
  groupTurns3: THISTLETHWAITE_TURNS[2]!,
  groupTurns4: THISTLETHWAITE_TURNS[3]!,
  groupTurns: THISTLETHWAITE_TURNS.reduce((all, turns) => all + turns),

  allTwists: 3n ** BigInt(CORNERS),
  allFlips: 2n ** BigInt(EDGES),
  arrangements: factorial(CORNERS) * 3n ** BigInt(CORNERS) * factorial(EDGES) * 2n ** BigInt(EDGES),
  // Flips even or odd, a corner sum with three remainders, exchanges even or odd.
  classes: 2n * 3n * 2n,
  otherClasses: 2n * 3n * 2n - 1n,

  slicePlaces: SLICE_PLACES,
  phaseOne: CORNER_TWISTS * EDGE_FLIPS * SLICE_PLACES,
  phaseTwo: (factorial(8) * factorial(8) * factorial(4)) / 2n,
  // From H. Kociemba's exhaustive searches of both phases.
  phaseOneTurns: 12n,
  phaseTwoTurns: 18n,

  turns: TURNS,
  twoAway: AT_DISTANCE[2]!,
  threeAway: AT_DISTANCE[3]!,
  fourAway: AT_DISTANCE[4]!,
  nearer: AT_DISTANCE.slice(0, 4).reduce((all, count) => all + count),
  cornerPositions: factorial(CORNERS) * CORNER_TWISTS,
  // The most turns that the corners alone need; an exhaustive search has shown it.
  cornerTurns: 11n,
  tooFew: BigInt(TOO_FEW),
  sequences: sequencesUpTo(TOO_FEW),
  atLeast: BigInt(TOO_FEW) + 1n,
  // T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, 2010. M. Reid showed in 1995 that the position with all
  // edges flipped needs as many.
  atMost: 20n,
  provenIn: 2010n,

  // R U R' U', and the sequence of three corners (demonstrations.ts).
  turnedPieces: 8n,
  commonPieces: 3n,
  leftAstray: 7n,
  cycledPieces: 3n,
} as const;

export type NumberName = keyof typeof NUMBERS;

/** The numbers as a language writes them. */
export function numbersInWords(language: string): Readonly<Record<NumberName, string>> {
  const format = numberFormat(language);
  const entries = Object.entries(NUMBERS).map(([name, number]) => [name, format(number)] as const);
  return { ...Object.fromEntries(entries), provenIn: String(NUMBERS.provenIn) } as Record<
    NumberName,
    string
  >;
}

/** How a language writes numbers of any size. */
export function numberFormat(language: string): (number: bigint) => string {
  const format = new Intl.NumberFormat(language);
  return (number) => format.format(number);
}
