// What a step is about, as much of it as the person wants to be told: the piece, where it goes, and why so.

import { html, nothing, type TemplateResult } from "lit";

import type { Puzzle } from "../core/puzzles";
import type { LessonStep, StepPiece } from "./lesson/lesson";
import type { HelpLevel } from "./lesson/help";
import { piecesAfter, piecesBefore, type PictureLooks } from "./cards/lesson-pictures";
import {
  capitalized,
  centresInWords,
  facesInWords,
  pieceInWords,
  reasonInWords,
  sequenceName,
  type Speech,
} from "./words/sentences";

// The places of more pieces are seen in the pictures better than they are told.
const MOST_PLACES_TOLD = 2;

/** Nothing if only the goal is told. */
export function stepCard(
  step: LessonStep,
  help: HelpLevel,
  speech: Speech,
  looks: PictureLooks,
  puzzle: Puzzle,
): TemplateResult | typeof nothing {
  if (help === "goal") return nothing;
  return html`<section class="step card" aria-label=${piecesInWords(speech, step)}>
    <p>${piecesInWords(speech, step)} ${pointedInWords(speech, help, step)}</p>
    ${help === "piece" ? nothing : placesOf(speech, looks, step)}
    ${help === "turns" ? sequenceOf(speech, step, puzzle) : nothing}
  </section>`;
}

/** The same in sentences alone. */
export function stepSentences(
  step: LessonStep,
  help: HelpLevel,
  speech: Speech,
  puzzle: Puzzle,
): string[] {
  if (help === "goal") return [];
  const said = [piecesInWords(speech, step)];
  if (help !== "piece") said.push(...toldPlaces(step).map((piece) => placeInWords(speech, piece)));
  if (help === "turns" && step.reason) said.push(reasonInWords(speech, step.reason, puzzle));
  return said;
}

// What the frames and dots on the cube mean.
function pointedInWords({ words }: Speech, help: HelpLevel, { pieces }: LessonStep): string {
  if (pieces.length === 0) return "";
  const count = pieces.length;
  return words.say(help === "piece" ? "pointed-piece" : "pointed-place", { count });
}

function piecesInWords(speech: Speech, { pieces }: LessonStep): string {
  const { words } = speech;
  if (pieces.length === 0) return words.say("about-several");
  const names = pieces.map(({ colors }) => pieceInWords(speech, colors));
  return words.say("about-pieces", { count: pieces.length, pieces: words.list(names) });
}

function placesOf(speech: Speech, looks: PictureLooks, step: LessonStep): TemplateResult {
  const { words } = speech;
  const { pieces, case: name } = step;
  return html`${name === undefined ? nothing : html`<p>${words.say("case", { case: sequenceName(speech, name) })}</p>`}
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
  ${toldPlaces(step).map((piece) => html`<p>${placeInWords(speech, piece)}</p>`)}`;
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

// A sequence that is the case's own has its name.
function sequenceOf(
  speech: Speech,
  { case: name, algorithm, reason }: LessonStep,
  puzzle: Puzzle,
): TemplateResult {
  const isNamed = algorithm !== undefined && algorithm !== name;
  const called = isNamed && speech.words.say("sequence", { name: sequenceName(speech, algorithm) });
  return html`${called ? html`<p>${called}</p>` : nothing}
  ${reason ? html`<p class="why">${reasonInWords(speech, reason, puzzle)}</p>` : nothing}`;
}
