// What is said to a person, in their language. The messages are written in the syntax of Project
// Fluent (https://projectfluent.org), which leaves each language its own plurals and word order.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { LanguageCode } from "./languages";

/** What is said, by the names under which it is asked for. */
export type Messages<Name extends string> = Readonly<Record<Name, string>>;

/** Everything that is said, in one language. */
export class Words<Name extends string> {
  readonly language: LanguageCode;
  readonly #bundle: FluentBundle;
  readonly #locale: string;

  constructor(language: LanguageCode, messages: Messages<Name>) {
    this.language = language;
    // Without a comma before "and", as all else in English here.
    this.#locale = language === "en" ? "en-GB" : language;
    // Nothing that is put into a message runs from right to left.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const entries = Object.entries<string>(messages);
    const resource = entries.map(([name, text]) => `${name} =\n    ${indented(text)}\n`).join("");
    this.#bundle.addResource(new FluentResource(resource));
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
    const pattern = this.#bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`There is no message "${name}" in ${this.language}.`);
    return this.#bundle.formatPattern(pattern, values);
  }
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n    ");
}
