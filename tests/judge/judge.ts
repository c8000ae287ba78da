// Judges a solution given by stages. It believes nothing: it rebuilds every step from the cube that it
// asked about, the published list of sequences, and its own stickers.

import { demandAccount } from "./accounts";
import { after, heldWithBelow, sideOf } from "./cube/held";
import { type Move, readMove } from "./cube/notation";
import { CENTERS, SOLVED, type Stickers } from "./cube/sticker-cube";
import type { Explained, Range, SequenceList, Stage } from "./explained";
import { METHODS, type StageGrammar } from "./grammar";
import { at, demand } from "./objection";
import { demandPlainTurns } from "./plain-turns";
import { PROMISES } from "./promises";
import { rebuildStep } from "./rebuilding";

/** What the command was asked for. */
export interface Question {
  method: string;
  /** The letters of its stickers. Each stands for a colour: U is white, however the cube is held. */
  stickers: Stickers;
  /** The colour of the cross, by the same letters. */
  cross: string;
}

/** The stickers by the sides on which the centres of their colours are. */
function namedBySides(stickers: Stickers): Stickers {
  return stickers.map((letter) => sideOf(stickers, letter));
}

const TO_THE_TOP = ["", "z'", "x", "x2", "z", "x'"];

/** A solved cube that is held in this orientation: a face brought to the top, then turned by y. */
function heldInOrientation(orientation: number): Stickers {
  const rotations = [
    TO_THE_TOP[Math.floor(orientation / 4)]!,
    ["", "y", "y2", "y'"][orientation % 4]!,
  ];
  return after(SOLVED, rotations.filter((text) => text !== "").map(readMove));
}

function demandSameCube(question: Question, explained: Explained): void {
  const { stickers, cross, method } = question;
  demand(explained.method === method, () => `it is solved by ${explained.method}`);
  demand(
    explained.facelets === namedBySides(stickers).join(""),
    () => "it is another cube than the one that was asked about",
  );
  const held = heldInOrientation(explained.orientation);
  demand(
    CENTERS.every((center) => held[center] === stickers[center]),
    () => `the cube is not held in orientation ${explained.orientation}`,
  );
  const side = sideOf(stickers, cross);
  demand(explained.cross === side, () => `the cross is of ${explained.cross}, and not of ${side}`);
}

/** The answer contains the published sequences, so that nobody has to look them up. */
function demandPublished(explained: Explained, list: SequenceList): void {
  const published = list.sequences.map(({ purpose: _purpose, ...sequence }) => sequence);
  demand(
    JSON.stringify(explained.sequences) === JSON.stringify(published),
    () => "its sequences are not those that are published",
  );
}

/** Each range begins where the previous one ends, and together they cover the whole. */
function demandCovered(ranges: readonly Range[], whole: Range): void {
  let next = whole.from;
  for (const [index, { from, to }] of ranges.entries()) {
    demand(from === next, () => `range ${index + 1} begins at move ${from}, and not at ${next}`);
    demand(to >= from, () => `range ${index + 1} ends at move ${to}, before it begins`);
    next = to;
  }
  demand(next === whole.to, () => `the ranges end at move ${next}, and not at ${whole.to}`);
}

class Solution {
  private stickers: Stickers;
  private readonly written: Move[];

  constructor(
    private readonly explained: Explained,
    private readonly list: SequenceList,
  ) {
    this.stickers = Array.from(explained.facelets);
    this.written = at("written moves", () => explained.written.map(readMove));
  }

  /** Goes through all stages. Returns the cube as it is held at the end. */
  follow(grammar: readonly StageGrammar[]): Stickers {
    const { stages, written } = this.explained;
    const ids = stages.map(({ id }) => id).join(" ");
    demand(ids === grammar.map(({ id }) => id).join(" "), () => `the stages are ${ids}`);
    at("stages", () => demandCovered(stages, { from: 0, to: written.length }));
    for (const [index, stage] of stages.entries()) {
      at(stage.id, () => this.followStage(stage, grammar[index]!));
    }
    return this.stickers;
  }

  private followStage(stage: Stage, grammar: StageGrammar): void {
    const { steps } = stage;
    demandCovered(steps, stage);
    const { mostSteps = Infinity } = grammar;
    demand(steps.length <= mostSteps, () => `${steps.length} steps, where ${mostSteps} are enough`);
    for (const [index, step] of steps.entries()) {
      at(`step ${index + 1}`, () => {
        const moves = this.written.slice(step.from, step.to);
        const before = this.stickers;
        const rebuilt = rebuildStep(step, moves, this.list, {
          stage: grammar,
          isFirst: index === 0,
          isLast: index === steps.length - 1,
          before,
          cross: this.explained.cross,
        });
        demandAccount(stage.id, step, rebuilt, { before, cross: this.explained.cross });
        this.stickers = after(before, moves);
      });
    }
    this.demandPromise(stage.id);
  }

  private demandPromise(id: string): void {
    const { holds, words } = PROMISES[id]!;
    const held = this.asPromised();
    // If the cross is there from the start, there is no daisy.
    const isDone = id === "daisy" && this.isUntouched() && PROMISES["white-cross"]!.holds(held);
    demand(isDone || holds(held), () => `it is not so that ${words}`);
  }

  private asPromised(): Stickers {
    const { method, cross } = this.explained;
    if (method === "corners-edges") return this.stickers;
    return heldWithBelow(this.stickers, cross);
  }

  /** Whether daisy and cross have no steps. */
  private isUntouched(): boolean {
    return this.explained.stages.slice(0, 2).every(({ steps }) => steps.length === 0);
  }
}

/**
 * @param list what is published for the method
 * @throws {Objection} if anything is not as it has to be
 */
export function judge(question: Question, explained: Explained, list: SequenceList): void {
  demandSameCube(question, explained);
  demand(list.method === question.method, () => `the list is for ${list.method}`);
  demandPublished(explained, list);
  const end = new Solution(explained, list).follow(METHODS[question.method]!);
  demandPlainTurns(explained, Array.from(explained.facelets), end);
}
