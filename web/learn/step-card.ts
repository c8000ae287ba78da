// What a step is about, as far as the person wants to know: the piece, where it goes, and why.

import { html, nothing, type TemplateResult } from "lit";

import { hasTurnsToJoin } from "../core/turns-to-join";
import { stageName } from "./cards/names";
import type { HelpLevel } from "./lesson/help";
import { lastLayerLook } from "./lesson/last-layer";
import type { Lesson, LessonPlace, LessonStep, StepPiece } from "./lesson/lesson";
import { placesToShow } from "./lesson/step-places";
import { piecesAfter, piecesBefore, type PictureLooks } from "./cards/lesson-pictures";
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
}

/** The step at this place of a lesson; nothing if only the goal is told. */
export function stepCard(
  { lesson, place, help, isPointedAt }: StepCard,
  speech: Speech,
  looks: PictureLooks,
): TemplateResult | typeof nothing {
  if (help === "goal") return nothing;
  const step = stepAt(lesson, place);
  const look = lookOf(lesson, place, speech);
  return html`<section class="step card" aria-label=${piecesInWords(speech, step)}>
    <p>
      ${piecesInWords(speech, step)} ${isPointedAt ? pointedInWords(speech, help, step) : nothing}
    </p>
    ${help === "piece" ? nothing : placesOf(speech, looks, step, look)}
    ${help === "turns" ? sequenceOf(speech, step, whyOf(lesson, place, speech), look) : nothing}
    ${help === "turns" ? joinedOf(lesson, step, speech).map((note) => html`<p class="why">${note}</p>`) : nothing}
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
  const said = [piecesInWords(speech, step)];
  if (help !== "piece")
    said.push(...(look?.before ?? toldPlaces(step).map((piece) => placeInWords(speech, piece))));
  if (help !== "turns") return said;
  const why = whyOf(lesson, place, speech);
  if (why !== undefined) said.push(why);
  if (look) said.push(`${speech.words.say("after-turns")}: ${look.after}`);
  return [...said, ...joinedOf(lesson, step, speech)];
}

function stepAt({ stages }: Lesson, { stage, step }: LessonPlace): LessonStep {
  return stages[stage]!.steps[step]!;
}

// For the last layer, where a step is about a case rather than about the way of a piece.
function lookOf(lesson: Lesson, place: LessonPlace, speech: Speech): LookInWords | undefined {
  const look = lastLayerLook(lesson, lesson.stages[place.stage]!, stepAt(lesson, place));
  return look && lookInWords(speech, look, lesson.puzzle);
}

function whyOf(lesson: Lesson, place: LessonPlace, speech: Speech): string | undefined {
  const { reason } = stepAt(lesson, place);
  return reason && reasonInWords(speech, reason, lesson.puzzle, lesson.stages[place.stage]!.id);
}

// The last turn of a step may be of the same layer as the first one of the next step.
function joinedOf({ moves }: Lesson, { from, to }: LessonStep, speech: Speech): string[] {
  return hasTurnsToJoin(moves.slice(from, to + 1)) ? [stageName(speech, "joined-turns")] : [];
}

// What the frames and dots on the cube mean.
function pointedInWords({ words }: Speech, help: HelpLevel, step: LessonStep): string {
  const count = step.pieces.length;
  if (count === 0) return "";
  const hasDots = help !== "piece" && placesToShow(step).length > 0;
  return words.say(hasDots ? "pointed-place" : "pointed-piece", { count });
}

function piecesInWords(speech: Speech, { pieces }: LessonStep): string {
  const { words } = speech;
  if (pieces.length === 0) return words.say("about-several");
  const names = pieces.map(({ colors }) => pieceInWords(speech, colors));
  return words.say("about-pieces", { count: pieces.length, pieces: words.list(names) });
}

function placesOf(
  speech: Speech,
  looks: PictureLooks,
  step: LessonStep,
  look: LookInWords | undefined,
): TemplateResult {
  const { words } = speech;
  const { pieces, case: name } = step;
  const told = look?.before ?? toldPlaces(step).map((piece) => placeInWords(speech, piece));
  return html`${name === undefined ? nothing : html`<p>${named(speech, "case", name)}</p>`}
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
  ${told.map((sentence) => html`<p>${sentence}</p>`)}`;
}

function toldPlaces({ pieces }: LessonStep): readonly StepPiece[] {
  return pieces.length > MOST_PLACES_TOLD ? [] : pieces;
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

// The case's own sequence has the name of the case, which is shown already.
function sequenceOf(
  speech: Speech,
  { case: name, algorithm }: LessonStep,
  why: string | undefined,
  look: LookInWords | undefined,
): TemplateResult {
  const isNamed = algorithm !== undefined && algorithm !== name;
  const called = isNamed && named(speech, "sequence", algorithm);
  return html`${called ? html`<p>${called}</p>` : nothing}
  ${why === undefined ? nothing : html`<p class="why">${why}</p>`}
  ${
    look
      ? html`<p class="when">${speech.words.say("after-turns")}</p>
          <p>${look.after}</p>`
      : nothing
  }`;
}

// Names that come from the field explain nothing by themselves.
function named(speech: Speech, what: "case" | "sequence", name: string): string {
  const { words } = speech;
  const called = sequenceName(speech, name);
  const said = words.say(what, what === "case" ? { case: called } : { name: called });
  return isOfPeople(name) ? `${said}. ${words.say("only-a-name")}` : said;
}
