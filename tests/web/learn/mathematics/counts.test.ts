// The numbers on the mathematics pages: as published, and as computed from the turns of the cube and the goals of the
// lessons.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, MOVES, type Move } from "../../../../web/core/moves";
import { CORNERS, EDGES, stickersOfPiece } from "../../../../web/core/pieces";
import { STAGE_GOALS } from "../../../../web/learn/lesson/stage-goals";
import {
  NUMBERS,
  numbersInWords,
  sequencesOf,
  STAGE_COUNTS,
  type StageCount,
} from "../../../../web/learn/mathematics/counts";
import { PermutationGroup } from "./permutation-group";

function left(method: keyof typeof STAGE_COUNTS, id: string): bigint {
  const stages: readonly StageCount[] = STAGE_COUNTS[method];
  return stages.find((stage) => stage.id === id)!.left;
}

const inFace = (places: readonly string[], face: string) =>
  places.filter((place) => place.includes(face));
const stickersOf = (places: readonly string[]) => places.flatMap(stickersOfPiece);

const LOWER_EDGES = inFace(EDGES, "D");
const UPPER_EDGES = inFace(EDGES, "U");
const SLOTS = [
  ["DFR", "FR"],
  ["DLF", "FL"],
  ["DBL", "BL"],
  ["DRB", "BR"],
];
// In the order of CFOP; the beginner's has the corners first.
const BY_PAIRS = [...LOWER_EDGES, ...SLOTS.flat()];
const BY_LAYERS = [...LOWER_EDGES, ...inFace(CORNERS, "D")];

describe("the numbers", () => {
  it("match the published ones", () => {
    expect(NUMBERS).toMatchObject({
      positions: 43_252_003_274_489_856_000n,
      cornerOrders: 40_320n,
      cornerTwists: 2_187n,
      edgeOrders: 479_001_600n,
      edgeFlips: 2_048n,
      groupTurns1: 7n,
      groupTurns2: 10n,
      groupTurns3: 13n,
      groupTurns4: 15n,
      groupTurns: 45n,
      allTwists: 6_561n,
      allFlips: 4_096n,
      arrangements: 519_024_039_293_878_272_000n,
      classes: 12n,
      otherClasses: 11n,
      slicePlaces: 495n,
      phaseOne: 2_217_093_120n,
      phaseTwo: 19_508_428_800n,
      phaseOneTurns: 12n,
      phaseTwoTurns: 18n,
      turns: 18n,
      twoAway: 243n,
      threeAway: 3_240n,
      fourAway: 43_239n,
      nearer: 3_502n,
      cornerPositions: 88_179_840n,
      cornerTurns: 11n,
      tooFew: 17n,
      atLeast: 18n,
      atMost: 20n,
      provenIn: 2010n,
    });
    expect(NUMBERS.sequences).toBeLessThan(NUMBERS.positions);
    expect(NUMBERS.sequences + sequencesOf(18)).toBeGreaterThan(NUMBERS.positions);
    expect(NUMBERS.arrangements).toBe(NUMBERS.classes * NUMBERS.positions);
    expect(NUMBERS.phaseOne * NUMBERS.phaseTwo).toBe(NUMBERS.positions);
  });

  it("of positions near the solved one match an actual count", () => {
    const seen = new Set([SOLVED_FACELETS]);
    let last = [SOLVED_FACELETS];
    const counts = [1];
    while (counts.length < 5) {
      last = last.flatMap((facelets) =>
        MOVES.map((move) => applyMoves(facelets, [move])).filter(
          (after) => !seen.has(after) && seen.add(after),
        ),
      );
      counts.push(last.length);
    }
    const { turns, twoAway, threeAway, fourAway } = NUMBERS;
    expect(counts.map(BigInt)).toEqual([1n, turns, twoAway, threeAway, fourAway]);
    // From here on several sequences may lead to one position.
    expect(sequencesOf(3)).toBe(threeAway);
    expect(sequencesOf(4)).toBeGreaterThan(fourAway);
  });

  it("are formatted as in each language", () => {
    expect(numbersInWords("en").positions).toBe("43,252,003,274,489,856,000");
    expect(numbersInWords("sr-Latn").phaseOne).toBe("2.217.093.120");
    expect(numbersInWords("ru").phaseOne).toBe("2\u00A0217\u00A0093\u00A0120");
    expect(numbersInWords("en").provenIn).toBe("2010");
  });
});

describe("the positions that a stage leaves", () => {
  it("are as many as the elements of Thistlethwaite's groups", () => {
    const halves = (faces: string) =>
      MOVES.filter((move) => !faces.includes(move.charAt(0)) || move.endsWith("2"));
    const groups: readonly (readonly [string, readonly Move[]])[] = [
      ["start", MOVES],
      ["oriented-edges", halves("FB")],
      ["oriented-corners", halves("FBLR")],
      ["half-turns", halves("FBLRUD")],
    ];
    for (const [id, moves] of groups) {
      expect(new PermutationGroup(moves).order(), id).toBe(left("thistlethwaite", id));
    }
    expect(left("thistlethwaite", "half-turns")).toBe(663_552n);
    expect(left("thistlethwaite", "oriented-corners")).toBe(NUMBERS.phaseTwo);
    expect(left("thistlethwaite", "solved")).toBe(1n);
    const indices = STAGE_COUNTS.thistlethwaite.map(({ left: after }, stage, stages) =>
      stage === 0 ? 1n : stages[stage - 1]!.left / after,
    );
    expect(indices).toEqual([1n, 2_048n, 1_082_565n, 29_400n, 663_552n]);
  });

  it("are as many as turns can reach while solved pieces stay in place", () => {
    const byPairs = new PermutationGroup(MOVES, stickersOf(BY_PAIRS));
    const keptAfter = (pieces: number) => stickersOf(BY_PAIRS.slice(0, pieces)).length;
    expect(byPairs.order()).toBe(NUMBERS.positions);
    expect(byPairs.order(keptAfter(4))).toBe(left("cfop", "cross"));
    expect(left("cfop", "start") / left("cfop", "cross")).toBe(190_080n);
    for (const pair of [1, 2, 3, 4]) {
      expect(byPairs.order(keptAfter(4 + 2 * pair))).toBe(left("cfop", `f2l-${pair}`));
    }
    const byLayers = new PermutationGroup(MOVES, stickersOf(BY_LAYERS));
    expect(byLayers.order(stickersOf(LOWER_EDGES).length)).toBe(left("beginner", "white-cross"));
    expect(byLayers.order(stickersOf(BY_LAYERS).length)).toBe(left("beginner", "white-corners"));
    expect(left("beginner", "middle-layer")).toBe(left("cfop", "f2l-4"));
  });

  it("are as many as meet the goals of the lessons, once two layers are done", () => {
    const kept = stickersOf(BY_PAIRS).length;
    const upTo = kept + stickersOf(UPPER_EDGES).length;
    const group = new PermutationGroup(MOVES, stickersOf([...BY_PAIRS, ...UPPER_EDGES]));
    const cubeOf = (element: readonly number[]) =>
      element.map((sticker) => SOLVED_FACELETS.charAt(sticker)).join("");
    const holds = (id: string, element: readonly number[]) =>
      STAGE_GOALS[id]!.holds(cubeOf(element));
    // The corners do not matter for the cross.
    const ofEdges = [...group.elements(kept, { upTo })];
    expect(BigInt(ofEdges.length) * group.order(upTo)).toBe(left("beginner", "middle-layer"));
    const crossed = ofEdges
      .filter((element) => holds("yellow-cross", element))
      .flatMap((element) => [...group.elements(upTo, {}, element)]);
    expect(BigInt(crossed.length)).toBe(left("beginner", "yellow-cross"));
    const count = (id: string) => BigInt(crossed.filter((element) => holds(id, element)).length);
    for (const id of ["yellow-edges", "yellow-corners-placed", "yellow-corners-turned"]) {
      expect(count(id), id).toBe(left("beginner", id));
    }
    for (const id of ["oll", "pll"]) expect(count(id), id).toBe(left("cfop", id));
  });

  it("after the daisy are its petals' placements times those of the other pieces", () => {
    const petals = LOWER_EDGES.map((edge) => stickersOfPiece(edge)[0]!);
    const group = new PermutationGroup(MOVES, petals);
    const up = UPPER_EDGES.map((edge) => stickersOfPiece(edge)[0]!);
    const isWanted = (image: number) => up.includes(image);
    const daisies = [...group.elements(0, { upTo: petals.length, isWanted })].length;
    expect(BigInt(daisies) * group.order(petals.length)).toBe(left("beginner", "daisy"));
  });

  it("are divided by a whole number at each stage, down to one", () => {
    for (const stages of Object.values(STAGE_COUNTS)) {
      stages.slice(1).forEach(({ left: after }, stage) => {
        expect(stages[stage]!.left % after).toBe(0n);
        expect(stages[stage]!.left).toBeGreaterThan(after);
      });
      expect(stages.at(-1)!.left).toBe(1n);
    }
  });
});
