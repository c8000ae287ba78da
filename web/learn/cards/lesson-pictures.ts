// Pictures of a lesson's cube on which what does not matter is grey. Words say the same.

import { html, nothing, type TemplateResult } from "lit";

import { UNKNOWN } from "../../core/completion";
import { FACES } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { stickersOfPiece } from "../../core/pieces";
import { NO_STICKER } from "../../core/pocket-stickers";
import type { Looks } from "../../site/stored-looks";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import type { LessonStage, LessonStep } from "../lesson/lesson";
import { heldAt } from "../lesson/moment";
import { seenFrom, viewOf } from "../lesson/view";
import type { LearnWords } from "../words/learn-words";

const CENTERS = FACES.map(centerSticker);

/** How pictures are made: with which words and signs. */
export interface PictureLooks {
  words: LearnWords;
  signs: Looks["signs"];
}

/** The cube at the end of a stage, without what does not matter by then. */
export function goalPicture(looks: PictureLooks, stage: LessonStage): TemplateResult {
  const { end, shown, added } = stage;
  return picture(looks, masked(heldAt(end), shown), added, looks.words.say("goal-picture"));
}

/** The same, small and without words: for a list that names the stages. */
export function stagePicture({ signs }: PictureLooks, stage: LessonStage): TemplateResult {
  const seen = seenFrom(masked(heldAt(stage.end), stage.shown), viewOf(stage.added));
  return html`<svg class="poster" viewBox=${POSTER_VIEW_BOX} aria-hidden="true">
    ${poster(seen, undefined, signs)}
  </svg>`;
}

/** The same for a stage just reached, with its viewpoint, if what is new there cannot be seen on the cube itself. */
export function reachedPicture(
  looks: PictureLooks,
  stage: LessonStage,
): TemplateResult | typeof nothing {
  const { name } = viewOf(stage.added);
  if (name === "front") return nothing;
  return html`<span class="reached" title=${looks.words.say(`from-${name}`)}>
    ${stagePicture(looks, stage)}
  </span>`;
}

/** The pieces of a step alone, where they are before it. */
export function piecesBefore(looks: PictureLooks, { start, pieces }: LessonStep): TemplateResult {
  const stickers = pieces.flatMap(({ from }) => stickersOfPiece(from));
  const shown = masked(heldAt(start), stickers);
  return picture(looks, shown, stickers, looks.words.say("pieces-now"));
}

/** The pieces of a step alone, where it brings them. */
export function piecesAfter(looks: PictureLooks, { end, pieces }: LessonStep): TemplateResult {
  const stickers = pieces.flatMap(({ to }) => stickersOfPiece(to));
  const shown = masked(heldAt(end), stickers);
  return picture(looks, shown, stickers, looks.words.say("pieces-then"));
}

// From the viewpoint that shows most of the stickers.
function picture(
  { words, signs }: PictureLooks,
  held: string,
  stickers: readonly number[],
  label: string,
): TemplateResult {
  const view = viewOf(stickers);
  const from = view.name === "front" ? "" : words.say(`from-${view.name}`);
  const seen = seenFrom(held, view);
  return html`<div class="picture">
    <svg
      class="poster"
      viewBox=${POSTER_VIEW_BOX}
      role="img"
      aria-label=${from === "" ? label : `${label} ${from}`}
    >
      ${poster(seen, undefined, signs)}
    </svg>
    <p aria-hidden="true">${from}</p>
  </div>`;
}

/** With the centres, which show how the cube is held. */
function masked(held: string, stickers: readonly number[]): string {
  const shown = new Set([...stickers, ...CENTERS]);
  const isShown = (letter: string, sticker: number) => shown.has(sticker) || letter === NO_STICKER;
  return Array.from(held, (letter, sticker) => (isShown(letter, sticker) ? letter : UNKNOWN)).join(
    "",
  );
}
