// Past experiments on this device: to open, to go on with, to name, to compare and to delete.

import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import { buttonStyles } from "../looks/buttons.styles";
import { labVocabulary } from "../words/lab-words";
import {
  changeExperiment,
  deleteExperiment,
  type KeptExperiment,
  listExperiments,
} from "./experiment-store";
import { keptStyles } from "./kept-list.styles";

/** Asks for a past experiment to be shown, or to be compared with the one that is shown. */
export class KeptWish extends Event {
  readonly kept: KeptExperiment;

  constructor(type: "open-wish" | "compare-wish", kept: KeptExperiment) {
    super(type);
    this.kept = kept;
  }
}

export class LabKept extends StyledElement {
  static override styles = [buttonStyles, keptStyles];

  /** The id of the experiment that is shown, with which others can be compared. */
  @property({ attribute: false }) shown: number | undefined;
  @state() private experiments: readonly KeptExperiment[] = [];
  @state() private renamed: number | undefined;
  readonly #spoken = new Spoken(this, labVocabulary);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  /** Reads them again. Where nothing can be stored, there are none. */
  async read(): Promise<void> {
    this.experiments = await listExperiments().catch(() => []);
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    return html`<section aria-label=${words.say("kept")}>
      <h2>${words.say("kept")}</h2>
      ${
        this.experiments.length === 0
          ? html`<p class="note">${words.say("kept-none")}</p>`
          : html`<ul>
              ${this.experiments.map((kept) => html`<li>${this.#renderOne(kept)}</li>`)}
            </ul>`
      }
    </section>`;
  }

  #renderOne(kept: KeptExperiment): TemplateResult {
    const { words } = this.#spoken;
    const { id, name, startedMs, done, state } = kept;
    const date = new Date(startedMs).toLocaleString(words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const wish = (type: "open-wish" | "compare-wish") =>
      this.dispatchEvent(new KeptWish(type, kept));
    return html`<div class="what">
        ${this.renamed === id ? this.#renderName(kept) : html`<strong>${name}</strong>`}
        <span class="note">
          ${words.say("kept-line", { date, cubes: done })}${
            state === "done" ? nothing : html`, ${words.say("kept-unfinished")}`
          }
        </span>
      </div>
      <div class="ways">
        ${this.#button("open", name, () => wish("open-wish"), id === this.shown)}
        ${
          this.shown === undefined || id === this.shown
            ? nothing
            : this.#button("compare", name, () => wish("compare-wish"))
        }
        ${this.#button("rename", name, () => (this.renamed = id))}
        ${this.#button("delete", name, () => void this.#delete(id))}
      </div>`;
  }

  #button(
    action: "open" | "compare" | "rename" | "delete",
    name: string,
    act: () => unknown,
    isOff = false,
  ): TemplateResult {
    const { words } = this.#spoken;
    return html`<button
      type="button"
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
      this.renamed = undefined;
      if (written === "") return;
      await changeExperiment(id, { name: written }).catch(() => undefined);
      await this.read();
    };
    const cancel = ({ key, target }: KeyboardEvent) => {
      if (key !== "Escape") return;
      (target as HTMLInputElement).value = name;
      this.renamed = undefined;
    };
    return html`<input
      type="text"
      aria-label=${this.#spoken.words.say("name")}
      maxlength="100"
      .value=${name}
      @keydown=${cancel}
      @change=${take}
      @blur=${() => (this.renamed = undefined)}
    />`;
  }

  protected override updated(): void {
    this.renderRoot.querySelector("input")?.focus();
  }

  async #delete(id: number): Promise<void> {
    await deleteExperiment(id).catch(() => undefined);
    await this.read();
    this.dispatchEvent(new CustomEvent("deleted", { detail: id }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-kept": LabKept;
  }
}
