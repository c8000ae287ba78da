// The stage: the cube in three dimensions before its poster, or a still picture of it where there
// is no WebGL.

import { css, html, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";

import { SolverError } from "../core/errors";
import { FACES, type Face } from "../core/faces";
import type { CubeScene } from "../scene/cube-scene";
import type { CubeColors } from "../scene/cubies";
import type { Turn } from "./player";
import { drawPoster, poster, POSTER_VIEW_BOX } from "./poster";
import { StickerEvent } from "./sticker-event";
import { StyledElement } from "./styled-element";
import { foundation } from "./theme";

/** Whether the stage shows a turning cube, does not yet, or cannot. */
type StageState = "waiting" | "live" | "still";

@customElement("cubewright-stage")
export class CubewrightStage extends StyledElement {
  /** 54 letters. */
  @property() facelets = "";
  /** Stickers (0..53) that are shown as faulty. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /** The sticker that is framed, or -1. */
  @property({ attribute: false }) highlight = -1;

  /** What the picture shows; "" for what can be said of any cube. */
  @property() label = "";

  /** Whether to bring the cube in three dimensions; the still picture is there before. */
  @property({ attribute: false }) open = false;

  @state() private stage: StageState = "waiting";
  // A canvas whose context was given back cannot have another; the next scene gets a new canvas.
  @state() private canvasNumber = 0;
  @query("canvas") private readonly canvas!: HTMLCanvasElement;

  #scene: CubeScene | undefined;
  // The opening that counts: none after this element has left the document.
  #opening: symbol | undefined;

  /** Shows a turn in part; `undefined` shows the cube at rest. */
  showTurn(turn: Turn | undefined): void {
    this.#scene?.setTurn(turn?.move, turn?.part);
  }

  /** Takes the stickers' colours anew from the custom properties. */
  refreshColors(): void {
    this.#scene?.setColors(this.#colors());
  }

  /** The cube as it is shown, as a PNG picture. */
  async toBlob(): Promise<Blob> {
    const live = this.stage === "live" ? this.#scene?.drawNow() : undefined;
    const picture = live ?? drawPoster(this.facelets, this.#colors());
    const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve));
    if (blob) return blob;
    throw new SolverError("memory", "The browser could not make the picture.");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.open) void this.#openScene();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#opening = undefined;
    this.#scene?.dispose();
    this.#scene = undefined;
    this.stage = "waiting";
    ++this.canvasNumber;
  }

  override render(): TemplateResult {
    const label = this.label || "The cube: its up, right and front faces";
    return html`
      <div class="ground" aria-hidden="true">
        <svg viewBox="-200 -200 400 400">
          <circle class="ring" r="196" />
          <circle class="ring" r="176" />
          <circle class="sun" r="156" />
        </svg>
      </div>
      <svg
        class="still"
        viewBox=${POSTER_VIEW_BOX}
        role="img"
        aria-label=${label}
        ?hidden=${this.stage === "live"}
      >
        ${poster(this.facelets)}
      </svg>
      ${keyed(
        this.canvasNumber,
        html`<canvas
          role="img"
          aria-label=${label}
          aria-hidden=${this.stage === "live" ? "false" : "true"}
          ?hidden=${this.stage === "still"}
        ></canvas>`,
      )}
      <button
        type="button"
        aria-label="Show the other side"
        title="Show the other side"
        ?hidden=${this.stage !== "live"}
        @click=${() => this.#scene?.seeOtherSide(!matchMedia("(prefers-reduced-motion: reduce)").matches)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          ${svg`<path d="M4.5 12c0-2 3.4-3.6 7.5-3.6s7.5 1.6 7.5 3.6-3.4 3.6-7.5 3.6"/><path d="m14.6 12.6-2.9 3 2.9 3"/>`}
        </svg>
      </button>
      <p class="note" ?hidden=${this.stage !== "still"}>
        This browser shows no 3D picture here. The net does everything.
      </p>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("open") && this.open) void this.#openScene();
    if (changed.has("facelets")) this.#scene?.setFacelets(this.facelets);
    if (changed.has("marks")) this.#scene?.setMarks(this.marks);
    if (changed.has("highlight")) this.#scene?.setHighlight(this.highlight);
  }

  async #openScene(): Promise<void> {
    const opening = (this.#opening = Symbol("opening"));
    try {
      await this.#fillScene(opening);
    } catch {
      // The scene could not be fetched, or the browser took its context away as it was being made.
      if (this.#opening === opening) this.stage = "still";
    }
  }

  async #fillScene(opening: symbol): Promise<void> {
    const { CubeScene } = await import("../scene/cube-scene");
    await this.updateComplete;
    if (this.#opening !== opening) return;
    const scene = await CubeScene.create(this.canvas, this.#colors(), {
      stickerTap: (index) => this.dispatchEvent(new StickerEvent("sticker-press", index)),
      stickerHover: (index) => {
        this.canvas.classList.toggle("over-sticker", index >= 0);
        this.dispatchEvent(new StickerEvent("sticker-hover", index));
      },
      contextChange: (available) => (this.stage = available ? "live" : "still"),
    });
    if (this.#opening !== opening) {
      scene?.dispose();
      return;
    }
    this.#scene = scene;
    scene?.setFacelets(this.facelets);
    scene?.setMarks(this.marks);
    await scene?.prepare();
    if (this.#opening === opening) this.stage = scene?.hasContext ? "live" : "still";
  }

  #colors(): CubeColors {
    const style = getComputedStyle(this);
    const color = (name: string) => style.getPropertyValue(`--cubewright-color-${name}`).trim();
    return {
      stickers: Object.fromEntries(
        FACES.map((face) => [face, color(face.toLowerCase())]),
      ) as Record<Face, string>,
      blank: color("blank"),
      body: color("body"),
    };
  }

  static override styles = [
    foundation,
    css`
      :host {
        position: relative;
        overflow: hidden;
        background: var(--cubewright-stage);
      }

      .ground,
      canvas,
      .still {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }

      .ground svg {
        position: absolute;
        top: 50%;
        left: 50%;
        width: min(108cqh, 100%);
        aspect-ratio: 1;
        transform: translate(-50%, -50%);
      }

      .sun {
        fill: var(--cubewright-sun);
      }

      .ring {
        fill: none;
        stroke: var(--cubewright-sun-line);
        stroke-width: 1.5;
      }

      canvas {
        cursor: grab;
        /* A finger on the stage turns the cube; the page scrolls by what lies around it. */
        touch-action: none;
      }

      canvas:active {
        cursor: grabbing;
      }

      canvas.over-sticker {
        cursor: pointer;
      }

      .still polygon {
        stroke-linejoin: round;
        stroke-width: 5;
      }

      .still .body {
        fill: var(--cubewright-color-body);
        stroke: var(--cubewright-color-body);
      }

      .blank {
        fill: var(--cubewright-color-blank);
        stroke: var(--cubewright-color-blank);
      }
      .face-u {
        fill: var(--cubewright-color-u);
        stroke: var(--cubewright-color-u);
      }
      .face-r {
        fill: var(--cubewright-color-r);
        stroke: var(--cubewright-color-r);
      }
      .face-f {
        fill: var(--cubewright-color-f);
        stroke: var(--cubewright-color-f);
      }
      .face-d {
        fill: var(--cubewright-color-d);
        stroke: var(--cubewright-color-d);
      }
      .face-l {
        fill: var(--cubewright-color-l);
        stroke: var(--cubewright-color-l);
      }
      .face-b {
        fill: var(--cubewright-color-b);
        stroke: var(--cubewright-color-b);
      }

      button {
        position: absolute;
        right: 10px;
        bottom: 10px;
        display: grid;
        place-items: center;
        border-radius: 50%;
        background: color-mix(in srgb, var(--cubewright-card) 82%, transparent);
        transition: background-color 140ms;
      }

      button:hover {
        background: var(--cubewright-card);
      }

      button svg {
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }

      .note {
        position: absolute;
        inset: auto 0 0;
        margin: 0;
        padding: 8px 16px;
        color: var(--cubewright-ink-soft);
        font-size: 13px;
        text-align: center;
      }

      @media print {
        canvas,
        button,
        .note {
          display: none;
        }

        .still[hidden] {
          display: block !important;
        }
      }

      @container (max-width: 220px) {
        button {
          display: none;
        }
      }
    `,
  ];
}
