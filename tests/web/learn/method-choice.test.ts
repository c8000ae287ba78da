// The choice of a method, which says what CFOP means.

import { expect, it } from "vitest";

import type { TaughtMethod } from "../../../web/learn/lesson/lesson";
import { methodChoice } from "../../../web/learn/method-choice";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { textsOf } from "./template-parts";

function said(method: TaughtMethod): string {
  const course = { method, puzzle: "3x3x3", choose: () => Promise.resolve() } as const;
  return textsOf(methodChoice(learnVocabulary.english, course));
}

it("says what CFOP means, and what two looks are", () => {
  expect(said("cfop-2look")).toMatch(/CFOP: first the cross, .+ In two looks: OLL and PLL are two/);
  expect(said("cfop")).toMatch(/CFOP: first the cross, .+ OLL and PLL are one stage each/);
  expect(said("beginner")).not.toContain("first the cross");
});
