// The names of the bundles, their error codes, and what TypeScript does as well, against the C++.

import { beforeAll, describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";
import type { Repairs } from "../../wasm/readings";
import { CUBE_ERROR_CODES, SolverError, TABLE_ERROR_CODES } from "../../web/core/errors";
import { readFacelets, SOLVED_FACELETS } from "../../web/core/facelets";
import { COLOR_NAMES, FACES } from "../../web/core/faces";
import { FINDING_KINDS } from "../../web/core/finding";
import { REPAIR_KINDS } from "../../web/core/repair";
import { checkCube } from "../../web/engine/worker/hosts/cube-check";
import { faultInWords } from "../../web/widget/words/fault-words";
import { widgetVocabulary } from "../../web/widget/words/widget-words";
import { readVectors } from "../web/core/vectors";
import { BUNDLES, loadBundle } from "./bundle-in-node";
import { declaredNames, exportedNames, membersOf } from "./module-names";
import { SeededRandom } from "./seeded-random";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const MUTATED_CUBE_COUNT = isLongRun ? 3_000 : 150;

function codeOf(read: () => unknown): string {
  try {
    read();
    return "";
  } catch (error) {
    if (error instanceof SolverError) return error.code;
    throw error;
  }
}

describe.each(BUNDLES)("the bundle $name", (bundle) => {
  let module: CubewrightModule;
  // Both bundles are of the same sources. In the short run only one goes through many texts.
  const itOfOne = it.runIf(isLongRun || !bundle.threaded);

  beforeAll(async () => {
    module = await loadBundle(bundle);
  });

  it("exports exactly the declared names", () => {
    expect(exportedNames(module)).toEqual(
      [
        ...declaredNames("cubewright", "CubewrightModule"),
        ...membersOf("readings", "ReadingModule"),
      ].toSorted(),
    );
  });

  it("has the error codes that TypeScript knows", () => {
    expect(module.errorCodes().toSorted()).toEqual(
      [...CUBE_ERROR_CODES, ...TABLE_ERROR_CODES].toSorted(),
    );
  });

  it("keeps the cube's error codes in the classic order", () => {
    expect(module.errorCodes().slice(0, CUBE_ERROR_CODES.length)).toEqual(CUBE_ERROR_CODES);
  });

  it("searches without any fetched tables", () => {
    expect(module.startSearch(SOLVED_FACELETS, 0, 1)).toBe(true);
    expect(module.stepSearch(1_000)).toMatchObject({ state: "proven", length: 0, tier: "mini" });
  });

  it("begins a search for legal cubes in normal form only", () => {
    const exchangedEdges = cycled(19, 46);
    for (const text of ["", "U", exchangedEdges, SOLVED_FACELETS.toLowerCase(), "U".repeat(54)]) {
      expect(module.startSearch(text, 0, 1)).toBe(false);
      expect(module.stepSearch(1_000).state).toBe("cancelled");
    }
  });

  it("gives the same random cube for the same seed words, and another for others", () => {
    const cube = module.randomFacelets(1, 2, 3, 4);
    expect(module.explain(cube)).toMatchObject({ code: "", facelets: cube, orientation: 0 });
    expect(module.randomFacelets(1, 2, 3, 4)).toBe(cube);
    expect(module.randomFacelets(1, 2, 3, 5)).not.toBe(cube);
    expect(module.randomFacelets(2 ** 32 - 1, 0, 0, 2 ** 31)).toHaveLength(54);
  });

  itOfOne("reads facelets as TypeScript does", () => {
    const texts = readVectors("facelets.tsv").map(([text]) => text!);
    const random = new SeededRandom(43_252);
    for (let round = 0; round < MUTATED_CUBE_COUNT; ++round)
      texts.push(mutatedCube(module, random));
    const readerCodes = new Set(["", "length", "color-count", "center"]);
    for (const text of texts) {
      const reading = module.explain(text);
      const code = codeOf(() => readFacelets(text));
      // Only the C++ can say whether such a cube exists.
      expect({ text, code: readerCodes.has(reading.code) ? reading.code : "" }).toEqual({
        text,
        code,
      });
      if (code !== "") continue;
      const { facelets, orientation } = readFacelets(text);
      expect(reading).toMatchObject({ facelets, orientation });
    }
  });

  itOfOne("mends cubes with exactly the kinds of repairs that TypeScript knows", () => {
    const random = new SeededRandom(519);
    const kinds = new Set<string>();
    for (let round = 0; round < 200; ++round) {
      const cube = module.randomFacelets(random.next(), random.next(), random.next(), round);
      const stickers = Array.from(cube);
      for (let wrong = 0; wrong < 1 + (round % 2); ++wrong) {
        stickers[random.next() % 54] = random.pick(FACES);
      }
      const text = stickers.join("");
      const { repairs, smallestChange } = repairsOf(module, text);
      expect(repairs.length === 0).toBe(smallestChange === 0);
      for (const repair of repairs) {
        kinds.add(repair.kind);
        expect(module.explain(repair.facelets).code).toBe("");
        const changed = stickers.flatMap((sticker, index) =>
          sticker === repair.facelets[index] ? [] : [index],
        );
        expect(repair.stickers).toEqual(changed);
      }
      if (smallestChange > 0) expect(repairs.map(({ facelets }) => facelets)).toContain(cube);
    }
    const flippedEdge = cycled(5, 10);
    const twistedCorner = cycled(8, 9, 20);
    const exchangedEdges = cycled(19, 46);
    const exchangedStickers = cycled(0, 9);
    const cube = module.randomFacelets(1, 2, 3, 4);
    const [u = "", r, f, ...others] = cube.match(/.{9}/g)!;
    const backwards = (face: string) => Array.from(face).toReversed().join("");
    // Reading backwards mirrors a row or, from the last sticker on, turns a face by a half.
    const mirrored = (face: string) => face.replaceAll(/.{3}/g, backwards);
    const turnedFace = [backwards(u), r, f, ...others].join("");
    const mirroredFace = [mirrored(u), r, f, ...others].join("");
    const exchangedFaces = [r, u, f, ...others].join("");
    const reorderedFaces = [r, f, u, ...others].join("");
    // The back face once more, around the centre of the right one.
    const back = others[2]!;
    const sameFaceTwice = [u, `${back.slice(0, 4)}R${back.slice(5)}`, f, ...others].join("");
    const ofFaces = [turnedFace, mirroredFace, exchangedFaces, reorderedFaces, sameFaceTwice];
    for (const text of ofFaces) {
      expect(repairsOf(module, text).repairs.map(({ facelets }) => facelets)).toContain(cube);
    }
    const ofPieces = [flippedEdge, twistedCorner, exchangedEdges, exchangedStickers];
    for (const text of [...ofPieces, ...ofFaces]) {
      for (const { kind } of repairsOf(module, text).repairs) kinds.add(kind);
    }
    expect([...kinds].toSorted()).toEqual([...REPAIR_KINDS].toSorted());
  });

  it("fills in stickers that follow from others, and never contradicts the cube", () => {
    const random = new SeededRandom(1_977);
    let filledCount = 0;
    for (let round = 0; round < 100; ++round) {
      const cube = module.randomFacelets(random.next(), random.next(), random.next(), round);
      const text = Array.from(cube, (sticker, index) =>
        index % 9 !== 4 && random.next() % 3 === 0 ? "?" : sticker,
      ).join("");
      const { count, facelets, open } = module.complete(text);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count === 1).toBe(facelets === cube);
      Array.from(facelets).forEach((sticker, index) => {
        if (sticker !== "?") expect(sticker).toBe(cube[index]);
        if (sticker !== text[index]) ++filledCount;
      });
      expect(open.map(({ sticker }) => sticker).toSorted((a, b) => a - b)).toEqual(
        Array.from(facelets).flatMap((sticker, index) => (sticker === "?" ? [index] : [])),
      );
      for (const { counts } of open) expect(counts.reduce((sum, n) => sum + n)).toBe(count);
    }
    expect(filledCount).toBeGreaterThan(100);
    expect(module.complete(cycled(5, 10).replace("B", "?")).count).toBe(0);
    expect(module.complete("?").facelets).toBe("");
  });

  itOfOne("says in English what is wrong, and what to do, as the native command does", () => {
    const kinds = new Set<string>();
    for (const [text, code, message, repairs] of readVectors("fault-sentences.tsv")) {
      const reading = checkCube(module, text!);
      for (const { kind } of reading.findings) kinds.add(kind);
      const sentences = reading.repairs.map((repair) => repair.message).slice(0, 6);
      const here = { text, code: reading.code, message: reading.message, repairs: sentences };
      expect(here).toEqual({ text, code, message, repairs: repairs ? repairs.split(" | ") : [] });
    }
    // Only a text with unknown stickers can have centres that leave its colours unclear.
    const ofKnownStickers = FINDING_KINDS.filter((kind) => kind !== "unclear-centers");
    expect([...kinds].toSorted()).toEqual(ofKnownStickers.toSorted());
  });

  itOfOne("says which pieces are wrong in the page's words", () => {
    const random = new SeededRandom(1_981);
    const codes = new Set<string>();
    for (let round = 0; round < 500; ++round) {
      const facelets = mutatedCube(module, random);
      // Repairs of colours and centres take long to find, and are not what is compared here.
      if (!/^[URFDLB]{54}$/.test(facelets) || codeOf(() => readFacelets(facelets)) !== "") continue;
      const { code, message, findings, orientation } = checkCube(module, facelets);
      if (!/^(?:edge|corner)-piece$/.test(code) || orientation !== 0) continue;
      codes.add(code);
      const fault = { code: code as "edge-piece" | "corner-piece", findings };
      expect(faultInWords(widgetVocabulary.english, fault, facelets, COLOR_NAMES)).toBe(message);
    }
    expect(codes.size).toBe(2);
  });

  it.runIf(isLongRun)("refuses ten megabytes of text", () => {
    for (const text of ["U".repeat(1e7), "é".repeat(5e6)]) {
      expect(module.explain(text).code).toBe("length");
      expect(module.complete(text).facelets).toBe("");
    }
  });
});

function repairsOf(
  module: CubewrightModule,
  text: string,
): Pick<Repairs, "repairs" | "smallestChange"> {
  const reading = module.explain(text);
  return ("repairs" in reading && reading.repairs) || { repairs: [], smallestChange: 0 };
}

// The solved cube, except that each of these stickers has the colour of the one before.
function cycled(...indexes: number[]): string {
  const stickers = Array.from(SOLVED_FACELETS);
  indexes.forEach((index, i) => (stickers[index] = SOLVED_FACELETS[indexes.at(i - 1)!]!));
  return stickers.join("");
}

// A cube written in some way, most often with something wrong.
function mutatedCube(module: CubewrightModule, random: SeededRandom): string {
  const words = [random.next(), random.next(), random.next(), random.next()] as const;
  const letters = Array.from(module.randomFacelets(...words));
  const [index, other] = [random.next() % 54, random.next() % 54];
  switch (random.next() % 8) {
    case 0:
      [letters[index], letters[other]] = [letters[other]!, letters[index]!];
      break;
    case 1:
      letters[index] = random.pick("URFDLBX1 é?");
      break;
    case 2:
      letters.splice(index, 1);
      break;
    case 3:
      letters.splice(index, 0, random.pick("URFDLB \n"));
      break;
    case 4:
      return recolored(letters, shuffled("URFDLB", random));
    case 5:
      return recolored(letters, shuffled("wrgyob", random));
    case 6:
      return recolored(letters, shuffled("123456", random));
  }
  return letters.join("");
}

function recolored(letters: readonly string[], names: string): string {
  return letters.map((letter) => names["URFDLB".indexOf(letter)]!).join("");
}

function shuffled(text: string, random: SeededRandom): string {
  const letters = Array.from(text);
  for (let last = letters.length - 1; last > 0; --last) {
    const index = random.next() % (last + 1);
    [letters[index], letters[last]] = [letters[last]!, letters[index]!];
  }
  return letters.join("");
}
