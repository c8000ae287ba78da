// What the pages need to know about lessons. They do not import it: it is in the script of the lessons, and if a script
// that is loaded later shared modules with that one, the bundler would add one more script to every page of the site.

import type { LanguageCode } from "../../widget/words/languages";
import type { StageGoal } from "../lesson/stage-goal";

export interface LessonKnowledge {
  /** Of all stages, what is true at their ends, and which stickers show it. */
  goals: Readonly<Record<string, StageGoal>>;
  /** What a stage is called. */
  nameStage(language: LanguageCode, id: string): string;
}
