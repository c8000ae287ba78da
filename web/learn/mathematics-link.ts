// Has the pages on the mathematics shown in the place of the lesson, as long as the address asks for them.

import type { SharedEngine } from "../widget/solve/shared-engine";
import { type LanguageCode, languageAt } from "../widget/words/languages";
import { STAGE_MESSAGES, type StageMessage } from "../widget/words/stage-messages";
import { Words } from "../widget/words/words";
import { STAGE_GOALS } from "./lesson/stage-goals";
import { asksForMathematics } from "./room-address";
import { learnVocabulary } from "./words/learn-words";

// Given to the pages (mathematics/lesson-knowledge.ts).
const LESSONS = {
  goals: STAGE_GOALS,
  nameStage: (language: LanguageCode, id: string) =>
    new Words<StageMessage>(language, STAGE_MESSAGES[language]).say(id as StageMessage),
};

export class MathematicsLink {
  readonly #lesson: HTMLElement;
  readonly #engine: SharedEngine;
  readonly #place = document.createElement("div");
  #isShown = false;

  /** @param lesson stays as it is meanwhile */
  constructor(lesson: HTMLElement, engine: SharedEngine) {
    this.#lesson = lesson;
    this.#engine = engine;
    lesson.after(this.#place);
    addEventListener("hashchange", () => void this.#follow());
    void this.#follow();
  }

  /** Has the pages fetched, so that the service worker stores them for a visit without the network. */
  async fetchPages(): Promise<void> {
    try {
      const { mathematicsVocabulary } = await import("./mathematics/learn-mathematics");
      await mathematicsVocabulary.load(languageAt(this.#lesson));
    } catch {
      // Then they need the network.
    }
  }

  async #follow(): Promise<void> {
    if (!this.#asksForPages()) {
      this.#show(false);
      return;
    }
    const place = this.#place;
    try {
      const { createMathematics } = await import("./mathematics/learn-mathematics");
      // The lesson may have been asked for meanwhile.
      if (!this.#asksForPages()) return;
      let pages = place.querySelector("learn-mathematics");
      if (!pages) place.replaceChildren((pages = createMathematics(this.#engine, LESSONS)));
      pages.open(location.hash);
    } catch {
      place.replaceChildren(await this.#failure());
    }
    this.#show(this.#asksForPages());
  }

  #asksForPages(): boolean {
    return asksForMathematics(location.hash);
  }

  // The lesson may be hidden for the sake of something else.
  #show(isShown: boolean): void {
    if (isShown || this.#isShown) this.#lesson.hidden = isShown;
    this.#place.hidden = !isShown;
    this.#isShown = isShown;
  }

  async #failure(): Promise<HTMLElement> {
    const words = await learnVocabulary.load(languageAt(this.#lesson));
    const told = document.createElement("p");
    told.role = "alert";
    told.textContent = words.say("part-failed");
    return told;
  }
}
