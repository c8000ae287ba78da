// A field for a number: what is marked as invalid, where the focus goes when somebody presses Run.

import { noChange } from "lit";
import { expect, it } from "vitest";

import { numberField } from "../../../web/lab/form/choice-fields";
import { labVocabulary } from "../../../web/lab/words/lab-words";

/** Whether the field is invalid, and the text that it gets. */
function fieldOf(value: number, least?: number) {
  const given = least === undefined ? { value } : { value, least };
  const { values } = numberField(labVocabulary.english, "seed", given, () => undefined);
  return { isInvalid: values[1], text: values[3] };
}

it("a number below the least, such as a limit of work of 0, is invalid and stays in the field", () => {
  expect(fieldOf(0)).toEqual({ isInvalid: "false", text: "0" });
  expect(fieldOf(1, 1)).toEqual({ isInvalid: "false", text: "1" });
  expect(fieldOf(0, 1)).toEqual({ isInvalid: "true", text: "0" });
});

it("what is no number is invalid, and stays in the field as it was typed", () => {
  expect(fieldOf(NaN, 1)).toEqual({ isInvalid: "true", text: noChange });
});
