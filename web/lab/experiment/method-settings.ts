// A method that takes part in an experiment, with its settings, as `cubewright compare` reads them:
// `two-phase:max-nodes=5000`, `genetic:population=layers:seed=3`.

import { METHODS, type Method, POPULATIONS, type Population } from "../../core/choices";
import { COLOR_NAMES, FACES } from "../../core/faces";
import type { CrossColor } from "../../engine";

export interface MethodSettings {
  /** As it was written; results use it as the method's name. */
  label: string;
  method: Method;
  cross?: CrossColor;
  population?: Population;
  seed?: number;
  maxLength?: number;
  maxNodes?: number;
  timeMs?: number;
}

const CROSS_COLORS = FACES.map((face) => COLOR_NAMES[face].toLowerCase() as CrossColor);
const LONGEST = 1000;

/** Why a text is not a method with settings. */
export type SettingsFault =
  | { code: "unknown-method"; text: string }
  | { code: "unknown-setting"; text: string }
  | { code: "two-limits"; text: string };

/** Reads a method with its settings. */
export function readMethodSettings(label: string): MethodSettings | SettingsFault {
  const [name, ...settings] = label.split(":");
  const method = METHODS.find((each) => each === name);
  if (!method) return { code: "unknown-method", text: name! };
  const read: MethodSettings = { label, method };
  for (const setting of settings) {
    const [key = "", ...values] = setting.split("=");
    const value = values.join("=");
    if (!set(read, key, value)) return { code: "unknown-setting", text: setting };
  }
  if (read.maxNodes !== undefined && read.timeMs !== undefined) {
    return { code: "two-limits", text: label };
  }
  return read;
}

export function isFault(read: MethodSettings | SettingsFault): read is SettingsFault {
  return "code" in read;
}

// Returns whether the setting exists and may have this value.
function set(settings: MethodSettings, key: string, value: string): boolean {
  if (key === "cross") {
    const cross = CROSS_COLORS.find((color) => color === value);
    if (cross) settings.cross = cross;
    return cross !== undefined;
  }
  if (key === "population") {
    const population = POPULATIONS.find((each) => each === value);
    if (population) settings.population = population;
    return population !== undefined;
  }
  const number = wholeNumber(value);
  if (number === undefined) return false;
  switch (key) {
    case "seed":
      settings.seed = number;
      return true;
    case "max-length":
      settings.maxLength = number;
      return number <= LONGEST;
    case "max-nodes":
      settings.maxNodes = number;
      return number > 0;
    case "time-ms":
      settings.timeMs = number;
      return true;
    default:
      return false;
  }
}

/** A whole number, 0 or more, that is exact in JavaScript. */
export function wholeNumber(text: string): number | undefined {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
