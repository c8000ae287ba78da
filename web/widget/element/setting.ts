// Properties with attributes that take only values that make sense.

import type { LitElement } from "lit";

import { SolverError } from "../../core/errors";

/** Reads what an attribute or a script gives. @throws SolverError "option". */
export type SettingReader<Value> = (given: unknown) => Value;

/** An element that hears of values that could not be taken. */
export interface SettingHost extends LitElement {
  refuse(error: unknown): void;
}

/**
 * Makes a property of a class's own with an attribute. Without a value, and when its attribute is
 * taken away, it is `fallback`. What `read` throws is told to the element's `refuse`, and the value
 * stays as it was.
 */
export function setting<Value>(
  attribute: string,
  fallback: Value,
  read: SettingReader<Value>,
): (prototype: SettingHost, name: string) => void {
  return (prototype, name) => {
    const values = new WeakMap<SettingHost, Value>();
    const valueOf = (host: SettingHost) => (values.has(host) ? values.get(host)! : fallback);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: SettingHost): Value {
        return valueOf(this);
      },
      set(this: SettingHost, given: unknown): void {
        const before = valueOf(this);
        try {
          values.set(this, given === null || given === undefined ? fallback : read(given));
          this.requestUpdate(name, before);
        } catch (error) {
          this.refuse(error);
        }
      },
    });
    const element = prototype.constructor as typeof LitElement;
    element.createProperty(name, { attribute, noAccessor: true });
  };
}

/** Takes one of these words. */
export function oneOf<Word extends string>(name: string, words: readonly Word[]) {
  return (given: unknown): Word => {
    const word = words.find((known) => known === given);
    if (word !== undefined) return word;
    const known = words.map((each) => `"${each}"`).join(", ");
    throw new SolverError("option", `${name} is one of ${known}, not "${String(given)}".`);
  };
}

/** Takes a number, also written, that `check` throws nothing at. */
export function numberThat(check: (value: number) => void): SettingReader<number> {
  return (given) => {
    const value = readNumber(given);
    check(value);
    return value;
  };
}

/** The number that is given or written; NaN if there is none. */
export function readNumber(given: unknown): number {
  if (typeof given === "number") return given;
  return typeof given === "string" && given.trim() !== "" ? Number(given) : NaN;
}
