// <cubewright-cube>: a cube to follow, to paint and to have solved. This file holds what the element
// does; what can be set on it is in cube-settings.ts, its looks in cubewright-cube.styles.ts, its
// parts in files of their own.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { hasAllColors } from "../core/facelets";
import { FACES } from "../core/faces";
import { applyMoves, inverseMoves } from "../core/moves";
import type { Solution } from "../core/solution";
import type { StickerUse } from "../scene/sticker-use";
import "./actions";
import type { Action, ActionEvent } from "./actions";
import type { CubeMode } from "./cube-settings";
import { styles } from "./cubewright-cube.styles";
import { EngineTables } from "./engine-tables";
import { tell } from "./events";
import { activityInWords, idleInWords, problemInWords, solutionInWords } from "./messages";
import { Nearness } from "./nearness";
import "./net";
import { Painting } from "./painting";
import "./palette";
import type { ColorEvent } from "./palette";
import { PlayableCube } from "./playable-cube";
import type { Turn } from "./player";
import "./player-controls";
import type { PlayerWishEvent } from "./player-controls";
import { sharedEngine, type SharedEngine } from "./shared-engine";
import { Solving } from "./solving";
import "./stage";
import type { CubewrightStage } from "./stage";
import type { StickerEvent } from "./sticker-event";
import "./tables-line";
import type { TurnEvent } from "./turn-event";
import { TurnKeys } from "./turn-keys";
import type { WidgetWords } from "./words/widget-words";

/** How hard to look for a solution; what is left out is taken from the element's properties. */
export interface SolveRequest {
  /** How long to search at most. */
  timeMs?: number;
  /** Stop at the first solution of at most so many moves; 0: as short as time allows. */
  maxLength?: number;
}

// One and the same list, so that the stage sees that nothing has changed and draws nothing.
const NO_STICKERS: readonly number[] = [];

const ACTIONS: Readonly<Record<CubeMode, readonly Action[]>> = {
  view: [],
  paint: ["reset"],
  solve: ["solve", "scramble", "reset"],
};

/**
 * A cube that a person follows, paints or has solved, as `mode` says. What it tells the page around
 * it: `CubewrightEventDetails`.
 *
 * @attribute lang - The language of its texts: that of the page around where it is left out.
 * @slot actions - Below the painting tools and the buttons.
 * @csspart stage - The cube to look at.
 * @csspart status - What is going on, and what is wrong.
 * @csspart controls - The moves with the buttons that play them, and the buttons below the net.
 * @csspart palette - The colours to paint with.
 * @csspart net - The cube unfolded.
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
@customElement("cubewright-cube")
export class CubewrightCube extends PlayableCube {
  static override styles = styles;

  @state() private notice: ((words: WidgetWords) => string) | undefined;
  @state() private hovered = -1;

  readonly #solving = new Solving(this, () => this.#engine, {
    improved: (solution) => this.#showImproved(solution),
    problem: ({ code, message }) => tell(this, "cubewright-error", { code, message }),
  });
  readonly #tables = new EngineTables(this, this.#engine, (progress) =>
    tell(this, "cubewright-progress", progress),
  );
  readonly #painting = new Painting(this, {
    painted: (facelets) => {
      this.show(facelets);
      this.consider();
    },
    centerPressed: () => (this.notice = (words) => words.say("centre-fixed")),
  });
  readonly #nearness = new Nearness(this, () => this.pause());
  #unchecked: string | undefined;
  #startedEngine: SharedEngine | undefined;
  #mayOpenStage = false;

  constructor() {
    super();
    new TurnKeys(this, (move) => this.#stage?.turn(move));
  }

  /**
   * Looks for a short solution of the cube on the screen and puts it into the player. Resolves to
   * the best solution, or to `undefined` if there is none to give: then "cubewright-error" has told
   * why, or another cube has taken this one's place.
   */
  async solve(request: SolveRequest = {}): Promise<Solution | undefined> {
    const { facelets } = this;
    this.#unchecked = undefined;
    this.notice = undefined;
    this.player.load(facelets);
    const solution = await this.#solving.solve(facelets, {
      timeMs: request.timeMs ?? this.timeMs,
      maxLength: request.maxLength ?? this.maxLength,
    });
    if (!solution) return undefined;
    this.#offer(solution);
    // The moves in the player may be those of an earlier, longer solution.
    this.notice = (words) => solutionInWords(words, this.player.moves.length, solution.lowerBound);
    tell(this, "cubewright-solution", { solution });
    return solution;
  }

  /** Shows a uniformly random cube. */
  async scramble(): Promise<void> {
    const facelets = await this.#solving.mix();
    if (facelets === undefined) return;
    this.show(facelets);
    this.notice = (words) => words.say("scrambled");
  }

  /** The cube as it is shown, as a PNG picture. */
  async toBlob(): Promise<Blob> {
    await this.updateComplete;
    return this.#stage!.toBlob();
  }

  override connectedCallback(): void {
    this.#tables.engine = this.#engine;
    super.connectedCallback();
  }

  override render(): TemplateResult {
    const { player, words } = this;
    const { problem } = this.#solving;
    const hasMoves = player.moves.length > 0;
    return html`
      <div
        class="layout mode-${this.mode} ${hasMoves ? "following" : "painting"}"
        lang=${words.language}
        dir="ltr"
        @keydown=${this.#painting.chooseColorByKey}
      >
        <div class="show" role="group" aria-label=${words.say("cube")}>
          <cubewright-stage
            part="stage"
            .words=${words}
            .facelets=${player.facelets}
            .marks=${problem?.stickers ?? NO_STICKERS}
            .highlight=${this.hovered}
            .open=${this.#mayOpenStage}
            .label=${this.alt}
            .hint=${this.hint === "arrow" ? player.moves[player.index] : undefined}
            .stickerUse=${this.#stickerUse}
            @sticker-press=${this.#press}
            @sticker-stroke=${this.#stroke}
            @turn-begin=${() => this.pause()}
            @turn=${this.#turnByHand}
            @sticker-hover=${this.#hover}
          ></cubewright-stage>
          <div class="caption" part="status">
            <p role="status">${problem ? "" : this.#statusInWords}</p>
            <p role="alert">${problem ? problemInWords(words, problem) : ""}</p>
            <cubewright-tables
              .words=${words}
              ?hidden=${this.mode !== "solve" || this.#tables.status === undefined}
              .status=${this.#tables.status}
              .progress=${this.#tables.progress}
              @tables-wish=${() => this.#tables.fetch()}
            ></cubewright-tables>
          </div>
        </div>
        ${this.#renderPlayer(hasMoves)} ${this.mode === "view" ? nothing : this.#renderTools()}
      </div>
    `;
  }

  protected override willUpdate(): void {
    const engine = this.#engine;
    this.#tables.engine = engine;
    if (this.loading === "eager" && this.#startedEngine !== engine) {
      this.#startedEngine = engine;
      // Whoever asks the engine for something hears why it could not be started.
      engine.solver().catch(() => undefined);
    }
    const isIdle = this.#solving.activity === "idle";
    if (isIdle && this.#isAwake && this.mode !== "view" && this.#unchecked === this.facelets) {
      this.#check();
    }
    // Opening the stage keeps the page busy; the engine and its first search go before, unless their
    // solution is played already.
    const isFree = isIdle && !this.#tables.isStarting;
    if ((isFree && this.#isAwake) || this.player.begun) this.#mayOpenStage = true;
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
    return html`<div
      class="follow"
      part="controls"
      role="group"
      aria-label=${this.words.say("player")}
    >
      ${
        hasMoves
          ? html`<cubewright-player
              .words=${this.words}
              .moves=${this.player.moves}
              .index=${this.player.index}
              .current=${this.player.current}
              .playing=${this.player.playing}
              .tempo=${this.tempo}
              .compact=${this.mode === "view"}
              @player-wish=${({ wish }: PlayerWishEvent) => this.grant(wish)}
            ></cubewright-player>`
          : html`<p class="guide">${this.words.say("moves-to-come")}</p>`
      }
    </div>`;
  }

  #renderTools(): TemplateResult {
    return html`<div class="tools" role="group" aria-label=${this.words.say("painting")}>
      <cubewright-palette
        part="palette"
        .words=${this.words}
        .facelets=${this.facelets}
        .color=${this.#painting.color}
        .colorNames=${this.colorNames}
        @color-choice=${(event: ColorEvent) => (this.#painting.color = event.face)}
      ></cubewright-palette>
      <cubewright-net
        part="net"
        .words=${this.words}
        .facelets=${this.facelets}
        .marks=${this.#solving.problem?.stickers ?? NO_STICKERS}
        .highlight=${this.hovered}
        .colorNames=${this.colorNames}
        @sticker-press=${this.#press}
        @sticker-hover=${this.#hover}
      ></cubewright-net>
      ${
        this.controls === "none"
          ? nothing
          : html`<cubewright-actions
              part="controls"
              .words=${this.words}
              .actions=${ACTIONS[this.mode]}
              .activity=${this.#solving.activity}
              @action-wish=${this.#act}
            ></cubewright-actions>`
      }
      <slot name="actions"></slot>
    </div>`;
  }

  get #engine(): SharedEngine {
    const { tables, threads, baseUrl } = this;
    if (baseUrl === "") return sharedEngine({ tables, threads });
    return sharedEngine({ tables, threads, baseUrl: new URL(baseUrl, this.baseURI).href });
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

  get #isAwake(): boolean {
    return this.loading === "eager" || this.#nearness.hasBeenNear;
  }

  get #statusInWords(): string {
    if (this.#solving.activity !== "idle") return activityInWords(this.words, this.#solving);
    return this.notice?.(this.words) ?? idleInWords(this.words, this, this.player.moves.length);
  }

  protected override beginAnew(): void {
    this.#solving.stop();
    this.notice = undefined;
  }

  protected override complain(error: unknown): void {
    this.#solving.complain(error);
  }

  protected override showTurn(turn: Turn | undefined): void {
    this.#stage?.showTurn(turn);
  }

  // Whether a cube can exist is asked of the engine, for which a view has no use, and which nobody
  // needs before the element comes near.
  protected override consider(): void {
    this.#unchecked = this.facelets;
    if (this.#isAwake && this.mode !== "view") this.#check();
  }

  // Quiet while colours are still missing; a cube with all its colours is told if it cannot exist.
  #check(): void {
    this.#unchecked = undefined;
    if (hasAllColors(this.facelets)) void this.#solving.check(this.facelets);
  }

  #showImproved(solution: Solution): void {
    this.#offer(solution);
    tell(this, "cubewright-improved", { solution });
  }

  // Who has begun to follow one solution is not handed another.
  #offer({ moves }: Solution): void {
    if (!this.player.begun) this.player.load(this.facelets, moves);
  }

  #press(event: StickerEvent): void {
    if (this.mode !== "view") this.#painting.paint(this.facelets, event.index);
  }

  #stroke(event: StickerEvent): void {
    this.#painting.paintAlong(this.facelets, event.index);
  }

  // Who turns as the solution says follows it; any other turn makes another cube.
  #turnByHand({ move }: TurnEvent): void {
    const { moves, index, facelets } = this.player;
    const [back] = inverseMoves(moves.slice(Math.max(0, index - 1), index));
    if (move === moves[index]) this.seek(index + 1);
    else if (move === back) this.seek(index - 1);
    else if (this.mode !== "view" || moves.length === 0) this.show(applyMoves(facelets, [move]));
  }

  #hover(event: StickerEvent): void {
    if (this.mode !== "view") this.hovered = event.index;
  }

  #act({ action }: ActionEvent): void {
    void this[action]();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-cube": CubewrightCube;
    "cubewright-stage": CubewrightStage;
  }
}
