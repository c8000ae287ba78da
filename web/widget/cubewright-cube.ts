// <cubewright-cube>: a cube to follow, to paint and to have solved. It is composed of features
// (element/feature.ts): those in features/ hold what the element does, those in views/ render its
// parts. To add one, write its file and name it here, and render its view if it has one.

import { html, nothing, type TemplateResult } from "lit";

import { styles } from "./cubewright-cube.styles";
import { elementWith } from "./element/feature";
import { Appearance, type AppearanceApi } from "./features/appearance";
import { Checking } from "./features/checking";
import { Choosing, type ChoosingApi } from "./features/choosing";
import { Editing, type EditingApi } from "./features/editing";
import { Engine, type EngineApi } from "./features/engine";
import { Learning, type LearningApi } from "./features/learning";
import { Mending } from "./features/mending";
import { NetFocus } from "./features/net-focus";
import { Playing, type PlayingApi } from "./features/playing";
import { Presence, type PresenceApi } from "./features/presence";
import { Scanning, type ScanningApi } from "./features/scanning";
import { Session, type SessionApi } from "./features/session";
import { Settings, type SettingsApi } from "./features/settings";
import { Solving, type SolvingApi } from "./features/solving";
import { CaptionView } from "./views/caption-view";
import { KeptFocus } from "./views/kept-focus";
import { LessonView } from "./views/lesson-view";
import { PlayerView } from "./views/player-view";
import { RepairsView } from "./views/repairs-view";
import { StageView, type StageApi } from "./views/stage-view";
import { ToolsView } from "./views/tools-view";

const CubeElement = elementWith<
  SettingsApi &
    PresenceApi &
    EngineApi &
    AppearanceApi &
    PlayingApi &
    EditingApi &
    ChoosingApi &
    SolvingApi &
    LearningApi &
    ScanningApi &
    SessionApi &
    StageApi
>(
  Settings,
  Presence,
  Engine,
  Appearance,
  Playing,
  Editing,
  Choosing,
  Solving,
  Learning,
  Scanning,
  Mending,
  Session,
  StageView,
  CaptionView,
  PlayerView,
  LessonView,
  RepairsView,
  ToolsView,
  KeptFocus,
);

/**
 * A cube that a person follows, paints, has solved or learns to solve, depending on `mode`. `CubewrightEventDetails`
 * lists its events. What a page puts into it without a slot is shown until the cube is.
 *
 * @attribute lang - The language of its texts; if omitted, that of the page around it.
 * @slot palette - Beside the colours to paint with.
 * @slot actions - Below the painting tools and the buttons.
 * @slot corner - Over the ground beside the cube, in a corner of the stage.
 * @slot stage - On the card with the move to make: the purpose of the move, in one line.
 * @csspart stage - The cube to look at.
 * @csspart status - What is going on, and what is wrong.
 * @csspart controls - The moves with the buttons that play them, and the buttons below the net.
 * @csspart palette - The colours to paint with.
 * @csspart net - The cube unfolded.
 * @csspart lesson - The lesson: the goal of the stage, its steps with their buttons, and the list of all stages.
 * @csspart repairs - The repairs of a cube that cannot exist.
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
 * @cssproperty --cubewright-stage-height - The height of the stage where its box does not set one.
 * @cssproperty --cubewright-card - The background of texts and buttons.
 * @cssproperty --cubewright-line - The lines around texts and buttons.
 * @cssproperty --cubewright-paper - The background of the element.
 * @cssproperty --cubewright-ink - The colour of texts.
 * @cssproperty --cubewright-ink-soft - The colour of less important texts.
 * @cssproperty --cubewright-accent - The colour of what is chosen or foremost.
 * @cssproperty --cubewright-accent-strong - The accent under the pointer.
 * @cssproperty --cubewright-on-accent - The colour of texts on the accent.
 * @cssproperty --cubewright-warning - The colour of what is wrong.
 * @cssproperty --cubewright-warning-paper - The background of what is wrong.
 * @cssproperty --cubewright-focus - The outline of what has the focus.
 * @cssproperty --cubewright-font - The font of texts.
 * @cssproperty --cubewright-font-mono - The font of moves.
 * @cssproperty --cubewright-radius - The radius of corners.
 * @cssproperty --cubewright-radius-small - The radius of the corners of small things.
 * @cssproperty --cubewright-shadow - The shadow below the stage.
 */
export class CubewrightCube extends CubeElement {
  static override styles = styles;

  readonly #settings = this.feature(Settings);
  readonly #editing = this.feature(Editing);
  readonly #net = this.feature(NetFocus);
  readonly #checking = this.feature(Checking);
  readonly #mending = this.feature(Mending);
  readonly #stage = this.feature(StageView);
  readonly #caption = this.feature(CaptionView);
  readonly #player = this.feature(PlayerView);
  readonly #lesson = this.feature(LessonView);
  readonly #repairs = this.feature(RepairsView);
  readonly #tools = this.feature(ToolsView);
  readonly #meanwhile = document.createElement("slot");

  // What a page puts into the element without a slot is shown until the cube is.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.append(this.#meanwhile);
    return root;
  }

  protected override firstUpdated(): void {
    this.#meanwhile.remove();
    super.firstUpdated();
  }

  // The first rendering waits, so that its words are in the right language already. If something is shown until then, it
  // is a task of its own, so that a page that sets up the element does not block the browser for as long as both take.
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated && this.querySelector(":scope > :not([slot])")) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { wordsArrival } = this.#settings;
    if (wordsArrival) await wordsArrival;
    await super.scheduleUpdate();
  }

  protected override render(): TemplateResult {
    const { mode, isPainted, words } = this.#settings;
    const { mendable } = this.#mending;
    const { isFollowing, isStepping, isAsking } = this.#player;
    const painting = `painting ${this.#tools.classes}`;
    const following = `following ${isStepping ? "stepping" : ""} ${isAsking ? "asking" : ""}`;
    const phase = isFollowing ? following : painting;
    // While a solved cube is painted over, the layout does not change, so that nothing moves away from the finger.
    const isTour = this.#checking.faceToBePainted && this.#editing.unpainted.size === 0;
    const faulty = mendable?.repairs.length === 0 ? "mending repainting" : "mending";
    const task = `${isTour ? "tour" : ""} ${mendable ? (isTour ? "faulty" : faulty) : ""}`;
    return html`
      <div
        class="layout mode-${mode} ${phase} ${task}"
        lang=${words.language}
        dir="ltr"
        @keydown=${this.#net.paintByKey}
        @pointerdown=${this.#editing.beginStroke}
      >
        <div class="show" role="group" aria-label=${words.say("cube")}>
          ${this.#stage.render()} ${this.#caption.render()}
        </div>
        ${mendable ? nothing : this.#player.render()} ${this.#lesson.render()}
        ${isPainted ? this.#tools.render() : nothing}
        ${mendable ? this.#repairs.render(mendable, Boolean(isTour)) : nothing}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-cube": CubewrightCube;
  }
}
