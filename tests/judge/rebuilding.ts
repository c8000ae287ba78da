// Each step taken apart: turns of the cube or of the upper layer, and then exactly one named sequence.

import { after, centerOf } from "./cube/held";
import { inverseOf, isFaceTurn, isRotation, type Move, readMoves, textOf } from "./cube/notation";
import type { Stickers } from "./cube/sticker-cube";
import type { SequenceList, Step } from "./explained";
import type { StageGrammar } from "./grammar";
import { demand } from "./objection";

/** Sequences with names that begin like this are made at most once, in the first step of their stage. */
const ONLY_FIRST = "quarter-turn";

/** Turns before a sequence that are undone after it. */
const MOST_SETUP_TURNS = 4;

export interface RebuiltStep {
  /** Of the whole cube. */
  rotations: Move[];
  /** Of the upper layer, or of the setup; all turns where there is no sequence. */
  turns: Move[];
  sequence: Move[];
  /** The setup undone. */
  undone: Move[];
}

/** The context of a step. */
export interface StepSetting {
  stage: StageGrammar;
  isFirst: boolean;
  isLast: boolean;
  /** The cube before the step, as it is held then. */
  before: Stickers;
  /** The letter of the centre of the cross. */
  cross: string;
}

/** The sequence of this name, as the command has published it. */
function publishedMoves(name: string, { sequences }: SequenceList): Move[] {
  const published = sequences.find((one) => one.name === name);
  demand(published !== undefined, () => `no sequence "${name}" is published`);
  return readMoves(published.moves);
}

function leadingRotations(moves: readonly Move[]): Move[] {
  const first = moves.findIndex((move) => !isRotation(move));
  return moves.slice(0, first === -1 ? moves.length : first);
}

/**
 * The cube is turned so that the cross's centre is below, if it is not. A step with a sequence may also
 * turn it about the upright axis.
 */
function demandHold(
  rotations: readonly Move[],
  { stage, isFirst, before, cross }: StepSetting,
): void {
  const mayTurnRound = stage.kind === "sequence" && (isFirst || stage.staysHeld !== true);
  const wasBelow = centerOf(before, "D") === cross;
  const most = (wasBelow ? 0 : 1) + (mayTurnRound ? 1 : 0);
  demand(rotations.length <= most, () => `the cube is turned by ${textOf(rotations)}`);
  demand(centerOf(after(before, rotations), "D") === cross, () => "the cross is not below");
}

function demandFaceTurns(turns: readonly Move[]): void {
  const other = turns.find((move) => !isFaceTurn(move));
  demand(other === undefined, () => `${other?.text} turns no face`);
}

function rebuildFree(moves: readonly Move[], setting: StepSetting): RebuiltStep {
  const rotations = leadingRotations(moves);
  demandHold(rotations, setting);
  const turns = moves.slice(rotations.length);
  demandFaceTurns(turns);
  return { rotations, turns, sequence: [], undone: [] };
}

/** @param named none where only the upper layer is turned */
function rebuildSequence(
  moves: readonly Move[],
  named: readonly Move[],
  setting: StepSetting,
): RebuiltStep {
  const count = Math.max(0, moves.length - named.length);
  const sequence = moves.slice(count);
  demand(
    textOf(sequence) === textOf(named),
    () => `${textOf(moves)} does not end with the sequence ${textOf(named)}`,
  );
  const rotations = leadingRotations(moves.slice(0, count));
  demandHold(rotations, setting);
  const turns = moves.slice(rotations.length, count);
  demand(
    turns.length <= 1 && turns.every(({ letter }) => letter === "U"),
    () => `${textOf(turns)} is not one turn of the upper layer`,
  );
  demand(named.length + turns.length > 0, () => "there is neither a sequence nor a turn");
  return { rotations, turns, sequence, undone: [] };
}

function rebuildConjugate(moves: readonly Move[], named: readonly Move[]): RebuiltStep {
  const count = (moves.length - named.length) / 2;
  demand(
    Number.isInteger(count) && count >= 0,
    () => `${textOf(moves)} is not turns, the sequence ${textOf(named)}, and as many turns`,
  );
  demand(count <= MOST_SETUP_TURNS, () => `${count} turns stand before the sequence`);
  const turns = moves.slice(0, count);
  demandFaceTurns(turns);
  const sequence = moves.slice(count, count + named.length);
  demand(
    textOf(sequence) === textOf(named),
    () => `${textOf(sequence)} is not the sequence ${textOf(named)}`,
  );
  const undone = moves.slice(count + named.length);
  demand(
    textOf(undone) === textOf(turns.toReversed().map(inverseOf)),
    () => `${textOf(turns)} is not undone by ${textOf(undone)}`,
  );
  return { rotations: [], turns, sequence, undone };
}

/**
 * @param moves those of the step
 * @throws {Objection} if they are no step of the stage
 */
export function rebuildStep(
  { algorithm }: Step,
  moves: readonly Move[],
  list: SequenceList,
  setting: StepSetting,
): RebuiltStep {
  const { stage, isFirst, isLast } = setting;
  demand(moves.length > 0, () => "the step has no moves");
  if (stage.kind === "free") {
    demand(algorithm === undefined, () => `free turns are told as ${algorithm}`);
    return rebuildFree(moves, setting);
  }
  if (algorithm === undefined) {
    const mayBeTurn = isLast && stage.mayEndWithUpperTurn === true;
    demand(mayBeTurn, () => `${textOf(moves)} names no sequence`);
    return rebuildSequence(moves, [], setting);
  }
  demand(stage.sequences!.test(algorithm), () => `${algorithm} is no sequence of this stage`);
  demand(isFirst || !algorithm.startsWith(ONLY_FIRST), () => `${algorithm} is not the first step`);
  const named = publishedMoves(algorithm, list);
  if (stage.kind === "conjugate") return rebuildConjugate(moves, named);
  return rebuildSequence(moves, named, setting);
}
