// The sets of tables other than that of the two-phase search, for the panel: those that are on the device,
// each with its size and a button that deletes it.

import { html, nothing, type ReactiveControllerHost, type TemplateResult } from "lit";

import type { SolverStatus } from "../../core/solution";
import { TABLE_SET_NAMES, type TableSetName } from "../../core/table-sets";
import type { SharedEngine } from "../../widget/solve/shared-engine";
import { StoredTables } from "../../widget/solve/stored-tables";
import type { PanelMessage, PanelWords } from "./words/panel-words";
import { otherSetInWords } from "./table-words";

type OtherSetName = Exclude<TableSetName, "two-phase">;

const TITLES: Readonly<Record<OtherSetName, PanelMessage>> = {
  pocket: "pocket-tables",
  korf: "korf-tables",
  "optimal-large": "large-table",
  "two-phase-qtm": "qtm-tables",
  "two-phase-axial-htm": "axial-htm-tables",
  "two-phase-axial-qtm": "axial-qtm-tables",
};
const DELETE_BUTTONS: Readonly<Record<OtherSetName, PanelMessage>> = {
  pocket: "delete-pocket-tables",
  korf: "delete-korf-tables",
  "optimal-large": "delete-large-table",
  "two-phase-qtm": "delete-qtm-tables",
  "two-phase-axial-htm": "delete-axial-htm-tables",
  "two-phase-axial-qtm": "delete-axial-qtm-tables",
};

interface OtherSet {
  name: OtherSetName;
  stored: StoredTables;
  /** Whether it was on the device at some time since the panel was unfolded; its row then stays. */
  wasThere: boolean;
}

export class OtherSets {
  readonly #sets: readonly OtherSet[];

  constructor(host: ReactiveControllerHost, engine: SharedEngine) {
    this.#sets = TABLE_SET_NAMES.filter((name) => name !== "two-phase").map((name) => ({
      name,
      stored: new StoredTables(host, engine, name),
      wasThere: false,
    }));
  }

  /** Whether somebody looks at them; otherwise nothing is read. */
  set watched(watched: boolean) {
    for (const set of this.#sets) {
      set.stored.watched = watched;
      set.wasThere = false;
    }
  }

  /** @param onOutcome is called when a set was deleted, or could not be. */
  render(
    words: PanelWords,
    status: SolverStatus | undefined,
    onOutcome: (outcome: PanelMessage) => void,
  ): (TemplateResult | typeof nothing)[] {
    return this.#sets.map((set) => {
      const { name, stored } = set;
      const isStored = (stored.storage?.sizeBytes ?? 0) > 0;
      set.wasThere ||= isStored || status?.tables[name]?.state === "in-use";
      if (!set.wasThere) return nothing;
      const remove = async () => {
        if (isStored) onOutcome(await outcomeOf(stored));
      };
      return html`<div>
        <dt>${words.say(TITLES[name])}</dt>
        <dd>
          ${otherSetInWords(words, stored.storage, status?.tables[name])}
          <button type="button" aria-disabled=${!isStored} @click=${remove}>
            ${words.say(DELETE_BUTTONS[name])}
          </button>
        </dd>
      </div>`;
    });
  }
}

async function outcomeOf(stored: StoredTables): Promise<PanelMessage> {
  try {
    await stored.delete();
    return "set-deleted";
  } catch {
    return "not-deleted";
  }
}
