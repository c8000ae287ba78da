// Unfinished proofs of shortest solutions, and lists of all of them, below the cube, to resume or to delete.

import { css, html, nothing, render, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { FACES } from "../../core/faces";
import { isSolvedGoal } from "../../core/goal";
import { readColorScheme } from "../../widget/looks/color-scheme";
import { signStyles } from "../../widget/looks/sticker-sign";
import {
  forgetRest,
  isProofRefused,
  isProvenHere,
  listProofs,
  MOST_PROOFS,
  provenElsewhere,
  untilLetGo,
  type ProofTask,
  type RestingList,
  type RestingProof,
} from "../../widget/solve/resting-proofs";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import { posterStyles } from "../../widget/stage/poster.styles";
import type { ColorNames } from "../../widget/words/color-names";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { PROOF_MESSAGES, type ProofMessage } from "./proof-messages";
import { restInWords } from "./rest-words";

const styles = css`
  .proofs {
    margin: 24px 0 0;
  }

  .proofs h2 {
    margin: 0;
    font-size: 1rem;
    line-height: 44px;
  }

  .proofs ul {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .proofs li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
    gap: 8px 12px;
  }

  .proofs p {
    margin: 0;
  }

  .proofs .buttons,
  .proofs .elsewhere {
    grid-column: 1 / -1;
  }

  .proofs .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  @media (width >= 600px) {
    .proofs li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
    }

    .proofs .buttons,
    .proofs .elsewhere {
      grid-column: auto;
    }
  }

  .proofs button {
    min-height: 44px;
    padding: 0 18px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  .proofs button:hover {
    border-color: var(--cubewright-ink-soft);
  }
`;

export interface ProofListSurroundings {
  /** The list is below this cube, and its cubes look like this one. */
  cube: HTMLElement & {
    colorScheme: string;
    colorNames: ColorNames;
    signs: "none" | "letters" | "patterns";
    renderRoot: ParentNode;
  };
  /** Resumes a proof; of a list, shows the proven solution, and resumes the list below it. */
  goOn: (proof: RestingProof | RestingList) => void;
}

/** A proof or a list, and what is said of it. */
interface Row {
  proof: RestingProof | RestingList;
  /** Where the moves are to lead; "": to the solved cube. */
  goal: string;
  isElsewhere: boolean;
}

const box = document.createElement("section");
box.className = "proofs";

// Aborted when the list is shown anew.
let showing = new AbortController();

/**
 * Lists the proofs except the one under way on this page, and says whether one cannot be kept; if there is nothing to
 * say, removes the list.
 */
export async function showProofs(
  surroundings: ProofListSurroundings,
  language: LanguageCode,
): Promise<void> {
  showing.abort();
  const { signal } = (showing = new AbortController());
  const { cube } = surroundings;
  const words = new Words<ProofMessage>(language, PROOF_MESSAGES[language]);
  const proofs = (await listProofs()).filter((proof) => !isProvenHere(proof));
  const elsewhere = await provenElsewhere(proofs);
  const rows = await Promise.all(
    proofs.map(async (proof) => ({
      proof,
      goal: await goalOf(proof, language, cube.colorNames),
      isElsewhere: elsewhere.includes(proof),
    })),
  );
  if (signal.aborted) return;
  const showAgain = () => showProofs(surroundings, language);
  // Another tab may have begun with it since the list was shown.
  const isFree = async (proof: Row["proof"]) => (await provenElsewhere([proof])).length === 0;
  // The second click of a double click would hit the next row.
  const remove = async (proof: Row["proof"]) => {
    if (await isFree(proof)) await forgetRest(proof);
    await showAgain();
    // The pressed button is gone. No other takes its place, which a second press would hit.
    const next =
      box.querySelector<HTMLElement>("h2") ??
      cube.renderRoot.querySelector<HTMLElement>("cubewright-stage");
    next?.focus();
  };
  const goOn = async (proof: Row["proof"]) => {
    if (await isFree(proof)) surroundings.goOn(proof);
    else await showAgain();
  };
  paintAs(cube.colorScheme);
  const item = ({ proof, goal, isElsewhere }: Row): TemplateResult => {
    const { which, progress } = restInWords(words, proof);
    const button = (message: "go-on" | "delete", press: (event: MouseEvent) => unknown) => {
      // A person who does not see the picture tells the cubes apart by the goal, the length of the solution and the time.
      const label = [words.say(message), goal, which].filter((said) => said !== "").join(": ");
      return html`<button type="button" aria-label=${label} @click=${press}>
        ${words.say(message)}
      </button>`;
    };
    return html`<li>
      <svg class="poster" viewBox=${POSTER_VIEW_BOX} role="img" aria-label=${words.say("cube")}>
        ${poster(proof.facelets, undefined, cube.signs)}
      </svg>
      <p>${goal === "" ? nothing : html`${goal}<br />`}${which}<br />${progress}</p>
      ${
        isElsewhere
          ? html`<p class="elsewhere">${words.say("elsewhere")}</p>`
          : html`<div class="buttons">
              ${button("go-on", () => goOn(proof))}
              ${button("delete", ({ detail }) => detail < 2 && remove(proof))}
            </div>`
      }
    </li>`;
  };
  const isRefused = isProofRefused();
  // Proofs in half turns and in quarter turns are kept apart.
  const inQuarters = rows.filter(({ proof }) => proof.metric === "qtm").length;
  const isFull = Math.max(inQuarters, rows.length - inQuarters) >= MOST_PROOFS;
  render(
    html`${isRefused ? html`<p role="alert">${words.say("not-kept")}</p>` : nothing}
    ${
      rows.length > 0
        ? html`<h2 id="proofs" tabindex="-1">${words.say("title")}</h2>
            <ul>
              ${repeat(rows, ({ proof }) => [proof.facelets, proof.goal, proof.metric].join(), item)}
            </ul>
            ${isFull ? html`<p>${words.say("most", { count: MOST_PROOFS })}</p>` : nothing}`
        : nothing
    }`,
    box,
  );
  if (rows.length > 0) box.setAttribute("aria-labelledby", "proofs");
  else box.removeAttribute("aria-labelledby");
  if (rows.length === 0 && !isRefused) box.remove();
  else if (!box.isConnected) cube.after(box);
  void untilLetGo(elsewhere, signal).then(showAgain);
}

// The names of patterns are loaded only where a proof leads to one. Without the network they may be missing.
async function goalOf(
  { goal }: ProofTask,
  language: LanguageCode,
  names: ColorNames,
): Promise<string> {
  if (goal === "" || isSolvedGoal(goal)) return "";
  const loaded = await import("../patterns/goal-words").catch(() => undefined);
  return loaded ? await loaded.goalInWords(goal, language, names) : "";
}

function paintAs(colorScheme: string): void {
  const colors = readColorScheme(colorScheme, (word) => CSS.supports("color", word));
  for (const face of FACES) {
    box.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, colors[face] ?? "");
  }
}

document.adoptedStyleSheets = [
  ...document.adoptedStyleSheets,
  ...[styles, posterStyles, signStyles].map(({ styleSheet }) => styleSheet!),
];
