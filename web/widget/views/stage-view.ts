// The cube to look at, and its settings.

import { html, type TemplateResult } from "lit";

import { checkText } from "../../core/arguments";
import type { Face } from "../../core/faces";
import { faceAt } from "../../core/geometry";
import { faceHeld, faceletsHeld, moveHeld, rotationBetween, stickersHeld } from "../../core/held";
import type { StickerUse } from "../../scene/hand/sticker-use";
import { Feature, forPages } from "../element/feature";
import { oneOf, setting } from "../element/setting";
import { Appearance } from "../features/appearance";
import { Checking } from "../features/checking";
import { Editing } from "../features/editing";
import { Engine } from "../features/engine";
import { Learning } from "../features/learning";
import { Guiding } from "../features/guiding";
import { Playing } from "../features/playing";
import { Presence } from "../features/presence";
import { Settings } from "../features/settings";
import { Slipping } from "../features/slipping";
import { Solving } from "../features/solving";
import { Turning } from "../features/turning";
import type { StickerEvent } from "../hand/sticker-event";
import type { TurnEvent } from "../hand/turn-event";
import { FaceInView } from "../hand/face-in-view";
import { TurnKeys } from "../hand/turn-keys";
import { bringIntoSight } from "../hand/into-sight";
import "../stage/stage";
import type { CubewrightStage } from "../stage/stage";
import { Stickers } from "./stickers";

export interface StageApi {
  /** `arrow`: shows which layer turns next, before it turns. */
  get hint(): "arrow" | "none";
  set hint(given: "arrow" | "none" | null | undefined);
  /** `float`: the stickers of hidden faces float behind the cube, where they are seen. */
  get backs(): "float" | "none";
  set backs(given: "float" | "none" | null | undefined);
  /** What the picture shows, for those who do not see it. */
  get alt(): string;
  set alt(given: string | null | undefined);
  /** The cube as it is shown, as a PNG picture. Waits until the element is in a page. */
  toBlob(): Promise<Blob>;
}

export class StageView extends Feature implements StageApi {
  @setting("hint", "none", oneOf("hint", ["arrow", "none"]))
  declare hint: "arrow" | "none";

  @setting("backs", "none", oneOf("backs", ["float", "none"]))
  declare backs: "float" | "none";

  @setting("alt", "", (alt) => checkText("alt", alt))
  declare alt: string;

  readonly #settings = this.use(Settings);
  readonly #presence = this.use(Presence);
  readonly #engine = this.use(Engine);
  readonly #playing = this.use(Playing);
  readonly #appearance = this.use(Appearance);
  readonly #checking = this.use(Checking);
  readonly #editing = this.use(Editing);
  readonly #slipping = this.use(Slipping);
  readonly #guiding = this.use(Guiding);
  readonly #solving = this.use(Solving);
  readonly #turning = this.use(Turning);
  readonly #stickers = this.use(Stickers);
  readonly #learning = this.use(Learning);
  readonly #faceInView = new FaceInView(() => this.element.requestUpdate());
  #mayOpen = false;
  // The face last painted on the stage.
  #seen: Face | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({
      turning: (turn) => this.#stage?.showTurn(turn),
      stepped: () => {
        if (this.#playing.isFinished && this.#settings.mode === "solve") this.#stage?.celebrate();
      },
    });
    this.#slipping.turnLayer = (move) => this.#stage?.turn(moveHeld(move, this.#orientation));
    this.#slipping.finishTurn = () => this.#stage?.finishTurn();
    new TurnKeys(this.element, (move) => this.#turning.mayTurn && this.#stage?.turn(move));
  }

  @forPages
  async toBlob(): Promise<Blob> {
    await this.element.updateComplete;
    return this.#stage!.toBlob();
  }

  // Opening the stage keeps the page busy. The engine and its first search go first, unless the person is already
  // playing the solution.
  override hostUpdate(): void {
    const { work, tablesInUse } = this.#engine;
    const isFree = work.activity === "idle" && !tablesInUse.isStarting;
    if ((isFree && this.#presence.isAwake) || this.#playing.player.begun) this.#mayOpen = true;
  }

  render(): TemplateResult {
    const { written, current, orientation } = this.#playing.player;
    const facing = this.#facing;
    return html`<cubewright-stage
      part="stage"
      .words=${this.#settings.words}
      .facelets=${faceletsHeld(this.#stickers.painted, orientation)}
      .marks=${this.#held(this.#stickers.marks)}
      .highlights=${this.#held(this.#stickers.highlights)}
      .filled=${this.#held(this.#stickers.filled)}
      .open=${this.#mayOpen}
      .facing=${facing && faceHeld(facing, orientation)}
      .label=${this.alt}
      .hint=${this.#showsArrow ? written[current] : undefined}
      .signs=${this.#appearance.signs}
      .backs=${this.backs === "float"}
      .stickerUse=${this.#stickerUse}
      @sticker-press=${(event: StickerEvent) => this.#paint(event, this.#stickers.press)}
      @sticker-stroke=${(event: StickerEvent) => this.#paint(event, this.#stickers.stroke)}
      @sticker-hover=${(event: StickerEvent) => this.#stickers.hover(this.#atStart(event))}
      @turn-begin=${() => this.#turning.begin()}
      @turn=${this.#turn}
      ><slot name="corner"></slot
    ></cubewright-stage>`;
  }

  /** Focuses the cube, which can be turned by keyboard. */
  focus(): void {
    this.#stage?.focus();
  }

  /**
   * Scrolls the cube and its moves into sight once a press has had its effect: in a narrow box they may be far above
   * what was pressed.
   */
  async leadToCube(manner?: { atOnce: boolean }): Promise<void> {
    await this.element.updateComplete;
    bringIntoSight(this.element.renderRoot.querySelector(".show"), manner);
  }

  get #showsArrow(): boolean {
    const isWanted = this.#learning.isOn ? this.#learning.showsArrow : this.hint === "arrow";
    return isWanted && !this.#slipping.hasSlipped;
  }

  get #stage(): CubewrightStage | null {
    const { hasUpdated, renderRoot } = this.element;
    return hasUpdated ? renderRoot.querySelector("cubewright-stage") : null;
  }

  // A slice or a wide turn that was made layer by layer leaves the cube held another way.
  readonly #turn = ({ move }: TurnEvent): void => {
    const before = this.#orientation;
    this.#turning.turn(move);
    const rotation = rotationBetween(before, this.#orientation);
    if (rotation) this.#stage?.turnWhole(rotation);
  };

  get #orientation(): number {
    return this.#playing.player.orientation;
  }

  // Returns the list itself where nothing was turned, so that the stage sees that nothing has changed.
  #held(stickers: readonly number[]): readonly number[] {
    if (this.#orientation === 0 || stickers.length === 0) return stickers;
    const held = stickersHeld(this.#orientation);
    return stickers.map((sticker) => held.indexOf(sticker));
  }

  // The stage names stickers as the cube is held; the result is named as at the start.
  #atStart({ index }: StickerEvent): { index: number } {
    return { index: stickersHeld(this.#orientation)[index] ?? index };
  }

  #paint(event: StickerEvent, paint: Stickers["press"]): void {
    const atStart = this.#atStart(event);
    this.#seen = faceAt(atStart.index);
    paint(atStart);
  }

  // A person who paints over a solved cube here has chosen the view, so it stays until another face is asked for.
  get #facing(): Face | undefined {
    const face = this.#checking.faceToBePainted;
    const staysInView = this.#stickers.unpainted.size > 0 && face === this.#seen;
    if (staysInView) return undefined;
    // All others may follow while a face is painted; it stays in view, since the next press is about to come there.
    const underWay = this.#settings.isPainted ? this.#editing.faceUnderWay : undefined;
    const { facelets } = this.#playing.player;
    const shown = this.#faceInView.faceFor({ asked: face, underWay, facelets });
    return shown ?? (underWay === this.#seen ? underWay : undefined);
  }

  // In a view with moves, layers turn by hand only if the page follows, since swiping over it scrolls the page.
  get #stickerUse(): StickerUse {
    const { mode, isPainted } = this.#settings;
    const hasMoves = this.#playing.player.moves.length > 0;
    if (!isPainted) {
      const isHeld = hasMoves || mode === "learn";
      return isHeld && !this.#guiding.followsHand ? "none" : "turn";
    }
    const isFollowed = hasMoves || this.#solving.expectsMoves;
    if (mode === "solve" && isFollowed) return "turn";
    return this.#editing.painting.isChosen ? "paint" : "tap";
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-stage": CubewrightStage;
  }
}
