// The dialog that gives a person what to copy to show the cube on the screen on a site of theirs.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import { Spoken } from "../widget/words/spoken";
import { styles } from "./embed-dialog.styles";
import { frameSnippet, scriptSnippet, type EmbedSettings, type FrameSize } from "./embed-snippets";
import { shownBy, type ShownCube } from "./shown-cube";
import { pageVocabulary, type PageWords } from "./words/page-words";

/** What readers of the other site can do with the cube. */
type Purpose = "view" | "solve";
type SnippetKind = "script" | "frame";

const TITLES = { view: "title-follow", solve: "title-paint" } as const;
const SIZES: Readonly<Record<Purpose, FrameSize>> = {
  view: { widthPx: 480, heightPx: 560 },
  solve: { widthPx: 480, heightPx: 980 },
};

@customElement("embed-dialog")
export class EmbedDialog extends LitElement {
  static override styles = styles;

  @state() private facelets = "";
  @state() private alg = "";
  @state() private purpose: Purpose = "solve";
  /** What came of the last press on "Copy". */
  @state() private outcome: ((words: PageWords) => string) | undefined;

  readonly #spoken = new Spoken(this, pageVocabulary);
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  /** Opens with snippets for `cube` as it stands; its solution is played from the beginning. */
  open(cube: Readonly<ShownCube>): void {
    const { facelets, alg } = shownBy(cube);
    this.facelets = facelets;
    this.alg = alg;
    this.purpose = alg === "" ? "solve" : "view";
    this.outcome = undefined;
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    return html`<dialog aria-labelledby="title" @click=${this.#closeBeside}>
      <div class="content">
        <header>
          <h2 id="title">${words.say("embed-this")}</h2>
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
        <fieldset>
          <legend>${words.say("readers-can")}</legend>
          ${this.#renderPurpose("view", words.say("readers-follow"))}
          ${this.#renderPurpose("solve", words.say("readers-paint"))}
        </fieldset>
        ${this.alg === "" ? html`<p>${words.say("solve-first")}</p>` : nothing}
        ${this.#renderSnippet("script")} ${this.#renderSnippet("frame")}
        <p role="status">${this.outcome?.(words)}</p>
      </div>
    </dialog>`;
  }

  #renderPurpose(purpose: Purpose, label: string): TemplateResult {
    return html`<label class="purpose">
      <input
        type="radio"
        name="purpose"
        .checked=${this.purpose === purpose}
        ?disabled=${purpose === "view" && this.alg === ""}
        @change=${() => (this.purpose = purpose)}
      />
      ${label}
    </label>`;
  }

  #renderSnippet(kind: SnippetKind): TemplateResult {
    const { words } = this.#spoken;
    const label = words.say(`with-${kind}`);
    return html`<div class="snippet">
      <label for=${kind}>${label}</label>
      <span id="${kind}-explanation">${words.say(`with-${kind}-for`)}</span>
      <textarea
        id=${kind}
        readonly
        rows="4"
        spellcheck="false"
        aria-describedby="${kind}-explanation"
        .value=${this.#snippet(kind)}
        @focus=${(event: FocusEvent) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      <button
        type="button"
        aria-label=${words.say("copy-what", { what: label })}
        @click=${() => this.#copy(kind)}
      >
        ${words.say("copy")}
      </button>
    </div>`;
  }

  #snippet(kind: SnippetKind): string {
    const { facelets, alg, purpose } = this;
    const settings: EmbedSettings = { mode: purpose, facelets, ...(purpose === "view" && { alg }) };
    return kind === "script"
      ? scriptSnippet(document.baseURI, settings)
      : frameSnippet(
          document.baseURI,
          settings,
          this.#spoken.words.say(TITLES[purpose]),
          SIZES[purpose],
        );
  }

  async #copy(kind: SnippetKind): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#snippet(kind));
      this.outcome = (words) => words.say("copied-what", { what: words.say(`with-${kind}`) });
    } catch {
      // The browser lets no script write there: then the person does it.
      this.renderRoot.querySelector<HTMLTextAreaElement>(`#${kind}`)!.focus();
      this.outcome = (words) => words.say("not-copied");
    }
  }

  // What is around the content belongs to the dialog, too: its backdrop.
  #closeBeside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "embed-dialog": EmbedDialog;
  }
}
