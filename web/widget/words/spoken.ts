// The words of an element, in the language at its place in the page, which may change.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { languageAt, type LanguageCode } from "./languages";
import type { Vocabulary } from "./vocabulary";
import type { Words } from "./words";

/** An element that waits for words in its language begins in English after this time. */
export const LONGEST_WAIT_MS = 2_000;

export class Spoken<Name extends string> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #vocabulary: Vocabulary<Name>;
  #observer: MutationObserver | undefined;
  #words: Words<Name>;
  #arrival: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost & Element, vocabulary: Vocabulary<Name>) {
    this.#host = host;
    this.#vocabulary = vocabulary;
    this.#words = vocabulary.english;
    host.addController(this);
  }

  /** The words at present. */
  get words(): Words<Name> {
    return this.#words;
  }

  /**
   * `undefined` if the words have loaded. Otherwise resolves when they have, or after a while; the element then goes on
   * in English.
   */
  get arrival(): Promise<void> | undefined {
    return this.#arrival;
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(() => this.#choose());
    const { documentElement } = this.#host.ownerDocument;
    for (const speaking of [this.#host, documentElement]) {
      this.#observer.observe(speaking, { attributeFilter: ["lang"] });
    }
    this.#choose();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #choose(): void {
    const language = languageAt(this.#host);
    const known = this.#vocabulary.known(language);
    if (known) this.#take(known);
    else this.#arrival = this.#waitFor(language);
  }

  async #waitFor(language: LanguageCode): Promise<void> {
    const load = async () => {
      await this.#vocabulary.load(language);
      // The language may have changed meanwhile, and English stands in for one that could not be fetched.
      const { english } = this.#vocabulary;
      this.#take(this.#vocabulary.known(languageAt(this.#host)) ?? english);
    };
    await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
    this.#arrival = undefined;
  }

  #take(words: Words<Name>): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#host.requestUpdate();
  }
}
