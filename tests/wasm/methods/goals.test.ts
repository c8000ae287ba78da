// Goals and work limits in each bundle, with the same results as the native command.

import { execFileSync } from "node:child_process";

import { beforeAll, describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../../wasm/cubewright";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import type { SolveResult } from "../../../web/core/solution";
import {
  searchInSlices,
  type SearchRequest,
} from "../../../web/engine/worker/solves/search-slices";
import { builtFile, BUNDLES, loadBundle } from "../bundle-in-node";
import { SeededRandom } from "../seeded-random";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const PAIR_COUNT = isLongRun ? 1_000 : 40;
const LIMITED_COUNT = isLongRun ? 300 : 20;
const MAX_NODES = 25_000;
const TIMEOUT_MS = 600_000;

function randomCubes(module: CubewrightModule, count: number): string[] {
  const random = new SeededRandom(20_261_123);
  return Array.from({ length: count }, () =>
    module.randomFacelets(random.next(), random.next(), random.next(), random.next()),
  );
}

describe.each(BUNDLES)("the bundle $name", (bundle) => {
  let module: CubewrightModule;

  beforeAll(async () => {
    module = await loadBundle(bundle);
    module.prepare();
  });

  async function search(request: Partial<SearchRequest>): Promise<SolveResult> {
    const limits = { maxLength: 0, timeMs: Infinity, maxNodes: Infinity, threads: () => 1 };
    const facelets = SOLVED_FACELETS;
    const result = await searchInSlices(
      module,
      { facelets, goal: SOLVED_FACELETS, ...limits, ...request },
      {
        onImproved: () => undefined,
        onBound: () => undefined,
        isCancelled: () => false,
        giveWay: () => Promise.resolve(),
      },
    );
    return result!;
  }

  it("leads from any cube to any other", { timeout: TIMEOUT_MS }, async () => {
    const cubes = randomCubes(module, 2 * PAIR_COUNT);
    for (let pair = 0; pair < PAIR_COUNT; ++pair) {
      const [facelets, goal] = [cubes[2 * pair]!, cubes[2 * pair + 1]!];
      const { moves } = await search({ facelets, goal, maxLength: 22 });
      expect(applyMoves(facelets, moves)).toBe(goal);
      expect(moves.length).toBeLessThanOrEqual(22);
    }
  });

  it("needs no move to the same cube, and one to a cube one turn away", async () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'"]);
    expect(await search({ facelets, goal: facelets })).toMatchObject({ text: "", optimal: true });
    const goal = applyMoves(facelets, ["L2"]);
    expect(await search({ facelets, goal })).toMatchObject({ text: "L2", optimal: true });
  });

  it("relates legal cubes only", () => {
    expect(module.relativeFacelets(SOLVED_FACELETS, SOLVED_FACELETS)).toBe(SOLVED_FACELETS);
    const flipped = Array.from(SOLVED_FACELETS);
    [flipped[7], flipped[19]] = ["F", "U"];
    for (const text of ["", flipped.join(""), "x".repeat(54)]) {
      expect(module.relativeFacelets(text, SOLVED_FACELETS)).toBe("");
      expect(module.relativeFacelets(SOLVED_FACELETS, text)).toBe("");
    }
  });

  // On one thread, both bundles do the same.
  const itOfOne = it.runIf(isLongRun || !bundle.threaded);
  itOfOne("finds what the command finds within a node limit", { timeout: TIMEOUT_MS }, async () => {
    const cubes = randomCubes(module, LIMITED_COUNT);
    const words = ["solve", "--tables", "mini", "--threads", "1", "--json"];
    const lines = execFileSync(
      builtFile("native/solver/cli/cubewright"),
      [...words, "--max-nodes", String(MAX_NODES)],
      { input: cubes.join("\n"), encoding: "utf8" },
    );
    const natively = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as SolveResult);
    for (const [index, facelets] of cubes.entries()) {
      const { text, nodes, stop, lowerBound } = await search({ facelets, maxNodes: MAX_NODES });
      expect({ facelets, text, nodes, stop, lowerBound }).toMatchObject({
        facelets,
        ...{ text: natively[index]!.text, nodes: natively[index]!.nodes },
        ...{ stop: natively[index]!.stop, lowerBound: natively[index]!.lowerBound },
      });
    }
  });
});
