// What is said to a person, in their language. The messages are written in the syntax of Project
// Fluent (https://projectfluent.org), which leaves each language its own plurals and word order.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { LanguageCode } from "./languages";

/** What is said, by the names under which it is asked for. */
export type Messages<Name extends string> = Readonly<Record<Name, string>>;

/** Everything that is said, in one language. */
export class Words<Name extends string> {
  readonly language: LanguageCode;
  readonly #messages: Messages<Name>;
  readonly #bundle: FluentBundle;
  readonly #locale: string;

  constructor(language: LanguageCode, messages: Messages<Name>) {
    this.language = language;
    this.#messages = messages;
    // Without a comma before "and", as all else in English here.
    this.#locale = language === "en" ? "en-GB" : language;
    // Nothing that is put into a message runs from right to left.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** "a", "a and b", "a, b and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#locale, { type: "conjunction" }).format(items);
  }

  /** "a", "a or b", "a, b or c". */
  alternatives(items: readonly string[]): string {
    return new Intl.ListFormat(this.#locale, { type: "disjunction" }).format(items);
  }

  /**
   * The message with these values in it.
   * @throws Error where the message needs a value that is not given; tests hold that none does.
   */
  say(name: Name, values: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.#patternOf(name);
    if (!pattern) throw new Error(`There is no message "${name}" in ${this.language}.`);
    return this.#bundle.formatPattern(pattern, values);
  }

  // A message is read when it is first said: to read all of them keeps a page busy as it opens.
  #patternOf(name: Name) {
    if (name in this.#messages && !this.#bundle.hasMessage(name)) {
      const text = indented(this.#messages[name]);
      this.#bundle.addResource(new FluentResource(`${name} =\n    ${text}\n`));
    }
    return this.#bundle.getMessage(name)?.value;
  }
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n    ");
}
