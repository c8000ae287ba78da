// The way to practising a stage.

import type { SharedEngine } from "../../widget/solve/shared-engine";
import { languageAt } from "../../widget/words/languages";
import type { Door, Room } from "./doors";
import { asksForPractice } from "./room-address";

type Practice = Awaited<ReturnType<typeof createPractice>>;

export class PracticeDoor implements Door {
  readonly #engine: SharedEngine;
  #practice: Practice | undefined;

  constructor(engine: SharedEngine) {
    this.#engine = engine;
  }

  isAskedFor(fragment: string): boolean {
    return asksForPractice(fragment);
  }

  async open(): Promise<Room> {
    return (this.#practice = await createPractice(this.#engine));
  }

  follow(): void {
    this.#practice?.follow();
  }

  async fetch(): Promise<void> {
    const { practiceVocabulary } = await import("../practice/learn-practice");
    await practiceVocabulary.load(languageAt(document.documentElement));
  }
}

async function createPractice(engine: SharedEngine) {
  const { LearnPractice } = await import("../practice/learn-practice");
  return new LearnPractice(engine);
}
