// The way to practising a stage.

import type { SharedEngine } from "../../widget/solve/shared-engine";
import { languageAt } from "../../widget/words/languages";
import type { cubeInWords } from "../cards/cube-in-words";
import type { Door, Room } from "./doors";
import { asksForPractice } from "./room-address";

type Practice = Awaited<ReturnType<typeof createPractice>>;

export class PracticeDoor implements Door {
  readonly #engine: SharedEngine;
  readonly #tellCube: typeof cubeInWords;
  #practice: Practice | undefined;

  /** @param tellCube is given, since a script that is loaded later must not import it from the first one */
  constructor(engine: SharedEngine, tellCube: typeof cubeInWords) {
    this.#engine = engine;
    this.#tellCube = tellCube;
  }

  isAskedFor(fragment: string): boolean {
    return asksForPractice(fragment);
  }

  async open(): Promise<Room> {
    return (this.#practice = await createPractice(this.#engine, this.#tellCube));
  }

  follow(): void {
    this.#practice?.follow();
  }

  async fetch(): Promise<void> {
    const { practiceVocabulary } = await import("../practice/learn-practice");
    await practiceVocabulary.load(languageAt(document.documentElement));
  }
}

async function createPractice(engine: SharedEngine, tellCube: typeof cubeInWords) {
  const { LearnPractice } = await import("../practice/learn-practice");
  return new LearnPractice(engine, tellCube);
}
