// <cubewright-cube>: a cube to follow, to paint and to have solved. This file holds what the element
// does; what can be set on it is in cube-settings.ts, its looks in cubewright-cube.styles.ts, its
// parts in files of their own.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { hasUnknown } from "../../core/completion";
import { FACES } from "../../core/faces";
import type { CubeRepair } from "../../core/repair";
import type { StickerUse } from "../../scene/hand/sticker-use";
import "../solve/actions";
import type { Action, ActionEvent } from "../solve/actions";
import type { CubeMode } from "./cube-settings";
import { styles } from "./cubewright-cube.styles";
import { tell } from "./events";
import { assemblyInWords } from "../words/fault-words";
import "../solve/found-solutions";
import type { SolutionChoiceEvent } from "../solve/found-solutions";
import "../paint/holding";
import { decisionOf, filledStickers, hasManyCubes } from "../paint/inference";
import "../paint/net";
import "../paint/palette";
import type { BrushEvent } from "../paint/palette";
import type { Turn } from "../play/player";
import "../play/player-controls";
import type { PlayerWishEvent } from "../play/player-controls";
import "../paint/repairs";
import type { RepairEvent } from "../paint/repairs";
import "../solve/search-time";
import type { SearchTimeEvent } from "../solve/search-time";
import { SolvableCube } from "./solvable-cube";
import { isOfCube, type Problem } from "../solve/solving";
import "../stage/stage";
import type { CubewrightStage } from "../stage/stage";
import type { StickerEvent } from "../stage/sticker-event";
import "../solve/tables-line";
import type { TurnEvent } from "../stage/turn-event";
import { TurnKeys } from "../stage/turn-keys";
import type { WrongTurnEvent } from "../play/wrong-turn";

// One and the same list, so that the stage sees that nothing has changed and draws nothing.
const NO_STICKERS: readonly number[] = [];

const ACTIONS: Readonly<Record<CubeMode, readonly Action[]>> = {
  view: [],
  paint: ["reset", "clear", "undo", "redo"],
  solve: ["solve", "scramble", "reset", "clear", "undo", "redo"],
};

/**
 * A cube that a person follows, paints or has solved, as `mode` says. What it tells the page around
 * it: `CubewrightEventDetails`.
 *
 * @attribute lang - The language of its texts: that of the page around where it is left out.
 * @slot palette - Beside the colours to paint with.
 * @slot actions - Below the painting tools and the buttons.
 * @csspart stage - The cube to look at.
 * @csspart status - What is going on, and what is wrong.
 * @csspart controls - The moves with the buttons that play them, and the buttons below the net.
 * @csspart palette - The colours to paint with.
 * @csspart net - The cube unfolded.
 * @csspart repairs - What would mend a cube that cannot exist.
 * @cssproperty --cubewright-color-u - The upper face's colour.
 * @cssproperty --cubewright-color-r - The right face's colour.
 * @cssproperty --cubewright-color-f - The front face's colour.
 * @cssproperty --cubewright-color-d - The lower face's colour.
 * @cssproperty --cubewright-color-l - The left face's colour.
 * @cssproperty --cubewright-color-b - The back face's colour.
 * @cssproperty --cubewright-color-blank - Stickers without a colour.
 * @cssproperty --cubewright-color-body - The cube's body.
 * @cssproperty --cubewright-stage - The ground behind the cube.
 * @cssproperty --cubewright-sun - The disc on that ground.
 * @cssproperty --cubewright-sun-line - The rings around the disc.
 * @cssproperty --cubewright-stage-height - How high the stage is where the box does not say.
 * @cssproperty --cubewright-card - Behind texts and buttons.
 * @cssproperty --cubewright-line - Around texts and buttons.
 * @cssproperty --cubewright-paper - What the element lies on.
 * @cssproperty --cubewright-ink - Texts.
 * @cssproperty --cubewright-ink-soft - Less important texts.
 * @cssproperty --cubewright-accent - What is chosen or foremost.
 * @cssproperty --cubewright-accent-strong - The same under the pointer.
 * @cssproperty --cubewright-on-accent - What is written on it.
 * @cssproperty --cubewright-warning - What is wrong.
 * @cssproperty --cubewright-warning-paper - Behind what is wrong.
 * @cssproperty --cubewright-focus - The outline of what has the focus.
 * @cssproperty --cubewright-font - Of texts.
 * @cssproperty --cubewright-font-mono - Of moves.
 * @cssproperty --cubewright-radius - Of corners.
 * @cssproperty --cubewright-radius-small - Of the corners of small things.
 * @cssproperty --cubewright-shadow - Below the stage.
 */
export class CubewrightCube extends SolvableCube {
  static override styles = styles;

  @state() private hovered = NO_STICKERS;
  @state() private preview: CubeRepair | undefined;

  #mayOpenStage = false;

  constructor() {
    super();
    new TurnKeys(this, (move) => this.#stage?.turn(move));
  }

  /** The cube as it is shown, as a PNG picture. */
  async toBlob(): Promise<Blob> {
    await this.updateComplete;
    return this.#stage!.toBlob();
  }

  override render(): TemplateResult {
    const { player, words } = this;
    const { problem } = this.solving;
    const facelets = this.preview?.facelets ?? this.filledFacelets;
    const marks = this.#marks;
    const filled = this.preview ? NO_STICKERS : filledStickers(this.facelets, facelets);
    const hasMoves = player.moves.length > 0;
    return html`
      <div
        class="layout mode-${this.mode} ${hasMoves || this.expectsMoves ? "following" : "painting"}"
        lang=${words.language}
        dir="ltr"
        @keydown=${this.painting.chooseBrushByKey}
        @pointerdown=${this.beginStroke}
      >
        <div class="show" role="group" aria-label=${words.say("cube")}>
          <cubewright-stage
            part="stage"
            .words=${words}
            .facelets=${facelets}
            .marks=${marks}
            .highlights=${this.#highlights}
            .filled=${filled}
            .open=${this.#mayOpenStage}
            .facing=${this.faceToBePainted}
            .label=${this.alt}
            .hint=${this.hint === "arrow" ? player.moves[player.index] : undefined}
            .signs=${this.signs}
            .backs=${this.backs === "float"}
            .stickerUse=${this.#stickerUse}
            @sticker-press=${this.#press}
            @sticker-stroke=${this.#stroke}
            @turn-begin=${() => this.pause()}
            @turn=${({ move }: TurnEvent) => this.turnByHand(move)}
            @sticker-hover=${this.#hover}
          ></cubewright-stage>
          <div class="caption" part="status">
            <p role="status">${problem ? "" : this.statusInWords}</p>
            <p role="alert">${this.problemInWords}</p>
            <cubewright-tables
              .words=${words}
              ?hidden=${this.mode !== "solve" || this.tablesInUse.status === undefined}
              .status=${this.tablesInUse.status}
              .progress=${this.tablesInUse.progress}
              @tables-wish=${() => this.tablesInUse.fetch()}
            ></cubewright-tables>
          </div>
        </div>
        ${this.#isMendable ? nothing : this.#renderPlayer(hasMoves)}
        ${this.mode === "view" ? nothing : this.#renderTools(facelets, marks, filled)}
        ${this.#isMendable ? this.#renderRepairs(problem!) : nothing}
      </div>
    `;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    // Opening the stage keeps the page busy; the engine and its first search go before, unless their
    // solution is played already.
    const isFree = this.solving.activity === "idle" && !this.tablesInUse.isStarting;
    if ((isFree && this.isAwake) || this.player.begun) this.#mayOpenStage = true;
  }

  protected override firstUpdated(): void {
    tell(this, "cubewright-ready", undefined);
  }

  // By the style's own interface, since a policy may forbid what is written into the attribute.
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("colorScheme")) return;
    const { style } = this.renderRoot.querySelector<HTMLElement>(".layout")!;
    for (const face of FACES) {
      const name = `--cubewright-color-${face.toLowerCase()}`;
      style.setProperty(name, this.schemeColors[face] ?? "");
    }
    this.#stage!.refreshColors();
  }

  #renderPlayer(hasMoves: boolean): TemplateResult | typeof nothing {
    if (this.controls === "none") return nothing;
    if (!hasMoves && this.mode !== "solve") return nothing;
    const isExpected = this.expectsMoves;
    return html`<div
      class="follow"
      part="controls"
      role="group"
      aria-label=${this.words.say("player")}
    >
      ${
        hasMoves || isExpected
          ? html`<cubewright-player
                ?inert=${isExpected}
                .words=${this.words}
                .facelets=${this.facelets}
                .colorNames=${this.colorNames}
                .moves=${this.player.moves}
                .places=${this.placeCount}
                .index=${this.player.index}
                .current=${this.player.current}
                .playing=${this.player.playing}
                .tempo=${this.tempo}
                .compact=${this.mode === "view"}
                @player-wish=${({ wish }: PlayerWishEvent) => this.grant(wish)}
                @wrong-turn=${({ wrongTurn }: WrongTurnEvent) => this.recover(wrongTurn)}
                @repaint-wish=${this.#repaint}
              ></cubewright-player>
              <cubewright-found
                ?expected=${isExpected}
                .words=${this.words}
                .found=${this.solving.found}
                .moves=${this.player.moves}
                @solution-choice=${({ solution }: SolutionChoiceEvent) => this.choose(solution)}
              ></cubewright-found>`
          : html`<p class="guide">${this.words.say("moves-to-come")}</p>`
      }
    </div>`;
  }

  #renderRepairs(problem: Problem): TemplateResult {
    return html`<cubewright-repairs
      class="mend"
      part="repairs"
      .words=${this.words}
      .facelets=${problem.facelets}
      .repairs=${problem.repairs}
      .assembly=${problem.hasEveryPiece ? assemblyInWords(this.words, problem) : ""}
      .colorNames=${this.colorNames}
      @repair-preview=${({ repair }: RepairEvent) => (this.preview = repair)}
      @repair-choice=${this.#mend}
    ></cubewright-repairs>`;
  }

  #renderTools(
    facelets: string,
    marks: readonly number[],
    filled: readonly number[],
  ): TemplateResult {
    const face = this.faceToBePainted;
    return html`<div class="tools" role="group" aria-label=${this.words.say("painting")}>
      <cubewright-palette
        part="palette"
        .words=${this.words}
        .facelets=${this.facelets}
        .brush=${this.painting.brush}
        .colorNames=${this.colorNames}
        .signs=${this.signs}
        @brush-choice=${({ brush }: BrushEvent) => (this.painting.brush = brush)}
        ><slot name="palette"></slot
      ></cubewright-palette>
      <div class="unfolded">
        ${
          face
            ? html`<cubewright-holding .facelets=${facelets} .face=${face}></cubewright-holding>`
            : nothing
        }
        <cubewright-net
          part="net"
          .words=${this.words}
          .facelets=${facelets}
          .marks=${marks}
          .highlights=${this.#highlights}
          .filled=${filled}
          .deciding=${this.#deciding}
          .face=${face}
          .colorNames=${this.colorNames}
          .signs=${this.signs}
          .playing=${this.player.playing}
          @sticker-press=${this.#press}
          @sticker-stroke=${this.#stroke}
          @sticker-hover=${this.#hover}
        ></cubewright-net>
      </div>
      ${
        this.controls === "none"
          ? nothing
          : html`<cubewright-actions
              part="controls"
              .words=${this.words}
              .actions=${ACTIONS[this.mode]}
              .activity=${this.solving.activity}
              .canUndo=${this.canUndo}
              .canRedo=${this.canRedo}
              @action-wish=${this.#act}
            ></cubewright-actions>`
      }
      ${this.mode === "solve" && this.controls === "bar" ? this.#renderSearchTime() : nothing}
      <slot name="actions"></slot>
    </div>`;
  }

  #renderSearchTime(): TemplateResult {
    return html`<cubewright-search-time
      .words=${this.words}
      .timeMs=${this.timeMs}
      @search-time=${({ timeMs }: SearchTimeEvent) => (this.timeMs = timeMs)}
    ></cubewright-search-time>`;
  }

  get #stage(): CubewrightStage | null {
    return this.hasUpdated ? this.renderRoot.querySelector("cubewright-stage") : null;
  }

  // Moves to follow are no toy: who swipes over an article's cube scrolls on.
  get #stickerUse(): StickerUse {
    const hasMoves = this.player.moves.length > 0;
    if (this.mode === "view") return hasMoves ? "none" : "turn";
    return this.mode === "solve" && hasMoves ? "turn" : "paint";
  }

  // What a repair changes is framed, nothing is wrong with it then.
  get #marks(): readonly number[] {
    return (this.preview ? undefined : this.solving.problem?.stickers) ?? NO_STICKERS;
  }

  get #highlights(): readonly number[] {
    return this.preview?.stickers ?? this.hovered;
  }

  // Stickers to look at, if several cubes have those that are known.
  get #deciding(): readonly number[] {
    const { inference, preview } = this;
    const isOpen = !preview && inference?.painting === this.facelets && inference.count > 1;
    if (!isOpen || hasManyCubes(inference)) return NO_STICKERS;
    return decisionOf(inference).stickers;
  }

  get #isMendable(): boolean {
    const { problem } = this.solving;
    if (problem?.facelets !== this.facelets || this.mode === "view") return false;
    return isOfCube(problem) && (problem.repairs.length > 0 || !hasUnknown(this.facelets));
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.preview = undefined;
  }

  protected override showTurn(turn: Turn | undefined): void {
    this.#stage?.showTurn(turn);
  }

  #press(event: StickerEvent): void {
    this.paint(event.index);
  }

  #stroke(event: StickerEvent): void {
    this.paintAlong(event.index);
  }

  #hover({ index }: StickerEvent): void {
    if (this.mode !== "view") this.hovered = index < 0 ? NO_STICKERS : [index];
  }

  #mend({ repair }: RepairEvent): void {
    this.mend(repair!);
    void this.#focusNet();
  }

  #repaint(): void {
    this.repaint();
    void this.#focusNet();
  }

  // What was pressed is gone; the cube is where it goes on.
  async #focusNet(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector("cubewright-net")?.focus();
  }

  #act({ action }: ActionEvent): void {
    void this[action]();
    if (action === "solve") this.#leadToCube();
  }

  // In a narrow box the cube and its moves are far above the button.
  #leadToCube(): void {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    this.renderRoot.querySelector(".show")!.scrollIntoView({ block: "nearest", behavior });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-cube": CubewrightCube;
    "cubewright-stage": CubewrightStage;
  }
}
