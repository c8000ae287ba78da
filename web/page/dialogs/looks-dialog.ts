// The dialog in which a person chooses the colours of the cube and the signs on its stickers.

import { html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import type { Puzzle } from "../../core/choices";
import { SOLVED } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import { applyMoves } from "../../core/moves";
import { COLOR_SCHEME_NAMES, type ColorSchemeName } from "../../widget/looks/color-scheme";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import { stickerSign } from "../../widget/looks/sticker-sign";
import { colorsOf, schemeOf, type SixColors } from "./color-choice";
import { styles } from "./looks-dialog.styles";
import { CopyingDialog } from "./copying-dialog";
import { SIGN_KINDS, STANDARD_LOOKS, storeLooks, type Looks } from "../../site/stored-looks";

// Each of its three visible faces has two colours, so all six are seen.
const SHOWN_CUBES: Readonly<Record<Puzzle, string>> = {
  "3x3x3": applyMoves(SOLVED["3x3x3"], ["U2", "D2", "F2", "B2", "L2", "R2"]),
  "2x2x2": applyMoves(SOLVED["2x2x2"], ["R2", "U2"]),
};

export class LooksDialog extends CopyingDialog {
  static override styles = styles;

  @state() private looks = STANDARD_LOOKS;
  /** Pairs of faces whose colours are hard to tell apart. */
  @state() private alike: readonly (readonly [Face, Face])[] = [];
  #cube: CubewrightCube | undefined;
  #standard: SixColors | undefined;

  /** Opens for `cube`, on which each choice is shown at once. */
  open(cube: CubewrightCube): void {
    this.#cube = cube;
    this.#standard = standardColors();
    this.looks = { colorScheme: cube.colorScheme, signs: cube.signs };
    void this.#compare();
    this.showModal();
  }

  protected override get heading(): string {
    return this.words.say("choose-looks");
  }

  protected override renderContent(): TemplateResult {
    const { words } = this;
    if (!this.#standard) return html``;
    return html`<div class="colors">
        <svg class="shown poster" viewBox=${POSTER_VIEW_BOX} aria-hidden="true">
          ${poster(SHOWN_CUBES[this.#cube!.puzzle], undefined, this.looks.signs)}
        </svg>
        <fieldset>
          <legend>${words.say("colours")}</legend>
          ${COLOR_SCHEME_NAMES.map((name) => this.#renderScheme(name, this.#standard!))}
        </fieldset>
      </div>
      <fieldset class="faces">
        <legend>${words.say("own-colours")}</legend>
        ${FACES.map((face) => this.#renderFace(face))}
      </fieldset>
      <p class="alike" role="status">${this.#alikeInWords}</p>
      <fieldset class="signs">
        <legend>${words.say("signs")}</legend>
        ${SIGN_KINDS.map((kind) => this.#renderSigns(kind))}
      </fieldset>
      <div class="end">
        <p>${words.say("looks-kept")}</p>
        <button type="button" @click=${this.#goBack}>${words.say("back-to-standard")}</button>
      </div>`;
  }

  // Through the style object, since the Content-Security-Policy forbids style attributes.
  protected override updated(changed: PropertyValues): void {
    if (!changed.has("looks") || !this.#standard) return;
    const colors = this.#colors;
    for (const face of FACES) {
      this.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, colors[face]);
    }
  }

  #renderScheme(name: ColorSchemeName, standard: SixColors): TemplateResult {
    const colors = colorsOf(name, standard);
    return html`<label class="choice">
      <input
        type="radio"
        name="scheme"
        .checked=${this.looks.colorScheme === name}
        @change=${() => this.#choose({ colorScheme: name })}
      />
      <span>${this.words.say(`scheme-${name}`)}</span>
      <svg class="swatches" viewBox="0 0 89 14" aria-hidden="true">
        ${FACES.map(
          (face, place) =>
            svg`<rect x=${15 * place + 0.5} y="0.5" width="13" height="13" rx="4" fill=${colors[face]} />`,
        )}
      </svg>
    </label>`;
  }

  #renderFace(face: Face): TemplateResult {
    return html`<label>
      <input
        type="color"
        .value=${this.#colors[face]}
        @input=${({ target }: InputEvent) => this.#recolor(face, (target as HTMLInputElement).value)}
      />
      <span>${this.words.say(`face-${face}`)}</span>
      <span class="name">${this.#cube!.colorNames[face]}</span>
    </label>`;
  }

  #renderSigns(kind: Looks["signs"]): TemplateResult {
    return html`<label class="choice">
      <input
        type="radio"
        name="signs"
        .checked=${this.looks.signs === kind}
        @change=${() => this.#choose({ signs: kind })}
      />
      <span>${this.words.say(`signs-${kind}`)}</span>
      <span class="stickers" aria-hidden="true">
        ${FACES.slice(0, 3).map(
          (face) => html`<i class="face-${face.toLowerCase()}">${stickerSign(kind, face)}</i>`,
        )}
      </span>
    </label>`;
  }

  get #colors(): SixColors {
    return colorsOf(this.looks.colorScheme, this.#standard!);
  }

  get #alikeInWords(): string | typeof nothing {
    const { words } = this;
    if (this.alike.length === 0) return nothing;
    const names = this.#cube!.colorNames;
    const pairs = this.alike.map((pair) => words.list(pair.map((face) => names[face])));
    return pairs.map((colours) => words.say("alike-colours", { colours })).join(" ");
  }

  #recolor(face: Face, color: string): void {
    const colors = { ...this.#colors, [face]: color };
    this.#choose({ colorScheme: schemeOf(colors, this.#standard!) });
  }

  #choose(chosen: Partial<Looks>): void {
    this.outcome = undefined;
    this.looks = { ...this.looks, ...chosen };
    Object.assign(this.#cube!, this.looks);
    storeLooks(this.looks);
    void this.#compare();
  }

  #goBack(): void {
    this.#choose(STANDARD_LOOKS);
    this.outcome = (words) => words.say("standard-again");
  }

  async #compare(): Promise<void> {
    const { looks } = this;
    try {
      const { alikeFaces } = await import("./alike-colors");
      // Other colours may have been chosen by then.
      if (looks === this.looks) this.alike = alikeFaces(this.#colors);
    } catch {
      // Without the network the colours are not compared.
    }
  }
}

// The colours of the style sheet, whatever colours the cube has.
function standardColors(): SixColors {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    FACES.map((face) => [
      face,
      style.getPropertyValue(`--cubewright-color-${face.toLowerCase()}`).trim(),
    ]),
  ) as Record<Face, string>;
}

declare global {
  interface HTMLElementTagNameMap {
    "looks-dialog": LooksDialog;
  }
}
