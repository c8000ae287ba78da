// The base class of the page's dialogs: their frame, and texts to copy.

import { html, LitElement, type CSSResultGroup, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";

import { Spoken } from "../../widget/words/spoken";
import { dialogStyles } from "./page-dialog.styles";
import { pageVocabulary, type PageWords } from "../words/page-words";

/** A text with a button that copies it. */
export interface Copyable {
  id: string;
  label: string;
  explanation: string;
  text: string;
  rows: number;
}

export abstract class PageDialog extends LitElement {
  static override styles: CSSResultGroup = dialogStyles;

  /** The outcome of the last button that was pressed. */
  @state() protected outcome: ((words: PageWords) => string) | undefined;

  readonly #spoken = new Spoken(this, pageVocabulary);
  @query("dialog") protected readonly dialog!: HTMLDialogElement;

  protected get words(): PageWords {
    return this.#spoken.words;
  }

  protected abstract get heading(): string;
  protected abstract renderContent(): TemplateResult;

  protected showModal(): void {
    this.outcome = undefined;
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`<dialog aria-labelledby="title" @click=${this.#closeBeside}>
      <div class="content">
        <header>
          <h2 id="title">${this.heading}</h2>
          <button
            type="button"
            class="close"
            aria-label=${words.say("close")}
            @click=${() => this.dialog.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        ${this.renderContent()}
        <p role="status">${this.outcome?.(words)}</p>
      </div>
    </dialog>`;
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

  // A click on the backdrop has the dialog itself as its target.
  #closeBeside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}
