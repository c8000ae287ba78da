// Cubes explained by the methods as the solver does it on the page, in Node, while the tests of a file run.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll } from "vitest";

import type { MethodsModule } from "../../../wasm/methods";
import type { PocketModule } from "../../../wasm/pocket";
import { readFacelets, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { FRAMES, USUAL_FRAME } from "../../../web/core/orientation";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import type { CubeReading } from "../../../web/core/solution";
import { solveByMethod } from "../../../web/engine/worker/solves/method-slices";
import type { TaughtMethod } from "../../../web/learn/lesson/lesson";
import type { Explain } from "../../../web/learn/lesson/teaching";
import { placeBundle, startBundle } from "../bundle-files.mjs";

type SolvingModule = Parameters<typeof solveByMethod>[0];
type Solve = Parameters<typeof solveByMethod>[1];

/** The cube as it is held, with a white cross. */
export function explainInNode(): Explain {
  const started = startedBundle("cubewright-methods");
  return (text, { method }) => {
    const { facelets, orientation } = readFacelets(text);
    const cross = FACES[FRAMES[orientation]!.indexOf("U")]!;
    return stagesBy(started() as MethodsModule, {
      ...{ facelets, goal: SOLVED_FACELETS, method, cross },
    });
  };
}

/** The 2x2x2 as it is held, with a white first layer or face. */
export function explainPocketInNode(): Explain {
  const started = startedBundle("cubewright-pocket");
  return (text, { method }) => {
    const module = started() as PocketModule;
    const { facelets, orientation, scheme } = module.explain(text) as CubeReading;
    const colors = FRAMES[orientation]!.replaceAll(/./g, (face) =>
      scheme!.charAt(USUAL_FRAME.indexOf(face)),
    );
    const cross = FACES[colors.indexOf("W")]!;
    return stagesBy(module, { ...{ facelets, goal: SOLVED_POCKET, method, cross } });
  };
}

function startedBundle(name: string): () => object {
  let directory: string;
  let module: object;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), `${name}-lessons-`));
    module = await startBundle(placeBundle(directory, { name, threaded: false }), 1);
  });
  afterAll(() => rmSync(directory, { recursive: true }));
  return () => module;
}

async function stagesBy(
  module: SolvingModule,
  asked: Pick<Solve, "facelets" | "goal" | "cross"> & { method: TaughtMethod },
): ReturnType<Explain> {
  const result = await solveByMethod(
    module,
    {
      ...{ ...asked, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, seed: 0 },
    },
    {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return result!.stages!;
}
