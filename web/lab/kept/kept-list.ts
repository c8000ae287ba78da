// Past experiments on this device, to open, compare, rename and delete.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import { buttonStyles } from "../looks/buttons.styles";
import { FocusKeeper } from "../looks/focus-keeper";
import { labVocabulary } from "../words/lab-words";
import {
  changeExperiment,
  deleteExperiment,
  type KeptExperiment,
  listExperiments,
} from "./experiment-store";
import { holdExperiment, isHeldHere } from "./experiment-hold";
import { keptStyles } from "./kept-list.styles";

/** Asks for a past experiment to be shown, or to be compared with the one that is shown. */
export class KeptWish extends Event {
  readonly kept: KeptExperiment;

  constructor(type: "open-wish" | "compare-wish", kept: KeptExperiment) {
    super(type);
    this.kept = kept;
  }
}

/** The detail of the event "renamed". */
export interface Renamed {
  id: number;
  name: string;
}

type KeptAction = "open" | "compare" | "rename" | "delete" | "keep";

export class LabKept extends StyledElement {
  static override styles = [buttonStyles, keptStyles];

  /** The id of the experiment that is shown, with which others can be compared. */
  @property({ attribute: false }) shown: number | undefined;
  /** How many cubes of it are done, which grows while it runs. */
  @property({ attribute: false }) shownDone: number | undefined;
  /** What `describe` needs, which comes later than the list. */
  @property({ attribute: false }) presets: unknown;
  /** Says what an experiment is, in a line; "" before that is there. */
  @property({ attribute: false }) describe: (kept: KeptExperiment) => string = () => "";
  @state() private experiments: readonly KeptExperiment[] = [];
  @state() private renamed: number | undefined;
  /** The experiment whose deletion has to be confirmed. */
  @state() private doubted: number | undefined;
  /** Whether it cannot be deleted, since another tab has it and may go on to store its results. */
  @state() private isHeldElsewhere = false;
  readonly #spoken = new Spoken(this, labVocabulary);

  constructor() {
    super();
    new FocusKeeper(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  /** Puts the keyboard's focus on a button of an experiment. */
  focusOn(id: number, action: KeptAction): void {
    const selector = `[data-id="${id}"] [data-action="${action}"]`;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(selector)?.focus(),
    );
  }

  /** Reads the experiments again. Where nothing can be stored, there are none. */
  async read(): Promise<void> {
    this.experiments = await listExperiments().catch(() => []);
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    return html`<section tabindex="-1" aria-label=${words.say("kept")}>
      <h2>${words.say("kept")}</h2>
      ${
        this.experiments.length === 0
          ? html`<p class="note">${words.say("kept-none")}</p>`
          : html`<ul>
              ${this.experiments.map((kept) => html`<li data-id=${kept.id}>${this.#renderOne(kept)}</li>`)}
            </ul>`
      }
    </section>`;
  }

  #renderOne(kept: KeptExperiment): TemplateResult {
    const { words } = this.#spoken;
    const { id, name, startedMs, state } = kept;
    const what = this.describe(kept);
    const done = (id === this.shown ? this.shownDone : undefined) ?? kept.done;
    const date = new Date(startedMs).toLocaleString(words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return html`<div class="what">
        ${this.renamed === id ? this.#renderName(kept) : html`<strong>${name}</strong>`}
        <span class="note">
          ${what === "" ? nothing : html`${what}<br />`}${words.say("kept-line", { date, cubes: done })}${
            state === "done" ? nothing : html`, ${words.say("kept-unfinished")}`
          }
        </span>
      </div>
      ${this.doubted === id ? this.#renderQuestion(kept) : this.#renderWays(kept)}`;
  }

  #renderWays(kept: KeptExperiment): TemplateResult {
    const { id, name } = kept;
    const wish = (type: "open-wish" | "compare-wish") =>
      this.dispatchEvent(new KeptWish(type, kept));
    return html`<div class="ways">
      ${this.#button("open", name, () => wish("open-wish"), id === this.shown)}
      ${
        this.shown === undefined || id === this.shown || kept.done === 0
          ? nothing
          : this.#button("compare", name, () => wish("compare-wish"))
      }
      ${this.#button("rename", name, () => (this.renamed = id))}
      ${this.#button("delete", name, () => this.#ask(id))}
    </div>`;
  }

  // The harmless button comes first, where an accidental second press lands.
  #renderQuestion({ id, name }: KeptExperiment): TemplateResult {
    const { words } = this.#spoken;
    const question = words.say(this.isHeldElsewhere ? "delete-elsewhere" : "delete-question");
    const keep = () => {
      this.doubted = undefined;
      this.focusOn(id, "delete");
    };
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === "Escape") keep();
    };
    return html`<div class="ways" role="group" aria-label=${question} @keydown=${cancel}>
      <span class="question" role="status">${question}</span>
      ${this.#button("keep", name, keep)}
      ${this.#button("delete", name, () => void this.#delete(id))}
    </div>`;
  }

  #button(action: KeptAction, name: string, act: () => unknown, isOff = false): TemplateResult {
    const { words } = this.#spoken;
    return html`<button
      type="button"
      data-action=${action}
      ?disabled=${isOff}
      aria-label=${words.say(`${action}-name`, { name })}
      @click=${act}
    >
      ${words.say(action)}
    </button>`;
  }

  #renderName({ id, name }: KeptExperiment): TemplateResult {
    const take = async ({ target }: Event) => {
      const written = (target as HTMLInputElement).value.trim();
      this.#endRenaming();
      if (written === "") return;
      const isStored = await changeExperiment(id, { name: written }).then(
        () => true,
        () => false,
      );
      await this.read();
      if (!isStored) return;
      this.dispatchEvent(new CustomEvent("renamed", { detail: { id, name: written } }));
    };
    const finish = ({ key, target, isComposing }: KeyboardEvent) => {
      const field = target as HTMLInputElement;
      // These keys also choose and cancel what an input method offers.
      if (isComposing) return;
      if (key === "Escape") field.value = name;
      // Another name is reported as a change.
      if (key === "Escape" || (key === "Enter" && field.value === name)) this.#endRenaming();
    };
    return html`<input
      type="text"
      aria-label=${this.#spoken.words.say("name")}
      maxlength="100"
      .value=${name}
      @keydown=${finish}
      @change=${take}
      @blur=${() => (this.renamed = undefined)}
    />`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("renamed")) this.renderRoot.querySelector("input")?.focus();
    const wasAsked = changed.has("doubted") && this.doubted !== undefined;
    if (wasAsked) this.renderRoot.querySelector<HTMLElement>("[data-action='keep']")?.focus();
  }

  #endRenaming(): void {
    const { renamed } = this;
    this.renamed = undefined;
    if (renamed !== undefined) this.focusOn(renamed, "rename");
  }

  #ask(id: number): void {
    this.doubted = id;
    this.isHeldElsewhere = false;
  }

  async #delete(id: number): Promise<void> {
    const letGo = isHeldHere(id) ? () => undefined : await holdExperiment(id);
    this.isHeldElsewhere = letGo === undefined;
    if (!letGo) return;
    await deleteExperiment(id).catch(() => undefined);
    letGo();
    this.doubted = undefined;
    await this.read();
    this.dispatchEvent(new CustomEvent("deleted", { detail: id }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-kept": LabKept;
  }
}
