// The base class of the page's dialogs: their frame. Each dialog brings its own words, so that the page's words are
// loaded only with the page.

import { html, LitElement, type CSSResultGroup, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";

import { Spoken } from "../../widget/words/spoken";
import { dialogStyles } from "./page-dialog.styles";
import type { Vocabulary } from "../../widget/words/vocabulary";
import type { Words } from "../../widget/words/words";

/** `Name`: the messages of a subclass. */
export abstract class PageDialog<Name extends string> extends LitElement {
  static override styles: CSSResultGroup = dialogStyles;

  /** The outcome of the last button that was pressed. */
  @state() protected outcome: ((words: Words<Name | "close">) => string) | undefined;

  @query("dialog") protected readonly dialog!: HTMLDialogElement;

  protected readonly spoken: Spoken<Name | "close">;
  #isPressedBeside = false;

  constructor(vocabulary: Vocabulary<Name | "close">) {
    super();
    this.spoken = new Spoken(this, vocabulary);
  }

  protected get words(): Words<Name | "close"> {
    return this.spoken.words;
  }

  protected abstract get heading(): string;
  protected abstract renderContent(): TemplateResult;

  /** Waits for the words too, so that a dialog does not open in English first. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await this.spoken.arrival;
    return super.getUpdateComplete();
  }

  protected showModal(): void {
    this.outcome = undefined;
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words } = this;
    // Keys that are pressed in it must not reach the cube behind it.
    return html`<dialog
      aria-labelledby="title"
      @keydown=${(event: Event) => event.stopPropagation()}
      @pointerdown=${({ target }: Event) => (this.#isPressedBeside = target === this.dialog)}
      @click=${this.#closeBeside}
    >
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

  // A click on the backdrop has the dialog itself as its target, and so has a drag that ends there.
  #closeBeside({ target }: Event): void {
    if (target === this.dialog && this.#isPressedBeside) this.dialog.close();
  }
}
