// Solutions for which no shorter one is sought, from whichever cube they lead: they are proven, or go by stages.

import type { WrittenMove } from "../../core/moves";

// As many as can be undone after a reload.
const MOST = 20;

export class SettledSolutions {
  // As they are written, the latest first.
  #texts: readonly string[] = [];

  add(written: readonly WrittenMove[]): void {
    const text = written.join(" ");
    const others = this.#texts.filter((other) => other !== text);
    this.#texts = [text, ...others].slice(0, MOST);
  }

  has(written: readonly WrittenMove[]): boolean {
    return this.#texts.includes(written.join(" "));
  }

  /** A value for JSON, to be brought back after a reload. */
  get kept(): readonly string[] {
    return this.#texts;
  }

  /** Any other value changes nothing. */
  bringBack(kept: unknown): void {
    if (Array.isArray(kept) && kept.every((each) => typeof each === "string")) this.#texts = kept;
  }
}
