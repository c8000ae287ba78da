// A stage that is practised, in the address of its page.

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { readLessonLink } from "../../../../web/learn/lesson/lesson-link";
import {
  readPracticeLink,
  readShownPractice,
  writePracticeLink,
  writeShownLink,
} from "../../../../web/learn/lesson/practice-link";

it.each([
  { method: "beginner", stage: "middle-layer" },
  { method: "cfop", stage: "f2l-2", facelets: SOLVED_FACELETS },
  { method: "ortega", stage: "pbl" },
  { method: "cfop", stage: "f2l-2", facelets: SOLVED_FACELETS, metric: "axial-htm" },
  { method: "ortega", stage: "pbl", metric: "qtm" },
] as const)("a practice link is read back as it was written: %j", (link) => {
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
])("no practice link is read from: %s", (fragment) => {
  expect(readPracticeLink(fragment)).toBeUndefined();
});

it("a lesson link can lead back to the practice, and still opens its lesson", () => {
  const stage = { method: "cfop", stage: "f2l-2" } as const;
  const practice = { ...stage, facelets: SOLVED_FACELETS, metric: "qtm" } as const;
  const lesson = `#method=beginner&stage=daisy&facelets=${SOLVED_FACELETS}&metric=axial-htm`;
  const shown = writeShownLink(lesson, practice);
  expect(readShownPractice(shown)).toEqual(practice);
  expect(readLessonLink(shown)).toEqual(readLessonLink(lesson));
  expect(readPracticeLink(shown)).toBeUndefined();
  for (const other of [lesson, `${lesson}&practice=javascript:`, ""]) {
    expect(readShownPractice(other)).toBeUndefined();
  }
});
