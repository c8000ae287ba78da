// The cube unfolded: a grid of 54 stickers, or of the 24 of a 2x2x2, for mouse, finger, keyboard and screen reader.

import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES } from "../../core/facelets";
import { COLOR_NAMES, isFace, type Face } from "../../core/faces";
import { faceAt, indexOnFace, rowOnFace } from "../../core/geometry";
import { isPocket, NO_STICKER, stickersInRow } from "../../core/pocket-stickers";
import { PointerStroke } from "../../scene/hand/pointer-stroke";
import { stopsGliding } from "../../scene/hand/touch";
import type { Place } from "../../scene/hand/stroke-path";
import type { SignKind } from "../../scene/signs/sticker-signs";
import type { ColorNames } from "../words/color-names";
import { styles } from "./net.styles";
import { AtRest } from "../hand/at-rest";
import { bringIntoSight } from "../hand/into-sight";
import { StickerEvent } from "../hand/sticker-event";
import { firstToPaint, nextToPaint, passingOver, withUnknown } from "./face-tour";
import { GRIDS } from "./net-grid";
import { ARROWS, isTouched, stickerBeside } from "./net-places";
import type { Brush } from "./painting";
import { stickerName } from "./painting-words";
import { stickerSign } from "../looks/sticker-sign";
import { StyledElement } from "../looks/styled-element";
import { widgetVocabulary } from "../words/widget-words";

/** A sticker (0..53) that a digit has changed, and the letter that it had before. */
interface TypedSticker {
  index: number;
  before: string;
}

@customElement("cubewright-net")
export class CubewrightNet extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** 54 characters. */
  @property() facelets = "";
  /** Stickers (0..53) that are shown as faulty. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /**
   * Stickers that are framed: the pointer is on them in the 3D view, or a repair would change them.
   */
  @property({ attribute: false }) highlights: readonly number[] = [];

  /** Stickers that were not painted but follow from the others. */
  @property({ attribute: false }) filled: readonly number[] = [];
  /** Stickers that still show the cube that is painted over. */
  @property({ attribute: false }) unpainted: ReadonlySet<number> = new Set();
  /** Stickers that a person has typed as unknown: digits do not go back to them. */
  @property({ attribute: false }) leftUnknown: ReadonlySet<number> = new Set();
  /** Stickers to look at next, since they narrow down the cube the most. */
  @property({ attribute: false }) deciding: readonly number[] = [];

  /** The face that is being painted. When it changes, the focus moves to the new face. */
  @property() face: Face | undefined;

  /** Whether a message says that the stickers cannot be right; it may cover the face. */
  @property({ type: Boolean }) faulty = false;

  /** Whether the person has chosen the colour to paint with; otherwise a finger that swipes does not paint. */
  @property({ attribute: false }) brushIsChosen = false;

  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  /** What stickers show besides their colours. */
  @property({ attribute: false }) signs: SignKind = "none";

  /** Whether moves are being played. */
  @property({ attribute: false }) playing = false;

  // Ends the wait for the next frame. Not a # field: Lit calls `requestUpdate`, which reads it, before # fields exist.
  private goOn?: () => void;
  // The one sticker that the Tab key reaches.
  @state() private entry = CENTER_INDEXES[0]!;
  // What the next digit does with its colour: it paints the sticker that has the focus, or goes on to
  // the next one and paints that. After Enter or a press, which paint by themselves, it does neither.
  @state() private byDigit: "paint" | "go on" | "choose" = "paint";
  // What digits have changed, one after the other.
  #typed: readonly TypedSticker[] = [];
  // Where the last digit was typed.
  #lastTyped: number | undefined;
  /** Whether the last digit has painted a sticker that was not painted yet. */
  hasFilledGap = false;
  // Whether the focus has gone to another sticker since one was painted. The focus then no longer moves when another
  // face is asked for, or the next key would paint there.
  #hasMovedOn = false;
  // What was pressed here last: a key, or a pointer on this face.
  #pressed: Face | "key" = "key";
  // Whether a pointer was pressed here since the person was last led to another face.
  #isTouched = false;
  readonly #atRest = new AtRest();
  readonly #stroke = new PointerStroke(
    (place) => this.#stickerAt(place),
    (index) => this.dispatchEvent(new StickerEvent("sticker-stroke", index)),
  );

  override render(): TemplateResult {
    const grid = this.#grid;
    const next = this.#next;
    return html`
      <div
        role="grid"
        class="${this.brushIsChosen ? "chosen" : ""} ${isPocket(this.facelets) ? "pocket" : ""}"
        aria-label=${this.words.say("cube-net")}
        aria-colcount=${grid[0]!.length}
        @keydown=${this.#moveFocus}
        @focusin=${this.#enter}
        @pointerdown=${this.#beginStroke}
        @touchmove=${this.#stroke.keepFromScrolling}
      >
        ${grid.map(
          (row) => html`
            <div role="row">
              ${row.map((index, column) =>
                index < 0 ? null : this.#renderSticker(index, column, index === next),
              )}
            </div>
          `,
        )}
      </div>
    `;
  }

  override focus(): void {
    // A person who goes on by digits begins at this sticker.
    if (this.byDigit === "go on") this.byDigit = "paint";
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    this.#hasMovedOn = false;
    this.show();
  }

  /** Focuses the first sticker to paint on the face that is asked for. */
  async focusAsked(): Promise<void> {
    this.#typed = [];
    this.#enterAsked();
    await this.updateComplete;
    this.focus();
  }

  /** @internal */
  override requestUpdate(...change: Parameters<StyledElement["requestUpdate"]>): void {
    super.requestUpdate(...change);
    if (!this.playing) this.goOn?.();
  }

  // While moves are played, the net is updated one frame late: the frame in which one turn ends and
  // the next begins has enough to do.
  protected override async scheduleUpdate(): Promise<void> {
    if (this.playing) {
      await new Promise<unknown>((resolve) => {
        this.goOn = resolve as () => void;
        requestAnimationFrame(resolve);
      });
    }
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The other puzzle may not have this sticker.
    if (this.facelets.charAt(this.entry) === NO_STICKER)
      this.entry = this.#grid[0]!.find((at) => at >= 0)!;
    if (!changed.has("face") || !this.face) return;
    // A person who is painting already goes on where they are.
    if (!changed.get("face") && this.shadowRoot?.activeElement) return;
    const hasMovedOn = this.#hasMovedOn && this.shadowRoot?.activeElement;
    if (faceAt(this.entry) !== this.face && !hasMovedOn) this.#enterAsked();
  }

  #enterAsked(): void {
    // With digits, each face begins with its first sticker, whatever is known of it.
    const isToPaint = (index: number) =>
      this.byDigit === "go on" || this.unpainted.has(index) || !isFace(this.facelets.charAt(index));
    const ofFace = this.#grid.flat().filter((index) => index >= 0 && faceAt(index) === this.face);
    this.entry =
      ofFace.find((index) => index === this.#undone) ?? ofFace.find(isToPaint) ?? this.entry;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("faulty") && this.faulty && this.face) this.#onceAtRest(() => this.show());
    if (!changed.get("face") && !this.#isTypedThrough(changed)) return;
    // Safari does not focus what a finger touches.
    const isFollowed = this.shadowRoot!.activeElement && !this.#hasMovedOn;
    if (!isFollowed && !this.#isTouched) return;
    // Who has turned to another face by themselves sees it.
    if (this.#pressed === this.face) this.#atRest.giveUp();
    else this.#onceAtRest(this.#leadOn);
  }

  // Whether a person has typed all stickers, those that followed from the others last.
  #isTypedThrough(changed: PropertyValues<this>): boolean {
    const isAllPainted = this.filled.length === 0 && !hasUnknown(this.facelets);
    return this.byDigit === "go on" && isAllPainted && Boolean(changed.get("filled")?.length);
  }

  // A finger that has just pressed may be about to press again, and would miss what scrolls away from it.
  #onceAtRest(scroll: () => void): void {
    this.#isTouched = false;
    if (this.#pressed === "key") scroll();
    else this.#atRest.then(scroll);
  }

  readonly #leadOn = (): void => {
    this.#atRest.giveUp();
    if (this.face) this.focus();
    else this.dispatchEvent(new Event("painted-through"));
  };

  /** Scrolls the whole `face` into sight, or what has the focus: net.styles.ts has the margin around a centre. */
  show(face = this.face): void {
    const part = face ? `.bears.of-${face.toLowerCase()}` : ":focus";
    bringIntoSight(this.renderRoot.querySelector(part));
  }

  get #grid(): (typeof GRIDS)[2] {
    return GRIDS[stickersInRow(this.facelets)];
  }

  #renderSticker(index: number, column: number, isNext: boolean): TemplateResult {
    const letter = this.facelets.charAt(index);
    const isMarked = this.marks.includes(index);
    const message = this.filled.includes(index)
      ? "sticker-filled"
      : this.deciding.includes(index)
        ? "doubtful"
        : "sticker";
    return html`<button
      type="button"
      role="gridcell"
      class="${this.#classesOf(index, column)} ${isNext ? "next" : ""}"
      aria-label=${stickerName(this.words, this.facelets, index, this.colorNames, message)}
      aria-colindex=${column + 1}
      aria-invalid=${isMarked ? "true" : "false"}
      tabindex=${index === this.entry ? 0 : -1}
      data-index=${index}
      @click=${() => this.#click(index)}
      @focus=${() => (this.entry = index)}
      @pointerenter=${() => this.dispatchEvent(new StickerEvent("sticker-hover", index))}
      @pointerleave=${() => this.dispatchEvent(new StickerEvent("sticker-hover", -1))}
    >
      ${stickerSign(this.signs, letter)}${this.#bearsBody(index) ? html`<i></i>` : null}
    </button>`;
  }

  // The dark body of a face lies below its centre, or below the first sticker of a 2x2x2's face.
  #bearsBody(index: number): boolean {
    return isPocket(this.facelets) ? indexOnFace(index) === 0 : CENTER_INDEXES.includes(index);
  }

  // One string: setting each class separately took five times as long, and a turn changes many
  // stickers.
  #classesOf(index: number, column: number): string {
    const letter = this.facelets.charAt(index);
    const classes = [
      `column-${column}`,
      `of-${faceAt(index).toLowerCase()}`,
      `row-${isPocket(this.facelets) ? rowOnFace(index) / 2 : rowOnFace(index)}`,
    ];
    if (isFace(letter)) classes.push(`face-${letter.toLowerCase()}`);
    if (CENTER_INDEXES.includes(index)) classes.push("center");
    if (this.#bearsBody(index)) classes.push("bears");
    if (this.marks.includes(index)) classes.push("marked");
    if (this.filled.includes(index)) classes.push("filled");
    if (this.unpainted.has(index)) classes.push("unpainted");
    if (this.deciding.includes(index)) classes.push("deciding");
    if (this.highlights.includes(index)) classes.push("highlit");
    if (faceAt(index) === this.face) classes.push("asked");
    return classes.join(" ");
  }

  // What the next digit paints, if the focus is still on what the last one has painted.
  get #next(): number | undefined {
    const next = this.#goesOnFrom(this.entry) ? this.#placeAfter(this.entry) : undefined;
    return next === this.entry ? undefined : next;
  }

  #goesOnFrom(place: number): boolean {
    return this.byDigit === "go on" && this.#lastTyped === place;
  }

  // After digits were undone, the next one paints the first of their stickers again.
  #placeAfter(place: number): number | undefined {
    return this.#undone ?? nextToPaint(this.#painted, place, this.hasFilledGap);
  }

  get #undone(): number | undefined {
    return this.#typed[this.#stillTyped.length]?.index;
  }

  get #stillTyped(): readonly TypedSticker[] {
    const painted = this.#painted;
    const last = this.#typed.findLastIndex(({ index, before }) => painted.charAt(index) !== before);
    return this.#typed.slice(0, last + 1);
  }

  // The cube without the stickers that were not painted.
  get #known(): string {
    return withUnknown(this.facelets, new Set([...this.filled, ...this.unpainted]));
  }

  get #painted(): string {
    return passingOver(this.#known, this.leftUnknown);
  }

  /**
   * A digit has chosen `brush`: paints the sticker that has the focus, or the one after it; the first that is not painted
   * yet if the person `typesOn` after the focus has left the net by itself.
   * @returns the sticker (0..53); `undefined` if none was painted.
   */
  paintByDigit(brush: Brush, typesOn = false): number | undefined {
    const index = this.#placeOfDigit(typesOn);
    if (index === undefined || CENTER_INDEXES.includes(index)) return undefined;
    const before = this.#known.charAt(index);
    const typed = { index, before: this.#painted.charAt(index) };
    // The same sticker of the cube that is painted over may have this colour, or may become unknown.
    const isChanged = before !== brush || this.facelets.charAt(index) !== brush;
    this.hasFilledGap = before === UNKNOWN;
    const others = this.#stillTyped;
    this.renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`)!.focus();
    this.byDigit = "go on";
    this.#typed = isChanged ? [...others, typed] : others;
    this.#lastTyped = index;
    this.#press(index);
    return index;
  }

  #placeOfDigit(typesOn: boolean): number | undefined {
    if (typesOn) return firstToPaint(this.#painted, faceAt(this.entry));
    const focused = this.shadowRoot!.activeElement as HTMLElement | null;
    if (!focused || this.byDigit === "choose") return undefined;
    const place = Number(focused.dataset.index);
    return this.#goesOnFrom(place) ? this.#placeAfter(place) : place;
  }

  #enter({ relatedTarget }: FocusEvent): void {
    this.#hasMovedOn = true;
    if (!this.shadowRoot!.contains(relatedTarget as Node | null)) this.#goElsewhere("paint");
  }

  // A person has gone to a sticker by themselves.
  #goElsewhere(byDigit: "paint" | "choose"): void {
    this.byDigit = byDigit;
    this.#typed = [];
  }

  #click(index: number): void {
    this.#goElsewhere("choose");
    this.#press(index);
  }

  #press(index: number): void {
    this.#hasMovedOn = false;
    this.dispatchEvent(new StickerEvent("sticker-press", index));
  }

  #beginStroke(event: PointerEvent): void {
    const target = event.target as HTMLElement;
    this.#stroke.end();
    this.#hasMovedOn = false;
    // Two fingers zoom.
    if (!event.isPrimary) return;
    this.#isTouched = true;
    // Without this, all events of a touch go to the sticker on which it began.
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
    const isAsked = this.brushIsChosen && target.matches(".asked");
    // A browser may take a touch beside a control for a touch of it.
    const isOnAsked = isAsked && isTouched(target, event);
    const index = isOnAsked ? Number(target.dataset.index) : this.#stickerAt(event);
    // A finger that rests paints only what its person has chosen; else a swipe that begins slowly would spill.
    const mayStroke = event.pointerType === "mouse" || this.brushIsChosen;
    if (mayStroke && !stopsGliding(event)) this.#stroke.begin(event, index, isOnAsked);
    if (index >= 0) this.#pressed = faceAt(index);
  }

  #stickerAt({ clientX, clientY }: Place): number {
    const element = this.shadowRoot!.elementFromPoint(clientX, clientY);
    return element instanceof HTMLElement ? Number(element.dataset.index ?? -1) : -1;
  }

  #moveFocus(event: KeyboardEvent): void {
    this.#pressed = "key";
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const stickers = [...this.renderRoot.querySelectorAll<HTMLElement>("[data-index]")];
    stickerBeside(stickers, this.entry, arrow)?.focus();
    this.#goElsewhere("paint");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-net": CubewrightNet;
  }
}
