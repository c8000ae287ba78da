// A stage that is practised, in the address of its page.

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { readPracticeLink, writePracticeLink } from "../../../../web/learn/lesson/practice-link";

it.each([
  { method: "beginner", stage: "middle-layer" },
  { method: "cfop", stage: "f2l-2", facelets: SOLVED_FACELETS },
  { method: "ortega", stage: "pbl" },
] as const)("leads to the same: %j", (link) => {
  expect(readPracticeLink(writePracticeLink(link))).toEqual(link);
});

it.each([
  "",
  "#method=beginner&stage=daisy",
  "#practise=daisy",
  "#practise=daisy&method=genetic",
  "#practise=daisy&method=ortega",
  "#practise=pbl&method=cfop",
  "#practise=nothing&method=beginner",
  "#practise=toString&method=beginner",
])("is none: %s", (fragment) => {
  expect(readPracticeLink(fragment)).toBeUndefined();
});
