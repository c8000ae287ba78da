// The judge can say no: each of these tests tampers with a correct answer in one way, and expects the
// objection for that way.

import { describe, expect, it } from "vitest";

import { explain, publishedSequences } from "./command";
import { after, EDGES, isSameName, pieceAt, sidesOf } from "./cube/held";
import { readMove } from "./cube/notation";
import { Chance, randomCube } from "./cube/random-cubes";
import type { Stickers } from "./cube/sticker-cube";
import type { Explained, SequenceList, Stage, Step } from "./explained";
import { judge, type Question } from "./judge";
import { Objection } from "./objection";

interface Case {
  question: Question;
  explained: Explained;
  list: SequenceList;
}

function rightCase(method: string, stickers: Stickers): Case {
  const [explained] = explain(method, [stickers.join("")]);
  return {
    question: { method, stickers, cross: "U" },
    explained: explained!,
    list: publishedSequences(method),
  };
}

const chance = new Chance(13);
const CUBE = randomCube(chance);
const OTHER_CUBE = randomCube(chance);

const stageOf = ({ stages }: Explained, id: string): Stage =>
  stages.find((stage) => stage.id === id)!;

/** The first step of a stage that has this sequence, or any. */
function stepOf(explained: Explained, id: string, algorithm?: string): Step {
  const { steps } = stageOf(explained, id);
  return steps.find((step) => algorithm === undefined || step.algorithm === algorithm)!;
}

/** Gives a step other moves (none if it is no longer in its stage), and recounts all ranges. */
function rewrite(
  explained: Explained,
  changed?: Step,
  change: (moves: string[]) => string[] = (moves) => moves,
): void {
  const written: string[] = [];
  for (const stage of explained.stages) {
    stage.from = written.length;
    for (const step of stage.steps) {
      const moves = explained.written.slice(step.from, step.to);
      step.from = written.length;
      written.push(...(step === changed ? change(moves) : moves));
      step.to = written.length;
    }
    stage.to = written.length;
  }
  explained.written = written;
}

/** Joins the first two steps of a stage. */
function joinSteps(explained: Explained, id: string): void {
  const { steps } = stageOf(explained, id);
  const [first, second] = steps.splice(0, 2);
  steps.unshift({ ...second!, from: first!.from });
}

type Tampering = [what: string, tamper: (wrong: Case) => void, objection: RegExp];

/** Faults that any method's answer could have. */
const ANY_METHOD: Tampering[] = [
  [
    "another cube",
    ({ question }) => (question.stickers = OTHER_CUBE),
    /^it is another cube than the one that was asked about$/,
  ],
  ["another method", ({ explained }) => (explained.method = "korf"), /^it is solved by korf$/],
  ["another cross", ({ question }) => (question.cross = "R"), /^the cross is of U, and not of R$/],
  [
    "another orientation",
    ({ explained }) => (explained.orientation = 1),
    /^the cube is not held in orientation 1$/,
  ],
  [
    "a sequence of its own",
    ({ explained }) => (explained.sequences[0]!.moves = "R U R' U'"),
    /^its sequences are not those that are published$/,
  ],
  ["a stage left out", ({ explained }) => explained.stages.pop(), /^the stages are /],
  [
    "a stage that begins one move late",
    ({ explained }) => ++explained.stages[1]!.from,
    /^stages: range 2 begins at move \d+, and not at \d+$/,
  ],
  [
    "stages that end one move early",
    ({ explained }) => --explained.stages.findLast(({ from, to }) => to > from)!.to,
    /^stages: (range \d+ begins|the ranges end) at move \d+, and not at \d+$/,
  ],
  [
    "a step that ends one move early",
    ({ explained }) => --explained.stages.find(({ steps }) => steps.length > 0)!.steps.at(-1)!.to,
    /^[a-z0-9-]+: the ranges end at move \d+, and not at \d+$/,
  ],
  [
    "a step that begins before the one before it ends",
    ({ explained }) => --explained.stages.find(({ steps }) => steps.length > 1)!.steps[1]!.from,
    /^[a-z0-9-]+: range 2 begins at move \d+, and not at \d+$/,
  ],
  ["no move", ({ explained }) => (explained.written[3] = "Q"), /^written moves: "Q" is no move$/],
  [
    "a plain turn left out",
    ({ explained }) => explained.moves.pop(),
    /^plain turns: they do not lead to where the written moves lead$/,
  ],
  [
    "a plain turn that turns the cube",
    ({ explained }) => (explained.moves[0] = "x"),
    /^plain turns: x turns no face$/,
  ],
  [
    "plain turns that could be fewer",
    ({ explained }) => explained.moves.unshift("R", "L2", "R'"),
    /^plain turns: R and R' could be one turn$/,
  ],
  ["another length", ({ explained }) => ++explained.length, /^plain turns: \d+ are told as \d+$/],
  [
    "another text",
    ({ explained }) => (explained.text += " R"),
    /^plain turns: they are told as .* R$/,
  ],
  ["another cost", ({ explained }) => ++explained.cost, /^plain turns: their cost is told as \d+$/],
];

const OF_METHOD: Record<string, Tampering[]> = {
  beginner: [
    [
      "two petals in one step",
      ({ explained }) => joinSteps(explained, "daisy"),
      /^daisy: step 1: it brings 2 pieces: /,
    ],
    [
      "a slice in the daisy",
      ({ explained }) => (explained.written[stepOf(explained, "daisy").to - 1] = "M"),
      /^daisy: step 1: M turns no face$/,
    ],
    [
      "a daisy with the cube not turned round",
      ({ explained }) => rewrite(explained, stepOf(explained, "daisy"), (moves) => moves.slice(1)),
      /^daisy: step 1: the cross is not below$/,
    ],
    [
      "a daisy turned the wrong way",
      ({ explained }) => (explained.written[0] = "x"),
      /^daisy: step 1: the cross is not below$/,
    ],
    [
      "a cross whose last edge is left",
      ({ explained }) => {
        stageOf(explained, "white-cross").steps.pop();
        rewrite(explained);
      },
      /^white-cross: it is not so that the four edges of the cross are home$/,
    ],
    [
      "a move of a sequence that is swapped with the next one",
      ({ explained: { written, ...rest } }) => {
        const { to } = stepOf({ written, ...rest }, "middle-layer");
        written.splice(to - 2, 2, written[to - 1]!, written[to - 2]!);
      },
      /^middle-layer: step 1: .* does not end with the sequence /,
    ],
    [
      "a sequence that is published otherwise",
      ({ explained, list }) => {
        const name = stepOf(explained, "middle-layer").algorithm;
        for (const { sequences } of [explained, list]) {
          sequences.find((one) => one.name === name)!.moves = "R U R' U R U2 R'";
        }
      },
      /^middle-layer: step 1: .* does not end with the sequence R U R' U R U2 R'$/,
    ],
    [
      "a sequence that is not published",
      ({ explained, list }) => {
        const name = stepOf(explained, "middle-layer").algorithm;
        for (const { sequences } of [explained, list]) {
          sequences.find((one) => one.name === name)!.name = "other";
        }
      },
      /^middle-layer: step 1: no sequence "edge-in(-left)?" is published$/,
    ],
    [
      "a sequence of another stage",
      ({ explained }) => (stepOf(explained, "middle-layer").algorithm = "sune"),
      /^middle-layer: step 1: sune is no sequence of this stage$/,
    ],
    [
      "two sequences in one step",
      ({ explained }) => joinSteps(explained, "middle-layer"),
      /^middle-layer: step 1: .* is not one turn of the upper layer$/,
    ],
    [
      "a sequence without its name",
      ({ explained }) => delete stepOf(explained, "middle-layer").algorithm,
      /^middle-layer: step 1: .* names no sequence$/,
    ],
    [
      "a name for free turns",
      ({ explained }) => (stepOf(explained, "daisy").algorithm = "sune"),
      /^daisy: step 1: free turns are told as sune$/,
    ],
    [
      "a step with no moves",
      ({ explained }) => {
        const { from } = stageOf(explained, "middle-layer");
        stageOf(explained, "middle-layer").steps.unshift({ from, to: from, pieces: [] });
      },
      /^middle-layer: step 1: the step has no moves$/,
    ],
    [
      "a cube that is laid on its side",
      ({ explained }) =>
        rewrite(explained, stepOf(explained, "middle-layer"), (moves) => ["x", ...moves]),
      /^middle-layer: step 1: (the cross is not below|the cube is turned by .*)$/,
    ],
    [
      "a piece that the step does not bring home",
      ({ explained }) => (stepOf(explained, "white-cross").pieces = ["DF"]),
      /^white-cross: step 1: its pieces are told as DF, and are [A-Z]+$/,
    ],
    [
      "a piece that is elsewhere before",
      ({ explained }) => (stepOf(explained, "white-cross").reason!.values.from = "DB"),
      /^white-cross: step 1: [A-Z]+ is said to be at DB; [A-Z]+ is$/,
    ],
    [
      "a reason that nobody knows",
      ({ explained }) => (stepOf(explained, "daisy").reason!.key = "fun"),
      /^daisy: step 1: "fun" is no reason$/,
    ],
    [
      "no reason",
      ({ explained }) => delete stepOf(explained, "daisy").reason,
      /^daisy: step 1: "" is no reason$/,
    ],
    [
      "a reason of another stage",
      ({ explained }) => (stepOf(explained, "white-cross").reason!.key = "edge-into-daisy"),
      /^white-cross: step 1: edge-into-daisy is no reason in this stage$/,
    ],
    [
      "a cross of another colour",
      ({ explained }) => (stepOf(explained, "daisy").reason!.values.cross = "R"),
      /^daisy: step 1: the cross is said to be of R, and is of U$/,
    ],
    [
      "a corner that goes in, and is said to come out",
      ({ explained }) =>
        (stageOf(explained, "white-corners").steps.find(
          ({ pieces }) => pieces.length > 0,
        )!.reason!.key = "corner-out-of-slot"),
      /^white-corners: step \d: corner-out-of-slot: it is not so that it stands wrongly /,
    ],
    [
      "three edges that are said to be turned as a layer",
      ({ explained }) =>
        (stepOf(explained, "yellow-edges", "sune").reason!.key = "upper-layer-turned"),
      /^yellow-edges: step \d: upper-layer-turned: it is not so that only the upper layer is turned$/,
    ],
    [
      "another case",
      ({ explained }) => (stepOf(explained, "yellow-cross").case = "star"),
      /^yellow-cross: step 1: its case is told as star, and is (dot|angle|line)$/,
    ],
    [
      "a last corner that is left",
      ({ explained }) => {
        stageOf(explained, "yellow-corners-turned").steps.pop();
        rewrite(explained);
      },
      /^yellow-corners-turned: it is not so that the cube is solved$/,
    ],
  ],
  cfop: [
    [
      "a cross that takes more turns than it has to",
      ({ explained }) =>
        rewrite(explained, stepOf(explained, "cross"), (moves) => [...moves, "D", "D'"]),
      /^cross: step 1: \d turns make the cross, \d do$/,
    ],
    [
      "a cross that is said to take fewer turns",
      ({ explained }) => (stepOf(explained, "cross").reason!.values.turns = 1),
      /^cross: step 1: the cross is said to take 1 turns, and takes \d$/,
    ],
    [
      "a pair in the stage after its own",
      ({ explained }) => {
        const third = stageOf(explained, "f2l-3").steps.splice(0);
        stageOf(explained, "f2l-4").steps.unshift(...third);
        rewrite(explained);
      },
      /^f2l-3: it is not so that the cross and 3 pairs are home$/,
    ],
    [
      "a pair of another case",
      ({ explained }) => (stepOf(explained, "f2l-4").case = "f2l-99"),
      /^f2l-4: step \d: its case is told as f2l-99, and is (f2l-\d+|undefined)$/,
    ],
    [
      "a pair that goes in, and is said to come out",
      ({ explained }) =>
        (stageOf(explained, "f2l-4").steps.at(-1)!.reason!.key = "slot-brought-out"),
      /^f2l-4: step \d: slot-brought-out: it is not so that no finished pair /,
    ],
    [
      "a last layer that is not turned",
      ({ explained }) => {
        stageOf(explained, "oll").steps.pop();
        rewrite(explained);
      },
      /^oll: it is not so that two layers are complete, and the upper face has one colour$/,
    ],
    [
      "two steps in a stage of one look",
      ({ explained }) => {
        const { steps } = stageOf(explained, "oll");
        steps.push({ ...steps[0]!, from: steps[0]!.to });
      },
      /^oll: 2 steps, where 1 are enough$/,
    ],
  ],
  "corners-edges": [
    [
      "turns that are not undone",
      ({ explained }) => {
        const { to } = stepOf(explained, "edges-placed");
        explained.written[to - 1] = explained.written[to - 1] === "R" ? "R2" : "R";
      },
      /^edges-placed: step 1: .* is not undone by .*$/,
    ],
    [
      "one turn less before the sequence than behind it",
      ({ explained }) =>
        rewrite(explained, stepOf(explained, "edges-placed"), (moves) => moves.slice(1)),
      /^edges-placed: step 1: .* is not turns, the sequence M' U2 M U2, and as many turns$/,
    ],
    [
      "five turns before a sequence",
      ({ explained }) =>
        rewrite(explained, stepOf(explained, "edges-placed"), (moves) => [
          ...["F", "F", "F", "F", ...moves],
          ...["F'", "F'", "F'", "F'"],
        ]),
      /^edges-placed: step 1: \d turns stand before the sequence$/,
    ],
    [
      "a cube that is turned",
      ({ explained }) => {
        const { from, to } = stepOf(explained, "edges-placed");
        [explained.written[from], explained.written[to - 1]] = ["x", "x'"];
      },
      /^edges-placed: step 1: x turns no face$/,
    ],
    [
      "a sequence with two moves swapped",
      ({ explained }) => {
        const { from, to } = stepOf(explained, "edges-placed");
        const middle = (from + to) / 2;
        explained.written.splice(
          middle - 1,
          2,
          ...explained.written.slice(middle - 1, middle + 1).reverse(),
        );
      },
      /^edges-placed: step 1: M' M U2 U2 is not the sequence M' U2 M U2$/,
    ],
    [
      "a reason that is about another piece",
      ({ explained }) => {
        const { reason, pieces } = stepOf(explained, "edges-placed");
        const other = stageOf(explained, "edges-placed")
          .steps.flatMap((step) => step.pieces)
          .find((piece) => !pieces.includes(piece))!;
        reason!.values.piece = other;
        const stickers = Array.from(explained.facelets);
        const { from } = stepOf(explained, "edges-placed");
        const moves = explained.written.slice(0, from).map(readMove);
        const before = after(stickers, moves);
        reason!.values.from = sidesOf(
          EDGES.find((places) => isSameName(pieceAt(before, places), other))!,
        );
      },
      /^edges-placed: step 1: its reason is about [A-Z]+, its pieces are [A-Z, ]+$/,
    ],
    [
      "edges that are left to be placed",
      ({ explained }) => {
        stageOf(explained, "edges-placed").steps.pop();
        rewrite(explained);
      },
      /^edges-placed: it is not so that every corner and every edge is in its place$/,
    ],
  ],
};

describe.each(Object.keys(OF_METHOD))("the judge of %s", (method) => {
  const right = rightCase(method, CUBE);

  it("accepts the right answer", () => {
    expect(() => judge(right.question, right.explained, right.list)).not.toThrow();
  });

  it.each([...ANY_METHOD, ...OF_METHOD[method]!])("refuses %s", (_what, tamper, objection) => {
    const wrong = structuredClone(right);
    tamper(wrong);
    const judged = () => judge(wrong.question, wrong.explained, wrong.list);
    expect(judged).toThrow(Objection);
    expect(judged).toThrow(objection);
  });
});
