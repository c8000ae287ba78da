// The buttons for the whole cube.

import { css, html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Activity } from "./engine-work";
import { StyledElement } from "../looks/styled-element";
import { foundation } from "../looks/theme";
import { widgetVocabulary } from "../words/widget-words";

export type Action = "solve" | "scramble" | "reset" | "paint-cube" | "scan" | "undo" | "redo";

/** The person asks for this action. */
export class ActionEvent extends Event {
  readonly action: Action;

  constructor(action: Action) {
    super("action-wish");
    this.action = action;
  }
}

// Actions whose buttons show a picture instead of a name.
const PICTURES: Readonly<Partial<Record<Action, string>>> = {
  undo: "M8.5 5.5 4 10l4.5 4.5M4.5 10h9.2a5.3 5.3 0 0 1 0 10.6H10",
  // A camera.
  scan: "M4 7.5h3.5L9.3 5h5.4l1.8 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM12 9.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z",
  redo: "M15.5 5.5 20 10l-4.5 4.5M19.5 10h-9.2a5.3 5.3 0 0 0 0 10.6H14",
};

// What an action does, where its name does not say it.
const EXPLANATIONS = { reset: "reset-does", "paint-cube": "paint-cube-does" } as const;

// What the engine does for each action.
const WORK: Readonly<Record<Action, readonly Activity[]>> = {
  solve: ["starting", "solving"],
  scramble: ["scrambling"],
  reset: [],
  "paint-cube": [],
  scan: [],
  undo: [],
  redo: [],
};

@customElement("cubewright-actions")
export class CubewrightActions extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** The actions to offer, in groups of those that stay side by side, the main one first. */
  @property({ attribute: false }) actions: readonly (readonly Action[])[] = [];
  /** What is under way. */
  @property({ attribute: false }) activity: Activity = "idle";
  /** Whether the first thing to do, painting a cube, is offered elsewhere. */
  @property({ attribute: false }) mayBegin = false;
  /** Whether a cube can be scanned. */
  @property({ attribute: false }) mayScan = false;
  @property({ attribute: false }) canUndo = false;
  @property({ attribute: false }) canRedo = false;

  override render(): TemplateResult {
    return html`<div class="buttons">
      ${this.actions.map(
        (group) => html`<div>${group.map((action) => this.#renderButton(action))}</div>`,
      )}
    </div>`;
  }

  // A button whose action is under way is busy, and a second press does nothing. A button without
  // anything to do keeps its place and its focus.
  #renderButton(action: Action): TemplateResult {
    const isBusy = WORK[action].includes(this.activity);
    const isIdle = (action === "undo" && !this.canUndo) || (action === "redo" && !this.canRedo);
    const picture = PICTURES[action];
    const press = () => {
      if (!isBusy && !isIdle) this.dispatchEvent(new ActionEvent(action));
    };
    return html`<button
      type="button"
      class="${action} ${picture ? "pictured" : ""} ${action === "solve" && !this.mayBegin ? "main" : ""}"
      ?hidden=${this.#isElsewhere(action)}
      title=${this.#titleOf(action)}
      aria-label=${picture ? this.words.say(action) : nothing}
      aria-busy=${isBusy ? "true" : "false"}
      aria-disabled=${isIdle ? "true" : nothing}
      @click=${press}
    >
      ${
        picture
          ? svg`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${picture} /></svg>`
          : this.words.say(action)
      }
    </button>`;
  }

  #isElsewhere(action: Action): boolean {
    return action === "scan"
      ? !this.mayScan || this.mayBegin
      : action === "paint-cube" && this.mayBegin;
  }

  #titleOf(action: Action): string | typeof nothing {
    if (action in PICTURES) return this.words.say(action);
    if (action !== "reset" && action !== "paint-cube") return nothing;
    return this.words.say(EXPLANATIONS[action]);
  }

  static override styles = [
    foundation,
    css`
      .buttons,
      div {
        display: flex;
        flex: 1 1 auto;
        flex-wrap: wrap;
        min-width: 0;
        gap: 8px 4px;
      }

      button {
        flex: 1 0 auto;
        min-width: max-content;
        min-height: 50px;
        padding: 0 4px;
        border: 1px solid var(--cubewright-line);
        border-radius: 14px;
        background: var(--cubewright-card);
        font-size: 15px;
        font-weight: 600;
        transition:
          background-color 140ms,
          border-color 140ms,
          transform 90ms;
      }

      button:hover {
        border-color: var(--cubewright-ink-soft);
      }

      button:active {
        transform: translateY(1px);
      }

      /* Words go below each other where they have to. */
      @container (max-width: 280px) {
        button {
          flex-shrink: 1;
          min-width: min-content;
          padding: 0 4px;
          font-size: 13px;
        }
      }

      @media (pointer: coarse) {
        button:not(.solve) {
          pointer-events: var(--press-to-clear, auto);
        }
      }

      .solve {
        flex-grow: 1.5;
        min-width: 84px;
        font-size: 17px;
      }

      .main {
        border-color: transparent;
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
      }

      .main:hover {
        border-color: transparent;
        background: var(--cubewright-accent-strong);
      }

      .pictured {
        display: grid;
        flex: 0 0 46px;
        place-items: center;
        min-width: 46px;
        padding: 0;
      }

      svg {
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }

      [aria-disabled="true"] {
        opacity: 0.45;
        cursor: default;
      }

      [aria-busy="true"] {
        cursor: progress;
      }

      @media (prefers-reduced-motion: reduce) {
        button {
          transition: none;
        }
      }

      @media (forced-colors: active) {
        .main {
          border-color: ButtonText;
          background: ButtonFace;
          color: ButtonText;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    "action-wish": ActionEvent;
  }
}
