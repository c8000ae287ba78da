// Where a list of cubes is chosen: a file, or a text that is pasted.

import { html, nothing, type TemplateResult } from "lit";

import { numberIn } from "../looks/numbers";
import type { LabWords } from "../words/lab-words";

export interface ChosenList {
  list: Blob;
  /** The name of the file; `undefined` if the list was pasted. */
  name: string | undefined;
  /** The text that was pasted or written; "" for a file. */
  text: string;
}

// A text field of many megabytes blocks the page; a file of any size does not.
const MOST_PASTED = 200_000;

export function listFields(
  words: LabWords,
  chosen: ChosenList | undefined,
  take: (chosen: ChosenList | undefined) => void,
): TemplateResult {
  const choose = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    tellRefusal(fieldset(field), "");
    take({ list: file, name: file.name, text: "" });
    // A file that was changed has to be chosen again, and choosing the same one is reported only then.
    field.value = "";
  };
  const paste = (event: ClipboardEvent) => {
    const field = event.target as HTMLTextAreaElement;
    const text = event.clipboardData?.getData("text") ?? "";
    const replaced = field.selectionEnd - field.selectionStart;
    const isLong = field.value.length - replaced + text.length > MOST_PASTED;
    if (isLong) event.preventDefault();
    tellRefusal(fieldset(field), isLong ? words.say("list-long") : "");
  };
  const write = ({ target }: Event) => {
    const field = target as HTMLTextAreaElement;
    const { value } = field;
    const isLong = value.length > MOST_PASTED;
    tellRefusal(fieldset(field), isLong ? words.say("list-long") : "");
    if (isLong) {
      field.value = chosen?.text ?? "";
      return;
    }
    const isNone = value.trim() === "";
    if (isNone && chosen?.name !== undefined) return;
    take(isNone ? undefined : { list: new Blob([value]), name: undefined, text: value });
  };
  return html`<label class="file">
      <span>${words.say("list-file")}</span>
      <input type="file" accept=".txt,.csv,.tsv,text/*" @change=${choose} />
    </label>
    <p class="note">${words.say("list-note")}</p>
    <label class="field">
      ${words.say("list-text")}
      <textarea
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        .value=${chosen?.text ?? ""}
        @paste=${paste}
        @input=${write}
      ></textarea>
    </label>
    <p class="note refused" role="alert"></p>
    ${
      chosen?.name === undefined
        ? nothing
        : html`<p class="note">
            ${words.say("list-chosen", {
              name: chosen.name,
              size: numberIn(words.language, Math.ceil(chosen.list.size / 1000)),
            })}
          </p>`
    }`;
}

/** Says in the fields why a text was refused; "" once a list is taken. Another choice than a list has no place for it. */
export function tellRefusal(fields: ParentNode, text: string): void {
  const place = fields.querySelector(".refused");
  if (place) place.textContent = text;
}

function fieldset(field: HTMLElement): ParentNode {
  return field.closest("fieldset")!;
}
