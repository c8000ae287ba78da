// Properties with attributes, which refuse values that make no sense.

import { optionError } from "../../core/arguments";
import { tellError } from "./events";
import { addMember, type Feature } from "./feature";

/** Reads what an attribute or a script gives to `element`. @throws SolverError "option". */
export type SettingReader<Value> = (given: unknown, element: Node) => Value;

const refusalsOfFeatures = new WeakMap<Feature, Map<string, Error>>();

/** Why settings of this feature were refused, by name; kept until a setting gets a value that makes sense. */
export function refusalsOf(feature: Feature): ReadonlyMap<string, Error> {
  return refusalsOfFeatures.get(feature) ?? new Map();
}

/**
 * Decorates a property of a feature that pages can set, also by an attribute. It is `fallback` without a value, after
 * `null` or `undefined`, and when its attribute is removed. A value for which `read` throws leaves the property as it
 * was, and "cubewright-error" reports why.
 */
export function setting<Value>(
  attribute: string,
  fallback: Value,
  read: SettingReader<Value>,
): (prototype: Feature, name: string) => void {
  return (prototype, name) => {
    const values = new WeakMap<Feature, Value>();
    const valueOf = (feature: Feature) => (values.has(feature) ? values.get(feature)! : fallback);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: Feature): Value {
        return valueOf(this);
      },
      set(this: Feature, given: unknown): void {
        const before = valueOf(this);
        const refusals = refusalsOfFeatures.get(this) ?? new Map<string, Error>();
        refusalsOfFeatures.set(this, refusals);
        refusals.delete(name);
        try {
          values.set(
            this,
            given === null || given === undefined ? fallback : read(given, this.element),
          );
          this.element.requestUpdate(name, before);
          if (valueOf(this) !== before) this.settingChanged?.(name);
        } catch (error) {
          refusals.set(name, error as Error);
          tellError(this.element, error);
        }
      },
    });
    addMember(prototype, name, { attribute, fallback });
  };
}

/** Takes one of these words. */
export function oneOf<Word extends string>(name: string, words: readonly Word[]) {
  return (given: unknown): Word => {
    const word = words.find((known) => known === given);
    if (word !== undefined) return word;
    const known = words.map((each) => `"${each}"`).join(", ");
    throw optionError(name, given, `one of ${known}`);
  };
}

/** Takes a number, or one that is written as text. @param check throws for a value that is not allowed. */
export function numberThat(check: (value: unknown) => void): SettingReader<number> {
  return (given) => {
    const value = readNumber(given);
    check(value);
    return value as number;
  };
}

/** Returns the number that a text gives; anything else unchanged, so that a message can name it. */
export function readNumber(given: unknown): unknown {
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : NaN;
  return Number.isNaN(number) ? given : number;
}
