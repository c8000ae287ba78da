// The dialog that shares the cube on the screen: as a link, as moves, as a picture.

import { html, nothing, svg, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { isAxial } from "../../core/cost";
import { movesTogether } from "../../core/moves-together";
import { parseMoves } from "../../core/notation";
import { puzzleOf } from "../../core/pocket-stickers";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { writeCubeLink } from "../position/cube-link";
import { FOREIGN_SITES } from "../position/foreign-sites";
import { CopyingDialog } from "./copying-dialog";
import { qrCodeOf, type QrCode } from "./qr-code";
import { styles } from "./share-dialog.styles";
import { paintedBy, setupOf, shownBy, type ShownCube } from "../position/shown-cube";
import { isStoredByStages } from "../stored/stored-stages";

const PICTURE_NAME = "cube.png";
// How long a picture is kept for the browser to save it.
const SAVING_TIME_MS = 60_000;

export class ShareDialog extends CopyingDialog {
  static override styles = styles;

  @state() private shown: ShownCube | undefined;
  /** The QR code of the link; "too-long" if the link is too long for one. */
  @state() private code: QrCode | "too-long" | undefined;
  #cube: CubewrightCube | undefined;
  #isByStages = false;

  /** Opens for `cube` as it is now. */
  open(cube: CubewrightCube): void {
    this.#cube = cube;
    this.#isByStages = isStoredByStages(cube.puzzle, cube.alg);
    const { goal, metric } = cube;
    this.shown = { ...shownBy(paintedBy(cube), isStoredByStages), goal, metric };
    this.showModal();
    void this.#drawCode();
  }

  protected override get heading(): string {
    return this.words.say("share-this");
  }

  protected override renderContent(): TemplateResult {
    if (!this.shown) return html``;
    const { words } = this;
    const { alg } = this.shown;
    return html`<div class="link">
        ${this.renderCopyable({
          id: "link",
          label: words.say("share-link"),
          explanation: words.say("share-link-for"),
          text: this.#link,
          rows: 4,
        })}
        <figure>${this.#renderCode()}</figure>
      </div>
      ${
        alg === ""
          ? html`<p>${words.say("share-solve-first")}</p>`
          : this.renderCopyable({
              id: "moves",
              label: words.say("share-moves"),
              ...this.#movesToCopy(this.shown),
              rows: 2,
            })
      }
      <div class="ways">
        <button type="button" @click=${this.#savePicture}>${words.say("save-picture")}</button>
        ${
          typeof ClipboardItem === "undefined"
            ? nothing
            : html`<button type="button" @click=${this.#copyPicture}>
                ${words.say("copy-picture")}
              </button>`
        }
        ${
          "share" in navigator
            ? html`<button type="button" @click=${this.#shareLink}>
                ${words.say("share-with")}
              </button>`
            : nothing
        }
        ${this.#renderForeignSites(this.shown)}
      </div>`;
  }

  #movesToCopy({ alg, metric }: ShownCube): { explanation: string; text: string } {
    const { words } = this;
    if (isAxial(metric)) {
      const text = movesTogether(parseMoves(alg).moves);
      return { explanation: words.say("share-together-for"), text };
    }
    const explanation = words.say(this.#isByStages ? "share-stages-for" : "share-moves-for");
    return { explanation, text: alg };
  }

  #renderCode(): TemplateResult {
    const { code, words } = this;
    if (code === "too-long") return html`<p>${words.say("qr-code-too-long")}</p>`;
    return html`<svg
        class="code"
        role="img"
        aria-label=${words.say("qr-code")}
        viewBox="0 0 ${code?.size ?? 1} ${code?.size ?? 1}"
        shape-rendering="crispEdges"
      >
        ${code ? svg`<path d=${code.path} />` : nothing}
      </svg>
      <figcaption>${words.say("qr-code-for")}</figcaption>`;
  }

  #renderForeignSites(shown: ShownCube): TemplateResult[] {
    const setup = setupOf(shown);
    const { moves } = parseMoves(shown.alg);
    if (!setup) return [];
    return FOREIGN_SITES.map(
      ({ name, write }) =>
        html`<a
          href=${write(setup, moves, puzzleOf(shown.facelets))}
          target="_blank"
          rel="noopener noreferrer"
        >
          ${this.words.say("open-on", { site: name })}
        </a>`,
    );
  }

  get #link(): string {
    return new URL(writeCubeLink(this.shown!), document.baseURI).href;
  }

  async #drawCode(): Promise<void> {
    const link = this.#link;
    this.code = undefined;
    try {
      const code = (await qrCodeOf(link)) ?? "too-long";
      // Another cube may be shared by then.
      if (link === this.#link) this.code = code;
    } catch {
      // Without the network there may be no QR code, but there is the link.
    }
  }

  async #savePicture(): Promise<void> {
    try {
      const address = URL.createObjectURL(await this.#cube!.toBlob());
      const link = Object.assign(document.createElement("a"), {
        href: address,
        download: PICTURE_NAME,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), SAVING_TIME_MS);
      this.outcome = (words) => words.say("picture-saved");
    } catch {
      this.outcome = (words) => words.say("picture-failed");
    }
  }

  async #copyPicture(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.#cube!.toBlob() })]);
      this.outcome = (words) => words.say("copied-what", { what: words.say("picture") });
    } catch {
      this.outcome = (words) => words.say("picture-not-copied");
    }
  }

  async #shareLink(): Promise<void> {
    try {
      await navigator.share({ title: document.title, url: this.#link });
    } catch {
      // The person has cancelled, or the browser has told them why it failed.
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "share-dialog": ShareDialog;
  }
}
