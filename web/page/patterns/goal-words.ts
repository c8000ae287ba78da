// What a goal is called where it is not shown.

import type { ColorNames } from "../../widget/words/color-names";
import type { LanguageCode } from "../../widget/words/languages";
import { patternOf } from "./named-patterns";
import { patternName } from "./pattern-names";
import { patternVocabulary } from "./words/pattern-words";

/** Such as "Your pattern: Chequerboard". Without the network it may be in English. */
export async function goalInWords(
  goal: string,
  language: LanguageCode,
  names: ColorNames,
): Promise<string> {
  const words = await patternVocabulary.load(language);
  return words.say("your-pattern", { name: patternName(words, patternOf(goal), goal, names) });
}
