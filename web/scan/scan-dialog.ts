// <cubewright-scan>: the dialog in which a cube is scanned.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import type { Face } from "../core/faces";
import type { Puzzle } from "../core/puzzles";
import type { CubeScan } from "../core/scan";
import { StyledElement } from "../widget/looks/styled-element";
import { Spoken } from "../widget/words/spoken";
import { CameraWatch } from "./camera-watch";
import { LASTING_FAULTS } from "./camera/camera-fault";
import type { Size } from "./camera/picture-size";
import { drawOver } from "./looks/overlay";
import { TickSound } from "./looks/tick-sound";
import { styles } from "./scan-dialog.styles";
import { faceInWords, saidInWords, stateInWords } from "./scan-sentences";
import { ScanSession, type Said } from "./scan-session";
import { scanSettings } from "./scan-settings-view";
import type { ScanSurroundings } from "./surroundings";
import type { FaceInPicture } from "../core/picture-face";
import type { PictureReader } from "../engine/picture-faces";
import { takenFaces } from "./taken-faces-view";
import { ASKED_FACES } from "./taking/asked-faces";
import { TakenFaces } from "./taking/taken-faces";
import { scanVocabulary } from "./words/scan-words";

// Lasts as long as the page: nothing is stored on other people's pages.
let isSoundOn = true;
// The faces of cubes that are not found yet, by the element that is scanned for, so that whoever closes the dialog can go
// on where they were.
const keptFaces = new WeakMap<Node, Map<Puzzle, TakenFaces>>();

@customElement("cubewright-scan")
export class CubewrightScan extends StyledElement {
  static override styles = styles;

  readonly #spoken = new Spoken(this, scanVocabulary);
  readonly #tick = new TickSound();
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("video") private readonly video!: HTMLVideoElement;
  @query("canvas") private readonly canvas!: HTMLCanvasElement;
  /** A face is steady and about to be taken. */
  @state() private isHolding = false;
  #surroundings!: ScanSurroundings;
  #session!: ScanSession;
  #watch: CameraWatch | undefined;
  #reader: Promise<PictureReader> | undefined;
  #isReadingFiles = false;
  // Ends when all photographs given so far are read.
  #reading: Promise<void> = Promise.resolve();
  // Whether there were faces when the dialog was opened.
  #isGoingOn = false;
  // Ends with the dialog.
  readonly #life = new AbortController();

  /** Opens the dialog, which asks for the camera. It removes itself when it is closed. */
  async open(surroundings: ScanSurroundings): Promise<void> {
    const { puzzle } = surroundings;
    const faces = this.#kept.get(puzzle) ?? new TakenFaces(ASKED_FACES[puzzle]);
    this.#kept.set(puzzle, faces);
    this.#surroundings = surroundings;
    this.#isGoingOn = faces.count > 0;
    this.#session = new ScanSession(
      (readings) => surroundings.scan(readings),
      {
        changed: () => this.requestUpdate(),
        taken: () => this.#celebrate(),
        found: (scan) => this.#finish(scan),
      },
      ASKED_FACES[puzzle],
      faces,
    );
    this.#tick.prepare();
    await this.#spoken.arrival;
    await this.updateComplete;
    this.dialog.showModal();
    this.#watch = new CameraWatch(this.video, () => this.#openReader(), {
      changed: () => this.#hearWatch(),
      looked: (face, size) => this.#look(face, size),
    });
    const { signal } = this.#life;
    document.addEventListener("visibilitychange", () => this.#rest(), { signal });
    if (this.#isGoingOn) this.#session.tryAgain();
    // The tab may have been hidden while all this was loaded.
    this.#rest();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override render(): TemplateResult {
    const { words } = this.#spoken;
    return html`<dialog
      lang=${words.language}
      aria-labelledby="title"
      aria-describedby="about"
      @close=${() => this.remove()}
      @keydown=${(event: Event) => event.stopPropagation()}
      @paste=${(event: ClipboardEvent) => this.#takeFiles(event, event.clipboardData)}
      @dragover=${(event: Event) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#takeFiles(event, event.dataTransfer)}
    >
      <div class="content">
        <header>
          <h2 id="title">${words.say("title")}</h2>
          <button
            type="button"
            class="close"
            aria-label=${words.say("close")}
            @click=${() => this.dialog.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <p id="about">${words.say(this.#session.isInOrder ? "about-in-order" : "about")}</p>
        ${this.#renderView()}
        <div class="beside">
          <p role="status" class="said">${this.#isIdle ? "" : this.#said}</p>
          ${this.#renderWayOut()} ${this.#renderFaces()} ${this.#renderWays()}
          ${this.#renderSettings()}
        </div>
      </div>
    </dialog>`;
  }

  // Before there is a camera, the message in its place is all that there is to do.
  get #isIdle(): boolean {
    const { said, count } = this.#session;
    return this.#watch?.state !== "live" && said.kind === "count" && count === 0;
  }

  // Something keeps the camera from being used until the person tries again.
  get #isFault(): boolean {
    return !["live", "asking", "paused", "off"].includes(this.#watch?.state ?? "off");
  }

  get #said(): string {
    return saidInWords(this.#spoken.words, this.#session, this.#watch?.isMirrored);
  }

  #renderView(): TemplateResult {
    const { words } = this.#spoken;
    const watch = this.#watch;
    const watchState = watch?.state ?? "asking";
    const isFault = this.#isFault;
    const hold = this.isHolding && watchState === "live" ? words.say("hold-still") : "";
    return html`<div class="view ${watchState === "live" ? "live" : ""}">
      <div class="picture ${watch?.isMirrored ? "mirrored" : ""}" aria-hidden="true">
        <video playsinline .muted=${true}></video>
        <canvas></canvas>
      </div>
      <p class="hold" aria-hidden="true">${hold}</p>
      <div class="tick" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="72" height="72"><path d="m5 12.5 4.5 4.5L19 7.5" /></svg>
      </div>
      <div class="instead">
        <p role=${isFault ? "alert" : "status"}>${stateInWords(words, watchState)}</p>
        ${
          isFault && !LASTING_FAULTS.includes(watchState)
            ? html`<button
                type="button"
                @click=${() => void this.#moveOn(() => void this.#watch?.start())}
              >
                ${words.say("try-again")}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  // What to do when the faces have not led to one cube.
  #renderWayOut(): TemplateResult | typeof nothing {
    const { words } = this.#spoken;
    const { said } = this.#session;
    if (said.kind === "misfit") {
      return html`<div class="answers">
        ${this.#renderStartAgain()}
        <button type="button" @click=${() => void this.#moveOn(() => this.#session.useAnyway())}>
          ${words.say("use-anyway")}
        </button>
      </div>`;
    }
    if (said.kind === "question") return this.#renderAnswers(said);
    if (said.kind !== "failed") {
      const { count, isAtWork } = this.#session;
      return this.#isGoingOn && count > 0 && !isAtWork ? this.#renderStartAgain() : nothing;
    }
    return html`<button
      type="button"
      @click=${() => void this.#moveOn(() => this.#session.tryAgain())}
    >
      ${words.say("try-again")}
    </button>`;
  }

  #renderStartAgain(): TemplateResult {
    const startAgain = () => {
      this.#isGoingOn = false;
      this.#session.startAgain();
    };
    return html`<button type="button" @click=${() => void this.#moveOn(startAgain)}>
      ${this.#spoken.words.say("start-again")}
    </button>`;
  }

  #renderAnswers({ question, scan }: Extract<Said, { kind: "question" }>): TemplateResult {
    const { words } = this.#spoken;
    return html`<div class="answers" role="group" aria-label=${words.say("answers")}>
      ${question.colors.map(
        (color) =>
          html`<button type="button" @click=${() => this.#answer(color)}>
            ${faceInWords(words, scan, color)}
          </button>`,
      )}
      <button type="button" @click=${() => this.#answer(undefined)}>
        ${words.say("cannot-tell")}
      </button>
      ${this.#renderStartAgain()}
    </div>`;
  }

  #renderFaces(): TemplateResult {
    return takenFaces(this.#spoken.words, this.#session, (place) => void this.#remove(place));
  }

  #renderWays(): TemplateResult {
    const { words } = this.#spoken;
    // Where there is no camera, photographs lead to the cube.
    return html`<div class="ways">
      <button
        type="button"
        class=${this.#isFault ? "" : "primary"}
        aria-disabled=${this.#isLive() && !this.#session.isAtWork ? nothing : "true"}
        @click=${() => void this.#takeNow()}
      >
        ${words.say("take-face")}
      </button>
      <label class="button ${this.#isFault ? "primary" : ""}">
        <input
          type="file"
          accept="image/*"
          multiple
          aria-describedby="photographs-how"
          @change=${this.#takeChosen}
        />${words.say("photographs")}
      </label>
      <p id="photographs-how">
        ${words.say(this.#session.isInOrder ? "photographs-in-order" : "photographs-how")}
      </p>
    </div>`;
  }

  #renderSettings(): TemplateResult {
    const turnSound = (isOn: boolean) => (isSoundOn = isOn);
    return scanSettings(this.#spoken.words, this.#watch, { isOn: isSoundOn, turn: turnSound });
  }

  #hearWatch(): void {
    // Another try needs another reader.
    if (this.#watch?.state === "reader-failed") this.#endReader();
    // What another camera saw, or this one before it paused, does not count.
    if (!this.#isLive()) this.#session.rest();
    this.requestUpdate();
  }

  #look(found: FaceInPicture | undefined, size: Size): void {
    const { face, share, isTaken } = this.#session.look(found, performance.now(), size);
    this.isHolding = face !== undefined && !isTaken && share > 0;
    drawOver(this.canvas, size, { face, share, isTaken, step: this.#session.step });
  }

  get #kept(): Map<Puzzle, TakenFaces> {
    const element = this.getRootNode();
    const kept = keptFaces.get(element) ?? new Map<Puzzle, TakenFaces>();
    keptFaces.set(element, kept);
    return kept;
  }

  #isLive(): boolean {
    return this.#watch?.state === "live";
  }

  async #takeNow(): Promise<void> {
    if (!this.#isLive()) return;
    try {
      this.#session.takeAsked(await this.#watch?.readGuide());
    } catch {
      // Another camera may have been chosen meanwhile, or the tab hidden.
      if (this.#isLive()) this.#watch?.stop("reader-failed");
    }
  }

  readonly #takeChosen = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again.
    input.value = "";
    this.#readPhotographs(files);
  };

  #takeFiles(event: Event, transfer: DataTransfer | null): void {
    event.preventDefault();
    this.#readPhotographs([...(transfer?.files ?? [])]);
  }

  // Those that are given while others are read come after them.
  #readPhotographs(files: readonly File[]): void {
    if (files.length > 0) this.#reading = this.#reading.then(() => this.#readNext(files));
  }

  async #readNext(files: readonly File[]): Promise<void> {
    if (this.#life.signal.aborted) return;
    const { signal } = this.#life;
    this.#isReadingFiles = true;
    try {
      await this.#session.readPhotographs(files, await this.#openReader(), signal);
    } catch {
      if (!signal.aborted) this.#watch?.stop("reader-failed");
    } finally {
      this.#isReadingFiles = false;
      if (document.hidden) this.#endReader();
    }
  }

  // The camera and the photographs share one reader.
  #openReader(): Promise<PictureReader> {
    if (!this.#reader) {
      const opening = (this.#reader = this.#surroundings.openReader());
      opening.catch(() => {
        if (this.#reader === opening) this.#reader = undefined;
      });
    }
    return this.#reader;
  }

  #remove(place: number): Promise<void> {
    return this.#moveOn(() => this.#session.remove(place));
  }

  #answer(color: Face | undefined): void {
    void this.#moveOn(() => this.#session.answer(color));
  }

  // Where the pressed button goes away, the focus moves on.
  async #moveOn(act: () => void): Promise<void> {
    act();
    await this.updateComplete;
    if (this.shadowRoot!.activeElement) return;
    this.renderRoot.querySelector<HTMLElement>("button.primary, .primary input")!.focus();
  }

  #celebrate(): void {
    if (isSoundOn) this.#tick.play();
    // The face of a photograph is not before the camera.
    if (!this.#isReadingFiles) this.#watch?.holdLight();
    if (!this.#isLive()) return;
    const tick = this.renderRoot.querySelector(".tick")!;
    tick.classList.remove("shown");
    // The animation starts anew only after a frame without the class.
    requestAnimationFrame(() => tick.classList.add("shown"));
  }

  // A hidden tab keeps what is scanned so far, but has neither the camera nor the reader's memory until it is shown.
  #rest(): void {
    if (document.hidden) {
      if (!this.#isFault) this.#watch?.stop("off");
      if (!this.#isReadingFiles) this.#endReader();
      this.#session.rest();
    } else if (this.#watch?.state === "off") void this.#watch.start();
  }

  #finish(scan: CubeScan): void {
    // The faces are kept for the next time.
    if (this.#life.signal.aborted) return;
    this.#kept.delete(this.#surroundings.puzzle);
    this.dialog.close();
    this.#surroundings.show(scan);
  }

  #end(): void {
    this.#life.abort();
    this.#watch?.stop();
    this.#endReader();
    this.#tick.end();
  }

  #endReader(): void {
    void this.#reader?.then((reader) => reader.terminate()).catch(() => undefined);
    this.#reader = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-scan": CubewrightScan;
  }
}
