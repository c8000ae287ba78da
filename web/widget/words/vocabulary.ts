// The messages of a part of the page in all languages. English is always there; the others are
// loaded when they are needed.

import type { LanguageCode } from "./languages";
import { Words, type Messages } from "./words";

type OtherLanguage = Exclude<LanguageCode, "en">;

/** How to load the messages in the other languages. */
export type MessageSources<Name extends string> = Readonly<
  Record<OtherLanguage, () => Promise<Messages<Name>>>
>;

export class Vocabulary<Name extends string> {
  readonly english: Words<Name>;
  readonly #sources: MessageSources<Name>;
  readonly #words = new Map<LanguageCode, Words<Name>>();

  constructor(english: Messages<Name>, sources: MessageSources<Name>) {
    this.english = new Words("en", english);
    this.#sources = sources;
    this.#words.set("en", this.english);
  }

  /** The words of a language, if they are loaded. */
  known(language: LanguageCode): Words<Name> | undefined {
    return this.#words.get(language);
  }

  /** Loads the words of a language. Resolves to the English ones if they cannot be fetched. */
  async load(language: LanguageCode): Promise<Words<Name>> {
    const known = this.known(language);
    if (known || language === "en") return known ?? this.english;
    try {
      const words = new Words(language, await this.#sources[language]());
      this.#words.set(language, words);
      return words;
    } catch {
      return this.english;
    }
  }
}
