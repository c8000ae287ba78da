// The base class of dialogs in the page's words, which have texts to copy.

import { html, type TemplateResult } from "lit";

import { dialogVocabulary, type DialogMessage } from "./words/dialog-words";
import { PageDialog } from "./page-dialog";

/** A text with a button that copies it. */
export interface Copyable {
  id: string;
  label: string;
  explanation: string;
  text: string;
  rows: number;
}

export abstract class CopyingDialog extends PageDialog<DialogMessage> {
  constructor() {
    super(dialogVocabulary);
  }

  protected renderCopyable(copyable: Readonly<Copyable>): TemplateResult {
    const { id, label, explanation, text, rows } = copyable;
    const { words } = this;
    return html`<div class="copyable">
      <label for=${id}>${label}</label>
      <span id="${id}-explanation">${explanation}</span>
      <textarea
        id=${id}
        readonly
        rows=${rows}
        spellcheck="false"
        aria-describedby="${id}-explanation"
        .value=${text}
        @focus=${(event: FocusEvent) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      <button
        type="button"
        aria-label=${words.say("copy-what", { what: label })}
        @click=${() => this.#copy(copyable)}
      >
        ${words.say("copy")}
      </button>
    </div>`;
  }

  async #copy({ id, label, text }: Readonly<Copyable>): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.outcome = (words) => words.say("copied-what", { what: label });
    } catch {
      // The browser does not allow it, so the person has to copy the selected text.
      this.renderRoot.querySelector<HTMLTextAreaElement>(`#${id}`)!.focus();
      this.outcome = (words) => words.say("not-copied");
    }
  }
}
