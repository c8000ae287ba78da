// What the pages are told of the lessons. They do not import it: the script of the lessons has it, and if a script that
// comes later took modules from that one, the bundler would add one more to every page of the site.

import type { LanguageCode } from "../../widget/words/languages";
import type { StageGoal } from "../lesson/stage-goal";

export interface LessonKnowledge {
  /** Of all stages, what is true at their ends, and which stickers show it. */
  goals: Readonly<Record<string, StageGoal>>;
  /** What a stage is called. */
  nameStage(language: LanguageCode, id: string): string;
}
