// The page of the laboratory: the form of an experiment, how far it is, what came out, and past experiments.

import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { openExperiments } from "../engine/experiments";
import { StyledElement } from "../widget/looks/styled-element";
import { Spoken } from "../widget/words/spoken";
import { keepInEntry, readEntryState } from "./entry-state";
import { type Experiment, faultOf } from "./experiment/experiment";
import {
  readBroughtCube,
  readExperimentLink,
  unreadIn,
  writeExperimentLink,
} from "./experiment/experiment-link";
import { presetOf, readPresets, USUAL_PRESET } from "./experiment/presets";
import { ExperimentRun, type RunSource } from "./experiment-run";
import type { ExperimentChoice } from "./form/lab-form";
import type { ChosenList } from "./form/list-fields";
import { addExperiment, type KeptExperiment, listExperiments } from "./kept/experiment-store";
import type { KeptWish, LabKept, Renamed } from "./kept/kept-list";
import { labStyles } from "./lab-page.styles";
import { buttonStyles } from "./looks/buttons.styles";
import { FocusKeeper } from "./looks/focus-keeper";
import { tableStyles } from "./looks/tables.styles";
import { type Compared, comparedTable } from "./results/compared-table";
import { experimentText } from "./results/experiment-words";
import { methodName } from "./results/method-name";
import { runPanel } from "./run-panel";
import { type LabMessage, labVocabulary } from "./words/lab-words";

export class LabPage extends StyledElement {
  static override styles = [buttonStyles, tableStyles, labStyles];

  /** The parts of the address that were not understood. */
  @state() private unread: readonly string[] = [];
  @state() private experiment: Experiment | undefined;
  @state() private presets: ReadonlyMap<string, Experiment> = new Map();
  @state() private hasFailed = false;
  /** Whether the address is of an experiment on a list, which was not chosen since. */
  @state() private asksForList = false;
  @state() private list: ChosenList | undefined;
  @state() private run: ExperimentRun | undefined;
  // Of the experiment that is shown.
  #shown = { name: "", startedMs: 0 };
  /** The experiment that it is compared with. */
  @state() private other: (Compared & { id: number }) | undefined;
  /** Why the last one could not be compared. */
  @state() private notCompared: LabMessage | undefined;
  readonly #spoken = new Spoken(this, labVocabulary);
  // The last press of "Compare".
  #comparing = {};
  readonly #baseUrl = new URL("./", document.baseURI).href;
  #cube: string | undefined;
  #isStarting = false;
  // What an experiment is read with comes after the list of those that are kept.
  #begun: Promise<void> | undefined;

  constructor() {
    super();
    new FocusKeeper(this);
  }

  /** Shows the experiment in the address. Resolves when it can be run. */
  begin(): Promise<void> {
    return (this.#begun = this.#begin());
  }

  async #begin(): Promise<void> {
    this.hasFailed = false;
    try {
      const module = await openExperiments(this.#baseUrl);
      this.presets = readPresets(module.presets());
    } catch {
      this.hasFailed = true;
      return;
    }
    this.#readAddress();
    addEventListener("hashchange", () => this.#readAddress());
    // A file that misses the form would take the place of the page.
    for (const type of ["dragover", "drop"] as const) {
      addEventListener(type, (event) => {
        if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
      });
    }
    await this.#openAgain();
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    if (this.hasFailed) return this.#renderFailure();
    return html`<div class="layout">
      <div class="about">
        <p>${words.say("about")}</p>
        <div role="alert">
          ${
            this.unread.length > 0
              ? html`<p class="notice">
                  ${words.say("link-unread", { text: words.list(this.unread) })}
                </p>`
              : nothing
          }
          ${
            this.asksForList && !this.run?.list
              ? html`<p class="notice">${words.say("link-needs-list")}</p>`
              : nothing
          }
        </div>
      </div>
      <lab-form
        .experiment=${this.experiment}
        .presets=${this.presets}
        .cube=${this.#cube}
        .list=${this.list}
        @experiment-choice=${({ experiment }: ExperimentChoice) => this.#choose(experiment)}
        @list-choice=${({ detail }: CustomEvent<ChosenList | undefined>) => this.#takeList(detail)}
        @run-wish=${() => void this.#start()}
      ></lab-form>
      <div class="outcome">
        ${this.run ? this.#renderRun(this.run) : nothing}
        <lab-kept
          .shown=${this.run?.id}
          .shownDone=${this.run?.outcome?.done}
          .presets=${this.presets}
          .describe=${this.#describe}
          @open-wish=${({ kept }: KeptWish) => void this.#openWished(kept)}
          @compare-wish=${({ kept }: KeptWish) => void this.#compare(kept)}
          @renamed=${({ detail }: CustomEvent<Renamed>) => this.#rename(detail)}
          @deleted=${({ detail }: CustomEvent<number>) => this.#forget(detail)}
        ></lab-kept>
      </div>
    </div>`;
  }

  #renderFailure(): TemplateResult {
    const { words } = this.#spoken;
    return html`<p role="alert" class="failed">${words.say("lab-failed")}</p>
      <button type="button" @click=${() => void this.begin()}>${words.say("try-again")}</button>`;
  }

  #renderRun(run: ExperimentRun): TemplateResult {
    const { experiment, outcome, log, tier = "" } = run;
    const refused = run.badLines.count;
    const actions = {
      pause: () => void run.pause().then(() => this.#kept.read()),
      goOn: () => void run.goOn().then(() => this.#kept.read()),
      stop: () => void run.stop().then(() => this.#kept.read()),
    };
    const isOfOtherList = experiment.cubes.kind === "list" && run.list !== this.list?.list;
    const isOfOtherForm =
      this.experiment !== undefined &&
      (writeExperimentLink(experiment) !== writeExperimentLink(this.experiment) ||
        (isOfOtherList && this.list !== undefined));
    const { name } = this.#shown;
    const shown = { run, name, isOfOtherForm };
    const isDone = run.state === "done";
    const hasResults = outcome !== undefined && outcome.done > 0;
    return html`${runPanel(this.#spoken.words, shown, actions)} ${this.#renderCompared(run)}
      <lab-results
        .results=${hasResults ? { name, experiment, outcome, log, tier, refused, isDone } : undefined}
      ></lab-results>`;
  }

  #renderCompared({ outcome, experiment }: ExperimentRun): TemplateResult | typeof nothing {
    const { words } = this.#spoken;
    if (this.notCompared)
      return html`<p role="alert" class="failed">${words.say(this.notCompared)}</p>`;
    if (!this.other || !outcome) return nothing;
    const title = words.say("compare-two");
    const { name, startedMs } = this.#shown;
    const own = { name, startedMs, experiment, rows: outcome.rows };
    return html`<section class="panel compared" tabindex="-1" aria-label=${title}>
      <div class="scroll" role="group" tabindex="0" aria-label=${title}>
        ${comparedTable(words, [own, this.other], (method) => methodName(words, method))}
      </div>
      <div class="ways">
        <button type="button" @click=${() => this.#endComparison()}>${words.say("close")}</button>
      </div>
    </section>`;
  }

  #endComparison(): void {
    const id = this.other?.id;
    this.other = undefined;
    if (id !== undefined) this.#kept.focusOn(id, "compare");
  }

  #readAddress(): void {
    this.unread = unreadIn(location.hash, this.presets);
    const usual = this.presets.get(USUAL_PRESET)!;
    const experiment = readExperimentLink(location.hash, this.presets, usual) ?? usual;
    const { cubes } = experiment;
    this.asksForList = cubes.kind === "list" && this.list === undefined;
    const cube = cubes.kind === "cube" ? cubes.facelets : readBroughtCube(location.hash);
    this.#bring(cube ?? readEntryState().broughtCube);
    this.experiment = experiment;
  }

  #bring(cube: string | undefined): void {
    this.#cube = cube;
    keepInEntry({ broughtCube: cube });
  }

  #takeList(list: ChosenList | undefined): void {
    this.list = list;
    this.asksForList = false;
  }

  #choose(experiment: Experiment): void {
    this.experiment = experiment;
    // It can then be chosen again, also if it came with a past experiment.
    if (experiment.cubes.kind === "cube") this.#bring(experiment.cubes.facelets);
    if (experiment.cubes.kind !== "list") this.asksForList = false;
    // An experiment that cannot be run gets no link.
    if (faultOf(experiment)) return;
    this.unread = [];
    const link = writeExperimentLink(experiment);
    // Safari refuses the 101st change within 30 s, and a list is typed faster than that.
    if (link !== location.hash) history.replaceState(history.state, "", link);
  }

  async #start(): Promise<void> {
    // A second press while the first is being stored would begin the same experiment again.
    if (this.#isStarting) return;
    this.#isStarting = true;
    const experiment = this.experiment!;
    const name = this.#nameOf(experiment);
    const startedMs = Date.now();
    history.replaceState(history.state, "", writeExperimentLink(experiment));
    const list = experiment.cubes.kind === "list" ? this.list?.list : undefined;
    const id = await addExperiment({
      ...{ name, link: writeExperimentLink(experiment) },
      ...{ startedMs, done: 0, state: "running", tier: "" },
      ...(list && { list }),
    }).catch(() => undefined);
    const run = this.#makeRun({ experiment, id, list });
    this.#take({ name, startedMs }, run);
    this.#isStarting = false;
    run.isStorageFull = id === undefined;
    void this.#showRun();
    void this.#kept.read();
    await run.goOn();
    await this.#kept.read();
  }

  // In a small window the progress is far above or below the button that was pressed.
  async #showRun(): Promise<void> {
    await this.updateComplete;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.renderRoot
      .querySelector(".run")
      ?.scrollIntoView({ block: "nearest", behavior: isReduced ? "instant" : "smooth" });
  }

  async #openWished(kept: KeptExperiment): Promise<void> {
    await this.#begun;
    const opening = this.#open(kept);
    if (this.run?.id === kept.id) this.#choose(this.run.experiment);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".run")?.focus();
    await opening;
  }

  // Shows an experiment as it was left, with its results.
  async #open(kept: KeptExperiment): Promise<void> {
    const run = this.#runOf(kept);
    if (!run) return;
    this.#take(kept, run);
    await run.open(kept.state);
  }

  // Shows what was shown before the person left the page and came back, or reloaded it.
  async #openAgain(): Promise<void> {
    const { shownExperiment: id } = readEntryState();
    if (id === undefined) return;
    const experiments = await listExperiments().catch(() => []);
    const kept = experiments.find((each) => each.id === id);
    if (kept) await this.#open(kept);
  }

  async #compare(kept: KeptExperiment): Promise<void> {
    const comparing = (this.#comparing = {});
    await this.#begun;
    const shown = this.run;
    const run = this.#runOf(kept);
    await run?.open(kept.state);
    // Reading takes seconds, and the person may have gone on.
    if (!run || this.#comparing !== comparing || this.run !== shown) return;
    const isRead = run.outcome && run.state !== "failed" && run.state !== "deleted";
    this.notCompared = isRead
      ? undefined
      : run.state === "deleted"
        ? "state-deleted"
        : "read-failed";
    if (!run.outcome || !isRead) {
      this.other = undefined;
      return;
    }
    const { id, name, startedMs } = kept;
    this.other = { id, name, startedMs, experiment: run.experiment, rows: run.outcome.rows };
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".compared")?.focus();
  }

  #rename({ id, name }: Renamed): void {
    if (this.run?.id === id) this.#shown = { ...this.#shown, name };
    if (this.other?.id === id) this.other = { ...this.other, name };
    this.requestUpdate();
  }

  #forget(id: number): void {
    if (this.other?.id === id) this.other = undefined;
    this.notCompared = undefined;
    if (this.run?.id !== id) return;
    this.run.close();
    this.run = undefined;
  }

  #runOf({ id, link, list, badLines }: KeptExperiment): ExperimentRun | undefined {
    const experiment = readExperimentLink(link, this.presets, this.presets.get(USUAL_PRESET)!);
    return experiment && this.#makeRun({ experiment, id, list, badLines });
  }

  #makeRun(what: Omit<RunSource, "baseUrl">): ExperimentRun {
    return new ExperimentRun({ ...what, baseUrl: this.#baseUrl }, () => this.requestUpdate());
  }

  #take({ name, startedMs }: Pick<KeptExperiment, "name" | "startedMs">, run: ExperimentRun): void {
    this.run?.close();
    this.other = this.notCompared = undefined;
    this.#shown = { name, startedMs };
    this.run = run;
    keepInEntry({ shownExperiment: run.id });
  }

  readonly #describe = ({ link }: KeptExperiment): string => {
    const usual = this.presets.get(USUAL_PRESET);
    const experiment = usual && readExperimentLink(link, this.presets, usual);
    return experiment ? experimentText(this.#spoken.words, experiment) : "";
  };

  get #kept(): LabKept {
    return this.renderRoot.querySelector("lab-kept")!;
  }

  #nameOf(experiment: Experiment): string {
    const { words } = this.#spoken;
    const preset = presetOf(experiment, this.presets);
    if (preset) return words.say(`preset-${preset}` as LabMessage);
    return words.list(experiment.methods.map((label) => methodName(words, label)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-page": LabPage;
  }
}
