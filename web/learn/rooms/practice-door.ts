// The way to practising a stage, and from there to a lesson that shows how to do it.

import type { SharedEngine } from "../../widget/solve/shared-engine";
import { languageAt } from "../../widget/words/languages";
import type { Door } from "./doors";
import { asksForPractice } from "./room-address";

type Practice = Awaited<ReturnType<typeof createPractice>>;

/** What an entry of the history holds besides its address. */
interface Kept {
  /** The end of the address of the practice that its lesson was opened from. */
  practice?: string;
}

/**
 * The end of the address of the practice, if the lesson that the address asks for shows how to do what is practised
 * there, and is not about the person's own cube. It lasts over a reload.
 */
export function practiceShown(): string | undefined {
  return (history.state as Kept | null)?.practice;
}

// The new entry of the history is there at once, and the page hears of it later.
function showLesson(lesson: string): void {
  const practice = location.hash;
  location.hash = lesson;
  history.replaceState({ practice } satisfies Kept, "");
}

export class PracticeDoor implements Door {
  readonly #engine: SharedEngine;
  #practice: Practice | undefined;

  constructor(engine: SharedEngine) {
    this.#engine = engine;
  }

  isAskedFor(fragment: string): boolean {
    return asksForPractice(fragment);
  }

  async open(): Promise<HTMLElement> {
    return (this.#practice = await createPractice(this.#engine));
  }

  follow(): void {
    this.#practice?.follow();
  }

  entered(): void {
    scrollTo(0, 0);
  }

  async fetch(): Promise<void> {
    const { practiceVocabulary } = await import("../practice/learn-practice");
    await practiceVocabulary.load(languageAt(document.documentElement));
  }
}

async function createPractice(engine: SharedEngine) {
  const { LearnPractice } = await import("../practice/learn-practice");
  return new LearnPractice(engine, showLesson);
}
