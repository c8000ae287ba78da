// The way to the pages on the mathematics. They stay as they are from one visit to the next.

import type { SharedEngine } from "../../widget/solve/shared-engine";
import { type LanguageCode, languageAt } from "../../widget/words/languages";
import { STAGE_MESSAGES, type StageMessage } from "../../widget/words/stage-messages";
import { Words } from "../../widget/words/words";
import { STAGE_GOALS } from "../lesson/stage-goals";
import type { Door, Room } from "./doors";
import { asksForMathematics } from "./room-address";

// Given to the pages (mathematics/lesson-knowledge.ts).
const LESSONS = {
  goals: STAGE_GOALS,
  nameStage: (language: LanguageCode, id: string) =>
    new Words<StageMessage>(language, STAGE_MESSAGES[language]).say(id as StageMessage),
};

type Pages = Awaited<ReturnType<typeof createPages>>;

export class MathematicsDoor implements Door {
  readonly #engine: SharedEngine;
  #pages: Pages | undefined;

  constructor(engine: SharedEngine) {
    this.#engine = engine;
  }

  isAskedFor(fragment: string): boolean {
    return asksForMathematics(fragment);
  }

  async open(): Promise<Room> {
    const created = this.#pages ?? (await createPages(this.#engine));
    const pages = (this.#pages ??= created);
    pages.open(location.hash);
    return pages;
  }

  follow(): void {
    this.#pages?.open(location.hash);
  }

  async fetch(): Promise<void> {
    const { mathematicsVocabulary } = await import("../mathematics/learn-mathematics");
    await mathematicsVocabulary.load(languageAt(document.documentElement));
  }
}

async function createPages(engine: SharedEngine) {
  const { createMathematics } = await import("../mathematics/learn-mathematics");
  return createMathematics(engine, LESSONS);
}
