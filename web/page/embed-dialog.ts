// The dialog that gives a person what to copy to show the cube on the screen on a site of theirs.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import { applyMoves, inverseMoves } from "../core/moves";
import { parseMoves } from "../core/notation";
import { styles } from "./embed-dialog.styles";
import { frameSnippet, scriptSnippet, type EmbedSettings, type FrameSize } from "./embed-snippets";

/** The cube that is embedded, as an element shows it. */
export interface EmbeddedCube {
  facelets: string;
  alg: string;
  index: number;
}

/** What readers of the other site can do with the cube. */
type Purpose = "view" | "solve";
type SnippetKind = "script" | "frame";

const TITLES: Readonly<Record<Purpose, string>> = {
  view: "A cube and its solution, move by move",
  solve: "A cube to paint and have solved",
};
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
  @state() private outcome = "";

  @query("dialog") private readonly dialog!: HTMLDialogElement;

  /** Opens with snippets for `cube` as it stands; its solution is played from the beginning. */
  open({ facelets, alg, index }: Readonly<EmbeddedCube>): void {
    const done = inverseMoves(parseMoves(alg).moves.slice(0, index));
    this.facelets = applyMoves(facelets, done);
    this.alg = alg;
    this.purpose = alg === "" ? "solve" : "view";
    this.outcome = "";
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="title" @click=${this.#closeBeside}>
      <div class="content">
        <header>
          <h2 id="title">Embed this cube</h2>
          <button
            type="button"
            class="close"
            aria-label="Close"
            @click=${() => this.dialog.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <fieldset>
          <legend>Your readers can</legend>
          ${this.#renderPurpose("view", "follow the solution")}
          ${this.#renderPurpose("solve", "paint a cube and have it solved")}
        </fieldset>
        ${this.alg === "" ? html`<p>To have a solution followed, press Solve first.</p>` : nothing}
        ${this.#renderSnippet("script", "With a script", "For pages of your own.")}
        ${this.#renderSnippet("frame", "With a frame", "For sites that allow no scripts.")}
        <p role="status">${this.outcome}</p>
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

  #renderSnippet(kind: SnippetKind, label: string, explanation: string): TemplateResult {
    return html`<div class="snippet">
      <label for=${kind}>${label}</label>
      <span id="${kind}-explanation">${explanation}</span>
      <textarea
        id=${kind}
        readonly
        rows="4"
        spellcheck="false"
        aria-describedby="${kind}-explanation"
        .value=${this.#snippet(kind)}
        @focus=${(event: FocusEvent) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      <button type="button" aria-label="Copy: ${label}" @click=${() => this.#copy(kind, label)}>
        Copy
      </button>
    </div>`;
  }

  #snippet(kind: SnippetKind): string {
    const { facelets, alg, purpose } = this;
    const settings: EmbedSettings = { mode: purpose, facelets, ...(purpose === "view" && { alg }) };
    return kind === "script"
      ? scriptSnippet(document.baseURI, settings)
      : frameSnippet(document.baseURI, settings, TITLES[purpose], SIZES[purpose]);
  }

  async #copy(kind: SnippetKind, label: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#snippet(kind));
      this.outcome = `${label}: copied.`;
    } catch {
      // The browser lets no script write there: then the person does it.
      this.renderRoot.querySelector<HTMLTextAreaElement>(`#${kind}`)!.focus();
      this.outcome = "The browser did not allow it. The text is selected: copy it yourself.";
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
