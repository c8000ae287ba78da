// What a step is about, as far as the person wants to know: the piece, where it goes, and why.

import { html, nothing, type TemplateResult } from "lit";

import { hasTurnsToJoin } from "../core/turns-to-join";
import { stageName } from "./cards/names";
import type { HelpLevel } from "./lesson/help";
import { lastLayerLook, momentAtSequence } from "./lesson/last-layer";
import type { Lesson, LessonPlace, LessonStep, StepPiece } from "./lesson/lesson";
import { placesToShow } from "./lesson/step-places";
import { piecesAfter, piecesBefore, type PictureLooks } from "./cards/lesson-pictures";
import type { StepCaseLoading } from "./rooms/step-case-loading";
import { lookInWords, type LookInWords } from "./words/last-layer-words";
import {
  capitalized,
  centresInWords,
  facesInWords,
  pieceInWords,
  reasonInWords,
  isOfPeople,
  sequenceName,
  type Speech,
} from "./words/sentences";

// The places of more pieces are easier to see in the pictures than to read.
const MOST_PLACES_TOLD = 3;

/** What the card shows. */
export interface StepCard {
  lesson: Lesson;
  place: LessonPlace;
  help: HelpLevel;
  /** Whether frames and dots on the cube show the pieces and their places. */
  isPointedAt: boolean;
  /** Where there is a case library: what shows the case of a step. */
  cases?: StepCaseLoading | undefined;
}

/** The step at this place of a lesson; nothing if only the goal is told. */
export function stepCard(
  card: StepCard,
  speech: Speech,
  looks: PictureLooks,
): TemplateResult | typeof nothing {
  const { lesson, place, help, isPointedAt } = card;
  // With the first goal of CFOP, so that the card of a step does not grow when the picture of its case comes.
  if (lesson.method.startsWith("cfop")) card.cases?.load();
  if (help === "goal") return nothing;
  const step = stepAt(lesson, place);
  const look = lookOf(lesson, place, speech);
  const about = piecesInWords(speech, step, look);
  return html`<section class="step card" aria-labelledby="step">
    <div class="about">
      <h3 id="step">${about}</h3>
      ${isPointedAt ? pointedInWords(speech, help, step) : nothing}
    </div>
    ${help === "piece" ? nothing : placesOf(speech, looks, step, look, caseOf(speech, looks, card))}
    ${help === "turns" ? sequenceOf(speech, lesson, place, look) : nothing}
  </section>`;
}

/** The same in sentences alone. */
export function stepSentences(
  lesson: Lesson,
  place: LessonPlace,
  help: HelpLevel,
  speech: Speech,
): string[] {
  if (help === "goal") return [];
  const step = stepAt(lesson, place);
  const look = lookOf(lesson, place, speech);
  const said = [piecesInWords(speech, step, look)];
  if (help === "piece") return said;
  said.push(...caseNamed(speech, step), ...toldBefore(speech, step, look));
  if (help !== "turns") return said;
  said.push(...sequenceNamed(speech, step), ...whyOf(speech, lesson, place));
  if (look) said.push(`${speech.words.say("after-turns")}: ${look.after}`);
  return [...said, ...joinedOf(speech, lesson, step)];
}

function stepAt({ stages }: Lesson, { stage, step }: LessonPlace): LessonStep {
  return stages[stage]!.steps[step]!;
}

// For the last layer, where a step is about a case rather than about the way of a piece.
function lookOf(lesson: Lesson, place: LessonPlace, speech: Speech): LookInWords | undefined {
  const look = lastLayerLook(lesson, lesson.stages[place.stage]!, stepAt(lesson, place));
  return look && lookInWords(speech, look, lesson.puzzle);
}

function whyOf(speech: Speech, lesson: Lesson, place: LessonPlace): string[] {
  const { reason } = stepAt(lesson, place);
  const stage = lesson.stages[place.stage]!.id;
  return reason ? [reasonInWords(speech, reason, lesson.puzzle, stage)] : [];
}

// The last turn of a step may be of the same layer as the first one of the next step.
function joinedOf(speech: Speech, { moves }: Lesson, { from, to }: LessonStep): string[] {
  return hasTurnsToJoin(moves.slice(from, to + 1)) ? [stageName(speech, "joined-turns")] : [];
}

// What the frames and dots on the cube mean.
function pointedInWords({ words }: Speech, help: HelpLevel, step: LessonStep): string {
  const count = step.pieces.length;
  if (count === 0) return "";
  const hasDots = help !== "piece" && placesToShow(step).length > 0;
  return words.say(hasDots ? "pointed-place" : "pointed-piece", { count });
}

function piecesInWords(
  speech: Speech,
  { pieces }: LessonStep,
  look: LookInWords | undefined,
): string {
  const { words } = speech;
  const names = look?.about ?? pieces.map(({ colors }) => pieceInWords(speech, colors));
  if (names.length === 0) return words.say("about-several");
  return words.say("about-pieces", { count: names.length, pieces: words.list(names) });
}

function placesOf(
  speech: Speech,
  looks: PictureLooks,
  step: LessonStep,
  look: LookInWords | undefined,
  pictured: TemplateResult | typeof nothing,
): TemplateResult {
  const { words } = speech;
  const { pieces } = step;
  return html`${paragraphs(caseNamed(speech, step))} ${pictured}
  ${
    pieces.length === 0
      ? nothing
      : html`<div class="pictures">
          <figure>
            <figcaption>${words.say("picture-now")}</figcaption>
            ${piecesBefore(looks, step)}
          </figure>
          <figure>
            <figcaption>${words.say("picture-then")}</figcaption>
            ${piecesAfter(looks, step)}
          </figure>
        </div>`
  }
  ${look ? html`<p class="when">${words.say("before-turns")}</p>` : nothing}
  ${paragraphs(toldBefore(speech, step, look))}`;
}

// The case's picture, and the way to its page in the library.
function caseOf(
  speech: Speech,
  { signs }: PictureLooks,
  { lesson, place, cases }: StepCard,
): TemplateResult | typeof nothing {
  const step = stepAt(lesson, place);
  const { case: id = "" } = step;
  if (!/^(?:f2l|[op]ll)-/.test(id)) return nothing;
  // With two looks at PLL, the edges are not yet as in the case when the corners are looked at.
  const isWhole = lesson.stages[place.stage]!.id !== "pll-corners";
  const start = isWhole ? momentAtSequence(lesson, step) : undefined;
  const called = sequenceName(speech, id);
  return cases?.draw?.({ id, called, start, signs }) ?? nothing;
}

function toldBefore(
  speech: Speech,
  { pieces }: LessonStep,
  look: LookInWords | undefined,
): readonly string[] {
  if (look) return look.before;
  return pieces.length > MOST_PLACES_TOLD ? [] : pieces.map((piece) => placeInWords(speech, piece));
}

function paragraphs(sentences: readonly string[], kind = ""): TemplateResult[] {
  return sentences.map((sentence) => html`<p class=${kind}>${sentence}</p>`);
}

function placeInWords(speech: Speech, { colors, from, to, centers }: StepPiece): string {
  const { words } = speech;
  const piece = pieceInWords(speech, colors);
  const now = words.say("place-now", { piece, faces: facesInWords(speech, from) });
  const then =
    centers === ""
      ? words.say("place-then-faces", { piece, faces: facesInWords(speech, to) })
      : words.say("place-then", { piece, centres: centresInWords(speech, centers) });
  return `${capitalized(now)} ${capitalized(then)}`;
}

function sequenceOf(
  speech: Speech,
  lesson: Lesson,
  place: LessonPlace,
  look: LookInWords | undefined,
): TemplateResult {
  const step = stepAt(lesson, place);
  return html`${paragraphs(sequenceNamed(speech, step))}
  ${paragraphs(whyOf(speech, lesson, place), "why")}
  ${
    look
      ? html`<p class="when">${speech.words.say("after-turns")}</p>
          <p>${look.after}</p>`
      : nothing
  }
  ${paragraphs(joinedOf(speech, lesson, step), "why")}`;
}

function caseNamed(speech: Speech, { case: name }: LessonStep): string[] {
  return name === undefined || name === "" ? [] : [named(speech, "case", name)];
}

// The case's own sequence has the name of the case, which is told already.
function sequenceNamed(speech: Speech, { case: name, algorithm }: LessonStep): string[] {
  const isNamed = algorithm !== undefined && algorithm !== name;
  return isNamed ? [named(speech, "sequence", algorithm)] : [];
}

// Names that come from the field explain nothing by themselves.
function named(speech: Speech, what: "case" | "sequence", name: string): string {
  const { words } = speech;
  const called = sequenceName(speech, name);
  const said = words.say(what, what === "case" ? { case: called } : { name: called });
  return isOfPeople(name) ? `${said}. ${words.say("only-a-name")}` : said;
}
