// Numbers in messages.

import { expect, it } from "vitest";

import { LANGUAGES } from "../../../../web/widget/words/languages";
import { Words } from "../../../../web/widget/words/words";

const MESSAGES = {
  number: "{ $count }",
  exact: "{ NUMBER($count, minimumFractionDigits: 1) }",
  plural: "{ $count ->\n [one] one\n [few] few\n [many] many\n*[other] other\n}",
};

it.each(LANGUAGES)("numbers are written and counted as the browser does in $name", ({ code }) => {
  const words = new Words(code, MESSAGES);
  const count = new Intl.NumberFormat(code);
  const exact = new Intl.NumberFormat(code, { minimumFractionDigits: 1 });
  const plurals = new Intl.PluralRules(code);
  const whole = Array.from({ length: 1_001 }, (_, number) => number);
  for (const number of [...whole, -1, 0.5, 1.5, 999.9, 43_252, 1e21]) {
    expect(words.say("number", { count: number })).toBe(count.format(number));
    expect(words.say("exact", { count: number })).toBe(exact.format(number));
    expect(words.say("plural", { count: number })).toBe(plurals.select(number));
  }
});
