// Stages, cases, sequences and reasons of a lesson in words. Their codes are those of the methods (solver/methods).

import type { Face } from "../../core/faces";
import { CORNERS, EDGES } from "../../core/pieces";
import type { Puzzle } from "../../core/puzzles";
import type { StepReason } from "../../core/stages";
import type { ColorNames } from "../../widget/words/color-names";
import { colorInWords, pieceOfColors } from "../../widget/words/piece-words";
import type { WidgetWords } from "../../widget/words/widget-words";
import type { NamedMetric } from "../lesson/counting";
import { sortedLetters } from "../lesson/moment";
import { en, type LearnMessage } from "./en";
import type { LearnWords } from "./learn-words";

/** What a lesson speaks with: its own words, those of the element, what each colour is called, and how turns count. */
export interface Speech {
  words: LearnWords;
  widgetWords: WidgetWords;
  colorNames: ColorNames;
  /** In what turns are counted; omitted: in half turns. */
  metric?: NamedMetric | undefined;
}

// What is true at the end of a stage, by its name. Those of different methods that promise the same share it.
const GOALS: Readonly<Record<string, LearnMessage>> = {
  daisy: "goal-daisy",
  "white-cross": "goal-cross",
  "white-corners": "goal-lower-corners",
  "middle-layer": "goal-middle-layer",
  "yellow-cross": "goal-upper-cross",
  "yellow-edges": "goal-upper-edges",
  "yellow-corners-placed": "goal-upper-corners-placed",
  "yellow-corners-turned": "goal-solved",
  cross: "goal-cross",
  "f2l-1": "goal-pairs",
  "f2l-2": "goal-pairs",
  "f2l-3": "goal-pairs",
  "f2l-4": "goal-pairs",
  oll: "goal-upper-face",
  "oll-edges": "goal-upper-cross",
  "oll-corners": "goal-upper-face",
  pll: "goal-solved",
  "pll-corners": "goal-upper-corners",
  "pll-edges": "goal-solved",
  "oriented-edges": "goal-edges-oriented",
  "oriented-corners": "goal-corners-oriented",
  "half-turns": "goal-half-turns",
  solved: "goal-solved",
  "corners-placed": "goal-corners-placed",
  "edges-placed": "goal-edges-placed",
  "corners-turned": "goal-corners-turned",
  "edges-flipped": "goal-solved",
  "first-layer": "goal-first-layer",
  "last-corners-placed": "goal-last-corners-placed",
  "last-corners-turned": "goal-pocket-solved",
  "first-face": "goal-first-face",
  "corner-oll": "goal-both-faces",
  pbl: "goal-pocket-solved",
};

/**
 * What is true at the end of a stage, in one or two sentences.
 * @param below the colour of the lower centre at its end, by the letter of a face
 * @param above that of the upper one
 */
export function goalInWords(
  { words, colorNames }: Speech,
  stage: string,
  { below, above }: { below: string; above: string },
): string {
  return words.say(GOALS[stage]!, {
    cross: colorInWords(below, colorNames),
    opposite: colorInWords(above, colorNames),
    // Only the stages of pairs have a number.
    count: Number(/\d+$/.exec(stage)?.[0] ?? 0),
  });
}

/**
 * Why a step is made as it is; `reason` names pieces and colours by letters of faces.
 * @param stage the stage of the step, by its name
 */
export function reasonInWords(
  speech: Speech,
  { key, values }: StepReason,
  puzzle: Puzzle = "3x3x3",
  stage = "",
): string {
  const { piece, cross, ...others } = values;
  const said = {
    ...(piece !== undefined && { piece: pieceInWords(speech, String(piece)) }),
    ...(cross !== undefined && { cross: colorInWords(String(cross), speech.colorNames) }),
  };
  // In this stage the corners may still be wrong.
  const told =
    key === "upper-layer-turned" && stage === "yellow-edges" ? "upper-edges-turned" : key;
  // Of some steps the 2x2x2, with two layers, has its own reason.
  const own = `pocket-why-${told}`;
  const message = puzzle === "2x2x2" && own in en ? own : `why-${told}`;
  const why = capitalized(speech.words.say(message as LearnMessage, { ...others, ...said }));
  // The method has counted these turns, and in half turns.
  const needsMetric = speech.metric !== undefined && Number(others.turns) > 0;
  return needsMetric ? `${why} ${speech.words.say("why-half-turn-is-one")}` : why;
}

/** What turns cost, such as "22 quarter turns". */
export function costInWords(
  { widgetWords }: Pick<Speech, "widgetWords">,
  count: number,
  metric: NamedMetric,
): string {
  return widgetWords.say(`cost-${metric}`, { count });
}

/** Such as "white-red edge": one name for a piece, in whichever order its colours come. */
export function pieceInWords({ widgetWords, colorNames }: Speech, colors: string): string {
  return pieceOfColors(widgetWords, inOneOrder(colors), colorNames);
}

// As the pieces of the usual cube are named by their places: the upper or lower colour first, a corner's clockwise. On a
// 2x2x2 other colours may be neighbours.
function inOneOrder(colors: string): string {
  const sorted = sortedLetters(colors);
  return [...EDGES, ...CORNERS].find((piece) => sortedLetters(piece) === sorted) ?? sorted;
}

/** Such as "upper face and front face", for the place "UF" as the cube is held. */
export function facesInWords({ widgetWords }: Speech, place: string): string {
  const names = Array.from(place as Iterable<Face>, (face) => widgetWords.say(`face-${face}`));
  return widgetWords.list(names.map(uncapitalized));
}

/** Such as "white and red", for centres of these colours. */
export function centresInWords({ widgetWords, colorNames }: Speech, colors: string): string {
  return widgetWords.list(Array.from(colors, (color) => colorInWords(color, colorNames)));
}

/** Whether the field calls a case or a sequence so, rather than a word of ours that says what it is. */
export function isOfPeople(name: string): boolean {
  return /^(?:sune|niklas|(?:f2l|oll|pll|corner-oll)-(?!line$|angle$|dot$))/.test(name);
}

/** Such as "OLL 27" for "oll-27", "OLL Pi" for "corner-oll-pi", "PLL T" for "pll-t", or a name of our own for what the field has none for. */
export function sequenceName({ words }: Speech, name: string): string {
  const [, own] = /^(slot-out)/.exec(name) ?? [undefined, name];
  const message = `sequence-${own}`;
  if (message in en) return words.say(message as LearnMessage);
  const [, set, number] = /^(f2l|(?:corner-)?oll|pll)-(\w+)$/.exec(name) ?? [];
  if (!set || !number) return capitalized(name);
  const ofNumber = `sequence-${number}`;
  const label = ofNumber in en ? words.say(ofNumber as LearnMessage) : capitalized(number);
  return `${set.replace("corner-", "").toUpperCase()} ${label}`;
}

/** A sentence that may begin with the name of a piece. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
