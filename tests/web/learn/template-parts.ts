// What is in a template, before a browser has rendered it.

import type { TemplateResult } from "lit";

/** All its texts, those of the templates in it included. */
export function textsOf(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(textsOf).join(" ");
  return part instanceof Object && "values" in part ? textsOf(part.values) : "";
}

/** Its own markup, without values. */
export function markupOf({ strings }: TemplateResult): string {
  return strings.join("");
}

/** The properties, boolean attributes and listeners that it gives its elements, by their names. */
export function propertiesOf({ strings, values }: TemplateResult): Record<string, unknown> {
  const named = values.flatMap((value, place) => {
    const [, name] = /[.?@]([\w-]+)=$/.exec(strings[place]!) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}
