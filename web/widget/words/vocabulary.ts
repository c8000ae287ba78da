// The words of a part of the page in all languages. English is always there; the others come when
// somebody wants them.

import type { LanguageCode } from "./languages";
import { Words, type Messages } from "./words";

type OtherLanguage = Exclude<LanguageCode, "en">;

/** How to get what is said in the other languages. */
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

  /** Those of a language that have come. */
  known(language: LanguageCode): Words<Name> | undefined {
    return this.#words.get(language);
  }

  /** Those of a language; English ones if they cannot be fetched, until the next time. */
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
