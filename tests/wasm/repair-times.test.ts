// How long it takes to find what would mend a cube, for faults of all kinds: a person waits for it.
// Only in the long run: times mean nothing on a machine that does other work meanwhile.

import { expect, it } from "vitest";

import { FACES } from "../../web/core/faces";
import { CORNERS, EDGES, stickersOfPiece } from "../../web/core/pieces";
import { BUNDLES, loadBundle } from "./bundle-in-node";
import { SeededRandom } from "./seeded-random";

const CUBE_COUNT = 1_000;
// For mistakes of single stickers and pieces, and of whole faces.
const LONGEST_MS = 20;
const LONGEST_OF_FACES_MS = 100;
const WARM_UP_COUNT = 200;
// The shortest of several times: the process is hardly interrupted in all of them.
const ATTEMPT_COUNT = 3;

type Fault = (stickers: string[], random: SeededRandom) => void;

// Each sticker takes the colour of the one before.
function cycle(stickers: string[], indexes: readonly number[]): void {
  const colors = indexes.map((index) => stickers[index]!);
  indexes.forEach((index, i) => (stickers[index] = colors.at(i - 1)!));
}

function recolor(stickers: string[], random: SeededRandom): void {
  stickers[random.next() % 54] = random.pick(FACES);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  "one sticker": recolor,
  "two stickers": (stickers, random) => {
    recolor(stickers, random);
    recolor(stickers, random);
  },
  "a flipped edge": (stickers, random) => cycle(stickers, stickersOfPiece(random.pick(EDGES))),
  "a twisted corner": (stickers, random) => cycle(stickers, stickersOfPiece(random.pick(CORNERS))),
  "two edges exchanged": (stickers, random) => {
    const [one, other] = [random.pick(EDGES), random.pick(EDGES)].map(stickersOfPiece);
    one!.forEach((sticker, side) => cycle(stickers, [sticker, other![side]!]));
  },
  "colours at random": (stickers, random) => {
    for (let index = 0; index < 54; ++index) {
      if (index % 9 !== 4) stickers[index] = random.pick(FACES);
    }
  },
};

function turnFace(stickers: string[], random: SeededRandom): void {
  const first = 9 * (random.next() % 6);
  const face = stickers.slice(first, first + 9);
  for (let turn = random.next() % 3; turn >= 0; --turn) {
    const before = [...face];
    [6, 3, 0, 7, 4, 1, 8, 5, 2].forEach((source, index) => (face[index] = before[source]!));
  }
  stickers.splice(first, 9, ...face);
}

function exchangeFaces(stickers: string[], random: SeededRandom): void {
  const [one, other] = [random.next() % 6, random.next() % 6];
  for (let index = 0; index < 9; ++index) {
    cycle(stickers, [9 * one + index, 9 * other + index]);
  }
}

const FACE_FAULTS: Readonly<Record<string, Fault>> = {
  "a face turned": turnFace,
  "two faces turned": (stickers, random) => {
    turnFace(stickers, random);
    turnFace(stickers, random);
  },
  "two faces exchanged": exchangeFaces,
  "a face turned and a sticker wrong": (stickers, random) => {
    turnFace(stickers, random);
    recolor(stickers, random);
  },
  "stickers mixed": (stickers, random) => {
    for (let index = 0; index < 54; ++index) cycle(stickers, [index, random.next() % 54]);
  },
};

it.runIf(process.env.CUBEWRIGHT_LONG === "1")(
  "mends any cube within 20 ms, and one with faces painted wrongly within 100 ms",
  async ({ annotate }) => {
    const module = await loadBundle(BUNDLES[0]!);
    const random = new SeededRandom(20_000);
    const timeOf = (text: string) => {
      const beginMs = performance.now();
      module.explain(text);
      return performance.now() - beginMs;
    };
    const slowest: Record<string, number> = {};
    for (const [name, spoil] of Object.entries({ ...FAULTS, ...FACE_FAULTS })) {
      const timesMs: number[] = [];
      for (let round = 0; round < CUBE_COUNT; ++round) {
        const words = [random.next(), random.next(), random.next(), round] as const;
        const stickers = Array.from(module.randomFacelets(...words));
        spoil(stickers, random);
        const text = stickers.join("");
        if (timesMs.length === 0) {
          for (let warmUp = 0; warmUp < WARM_UP_COUNT; ++warmUp) timeOf(text);
        }
        timesMs.push(Math.min(...Array.from({ length: ATTEMPT_COUNT }, () => timeOf(text))));
      }
      slowest[name] = Math.max(...timesMs);
      const median = timesMs.toSorted((a, b) => a - b)[CUBE_COUNT / 2]!;
      await annotate(
        `${name}: median ${median.toFixed(1)} ms, worst ${slowest[name].toFixed(1)} ms`,
      );
    }
    for (const [name, timeMs] of Object.entries(slowest)) {
      const longestMs = name in FACE_FAULTS ? LONGEST_OF_FACES_MS : LONGEST_MS;
      expect(timeMs, name).toBeLessThan(longestMs);
    }
  },
);
