// Unfinished proofs of shortest solutions, below the cube, to resume or to delete.

import { css, html, render, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { readColorScheme } from "../../widget/looks/color-scheme";
import { signStyles } from "../../widget/looks/sticker-sign";
import {
  forgetProof,
  listProofs,
  proofNews,
  type RestingProof,
} from "../../widget/solve/resting-proofs";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import { posterStyles } from "../../widget/stage/poster.styles";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { PROOF_MESSAGES, type ProofMessage } from "./proof-messages";

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

  .proofs .buttons {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 8px;
  }

  @media (width >= 600px) {
    .proofs li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
    }

    .proofs .buttons {
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
  cube: HTMLElement & { colorScheme: string; signs: "none" | "letters" | "patterns" };
  /** Resumes a proof. */
  goOn: (proof: RestingProof) => void;
}

const box = document.createElement("section");
box.className = "proofs";
box.setAttribute("aria-labelledby", "proofs");

/** Calls `changed` whenever a proof has been interrupted or finished. */
export function watchProofs(changed: () => void): void {
  proofNews.addEventListener("change", changed);
}

/** Lists the proofs whose goal is the solved cube; if there are none, removes the list. */
export async function showProofs(
  surroundings: ProofListSurroundings,
  language: LanguageCode,
): Promise<void> {
  const { cube } = surroundings;
  const words = new Words<ProofMessage>(language, PROOF_MESSAGES[language]);
  const proofs = (await listProofs()).filter(({ goal }) => goal === "");
  const remove = async (proof: RestingProof) => {
    await forgetProof(proof.facelets, proof.goal, proof.metric);
    await showProofs(surroundings, language);
  };
  paintAs(cube.colorScheme);
  const item = (proof: RestingProof): TemplateResult => {
    const { length, depth, refuted, facelets, metric, savedMs } = proof;
    const isInQuarters = metric === "qtm";
    const percent = Math.floor(100 * refuted);
    const when = timeInWords(savedMs, language);
    // A person who does not see the picture tells the cubes apart by the length of the solution and by the time.
    const which = words.say(isInQuarters ? "which-qtm" : "which", { length, when });
    return html`<li>
      <svg class="poster" viewBox=${POSTER_VIEW_BOX} role="img" aria-label=${words.say("cube")}>
        ${poster(facelets, undefined, cube.signs)}
      </svg>
      <p>${which}<br />${words.say(isInQuarters ? "proof-qtm" : "proof", { depth, percent })}</p>
      <div class="buttons">
        <button
          type="button"
          aria-label=${`${words.say("go-on")}: ${which}`}
          @click=${() => surroundings.goOn(proof)}
        >
          ${words.say("go-on")}
        </button>
        <button
          type="button"
          aria-label=${`${words.say("delete")}: ${which}`}
          @click=${() => void remove(proof)}
        >
          ${words.say("delete")}
        </button>
      </div>
    </li>`;
  };
  render(
    html`<h2 id="proofs">${words.say("title")}</h2>
      <ul>
        ${proofs.map(item)}
      </ul>`,
    box,
  );
  if (proofs.length === 0) box.remove();
  else if (!box.isConnected) cube.after(box);
}

function timeInWords(timeMs: number, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    timeMs,
  );
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
