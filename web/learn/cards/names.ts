// What methods and their stages are called.

import { STAGE_MESSAGES, type StageMessage } from "../../widget/words/stage-messages";
import { Words } from "../../widget/words/words";
import type { TaughtMethod } from "../lesson/lesson";
import type { LearnMessage } from "../words/en";
import type { Speech } from "../words/sentences";

// Proper names, the same in all languages.
const METHOD_NAMES: Readonly<Partial<Record<TaughtMethod, string>>> = {
  cfop: "CFOP",
  thistlethwaite: "Thistlethwaite",
};

/** What a method is called. */
export function methodName({ words }: Pick<Speech, "words">, method: TaughtMethod): string {
  return METHOD_NAMES[method] ?? words.say(`method-${method}` as LearnMessage);
}

/** What a stage is called. */
export function stageName({ words }: Pick<Speech, "words">, id: string): string {
  const { language } = words;
  return new Words<StageMessage>(language, STAGE_MESSAGES[language]).say(id as StageMessage);
}
