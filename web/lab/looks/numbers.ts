// Numbers as a language writes them.

import type { LanguageCode } from "../../widget/words/languages";

const formats = new Map<string, Intl.NumberFormat>();

/** With this many decimals, and separators between thousands. */
export function numberIn(language: LanguageCode, value: number, decimals = 0): string {
  return formatOf(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** In a few characters, such as "200K" or "1.5M". */
export function shortNumberIn(language: LanguageCode, value: number): string {
  return formatOf(language, { notation: "compact" }).format(value);
}

/** A share, 0..1, in per cent. */
export function percentIn(language: LanguageCode, share: number): string {
  return formatOf(language, {
    style: "percent",
    // Of millions of positions, some occur once.
    ...(share < 0.1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
  }).format(share);
}

function formatOf(language: LanguageCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}
