// <cubewright-cube>: a cube to paint, to have solved and to follow. This file holds what the
// element knows and does; its looks are in cubewright-cube.styles.ts, its parts in files of their
// own.

import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { SOLVED_FACELETS } from "../core/facelets";
import { applyMoves } from "../core/moves";
import { parseMoves } from "../core/notation";
import type { Solution } from "../core/solution";
import { styles } from "./cubewright-cube.styles";
import { EngineTables } from "./engine-tables";
import { cubewrightEvent, type CubewrightEventDetails } from "./events";
import {
  countsInWords,
  improvedInWords,
  MESSAGES,
  movesToPlay,
  problemInWords,
  solutionInWords,
} from "./messages";
import "./net";
import { Painting } from "./painting";
import "./palette";
import type { ColorEvent } from "./palette";
import { Player } from "./player";
import "./player-controls";
import type { PlayerWish, PlayerWishEvent } from "./player-controls";
import { readStickers } from "./read-stickers";
import { Solving } from "./solving";
import "./stage";
import type { CubewrightStage } from "./stage";
import type { StickerEvent } from "./sticker-event";
import "./tables-line";

/** How hard to look for a solution; what is left out is taken from the element's properties. */
export interface SolveRequest {
  /** How long to search at most. */
  timeMs?: number;
  /** Stop at the first solution of at most so many moves; 0: as short as time allows. */
  maxLength?: number;
}

// One and the same list, so that the stage sees that nothing has changed and draws nothing.
const NO_STICKERS: readonly number[] = [];

@customElement("cubewright-cube")
export class CubewrightCube extends LitElement {
  static override styles = styles;

  /** How long `solve` searches unless told otherwise. */
  @property({ type: Number, attribute: "time-ms" }) timeMs = 1000;
  /** `solve` stops at the first solution of at most so many moves; 0: as short as time allows. */
  @property({ type: Number, attribute: "max-length" }) maxLength = 0;

  @state() private notice: string = MESSAGES.welcome;
  @state() private hovered = -1;

  readonly #player = new Player(this, SOLVED_FACELETS, {
    turn: (turn) => this.#stage?.showTurn(turn),
    step: (index) => this.#tell("cubewright-step", { index }),
  });
  readonly #solving = new Solving(this, {
    improved: (solution) => this.#showImproved(solution),
    problem: ({ code, message }) => this.#tell("cubewright-error", { code, message }),
  });
  readonly #tables = new EngineTables(this, (progress) =>
    this.#tell("cubewright-progress", progress),
  );
  readonly #painting = new Painting(this, {
    painted: (facelets) => {
      this.#show(facelets);
      void this.#checkCube();
    },
    centerPressed: () => (this.notice = MESSAGES.centerFixed),
  });
  #setup = "";
  #mayOpenStage = false;

  /**
   * The cube on the screen, 54 letters. Accepts any form of core/facelets.ts; a text that cannot be
   * read leaves the cube as it is and gives a "cubewright-error". A cube that can be read but not
   * exist is shown, with what is wrong.
   */
  @property({ noAccessor: true })
  get facelets(): string {
    return this.#player.facelets;
  }

  set facelets(text: string) {
    try {
      this.#show(readStickers(text));
      void this.#checkCube();
    } catch (error) {
      this.#solving.fail(error);
    }
  }

  /** Moves done to the solved cube, in any notation of core/notation.ts; "" for none. */
  @property({ noAccessor: true })
  get setup(): string {
    return this.#setup;
  }

  set setup(text: string) {
    try {
      this.#show(applyMoves(SOLVED_FACELETS, parseMoves(text).moves));
      this.#setup = text;
      this.notice = MESSAGES.painted;
    } catch (error) {
      this.#solving.fail(error);
    }
  }

  /**
   * The moves in the player, such as "R U2 F'"; "" for none. Setting them puts them down to be played
   * on the cube as it stands, in any notation of core/notation.ts.
   */
  get alg(): string {
    return this.#player.moves.join(" ");
  }

  set alg(text: string) {
    try {
      const { moves } = parseMoves(text);
      this.#solving.stop();
      this.#player.load(this.facelets, moves);
      this.notice = movesToPlay(moves.length);
    } catch (error) {
      this.#solving.fail(error);
    }
  }

  /** How many of the moves in the player are done. */
  get index(): number {
    return this.#player.index;
  }

  /** Moves a second at which a solution is played. */
  @property({ noAccessor: true, type: Number })
  get tempo(): number {
    return this.#player.tempo;
  }

  set tempo(tempo: number) {
    if (!(tempo > 0)) return;
    this.#player.tempo = tempo;
    this.requestUpdate();
  }

  /**
   * Looks for a short solution of the cube on the screen and puts it into the player. Resolves to
   * the best solution, or to `undefined` if there is none to give: then "cubewright-error" has told
   * why, or another cube has taken this one's place.
   */
  async solve(request: SolveRequest = {}): Promise<Solution | undefined> {
    const { facelets } = this;
    this.#player.load(facelets);
    const solution = await this.#solving.solve(facelets, {
      timeMs: request.timeMs ?? this.timeMs,
      maxLength: request.maxLength ?? this.maxLength,
    });
    if (!solution) return undefined;
    this.#offer(solution);
    this.notice = solution.length === 0 ? MESSAGES.alreadySolved : this.#shownInWords(solution);
    this.#tell("cubewright-solution", { solution });
    return solution;
  }

  /** Shows a uniformly random cube. */
  async scramble(): Promise<void> {
    const facelets = await this.#solving.mix();
    if (facelets === undefined) return;
    this.#show(facelets);
    this.notice = MESSAGES.scrambled;
  }

  /** Shows the solved cube. */
  reset(): void {
    this.#show(SOLVED_FACELETS);
    this.notice = MESSAGES.welcome;
  }

  /** Plays the solution to its end, from the beginning if it is there already. */
  play(): void {
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  /** Makes the next `count` moves of the solution, or takes back as many when negative. */
  step(count = 1): void {
    this.#player.step(count);
  }

  /** Goes at once to where `index` moves of the solution are done. */
  seek(index: number): void {
    this.#player.seek(index);
  }

  override render(): TemplateResult {
    const player = this.#player;
    const { problem } = this.#solving;
    const marks = problem?.stickers ?? NO_STICKERS;
    const hasSolution = player.moves.length > 0;
    return html`
      <div
        class="layout ${hasSolution ? "following" : "painting"}"
        @keydown=${this.#painting.chooseColorByKey}
      >
        <section class="show" aria-label="Cube">
          <cubewright-stage
            part="stage"
            .facelets=${player.facelets}
            .marks=${marks}
            .highlight=${this.hovered}
            .open=${this.#mayOpenStage}
            @sticker-press=${this.#press}
            @sticker-hover=${this.#hover}
          ></cubewright-stage>
          <div class="caption" part="status">
            <p role="status">${problem ? "" : this.#statusInWords()}</p>
            <p role="alert">${problem ? problemInWords(problem) : ""}</p>
            <cubewright-tables
              ?hidden=${this.#tables.status === undefined}
              .status=${this.#tables.status}
              .progress=${this.#tables.progress}
              @tables-wish=${() => this.#tables.fetch()}
            ></cubewright-tables>
          </div>
        </section>
        <section class="follow" part="controls" aria-label="Player">
          ${
            hasSolution
              ? html`<cubewright-player
                  .moves=${player.moves}
                  .index=${player.index}
                  .current=${player.current}
                  .playing=${player.playing}
                  .tempo=${player.tempo}
                  @player-wish=${this.#grant}
                ></cubewright-player>`
              : html`<p class="guide">${MESSAGES.movesToCome}</p>`
          }
        </section>
        <section class="tools" aria-label="Painting">
          <cubewright-palette
            part="palette"
            .facelets=${player.facelets}
            .color=${this.#painting.color}
            @color-choice=${(event: ColorEvent) => (this.#painting.color = event.face)}
          ></cubewright-palette>
          <cubewright-net
            part="net"
            .facelets=${player.facelets}
            .marks=${marks}
            .highlight=${this.hovered}
            @sticker-press=${this.#press}
            @sticker-hover=${this.#hover}
          ></cubewright-net>
          <slot name="actions"></slot>
        </section>
      </div>
    `;
  }

  // Opening the stage keeps the page busy; the engine and its first search go before, unless their
  // solution is played already.
  protected override willUpdate(): void {
    const isFree = this.#solving.activity === "idle" && !this.#tables.isStarting;
    if (isFree || this.#player.begun) this.#mayOpenStage = true;
  }

  protected override firstUpdated(): void {
    this.#tell("cubewright-ready", undefined);
  }

  #statusInWords(): string {
    const { activity, best, lowerBound } = this.#solving;
    switch (activity) {
      case "starting":
        return MESSAGES.starting;
      case "scrambling":
        return MESSAGES.scrambling;
      case "solving":
        return best ? improvedInWords(best, lowerBound) : MESSAGES.searching;
      case "idle":
        return this.notice;
    }
  }

  get #stage(): CubewrightStage | null {
    return this.hasUpdated ? this.renderRoot.querySelector("cubewright-stage") : null;
  }

  #show(facelets: string): void {
    this.#solving.stop();
    this.#player.load(facelets);
    this.#tell("cubewright-change", { facelets });
  }

  // Quiet while colours are still missing; a cube with all its colours is told if it cannot exist.
  async #checkCube(): Promise<void> {
    const { facelets } = this;
    this.notice = countsInWords(facelets);
    if (this.notice === "" && (await this.#solving.check(facelets))) this.notice = MESSAGES.painted;
  }

  #showImproved(solution: Solution): void {
    this.#offer(solution);
    this.#tell("cubewright-improved", { solution });
  }

  // Who has begun to follow one solution is not handed another.
  #offer({ moves }: Solution): void {
    if (!this.#player.begun) this.#player.load(this.facelets, moves);
  }

  // The moves in the player may be those of an earlier, longer solution.
  #shownInWords({ lowerBound }: Solution): string {
    return solutionInWords(this.#player.moves.length, lowerBound);
  }

  #press(event: StickerEvent): void {
    this.#painting.paint(this.facelets, event.index);
  }

  #hover(event: StickerEvent): void {
    this.hovered = event.index;
  }

  #grant(event: PlayerWishEvent): void {
    const wish: PlayerWish = event.wish;
    switch (wish.kind) {
      case "play":
        this.play();
        break;
      case "pause":
        this.pause();
        break;
      case "step":
        this.step(wish.count);
        break;
      case "seek":
        this.seek(wish.index);
        break;
      case "tempo":
        this.tempo = wish.tempo;
        this.#tell("cubewright-tempo", { tempo: this.tempo });
    }
  }

  #tell<Type extends keyof CubewrightEventDetails>(
    type: Type,
    detail: CubewrightEventDetails[Type],
  ): void {
    this.dispatchEvent(cubewrightEvent(type, detail));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-cube": CubewrightCube;
    "cubewright-stage": CubewrightStage;
  }
}
