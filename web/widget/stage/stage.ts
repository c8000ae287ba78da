// The stage: a still picture of the cube, and before it the cube in three dimensions where the
// browser has WebGL.

import { html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { SolverError } from "../../core/errors";
import { FACES, type Face } from "../../core/faces";
import { quarterTurnsOf, type Move, type WrittenMove } from "../../core/moves";
import { layersOf } from "../../core/written-moves";
import type { CubeScene } from "../../scene/cube-scene";
import type { CubeColors } from "../../scene/cube/cubies";
import type { SignKind } from "../../scene/signs/sticker-signs";
import type { StickerUse } from "../../scene/hand/sticker-use";
import type { Turn } from "../play/player";
import { drawPoster, poster, POSTER_VIEW_BOX } from "./poster";
import { styles } from "./stage.styles";
import { tellScene } from "./told-to-scene";
import { prefersCalm } from "../hand/into-sight";
import { StickerEvent } from "../hand/sticker-event";
import { StyledElement } from "../looks/styled-element";
import { TurnEvent } from "../hand/turn-event";
import { widgetVocabulary } from "../words/widget-words";

const TURN_KEYS = FACES.flatMap((face) => [face, `Shift+${face}`]).join(" ");

// Another list with the same stickers changes nothing.
function areOthers(these: readonly number[], before: readonly number[] | undefined): boolean {
  return String(these) !== String(before);
}

/** Whether the cube in three dimensions is not there yet, is there, or cannot be shown. */
type StageState = "waiting" | "live" | "still";

@customElement("cubewright-stage")
export class CubewrightStage extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** 54 letters, as the cube is held. All other stickers, faces and turns here are named in the same way. */
  @property() facelets = "";
  /** Stickers (0..53) that are shown as faulty. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /** The stickers that are framed. */
  @property({ attribute: false }) highlights: readonly number[] = [];
  /** Stickers that were not painted but follow from the others. */
  @property({ attribute: false, hasChanged: areOthers }) filled: readonly number[] = [];

  /** What the picture shows; "" for a description that fits any cube. */
  @property() label = "";
  /** The turn that an arrow shows, before it is made. */
  @property({ attribute: false }) hint: WrittenMove | undefined;
  /** What stickers show besides their colours, for people who cannot tell these apart. */
  @property({ attribute: false }) signs: SignKind = "none";
  /** Whether the stickers of hidden faces float behind the cube. */
  @property({ attribute: false }) backs = false;
  /**
   * What a pointer does on stickers. With "paint" it dispatches "sticker-press", "sticker-stroke" and "sticker-hover";
   * with "turn" it drags layers, which dispatches "turn-begin" and "turn"; with "none" it does nothing.
   */
  @property({ attribute: false }) stickerUse: StickerUse = "paint";

  /** The face that is turned to the viewer; `undefined`: the usual view. */
  @property() facing: Face | undefined;

  /** Whether to show the cube in three dimensions; until then there is a still picture. */
  @property({ attribute: false }) open = false;

  @state() private stage: StageState = "waiting";
  // Whether a person has turned the view away.
  @state() private isTurned = false;
  @query(".surface") private readonly canvas!: HTMLCanvasElement;

  #scene: CubeScene | undefined;
  // The opening under way or completed; undefined after this element has left the document.
  #opening: symbol | undefined;

  /** Shows a turn in part; `undefined` shows the cube at rest. */
  showTurn(turn: Turn | undefined): void {
    if (!turn) {
      this.#scene?.setTurn(undefined);
      return;
    }
    const { move, part } = turn;
    this.#scene?.setTurn({ ...layersOf(move), quarterTurns: part * quarterTurnsOf(move) });
  }

  /** Turns a layer as a person would: shows the turn, and dispatches "turn-begin" and "turn". */
  turn(move: Move): void {
    if (this.stage === "live") this.#scene?.turn(move);
    else this.#tellTurn(move);
  }

  /** Completes a turn of a layer by hand or by `turn` at once. */
  finishTurn(): void {
    this.#scene?.finishTurn();
  }

  /** Shows the turn of the whole cube that has brought it to how it is held now. */
  turnWhole(rotation: WrittenMove): void {
    this.#scene?.rest({ ...layersOf(rotation), quarterTurns: -quarterTurnsOf(rotation) });
  }

  /** The rings behind the cube spread once, for those who do not prefer reduced motion. */
  celebrate(): void {
    if (prefersCalm()) return;
    this.renderRoot.querySelectorAll(".ring").forEach((ring, place) => {
      const spread = [{ transform: "scale(0.75)", opacity: 0 }, { opacity: 1 }, {}];
      ring.animate(spread, { duration: 1_400, delay: 200 * place, easing: "ease-out" });
    });
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".view")?.focus({ preventScroll: true });
  }

  /** Reads the stickers' colours from the custom properties again. */
  refreshColors(): void {
    this.#scene?.setColors(this.#colors());
  }

  /** The cube as it is shown, as a PNG picture. */
  async toBlob(): Promise<Blob> {
    const live = this.stage === "live" ? this.#scene?.drawNow() : undefined;
    const picture = live ?? drawPoster(this.facelets, this.#colors(), this.signs);
    const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve));
    if (blob) return blob;
    throw new SolverError("memory", "The browser could not make the picture.");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.open && !this.#opening) void this.#openScene();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is only moved within the document is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#closeScene();
    });
  }

  override render(): TemplateResult {
    const label = this.label || this.words.say("cube-picture");
    return html`
      <div class="ground" aria-hidden="true">
        <svg viewBox="-200 -200 400 400">
          <circle class="ring" r="196" />
          <circle class="ring" r="176" />
          <circle class="sun" r="156" />
        </svg>
      </div>
      <div class="colors" aria-hidden="true" @transitionrun=${() => this.refreshColors()}>
        ${["blank", "body", ...FACES].map((name) => html`<i class="color-${name.toLowerCase()}"></i>`)}
      </div>
      <div
        class="view"
        role="img"
        aria-label=${label}
        aria-keyshortcuts=${this.stickerUse === "turn" ? TURN_KEYS : nothing}
        tabindex=${this.stickerUse === "turn" ? 0 : nothing}
      >
        <svg class="still poster" viewBox=${POSTER_VIEW_BOX} ?hidden=${this.stage === "live"}>
          ${poster(this.facelets, this.hint, this.signs)}
        </svg>
        <div class="pictures" ?hidden=${this.stage === "still"}>
          <canvas class="surface"></canvas>
        </div>
      </div>
      <button
        type="button"
        class="back"
        aria-label=${this.words.say("see-as-before")}
        title=${this.words.say("see-as-before")}
        ?hidden=${this.stage !== "live" || !this.isTurned}
        @click=${this.#seeAsBefore}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          ${svg`<path d="M5 5v5h5"/><path d="M5.6 9.6a7 7 0 1 1-.4 4.6"/>`}
        </svg>
      </button>
      <button
        type="button"
        class="other-side"
        aria-label=${this.words.say("show-other-side")}
        title=${this.words.say("show-other-side")}
        ?hidden=${this.stage !== "live"}
        @click=${() => this.#scene?.seeOtherSide()}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          ${svg`<path d="M4.5 12c0-2 3.4-3.6 7.5-3.6s7.5 1.6 7.5 3.6-3.4 3.6-7.5 3.6"/><path d="m14.6 12.6-2.9 3 2.9 3"/>`}
        </svg>
      </button>
      <slot></slot>
      <p class="note" ?hidden=${this.stage !== "still"}>${this.words.say("no-picture")}</p>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("open") && this.open && !this.#opening) void this.#openScene();
    const isChanged = (name: string) => changed.has(name as keyof CubewrightStage);
    if (this.#scene) tellScene(this.#scene, this, isChanged);
  }

  async #openScene(): Promise<void> {
    const opening = (this.#opening = Symbol("opening"));
    try {
      await this.#fillScene(opening);
    } catch {
      // The scene could not be fetched, or the browser took the drawing context away meanwhile.
      if (this.#opening === opening) this.stage = "still";
    }
  }

  #closeScene(): void {
    this.#opening = undefined;
    this.#scene?.dispose();
    this.#scene = undefined;
    this.stage = "waiting";
    this.isTurned = false;
  }

  async #fillScene(opening: symbol): Promise<void> {
    const { CubeScene } = await import("../../scene/cube-scene");
    await this.updateComplete;
    if (this.#opening !== opening) return;
    const scene = await CubeScene.create(this.canvas, this.#colors(), {
      stickerTap: (index) => this.dispatchEvent(new StickerEvent("sticker-press", index)),
      stickerStroke: (index) => this.dispatchEvent(new StickerEvent("sticker-stroke", index)),
      stickerHover: (index) => {
        this.canvas.classList.toggle("over-sticker", index >= 0);
        this.dispatchEvent(new StickerEvent("sticker-hover", index));
      },
      turnBegin: () => this.dispatchEvent(new Event("turn-begin")),
      turn: (move) => this.dispatchEvent(new TurnEvent(move)),
      viewChange: (isTurned) => (this.isTurned = isTurned),
      contextChange: (available) => (this.stage = available ? "live" : "still"),
    });
    if (this.#opening !== opening) {
      scene?.dispose();
      return;
    }
    this.#scene = scene;
    if (scene) tellScene(scene, this);
    await scene?.prepare();
    if (this.#opening === opening) this.stage = scene?.hasContext ? "live" : "still";
  }

  // The button disappears, so its focus goes to the other one.
  #seeAsBefore(): void {
    this.#scene?.seeAsBefore();
    this.renderRoot.querySelector<HTMLElement>(".other-side")?.focus({ preventScroll: true });
  }

  #tellTurn(move: Move): void {
    this.dispatchEvent(new Event("turn-begin"));
    this.dispatchEvent(new TurnEvent(move));
  }

  #colors(): CubeColors {
    const samples = [...this.renderRoot.querySelectorAll(".colors i")];
    const [blank, body, ...faces] = samples.map((sample) => getComputedStyle(sample).color);
    return {
      stickers: Object.fromEntries(FACES.map((face, place) => [face, faces[place]])) as Record<
        Face,
        string
      >,
      blank: blank!,
      body: body!,
    };
  }
}
