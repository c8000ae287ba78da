// The page of the laboratory: the form of an experiment, how far it is, what came out, and past experiments.

import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { openExperiments } from "../engine/experiments";
import { StyledElement } from "../widget/looks/styled-element";
import { Spoken } from "../widget/words/spoken";
import type { Experiment } from "./experiment/experiment";
import { readExperimentLink, writeExperimentLink } from "./experiment/experiment-link";
import { presetOf, readPresets, USUAL_PRESET } from "./experiment/presets";
import { ExperimentRun } from "./experiment-run";
import type { ExperimentChoice } from "./form/lab-form";
import type { ChosenList } from "./form/list-fields";
import { addExperiment } from "./kept/experiment-store";
import { labStyles } from "./lab-page.styles";
import { buttonStyles } from "./looks/buttons.styles";
import { methodName } from "./results/method-name";
import { runPanel } from "./run-panel";
import { type LabMessage, labVocabulary } from "./words/lab-words";

export class LabPage extends StyledElement {
  static override styles = [buttonStyles, labStyles];

  @state() private experiment: Experiment | undefined;
  @state() private presets: ReadonlyMap<string, Experiment> = new Map();
  @state() private hasFailed = false;
  @state() private list: ChosenList | undefined;
  @state() private run: ExperimentRun | undefined;
  readonly #spoken = new Spoken(this, labVocabulary);
  readonly #baseUrl = new URL("./", document.baseURI).href;
  #cube: string | undefined;

  /** Shows the experiment in the address. Resolves when it can be run. */
  async begin(): Promise<void> {
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
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    if (this.hasFailed) return this.#renderFailure();
    return html`<div class="layout">
      <p class="about">${words.say("about")}</p>
      <lab-form
        .experiment=${this.experiment}
        .presets=${this.presets}
        .cube=${this.#cube}
        .list=${this.list}
        @experiment-choice=${({ experiment }: ExperimentChoice) => this.#choose(experiment)}
        @list-choice=${({ detail }: CustomEvent<ChosenList | undefined>) => (this.list = detail)}
        @run-wish=${() => void this.#start()}
      ></lab-form>
      <div class="outcome">${this.run ? this.#renderRun(this.run) : nothing}</div>
    </div>`;
  }

  #renderFailure(): TemplateResult {
    const { words } = this.#spoken;
    return html`<p role="alert" class="failed">${words.say("lab-failed")}</p>
      <button type="button" @click=${() => void this.begin()}>${words.say("try-again")}</button>`;
  }

  #renderRun(run: ExperimentRun): TemplateResult {
    const { experiment, outcome, log, tier = "" } = run;
    const actions = {
      pause: () => run.pause(),
      goOn: () => void run.goOn(),
      stop: () => void run.stop(),
    };
    return html`${runPanel(this.#spoken.words, run, actions)}
      <lab-results
        .results=${outcome && outcome.done > 0 ? { experiment, outcome, log, tier } : undefined}
      ></lab-results>`;
  }

  #readAddress(): void {
    const usual = this.presets.get(USUAL_PRESET)!;
    const experiment = readExperimentLink(location.hash, this.presets, usual) ?? usual;
    if (experiment.cubes.kind === "cube") this.#cube = experiment.cubes.facelets;
    this.experiment = experiment;
  }

  #choose(experiment: Experiment): void {
    this.experiment = experiment;
    history.replaceState(history.state, "", writeExperimentLink(experiment));
  }

  async #start(): Promise<void> {
    this.run?.close();
    const experiment = this.experiment!;
    history.replaceState(history.state, "", writeExperimentLink(experiment));
    const list = experiment.cubes.kind === "list" ? this.list?.list : undefined;
    const id = await addExperiment({
      ...{ name: this.#nameOf(experiment), link: writeExperimentLink(experiment) },
      ...{ startedMs: Date.now(), done: 0, lastNumber: 0, state: "running", tier: "" },
      ...(list && { list }),
    }).catch(() => undefined);
    const run = new ExperimentRun({ experiment, id, list, baseUrl: this.#baseUrl }, () =>
      this.requestUpdate(),
    );
    run.isStorageFull = id === undefined;
    this.run = run;
    await run.goOn();
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
