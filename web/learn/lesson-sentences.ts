// What a lesson says at one place, sentence by sentence, to be read aloud: the same as on the screen.

import { holdInWords } from "../widget/words/hold-words";
import { moveInWords } from "../widget/words/move-words";
import { goalSentences } from "./cards/goal-card";
import type { HelpLevel } from "./lesson/help";
import type { Lesson } from "./lesson/lesson";
import { heldAt } from "./lesson/moment";
import { stepSentences } from "./step-card";
import type { Speech } from "./words/sentences";

/** @param index how many moves of the lesson are done */
export function lessonSentences(
  lesson: Lesson,
  index: number,
  help: HelpLevel,
  speech: Speech,
): string[] {
  const place = lesson.placeAt(index);
  if (!place) return [];
  const { words, widgetWords, colorNames } = speech;
  const held = heldAt(lesson.momentAt(index));
  const hold = `${holdInWords(widgetWords, held, colorNames)} ${words.say("hold-keep")}`;
  return [
    ...(index === 0 ? [hold] : []),
    ...goalSentences(speech, lesson, place.stage),
    ...stepSentences(lesson, place, help, speech),
    ...(help === "turns" ? [moveInWords(widgetWords, lesson.moves[index]!, held, colorNames)] : []),
  ];
}
