// Random cubes: each a long series of random turns from a solved one, long enough to make all
// positions about equally likely. The same seed gives the same cubes.

import { after } from "./held";
import { readMove } from "./notation";
import { FACES, SOLVED, type Stickers } from "./sticker-cube";

const TURN_COUNT = 100;
const SUFFIXES = ["", "2", "'"];
const TO_THE_TOP = ["", "x", "x2", "x'", "z", "z'"];
const ROUND = ["", "y", "y2", "y'"];

/** Park and Miller's generator: 48,271 times the last number, modulo a prime. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed % 2_147_483_647 || 1;
  }

  of<T>(choices: readonly T[]): T {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return choices[Math.floor((this.state / 2_147_483_647) * choices.length)]!;
  }
}

export function randomCube(chance: Chance): Stickers {
  const turns = Array.from({ length: TURN_COUNT }, () => chance.of(FACES) + chance.of(SUFFIXES));
  return after(SOLVED, turns.map(readMove));
}

/** The cube, held in any of the 24 ways. */
export function heldAnyWay(stickers: Stickers, chance: Chance): Stickers {
  const rotations = [chance.of(TO_THE_TOP), chance.of(ROUND)].filter((text) => text !== "");
  return after(stickers, rotations.map(readMove));
}
