// What is said about the last turn, or about what the page does. A stage that was reached is announced.

import { stageName } from "./cards/names";
import type { Course } from "./course";
import type { HelpLevel } from "./lesson/help";
import type { Speech } from "./words/sentences";

/** "" where there is nothing to say. */
export function statusInWords(
  speech: Speech,
  { state, index }: Pick<Course, "index" | "state">,
  help: HelpLevel,
): string {
  const { words } = speech;
  if (state.kind === "preparing") return words.say("preparing");
  if (state.kind !== "ready") return "";
  const { lesson, hasGoneOn, againFrom } = state;
  if (index === lesson.moves.length) return words.say("all-done");
  if (index === 0) {
    if (againFrom) return words.say("went-back", { stage: stageName(speech, againFrom) });
    return hasGoneOn ? words.say("went-on") : "";
  }
  const ended = lesson.endedAt(index);
  const done = ended ? words.say("stage-done", { stage: stageName(speech, ended.id) }) : "";
  // Those who are shown the turns have it before their eyes.
  if (help === "turns") return done;
  return `${done} ${words.say("last-turn", { turn: lesson.moves[index - 1]! })}`.trim();
}
