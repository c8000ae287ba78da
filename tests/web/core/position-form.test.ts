import { expect, it } from "vitest";

import { MAX_NOTATION_LENGTH } from "../../../web/core/notation";
import { formOf } from "../../../web/core/position-form";
import { readVectors } from "./vectors";

it.each(readVectors("position-forms.tsv"))("reads %j as %s", (text, form) => {
  expect(formOf(text)).toBe(form);
});

it("judges a text that is longer than moves may be by its beginning", () => {
  const moves = "R ".repeat(MAX_NOTATION_LENGTH);
  expect(formOf(`${moves}and more`)).toBe("moves");
  expect(formOf(`${"U".repeat(moves.length)}'`)).toBe("facelets");
});
