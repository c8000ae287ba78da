// The fields of the form: choices, a number, several numbers. A typed value takes effect when the field loses focus.

import { html, noChange, nothing, type TemplateResult } from "lit";

import { numbersIn } from "../experiment/experiment-link";
import { wholeNumber } from "../experiment/method-settings";
import type { LabMessage, LabWords } from "../words/lab-words";

export interface FieldChoice {
  value: string;
  text: string;
  isOn: boolean;
}

/** The id of the text that says why the experiment cannot be run. */
export const FAULT_ID = "fault";

/** A choice of one from several, followed by the fields of the chosen one. */
export function choiceFields(
  name: string,
  choices: readonly FieldChoice[],
  choose: (value: string) => void,
  legend: string,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="choices" role="radiogroup" aria-label=${legend}>
      ${choices.map(
        ({ value, text, isOn }) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              value=${value}
              .checked=${isOn}
              @change=${() => choose(value)}
            />
            <span>${text}</span>
          </label>`,
      )}
    </div>
    ${more}
  </fieldset>`;
}

/**
 * A whole number; NaN if anything else is typed, which stays in the field.
 * @param number less than `least`, by default 0, is marked as invalid
 */
export function numberField(
  words: LabWords,
  name: LabMessage,
  { value, least = 0 }: { value: number; least?: number },
  choose: (value: number) => void,
): TemplateResult {
  const isInvalid = !(value >= least);
  return html`<label class="field">
    ${words.say(name)}
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-invalid=${String(isInvalid)}
      aria-describedby=${isInvalid ? FAULT_ID : nothing}
      .value=${Number.isNaN(value) ? noChange : String(value)}
      @change=${(event: Event) => choose(wholeNumber(valueOf(event).replaceAll(/\s/g, "")) ?? NaN)}
    />
  </label>`;
}

/** Whole numbers separated by commas; none if anything else is typed, which stays in the field. */
export function numbersField(
  words: LabWords,
  name: LabMessage,
  note: LabMessage,
  values: readonly number[],
  choose: (values: readonly number[]) => void,
): TemplateResult {
  return html`<label class="field">
      ${words.say(name)}
      <input
        type="text"
        autocomplete="off"
        aria-describedby=${values.length === 0 ? `${note} ${FAULT_ID}` : note}
        aria-invalid=${String(values.length === 0)}
        .value=${values.length === 0 ? noChange : values.join(", ")}
        @change=${(event: Event) => choose(numbersIn(valueOf(event)) ?? [])}
      />
    </label>
    <p class="note" id=${note}>${words.say(note)}</p>`;
}

export function valueOf({ target }: Event): string {
  return (target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}
