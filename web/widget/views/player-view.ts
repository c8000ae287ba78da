// The moves with the buttons that play them, and the solutions to choose from.

import { html, nothing, type TemplateResult } from "lit";

import { hasStages, metricsOf } from "../../core/choices";
import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Choosing } from "../features/choosing";
import { Engine } from "../features/engine";
import { Mending } from "../features/mending";
import { Playing } from "../features/playing";
import { Settings } from "../features/settings";
import { Slipping } from "../features/slipping";
import { Solving } from "../features/solving";
import "../play/player-controls";
import type { ShortestOffer } from "../play/player-controls";
import type { PlayerWishEvent } from "../play/player-wish";
import type { WrongTurnEvent, WrongTurnFormEvent } from "../play/after-wrong-turn";
import "../solve/found-solutions";
import type { SolutionChoiceEvent } from "../solve/found-solutions";
import { StageView } from "./stage-view";

export class PlayerView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #choosing = this.use(Choosing);
  readonly #solving = this.use(Solving);
  readonly #mending = this.use(Mending);
  readonly #slipping = this.use(Slipping);
  readonly #stage = this.use(StageView);
  readonly #work = this.use(Engine).work;
  #isAsking = false;

  // The form about a wrong turn disappears with the moves.
  override hostUpdate(): void {
    if (!this.isFollowing) this.#isAsking = false;
  }

  /** Whether there are moves to follow, or will be. */
  get isFollowing(): boolean {
    return this.#playing.player.written.length > 0 || this.#solving.expectsMoves;
  }

  /** Whether one move is shown large. */
  get isStepping(): boolean {
    return this.isFollowing && this.#settings.isPainted && this.#playing.stepwise;
  }

  /** Whether a person is asked which turn was wrong, and may want to compare the cube. */
  get isAsking(): boolean {
    return this.#isAsking && this.isFollowing;
  }

  render(): TemplateResult | typeof nothing {
    const { mode, controls, words } = this.#settings;
    const hasMoves = this.#playing.player.written.length > 0;
    if (mode === "learn" || controls === "none" || (!hasMoves && mode !== "solve")) return nothing;
    return html`<div
      class="follow"
      part="controls"
      role="group"
      aria-label=${words.say("player")}
      @wrong-turn-form=${this.#hearForm}
    >
      ${
        this.isFollowing
          ? this.#renderMoves()
          : html`<p class="guide">${words.say("moves-to-come")}</p>`
      }
    </div>`;
  }

  // The form for a wrong turn is gone. Who has not moved the focus meanwhile goes on with the moves.
  readonly #goOn = (): void => {
    const root = this.element.renderRoot as ShadowRoot;
    const player = root.querySelector<HTMLElement>("cubewright-player");
    if (root.activeElement?.localName === "cubewright-stage") player?.focus();
    // What was below the form has moved up, so the browser's scrolling does not end at the cube.
    void this.#stage.leadToCube();
  };

  readonly #hearForm = (event: WrongTurnFormEvent): void => {
    event.stopPropagation();
    this.#isAsking = event.isOpen;
    this.element.requestUpdate();
  };

  #renderMoves(): TemplateResult {
    const { mode, words } = this.#settings;
    const { player } = this.#playing;
    const { expectsMoves } = this.#solving;
    return html`<cubewright-player
        ?inert=${expectsMoves}
        .words=${words}
        .facelets=${player.held}
        .colorNames=${this.#appearance.colorNames}
        .moves=${player.written}
        .places=${this.#solving.placeCount}
        .index=${player.index}
        .current=${player.current}
        .playing=${player.playing}
        .tempo=${player.tempo}
        .stepwise=${this.#playing.stepwise}
        .heldOtherwise=${player.isHeldOtherwise}
        .waiting=${this.#slipping.isQuestion}
        .compact=${mode === "view"}
        .shortest=${mode === "solve" ? this.#shortest : "none"}
        @shortest-wish=${() => {
          void this.#stage.leadToCube();
          this.#stage.focus();
          this.#solving.findShortest();
        }}
        @player-wish=${({ wish }: PlayerWishEvent) => {
          const isOfMoves = wish.kind === "play" || wish.kind === "step" || wish.kind === "seek";
          if (isOfMoves && this.#slipping.leadToQuestion()) return;
          this.#playing.grant(wish);
        }}
        @card-shown=${() => {
          // The card opens above the pressed button, and the browser scrolls no farther than to the focus in it.
          void this.#stage.leadToCube();
        }}
        @wrong-turn=${({ wrongTurn }: WrongTurnEvent) => {
          if (this.#slipping.leadToQuestion()) return;
          this.#stage.focus();
          void this.#stage.leadToCube();
          void this.#solving.recover(wrongTurn).then(this.#goOn);
        }}
        @repaint-wish=${() => this.#mending.repaint()}
        ><slot name="stage" slot="stage"></slot
      ></cubewright-player>
      <cubewright-found
        ?expected=${expectsMoves}
        .words=${words}
        .found=${this.#work.found}
        .metric=${this.#solving.task.metric}
        .moves=${player.moves}
        @solution-choice=${({ solution }: SolutionChoiceEvent) => {
          if (!this.#slipping.leadToQuestion()) this.#solving.choose(solution);
        }}
      ></cubewright-found>`;
  }

  // Whether a search for a shortest solution is offered. Space for the button is kept as long as it may come, so that
  // nothing shifts when it does, or when it goes with the first move.
  get #shortest(): ShortestOffer {
    const { expectsMoves, mayBeShorter } = this.#solving;
    const { puzzle, method, metric } = this.#choosing;
    const { best } = this.#work;
    if (mayBeShorter && metricsOf(puzzle, "optimal").includes(metric)) {
      const isBegun = this.#playing.player.index > 0 || this.#slipping.hasSlipped;
      return isBegun ? "room" : "offered";
    }
    const mayCome = expectsMoves ? !hasStages(method) : best !== undefined && !best.stages;
    return puzzle === "3x3x3" && mayCome ? "room" : "none";
  }
}
