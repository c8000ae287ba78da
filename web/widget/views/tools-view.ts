// The tools to paint a cube with, and the buttons for the whole cube.

import { html, nothing, type TemplateResult } from "lit";

import { hasAllColors, isSolved } from "../../core/facelets";
import { faceAt } from "../../core/geometry";
import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Checking } from "../features/checking";
import { Choosing } from "../features/choosing";
import { Editing } from "../features/editing";
import { Engine } from "../features/engine";
import { Mending } from "../features/mending";
import { NetFocus } from "../features/net-focus";
import { Playing } from "../features/playing";
import { Scanning } from "../features/scanning";
import { Settings, type CubeMode } from "../features/settings";
import { Solving } from "../features/solving";
import { AtRest } from "../hand/at-rest";
import { TurningAway } from "../hand/into-sight";
import { TOUR } from "../paint/face-tour";
import "../paint/holding";
import "../paint/net";
import "../paint/palette";
import type { BrushEvent } from "../paint/palette";
import "../solve/actions";
import type { Action, ActionEvent } from "../solve/actions";
import "../solve/search-time";
import type { SearchTimeEvent } from "../solve/search-time";
import { RepairsView } from "./repairs-view";
import { StageView } from "./stage-view";
import { holdInWords, sideInWords } from "../words/hold-words";
import { Stickers } from "./stickers";

const ACTIONS: Readonly<Record<CubeMode, readonly (readonly Action[])[]>> = {
  view: [],
  learn: [],
  paint: [
    ["paint-cube", "scan", "reset"],
    ["undo", "redo"],
  ],
  solve: [
    ["solve", "paint-cube", "scan"],
    ["scramble", "reset", "undo", "redo"],
  ],
};

export class ToolsView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #engine = this.use(Engine);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #editing = this.use(Editing);
  readonly #net = this.use(NetFocus);
  readonly #checking = this.use(Checking);
  readonly #choosing = this.use(Choosing);
  readonly #scanning = this.use(Scanning);
  readonly #solving = this.use(Solving);
  readonly #mending = this.use(Mending);
  readonly #stage = this.use(StageView);
  readonly #repairs = this.use(RepairsView);
  readonly #stickers = this.use(Stickers);
  #isPaintedThrough = false;
  readonly #atRest = new AtRest();
  // Whether a finger has just pressed the net, and may be about to press it again.
  #isPressing = false;
  #isReady = false;
  #hasWaited = false;
  // Whether Solve was pressed, and neither moves nor room for them have come.
  #isSolveAsked = false;
  // Since Solve was pressed last.
  #turningAway: TurningAway | undefined;

  /**
   * The class "ready" when a complete cube without known faults is painted and waits to be solved. Then the actions lie
   * over the net: they come only once the finger that paints rests, which would press them otherwise. With "after-press"
   * they have waited for a finger, which may press once more where they come.
   */
  get classes(): string {
    return this.#isReady ? `ready ${this.#hasWaited ? "after-press" : ""}` : "";
  }

  override hostUpdate(): void {
    const { filledFacelets, faceToBePainted } = this.#checking;
    const isFaulty = this.#engine.work.problem !== undefined;
    const isWhole = hasAllColors(filledFacelets) && !isSolved(filledFacelets);
    const waits = this.#settings.mode === "solve" && isWhole && !isFaulty && !faceToBePainted;
    this.#isReady = waits && (this.#isReady || !this.#isPressing);
    this.#hasWaited = waits && (this.#hasWaited || this.#isPressing);
  }

  render(): TemplateResult {
    const { mode, controls, words } = this.#settings;
    const { painting } = this.#editing;
    const hasTime = mode === "solve" && controls === "bar" && this.#choosing.isByTwoPhase;
    return html`<div class="tools" role="group" aria-label=${words.say("painting")}>
      <cubewright-palette
        part="palette"
        .words=${words}
        .facelets=${this.#stickers.painted}
        .brush=${this.#editing.brushAtHand}
        .colorNames=${this.#appearance.colorNames}
        .signs=${this.#appearance.signs}
        @brush-choice=${({ brush }: BrushEvent) => (painting.brush = brush)}
        ><slot name="palette"></slot
      ></cubewright-palette>
      ${this.#renderNet()} ${controls === "none" ? nothing : this.#renderActions()}
      <slot name="actions"></slot>
      ${hasTime ? this.#renderSearchTime() : nothing}
    </div>`;
  }

  #renderNet(): TemplateResult {
    const stickers = this.#stickers;
    const { facelets } = stickers;
    const { words } = this.#settings;
    const { colorNames } = this.#appearance;
    const { painting } = this.#editing;
    const face = this.#checking.faceToBePainted;
    return html`<div class="unfolded">
      ${
        face
          ? html`<div class="holding" aria-hidden="true">
              <cubewright-holding .facelets=${stickers.painted} .face=${face}></cubewright-holding>
              <p>
                ${
                  holdInWords(words, stickers.painted, colorNames, face) || sideInWords(words, face)
                }
              </p>
            </div>`
          : this.#renderHeld()
      }
      <cubewright-net
        part="net"
        .words=${words}
        .facelets=${facelets}
        .marks=${stickers.marks}
        .highlights=${stickers.highlights}
        .filled=${stickers.filled}
        .unpainted=${stickers.unpainted}
        .leftUnknown=${this.#editing.leftUnknown}
        .deciding=${stickers.deciding}
        .face=${face}
        .faulty=${this.#engine.work.problem !== undefined}
        .brushIsChosen=${painting.isChosen}
        .colorNames=${colorNames}
        .signs=${this.#appearance.signs}
        .playing=${this.#playing.playing}
        @pointerdown=${this.#awaitRest}
        @sticker-press=${stickers.press}
        @sticker-stroke=${stickers.stroke}
        @sticker-hover=${stickers.hover}
        @painted-through=${this.#goOn}
      ></cubewright-net>
      ${
        this.#mending.mendable
          ? html`<button type="button" class="to-mending" @click=${() => this.#repairs.focus()}>
              ${words.say("go-to-mending")}
            </button>`
          : nothing
      }
    </div>`;
  }

  // Moves that turn the whole cube do not turn the net.
  #renderHeld(): TemplateResult | typeof nothing {
    if (this.#playing.player.orientation === 0) return nothing;
    return html`<p class="held">${this.#settings.words.say("net-held")}</p>`;
  }

  #renderActions(): TemplateResult {
    return html`<cubewright-actions
      part="controls"
      .words=${this.#settings.words}
      .actions=${ACTIONS[this.#settings.mode]}
      .mayBegin=${this.#editing.mayBegin}
      .mayScan=${this.#scanning.isOffered}
      .activity=${this.#engine.work.activity}
      .canUndo=${this.#editing.canUndo}
      .canRedo=${this.#editing.canRedo}
      @action-wish=${this.#act}
    ></cubewright-actions>`;
  }

  // Last, since it appears and disappears with the choices in the slot before it.
  #renderSearchTime(): TemplateResult {
    return html`<cubewright-search-time
      .words=${this.#settings.words}
      .timeMs=${this.#solving.timeMs}
      @search-time=${({ timeMs }: SearchTimeEvent) => (this.#solving.timeMs = timeMs)}
    ></cubewright-search-time>`;
  }

  override hostUpdated(): void {
    // Who has left stickers out gets room for the moves only once these are found out.
    if (this.#isSolveAsked && this.#solving.expectsMoves) {
      this.#isSolveAsked = false;
      if (!this.#turningAway?.hasCome) void this.#stage.leadToCube();
    }
    this.#leadOn();
  }

  // On a phone, what is said of the painted cube may be above the window. Until it is known what follows from the last
  // face, and whether there is such a cube, there may be another one to paint, or a wrong one to look at.
  #leadOn(): void {
    if (!this.#isPaintedThrough || this.#engine.work.activity === "checking") return;
    this.#isPaintedThrough = false;
    const net = this.element.renderRoot.querySelector("cubewright-net")!;
    const { mendable } = this.#mending;
    const wrong = mendable?.repairs[0]?.stickers[0];
    if (this.#checking.faceToBePainted) void net.updateComplete.then(() => net.focus());
    else if (mendable) net.show(wrong === undefined ? TOUR[0] : faceAt(wrong));
    else {
      void this.#stage.leadToCube();
      // To a person who types, Enter means to go on; on the net it would paint the last sticker once more.
      const types = this.#editing.typed !== undefined && net.matches(":focus");
      if (types) this.#net.leadTo(this.#solveButton);
    }
  }

  get #solveButton(): HTMLElement | null | undefined {
    const actions = this.element.renderRoot.querySelector("cubewright-actions");
    return actions?.shadowRoot?.querySelector<HTMLElement>(".solve");
  }

  readonly #awaitRest = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") return;
    this.#isPressing = true;
    this.#atRest.then(
      () => {
        this.#isPressing = false;
        this.element.requestUpdate();
      },
      () => true,
      true,
    );
  };

  readonly #goOn = (): void => {
    this.#isPaintedThrough = true;
    this.element.requestUpdate();
  };

  // A person who has pressed Solve goes on with the moves: another press would only solve once more. If they have turned
  // to something else meanwhile, the focus or the page stays there.
  async #leadToMoves(turningAway: TurningAway): Promise<void> {
    this.#isSolveAsked = false;
    await this.element.updateComplete;
    const root = this.element.renderRoot as ShadowRoot;
    const focused = root.activeElement?.shadowRoot?.activeElement;
    if (focused?.matches(".solve")) root.querySelector<HTMLElement>("cubewright-player")?.focus();
    turningAway.end();
    if (turningAway.hasCome) return;
    // What has come or gone with the solution may have moved the cube or the card while the page was gliding to it.
    void this.#stage.leadToCube(this.#playing.stepwise ? { atOnce: true } : undefined);
  }

  readonly #act = ({ action }: ActionEvent): void => {
    switch (action) {
      case "solve": {
        this.#isSolveAsked = true;
        this.#turningAway?.end();
        const turningAway = (this.#turningAway = new TurningAway());
        void this.#solving.solve().then(
          () => this.#leadToMoves(turningAway),
          () => undefined,
        );
        void this.#stage.leadToCube();
        break;
      }
      case "scramble":
        void this.#solving.scramble();
        break;
      case "reset":
        this.#playing.reset();
        break;
      case "paint-cube":
        this.#net.begin();
        break;
      case "scan":
        void this.#scanning.open();
        break;
      default:
        this.#editing[action]();
    }
  };
}
