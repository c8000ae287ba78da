// What a step says about itself: its pieces, its case, and its reason.

import { crossDistance } from "./cube/cross-distance";
import { after, LOWER_EDGES, pieceAt, sortedLetters } from "./cube/held";
import type { Stickers } from "./cube/sticker-cube";
import type { Step } from "./explained";
import { demand } from "./objection";
import { type Places, PROMISES, upperEdgeCase } from "./promises";
import { demandReason } from "./reasons";
import type { RebuiltStep } from "./rebuilding";

/** Stages in which every step leaves finished pieces finished. */
const NOTHING_LOST = /^(daisy|white-.*|middle-layer|f2l-\d)$/;
/** Stages whose steps bring home one piece each. */
const ONE_PIECE = /^(daisy|white-cross)$/;
const PAIRS = /^f2l-\d$/;
/** Stages whose step names the case that its sequence solves. */
const NAMED_CASES = /^(oll|pll)/;

function names(stickers: Stickers, places: readonly Places[]): string[] {
  return places.map((piece) => pieceAt(stickers, piece)).sort();
}

function listed(pieces: readonly string[]): string {
  return pieces.length === 0 ? "none" : pieces.join(", ");
}

/** Before and after the step, both held as after its turns of the whole cube. */
export interface Around {
  before: Stickers;
  behind: Stickers;
}

/** The step names the pieces that it finished and that its stage wants, as the judge sees it. */
function demandPieces(stage: string, step: Step, { before, behind }: Around): void {
  const { done } = PROMISES[stage]!;
  const doneBefore = names(before, done(before));
  const doneAfter = names(behind, done(behind));
  const gained = doneAfter.filter((piece) => !doneBefore.includes(piece));
  const lost = doneBefore.filter((piece) => !doneAfter.includes(piece));
  if (NOTHING_LOST.test(stage)) demand(lost.length === 0, () => `it undoes ${listed(lost)}`);
  if (ONE_PIECE.test(stage)) {
    demand(gained.length === 1, () => `it brings ${gained.length} pieces: ${listed(gained)}`);
  }
  let all = gained;
  if (stage === "cross") all = names(behind, LOWER_EDGES);
  // A turn of the upper layer moves all of them alike.
  else if (stage === "yellow-edges" && step.algorithm === undefined) all = [];
  const told = step.pieces.map(sortedLetters).sort();
  demand(
    listed(told) === listed(all),
    () => `its pieces are told as ${listed(told)}, and are ${listed(all)}`,
  );
}

function demandCase(stage: string, step: Step, turnedCube: Stickers): void {
  const { algorithm } = step;
  let right: string | undefined;
  if (PAIRS.test(stage)) {
    const isCase = algorithm?.startsWith("f2l-") === true;
    demand(
      isCase === step.pieces.length > 0,
      () => `${algorithm} brings home ${listed(step.pieces)}`,
    );
    right = isCase ? algorithm : undefined;
  } else if (NAMED_CASES.test(stage)) right = algorithm;
  else if (stage === "yellow-cross") right = upperEdgeCase(turnedCube);
  demand(step.case === right, () => `its case is told as ${step.case}, and is ${right}`);
}

/** The cross is made with as few turns as possible. */
function demandShortest(step: Step, { turns }: RebuiltStep, before: Stickers): void {
  const fewest = crossDistance(before);
  demand(turns.length === fewest, () => `${turns.length} turns make the cross, ${fewest} do`);
  const told = step.reason?.values.turns;
  demand(told === fewest, () => `the cross is said to take ${told} turns, and takes ${fewest}`);
}

/**
 * @param before as the cube is held before the step
 * @param cross the letter of the centre of the cross
 * @throws {Objection} if the step says something untrue
 */
export function demandAccount(
  stage: string,
  step: Step,
  rebuilt: RebuiltStep,
  { before, cross }: { before: Stickers; cross: string },
): void {
  const turnedCube = after(before, rebuilt.rotations);
  const behind = after(turnedCube, [...rebuilt.turns, ...rebuilt.sequence, ...rebuilt.undone]);
  demandPieces(stage, step, { before: turnedCube, behind });
  demandCase(stage, step, turnedCube);
  demandReason(stage, step, rebuilt, { before, cross });
  if (stage === "cross") demandShortest(step, rebuilt, turnedCube);
}
