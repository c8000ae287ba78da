import { expect, it } from "vitest";

import { formOf } from "../../../web/core/position-form";
import { readVectors } from "./vectors";

it.each(readVectors("position-forms.tsv"))("reads %j as %s", (text, form) => {
  expect(formOf(text)).toBe(form);
});
