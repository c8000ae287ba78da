// The displayed name of a method with its settings.

import type { Method, Population } from "../../core/choices";
import type { CrossColor } from "../../engine";
import { isFault, readMethodSettings } from "../experiment/method-settings";
import { numberIn } from "../looks/numbers";
import type { LabMessage, LabWords } from "../words/lab-words";

const NUMBER_SETTINGS: Readonly<Record<string, LabMessage>> = {
  "max-length": "setting-max-length",
  "max-nodes": "setting-max-nodes",
  "time-ms": "setting-time-ms",
  seed: "setting-seed",
};

/** Such as "Two-phase, at most 22 turns"; what has no name stays as it was written. */
export function methodName(words: LabWords, label: string): string {
  const read = readMethodSettings(label);
  if (isFault(read)) return label;
  const settings = label.split(":").slice(1);
  const said = settings.map((setting) => {
    const [key = "", value = ""] = setting.split("=");
    const message = NUMBER_SETTINGS[key];
    // The other settings are choices.
    if (!message) return words.say(`setting-${value as CrossColor | Population}`);
    return words.say(message, { value: numberIn(words.language, Number(value)) });
  });
  return [plainName(words, read.method), ...said].join(", ");
}

/** Of a row of the results: the method, and how long its scrambles are if the row is of one length. */
export function rowName(words: LabWords, method: string, scramble: number | undefined): string {
  const name = methodName(words, method);
  if (scramble === undefined) return name;
  return words.say("row-of", { method: name, turns: scramble });
}

/** Of a method without settings. */
export function plainName(words: LabWords, method: Method): string {
  return method === "cfop" ? "CFOP" : words.say(`method-${method}`);
}
