// The texts below the stage: what is going on, what is wrong, and which tables are in use; with
// buttons where the person is asked what to do.

import { html, nothing, type TemplateResult } from "lit";

import { costOf } from "../../core/cost";
import type { Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { faceletsHeld, moveHeld } from "../../core/held";
import { isPocket } from "../../core/pocket-stickers";
import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Checking } from "../features/checking";
import { Choosing } from "../features/choosing";
import { Editing } from "../features/editing";
import { Engine } from "../features/engine";
import { NetFocus } from "../features/net-focus";
import { Notices } from "../features/notices";
import { Playing } from "../features/playing";
import { Repainting } from "../features/repainting";
import { Scanning } from "../features/scanning";
import { SearchClock } from "../features/search-clock";
import { Settings } from "../features/settings";
import { Settled } from "../features/settled";
import { Slipping } from "../features/slipping";
import { Solving } from "../features/solving";
import { isBlank, TOUR, withUnknown } from "../paint/face-tour";
import "../paint/holding";
import type { SchemeEvent } from "../paint/schemes";
import { holdingInWords, inferenceInWords } from "../paint/painting-words";
import {
  activityInWords,
  movesLeftInWords,
  progressInWords,
  solutionInWords,
} from "../solve/solution-words";
import "../tables/tables-line";
import { holdInWords } from "../words/hold-words";
import { colorInWords } from "../words/piece-words";
import type { WidgetMessage } from "../words/widget-words";
import { StageView } from "./stage-view";
import { idleInWords, problemInWords } from "./status-words";
import { Stickers } from "./stickers";

/** A button, and what it does. */
type Choice = readonly [name: WidgetMessage, choose: () => void];

export class CaptionView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #engine = this.use(Engine);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #repainting = this.use(Repainting);
  readonly #notices = this.use(Notices);
  readonly #checking = this.use(Checking);
  readonly #editing = this.use(Editing);
  readonly #net = this.use(NetFocus);
  readonly #scanning = this.use(Scanning);
  readonly #choosing = this.use(Choosing);
  readonly #solving = this.use(Solving);
  readonly #settled = this.use(Settled);
  readonly #clock = this.use(SearchClock);
  readonly #stage = this.use(StageView);

  readonly #slipChoices: readonly Choice[] = [
    [
      "slip-take-back",
      () => {
        this.#stage.focus();
        this.#slipping.takeBack();
      },
    ],
    [
      "slip-go-on",
      () => {
        this.#stage.focus();
        void this.#solving.solve();
      },
    ],
  ];

  readonly #nextCube: Choice = ["next-cube", () => this.#net.begin()];
  readonly #stop: Choice = [
    "stop",
    () => {
      this.#stage.focus();
      this.#engine.work.halt();
    },
  ];
  readonly #stickers = this.use(Stickers);
  #loading: Promise<unknown> | undefined;
  #loadingOffer: Promise<unknown> | undefined;
  #loadingSchemes: Promise<unknown> | undefined;

  render(): TemplateResult {
    const { mode, words } = this.#settings;
    const { work, tablesInUse } = this.#engine;
    const { faceToBePainted } = this.#checking;
    const choices = this.#choices;
    const { isQuestion } = this.#slipping;
    const isProblemAlone = work.problem && !isQuestion && !faceToBePainted;
    const status = isProblemAlone && !this.#notices.notice ? "" : this.#statusInWords;
    const isNews = isQuestion || this.#notices.notice !== undefined;
    const loudness = this.#isOnTheWay && !isNews ? "off" : "polite";
    const isBeside = choices[0] === this.#nextCube;
    return html`<div class="caption ${isBeside ? "beside" : ""}" part="status">
      <p role="status" aria-live=${loudness}>${status}</p>
      <p role="alert">${this.#problemInWords}</p>
      ${this.#tellsHold ? html`<p class="hold">${this.#holdInWords}</p>` : nothing}
      ${this.#invites ? this.#renderBegin() : nothing}
      ${faceToBePainted && this.#isBlank ? this.#renderBlank() : nothing}
      ${choices.length > 0 ? this.#renderChoices(choices) : nothing}
      ${this.#checking.schemesToChoose.length > 0 ? this.#renderSchemes() : nothing}
      ${work.isLong ? this.#renderAwake() : nothing}
      ${work.isLong && this.#choosing.hasLargeTable ? this.#renderLargerTable() : nothing}
      ${
        // Who begins by a press on the solved cube presses on: nothing may move then.
        faceToBePainted && this.#editing.unpainted.size === 0
          ? html`<p class="keys">
              ${words.say("keys-paint")}
              <span class=${this.#hasDots ? "" : "unsaid"}>${words.say("keys-paint-dotted")}</span>
            </p>`
          : nothing
      }
      ${faceToBePainted ? this.#renderHolding(faceToBePainted) : nothing}
      <cubewright-tables
        .words=${words}
        ?hidden=${mode !== "solve" || isQuestion || work.isLong || !this.#choosing.isByTwoPhase}
        .status=${tablesInUse.status}
        .progress=${tablesInUse.progress}
        @tables-wish=${() => tablesInUse.fetch()}
      ></cubewright-tables>
    </div>`;
  }

  #renderChoices(choices: readonly Choice[]): TemplateResult {
    const { words } = this.#settings;
    const isSearching = choices[0] === this.#stop;
    // The report of a long search has a place of its own, so that the cube can be seen meanwhile.
    const searching = this.#engine.work.isLong ? "long" : "over-stage searching";
    return html`<div class="choices ${isSearching ? searching : ""}">
      ${isSearching ? html`<span>${this.#searchInWords}</span>` : nothing}
      ${choices.map(
        ([name, choose]) =>
          html`<button type="button" @click=${choose}>${words.say(name)}</button>`,
      )}
    </div>`;
  }

  #renderAwake(): TemplateResult {
    this.#loading ??= import("../solve/awake").catch(() => (this.#loading = undefined));
    const { words } = this.#settings;
    return html`<cubewright-awake class="over-stage" .words=${words}></cubewright-awake>`;
  }

  #renderLargerTable(): TemplateResult {
    this.#loadingOffer ??= import("../tables/larger-table").catch(
      () => (this.#loadingOffer = undefined),
    );
    const { work, tablesInUse } = this.#engine;
    return html`<cubewright-larger-table
      .words=${this.#settings.words}
      .status=${tablesInUse.status?.tables["optimal-large"]}
      .timeLeftMs=${work.progress?.timeLeftMs}
      @larger-table=${() => {
        this.#stage.focus();
        this.#solving.findShortest(true);
      }}
    ></cubewright-larger-table>`;
  }

  #renderSchemes(): TemplateResult {
    this.#loadingSchemes ??= import("../paint/not-solvable").catch(
      () => (this.#loadingSchemes = undefined),
    );
    return html`<cubewright-schemes
      .words=${this.#settings.words}
      .schemes=${this.#checking.schemesToChoose}
      .colorNames=${this.#appearance.colorNames}
      @scheme-choice=${({ scheme }: SchemeEvent) => {
        this.#stage.focus();
        this.#checking.chooseScheme(scheme);
      }}
    ></cubewright-schemes>`;
  }

  // How far the search is and how long it has taken; only the former if the remaining time is known.
  get #searchInWords(): string {
    const { words } = this.#settings;
    const { progress, lowerBound } = this.#engine.work;
    // At first, lengths that are known to be too short are ruled out once more, which takes a moment and is not shown.
    const isNews = (progress?.figures.depth ?? lowerBound) >= lowerBound;
    const said = isNews ? progressInWords(words, progress, this.#solving.task.metric) : "";
    if (progress?.timeLeftMs !== undefined) return said;
    const time = words.say("seconds", { seconds: this.#clock.seconds ?? 0 });
    return said ? `${time} · ${said}` : time;
  }

  get #choices(): readonly Choice[] {
    const { mode, controls } = this.#settings;
    if (mode !== "solve" || controls === "none") return [];
    if (this.#slipping.isQuestion) return this.#slipChoices;
    if (this.#clock.seconds !== undefined || this.#engine.work.isLong) return [this.#stop];
    return this.#playing.isFinished ? [this.#nextCube] : [];
  }

  // Shown while there are moves to make, unless the card says it; also while they are searched for, so that nothing
  // shifts when they come; and while the cube is repainted. A 2x2x2 is held by one of its corners, which may be wrong then.
  get #tellsHold(): boolean {
    const { player, stepwise } = this.#playing;
    const hasMovesLeft = player.index < player.written.length || this.#solving.expectsMoves;
    const isRepainted = this.#repainting.isOn && !isPocket(player.facelets);
    const isTold = (hasMovesLeft && !stepwise) || isRepainted;
    return isTold && !this.#slipping.hasSlipped && this.#settings.mode === "solve";
  }

  get #holdInWords(): string {
    const { colorNames } = this.#appearance;
    const { facelets, orientation } = this.#playing.player;
    return holdInWords(this.#settings.words, faceletsHeld(facelets, orientation), colorNames);
  }

  // The list or the card announces each move; nobody wants to hear after each how many are left.
  get #isOnTheWay(): boolean {
    const { written, index } = this.#playing.player;
    return index > 0 && index < written.length;
  }

  // Whether to offer the first thing to do, which is painting a cube.
  get #invites(): boolean {
    const { isPainted, controls } = this.#settings;
    return isPainted && controls === "bar" && this.#editing.mayBegin;
  }

  #renderBegin(): TemplateResult {
    const { words } = this.#settings;
    const { isOffered, isOpening } = this.#scanning;
    return html`<div class="begin">
      <button type="button" class="primary" @click=${() => this.#net.begin()}>
        ${words.say("paint-cube")}
      </button>
      ${
        isOffered
          ? html`<button
              type="button"
              aria-busy=${isOpening ? "true" : "false"}
              @click=${() => void this.#scanning.open()}
            >
              ${words.say("scan")}
            </button>`
          : nothing
      }
    </div>`;
  }

  get #hasDots(): boolean {
    return this.#checking.filledFacelets !== this.#playing.player.facelets;
  }

  get #isBlank(): boolean {
    return this.#editing.tour !== undefined && isBlank(this.#playing.player.facelets);
  }

  // What a person may want with the empty cube before they paint it.
  #renderBlank(): TemplateResult {
    const { puzzle } = this.#choosing;
    const undo = () => this.#editing.undo();
    return html`<div class="blank">
      ${puzzle === "3x3x3" ? this.#renderTurnOver() : nothing}
      ${
        this.#net.saysCleared
          ? html`<button type="button" @click=${undo}>${this.#settings.words.say("undo")}</button>`
          : nothing
      }
    </div>`;
  }

  // For a person who holds the cube the other way up, and so sees other centres than the text says.
  #renderTurnOver(): TemplateResult {
    const { words } = this.#settings;
    const lower = this.#playing.player.facelets.charAt(centerSticker("D"));
    const up = colorInWords(lower, this.#appearance.colorNames);
    return html`<button type="button" @click=${() => this.#turnOver()}>
      ${words.say("hold-over", { up })}
    </button>`;
  }

  #turnOver(): void {
    this.#editing.painting.turnOver(this.#playing.player.facelets);
  }

  // Shown only where it has no place in the net (painting.styles.ts).
  #renderHolding(face: Face): TemplateResult {
    const { painted } = this.#stickers;
    return html`<cubewright-holding .facelets=${painted} .face=${face}></cubewright-holding>`;
  }

  get #statusInWords(): string {
    const { words, mode } = this.#settings;
    const { work } = this.#engine;
    const { inference, faceToBePainted } = this.#checking;
    // A lesson speaks for itself.
    if (mode === "learn") return "";
    const { player } = this.#playing;
    const { facelets } = player;
    const { turns, isQuestion } = this.#slipping;
    const { colorNames } = this.#appearance;
    if (isQuestion) {
      const held = turns.map((turn) => moveHeld(turn, player.orientation));
      return words.say("slip", { turns: held.join(" ") });
    }
    if (this.#playing.isFinished && mode !== "view") {
      return words.say(this.#choosing.hasGoal ? "goal-reached" : "solved");
    }
    const { notice } = this.#notices;
    // A check is not mentioned. It takes a while if the engine has yet to load, so the other texts stay.
    const saysOther =
      notice !== undefined || this.#editing.mayBegin || faceToBePainted !== undefined;
    const isBusy = work.activity !== "idle" && !(saysOther && work.activity === "checking");
    if (isBusy) return activityInWords(words, work, this.#solving.task);
    const movesLeft = player.written.length - player.index;
    const said: string[] = [];
    if (notice) said.push(notice(words));
    if (this.#repainting.isOn) said.push(words.say("repaint-now"));
    if (faceToBePainted) {
      const first = this.#editing.tour?.first ?? TOUR[0]!;
      const painted = withUnknown(facelets, this.#editing.unpainted);
      said.push(holdingInWords(words, painted, { face: faceToBePainted, first }, colorNames));
      // What the solver asks for needs the place on a phone.
      if (this.#hasDots && !work.problem) said.push(words.say("dots-follow"));
    }
    const follows =
      inference?.painting === facelets
        ? inferenceInWords(words, inference, mode === "solve")
        : undefined;
    // Beside a notice, the person is also told that all unknown stickers follow from the others.
    if (notice && !faceToBePainted && inference?.count === 1 && follows) said.push(follows);
    if (said.length > 0) return said.join(" ");
    if (follows) return follows;
    const { length } = this.#checking.schemesToChoose;
    if (length > 0 && movesLeft === 0) return words.say("schemes-fit", { count: length });
    // A slice or a rotation among the moves makes their number another one than what is proven.
    const isCounted = player.index === 0 && movesLeft === player.moves.length;
    if (mode === "solve" && isCounted && this.#settled.isProven) {
      const { metric } = this.#choosing;
      const cost = costOf(player.moves, metric);
      return solutionInWords(words, movesLeft, { metric, cost, lowerBound: cost });
    }
    if (movesLeft > 0 && mode !== "view") return movesLeftInWords(words, player, this.#choosing);
    return idleInWords(words, { mode, facelets, colorNames });
  }

  get #problemInWords(): string {
    const { words } = this.#settings;
    const { problem } = this.#engine.work;
    if (!problem) return "";
    const { inference } = this.#checking;
    return inference?.painting === problem.facelets
      ? inferenceInWords(words, inference, false)
      : problemInWords(words, problem, this.#appearance.colorNames, this.#choosing.puzzle);
  }
}
