// Messages to a person in their language. They are written in the syntax of Project Fluent
// (https://projectfluent.org), in which each language has its own plurals and word order.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { LanguageCode } from "./languages";

/** Messages by their names. */
export type Messages<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A whole number from 0 to 999, which is written alike in all languages. It needs no formatter: a browser takes up to
 * 27 ms to make its first one, as long as for all other rendering of the page.
 */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** All messages in one language. */
export class Words<Name extends string> {
  readonly language: LanguageCode;
  readonly #messages: Messages<Name>;
  readonly #bundle: FluentBundle;
  readonly #locale: string;

  constructor(language: LanguageCode, messages: Messages<Name>) {
    this.language = language;
    this.#messages = messages;
    // British English has no comma before "and" in a list.
    this.#locale = language === "en" ? "en-GB" : language;
    // No value in a message is written from right to left.
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
   * @throws Error if the message needs a value that is not given, which tests rule out.
   */
  say(name: Name, values: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.#patternOf(name);
    if (!pattern) throw new Error(`There is no message "${name}" in ${this.language}.`);
    const plain = Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "number" && /^\d{1,3}$/.test(`${value}`) ? new PlainNumber(value) : value,
    ]);
    return this.#bundle.formatPattern(
      pattern,
      Object.fromEntries(plain) as Record<string, FluentVariable>,
    );
  }

  // Each message is parsed when it is first needed: parsing all at once would delay the page.
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
