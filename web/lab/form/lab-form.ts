// The form of an experiment.

import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { methodsOf, type Method, type Puzzle, PUZZLES } from "../../core/choices";
import { puzzleOf } from "../../core/pocket-stickers";
import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import {
  type CubeKind,
  type Experiment,
  type ExperimentFault,
  faultOf,
  isReproducible,
  sharedMetrics,
  usesTableTiers,
} from "../experiment/experiment";
import { writeCommand, writeExperimentLink } from "../experiment/experiment-link";
import { isFault, readMethodSettings } from "../experiment/method-settings";
import { presetOf } from "../experiment/presets";
import { buttonStyles } from "../looks/buttons.styles";
import { methodName, plainName } from "../results/method-name";
import { type LabMessage, labVocabulary } from "../words/lab-words";
import { choiceFields, FAULT_ID, numberField, numbersField, valueOf } from "./choice-fields";
import { type ChosenList, listFields, tellRefusal } from "./list-fields";
import { formStyles } from "./lab-form.styles";

const LIMITS = ["none", "work", "time"] as const;
/** The initial choice for each kind of cubes. */
const USUAL_CUBES = {
  random: { kind: "random", count: 100 },
  scrambles: { kind: "scrambles", lengths: [5, 10, 15, 20], counts: [25] },
  every: { kind: "every" },
  list: { kind: "list" },
} as const;
const USUAL_LIMITS = {
  none: { kind: "none" },
  work: { kind: "work", maxNodes: 1_000_000 },
  time: { kind: "time", timeMs: 1_000 },
} as const;

/** Reports that the experiment has been changed. */
export class ExperimentChoice extends Event {
  readonly experiment: Experiment;

  constructor(experiment: Experiment) {
    super("experiment-choice");
    this.experiment = experiment;
  }
}

export class LabForm extends StyledElement {
  static override styles = [buttonStyles, formStyles];

  @property({ attribute: false }) experiment: Experiment | undefined;
  @property({ attribute: false }) presets: ReadonlyMap<string, Experiment> = new Map();
  /** The cube that was brought along, if one was. */
  @property({ attribute: false }) cube: string | undefined;
  @property({ attribute: false }) list: ChosenList | undefined;
  // Whether the person has tried to run an experiment.
  @state() private isTried = false;
  /** What came of the last press of "Copy the link". */
  @state() private copied: { link: string; message: LabMessage } | undefined;
  // The methods that were chosen for the other puzzle.
  readonly #chosenMethods = new Map<Puzzle, readonly string[]>();
  // The last experiment that could be run.
  #known: Experiment | undefined;
  readonly #spoken = new Spoken(this, labVocabulary);

  override render(): TemplateResult {
    const { words } = this.#spoken;
    const { experiment } = this;
    if (!experiment) return html``;
    return html`<form
      aria-label=${words.say("experiment")}
      novalidate
      @submit=${this.#submit}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${this.#drop}
    >
      ${this.#renderPresets(experiment)} ${this.#renderPuzzles(experiment)}
      ${this.#renderMethods(experiment)} ${this.#renderCubes(experiment)}
      ${this.#renderMore(experiment)} ${this.#renderEnd(experiment)}
    </form>`;
  }

  get #fault(): string | undefined {
    const { words } = this.#spoken;
    const fault: ExperimentFault | undefined = faultOf(this.experiment!);
    if (fault?.code === "unsupported" || fault?.code === "metric") {
      return words.say(`fault-${fault.code}`, { text: plainName(words, fault.method) });
    }
    if (fault) return words.say(`fault-${fault.code}`, { text: "", most: 0, ...fault });
    const needsList = this.experiment!.cubes.kind === "list" && !this.list;
    return needsList ? words.say("fault-no-list") : undefined;
  }

  #choose(change: Partial<Experiment>): void {
    const experiment = { ...this.experiment!, ...change };
    // The methods of the other puzzle may not count in the metric that was chosen for this one.
    const metrics = sharedMetrics(experiment.puzzle, knownMethods(experiment));
    if (change.puzzle && !metrics.includes(experiment.metric)) experiment.metric = "htm";
    this.dispatchEvent(new ExperimentChoice(experiment));
  }

  #submit(event: Event): void {
    event.preventDefault();
    this.isTried = true;
    if (this.#fault === undefined) this.dispatchEvent(new Event("run-wish"));
    else this.#showInvalid();
  }

  #showInvalid(): void {
    const field = this.renderRoot.querySelector<HTMLElement>("[aria-invalid='true']");
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }

  async #copyLink(link: string): Promise<void> {
    const isAllowed = await navigator.clipboard.writeText(new URL(link, location.href).href).then(
      () => true,
      () => false,
    );
    this.copied = { link, message: isAllowed ? "copied" : "not-copied" };
  }

  #drop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    tellRefusal(this.renderRoot, "");
    this.#takeList({ list: file, name: file.name, text: "" });
  }

  #takeList(chosen: ChosenList | undefined): void {
    this.dispatchEvent(new CustomEvent("list-choice", { detail: chosen }));
    this.#choose({ cubes: { kind: "list" } });
  }

  #renderPresets(experiment: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const current = presetOf(experiment, this.presets) ?? "own";
    const choose = (event: Event) => {
      const preset = this.presets.get(valueOf(event));
      if (preset) this.#choose(preset);
    };
    return html`<label class="field">
      ${words.say("preset")}
      <select @change=${choose}>
        ${[...this.presets.keys(), "own"].map(
          (name) =>
            html`<option
              value=${name}
              ?hidden=${name === "own" && current !== "own"}
              .selected=${name === current}
            >
              ${words.say(`preset-${name}` as LabMessage)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #renderPuzzles({ puzzle, methods, cubes }: Experiment): TemplateResult {
    const { words } = this.#spoken;
    return choiceFields(
      "puzzle",
      PUZZLES.map((each) => ({ value: each, text: each, isOn: each === puzzle })),
      (value) => {
        const other = PUZZLES.find((each) => each === value)!;
        this.#chosenMethods.set(puzzle, methods);
        const isPossible = cubes.kind === "random" || cubes.kind === "scrambles";
        this.#choose({
          puzzle: other,
          methods: this.#chosenMethods.get(other) ?? [...methodsOf(other)].slice(0, 3),
          cubes: isPossible ? cubes : USUAL_CUBES.random,
        });
      },
      words.say("puzzle"),
    );
  }

  #renderMethods({ puzzle, methods }: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const toggle = (method: Method) =>
      this.#choose({
        methods: methods.includes(method)
          ? methods.filter((each) => each !== method)
          : [...methods, method],
      });
    const own = methods.filter((label) => label.includes(":"));
    return html`<fieldset>
      <legend>${words.say("methods")}</legend>
      <div class="choices">
        ${methodsOf(puzzle).map(
          (method) =>
            html`<label>
              <input
                type="checkbox"
                .checked=${methods.includes(method)}
                @change=${() => toggle(method)}
              />
              <span>${plainName(words, method)}</span>
            </label>`,
        )}
        ${own.map(
          (label) =>
            html`<label>
              <input
                type="checkbox"
                .checked=${true}
                @change=${() => this.#choose({ methods: methods.filter((each) => each !== label) })}
              />
              <span>${methodName(words, label)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #renderCubes(experiment: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const { cubes, puzzle } = experiment;
    const kinds: CubeKind[] = ["random", "scrambles"];
    if (puzzle === "2x2x2") kinds.push("every");
    kinds.push("list");
    if (this.cube !== undefined && puzzleOf(this.cube) === puzzle) kinds.push("cube");
    return html`${choiceFields(
      "cubes",
      kinds.map((kind) => ({
        ...{ value: kind, text: words.say(`cubes-${kind}`), isOn: kind === cubes.kind },
      })),
      (value) => {
        const kind = kinds.find((each) => each === value)!;
        const chosen = kind === "cube" ? { kind, facelets: this.cube! } : { ...USUAL_CUBES[kind] };
        this.#choose({ cubes: chosen });
      },
      words.say("which-cubes"),
      this.#renderCubeFields(experiment),
    )}`;
  }

  #renderCubeFields({ cubes }: Experiment): TemplateResult | typeof nothing {
    const { words } = this.#spoken;
    switch (cubes.kind) {
      case "random":
        return numberField(words, "how-many", { value: cubes.count, least: 1 }, (count) =>
          this.#choose({ cubes: { kind: "random", count } }),
        );
      case "scrambles":
        return html`${numbersField(words, "lengths", "lengths-note", cubes.lengths, (lengths) =>
          this.#choose({ cubes: { ...cubes, lengths } }),
        )}
        ${numbersField(words, "counts", "counts-note", cubes.counts, (counts) =>
          this.#choose({ cubes: { ...cubes, counts } }),
        )}`;
      case "list":
        return listFields(words, this.list, (chosen) => this.#takeList(chosen));
      case "cube":
        return html`<p class="note cube">${cubes.facelets}</p>`;
      default:
        return nothing;
    }
  }

  #renderMore(experiment: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const { seed, metric, methods, puzzle } = experiment;
    const shared = sharedMetrics(puzzle, knownMethods(experiment));
    // One that a method does not support is there, too: it came from a link, or with other methods.
    const isShared = shared.includes(metric);
    const metrics = isShared ? shared : [...shared, metric];
    return html`<details>
      <summary>${words.say("more")}</summary>
      <label class="field">
        ${words.say("methods-text")}
        <textarea
          rows="3"
          spellcheck="false"
          autocapitalize="off"
          aria-describedby="methods-note"
          .value=${methods.join(",")}
          @change=${(event: Event) => this.#choose({ methods: labelsIn(valueOf(event)) })}
        ></textarea>
      </label>
      <p class="note" id="methods-note">${words.say("methods-note")}</p>
      ${this.#renderLimit(experiment)}
      ${numberField(words, "seed", { value: seed }, (value) => this.#choose({ seed: value }))}
      <p class="note">${words.say("seed-note")}</p>
      <label class="field">
        ${words.say("metric")}
        <select
          aria-invalid=${!isShared && this.isTried}
          aria-describedby=${isShared ? nothing : FAULT_ID}
          @change=${(event: Event) =>
            this.#choose({ metric: metrics.find((each) => each === valueOf(event))! })}
        >
          ${metrics.map(
            (each) =>
              html`<option value=${each} .selected=${each === metric}>
                ${words.say(`metric-${each}`)}
              </option>`,
          )}
        </select>
      </label>
    </details>`;
  }

  #renderLimit({ limit }: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const field =
      limit.kind === "work"
        ? numberField(words, "max-nodes", { value: limit.maxNodes, least: 1 }, (maxNodes) =>
            this.#choose({ limit: { kind: "work", maxNodes } }),
          )
        : limit.kind === "time"
          ? numberField(words, "time-ms", { value: limit.timeMs }, (timeMs) =>
              this.#choose({ limit: { kind: "time", timeMs } }),
            )
          : nothing;
    return choiceFields(
      "limit",
      LIMITS.map((kind) => ({
        ...{ value: kind, text: words.say(`limit-${kind}`), isOn: kind === limit.kind },
      })),
      (value) => this.#choose({ limit: USUAL_LIMITS[LIMITS.find((kind) => kind === value)!] }),
      words.say("limit"),
      html`${field}
        <p class="note">${words.say("limit-note")}</p>`,
    );
  }

  // While this experiment cannot be run, the text about the last valid experiment is hidden but keeps its space: if the
  // page became shorter, the button would move while it is being pressed.
  #renderEnd(experiment: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const fault = this.#fault;
    const isKnown = faultOf(experiment) === undefined;
    if (isKnown) this.#known = experiment;
    const known = this.#known;
    return html`<button type="submit" class="primary">${words.say("run")}</button>
      <p role="alert" class="fault" id=${FAULT_ID}>${this.isTried ? (fault ?? "") : ""}</p>
      ${known ? html`<div class="end ${isKnown ? "" : "unknown"}">${this.#renderKnown(known)}</div>` : nothing}`;
  }

  #renderKnown(known: Experiment): TemplateResult {
    const { words } = this.#spoken;
    const link = writeExperimentLink(known);
    return html`<p class="note">
        ${words.say(isReproducible(known) ? "reproducible" : "not-reproducible")}
      </p>
      <details>
        <summary>${words.say("share")}</summary>
        <p>
          <a href=${link}>${words.say("link")}</a>
        </p>
        <button type="button" @click=${() => void this.#copyLink(link)}>
          ${words.say("copy-link")}
        </button>
        <p class="note" role="status">
          ${this.copied?.link === link ? words.say(this.copied.message) : ""}
        </p>
        ${known.cubes.kind === "list" ? html`<p class="note">${words.say("link-list")}</p>` : nothing}
        <p class="note">${words.say("command")}</p>
        <code class="command" tabindex="0">${writeCommand(known)}</code>
        ${usesTableTiers(known) ? html`<p class="note">${words.say("command-tables")}</p>` : nothing}
      </details>`;
  }
}

function labelsIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

function knownMethods({ methods }: Experiment): readonly Method[] {
  return methods.map(readMethodSettings).flatMap((read) => (isFault(read) ? [] : [read.method]));
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-form": LabForm;
  }
}
