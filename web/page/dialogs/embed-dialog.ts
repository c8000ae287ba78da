// The dialog with the markup that shows the cube on another site, to be copied.

import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { DEFAULT_CHOICE } from "../../core/choices";
import { puzzleOf } from "../../core/pocket-stickers";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { styles } from "./embed-dialog.styles";
import { frameSnippet, scriptSnippet, type EmbedSettings, type FrameSize } from "./embed-snippets";
import { CopyingDialog } from "./copying-dialog";
import { paintedBy, shownBy } from "../position/shown-cube";
import { isStoredByStages } from "../stored/stored-stages";
import { STANDARD_LOOKS } from "../../site/stored-looks";

/** What readers of the other site do with the cube. */
type Purpose = "view" | "solve";
type SnippetKind = "script" | "frame";

const TITLES = { view: "title-follow", solve: "title-paint" } as const;
// With room for three rows of nine moves, as solutions have fewer; or to paint a 3x3x3, which takes more than a 2x2x2.
const SIZES: Readonly<Record<Purpose, FrameSize>> = {
  view: { widthPx: 480, heightPx: 580 },
  solve: { widthPx: 480, heightPx: 1080 },
};

export class EmbedDialog extends CopyingDialog {
  static override styles = styles;

  @state() private facelets = "";
  @state() private alg = "";
  @state() private purpose: Purpose = "solve";
  @state() private looks: EmbedSettings = {};
  /** The goal and the metric, for readers who have the cube solved. */
  @state() private wishes: EmbedSettings = {};

  /**
   * Opens with markup for `cube` as it is now. Its solution begins at the first move.
   */
  open(cube: CubewrightCube): void {
    const { facelets, alg } = shownBy(paintedBy(cube), isStoredByStages);
    this.facelets = facelets;
    this.alg = alg;
    this.purpose = alg === "" ? "solve" : "view";
    this.looks = looksOf(cube);
    this.wishes = wishesOf(cube);
    this.showModal();
  }

  protected override get heading(): string {
    return this.words.say("embed-this");
  }

  protected override renderContent(): TemplateResult {
    const { words } = this;
    return html`<fieldset>
        <legend>${words.say("readers-can")}</legend>
        ${this.#renderPurpose("view", words.say("readers-follow"))}
        ${this.#renderPurpose("solve", words.say("readers-paint"))}
      </fieldset>
      ${this.alg === "" ? html`<p>${words.say("solve-first")}</p>` : nothing}
      ${(["script", "frame"] as const).map((kind) =>
        this.renderCopyable({
          id: kind,
          label: words.say(`with-${kind}`),
          explanation: words.say(`with-${kind}-for`),
          text: this.#snippet(kind),
          rows: 4,
        }),
      )}`;
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

  #snippet(kind: SnippetKind): string {
    const { facelets, alg, purpose } = this;
    const puzzle = puzzleOf(facelets);
    const settings: EmbedSettings = {
      mode: purpose,
      ...(puzzle !== "3x3x3" && { puzzle }),
      ...(purpose === "solve" && { scan: "" }),
      facelets,
      ...(purpose === "view" ? { alg } : this.wishes),
      ...this.looks,
    };
    return kind === "script"
      ? scriptSnippet(document.baseURI, settings)
      : frameSnippet(document.baseURI, settings, this.words.say(TITLES[purpose]), SIZES[purpose]);
  }
}

function wishesOf({ goal, metric }: CubewrightCube): EmbedSettings {
  return {
    ...(goal !== "" && { goal }),
    ...(metric !== DEFAULT_CHOICE.metric && { metric }),
  };
}

// Default values are left out.
function looksOf({ colorScheme, signs, backs }: CubewrightCube): EmbedSettings {
  return {
    ...(colorScheme !== STANDARD_LOOKS.colorScheme && { "color-scheme": colorScheme }),
    ...(signs !== STANDARD_LOOKS.signs && { signs }),
    ...(backs !== "none" && { backs }),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "embed-dialog": EmbedDialog;
  }
}
