// Large numbers in the table of stages, on a narrow screen.

import { expect, it } from "vitest";

import { NUMBERS, numberFormat } from "../../../../web/learn/mathematics/counts";
import { inGroups } from "../../../../web/learn/mathematics/stage-table";
import { LANGUAGES } from "../../../../web/widget/words/languages";
import { markupOf, textsOf } from "../template-parts";

it.each(LANGUAGES)("a number may be broken between its groups alone, in $name", ({ code }) => {
  const number = numberFormat(code)(NUMBERS.positions);
  const groups = inGroups(number);
  expect(groups.map(textsOf).join("")).toBe(number);
  expect(groups.map((group) => textsOf(group).replace(/\D/, ""))).toEqual(
    "43 252 003 274 489 856 000".split(" "),
  );
  expect(new Set(groups.map(markupOf))).toEqual(new Set(["<wbr />"]));
});
