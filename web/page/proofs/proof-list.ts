// Proofs of shortest solutions that were left in the middle, below the cube: to go on with, or to delete.

import {
  forgetProof,
  listProofs,
  proofNews,
  type RestingProof,
} from "../../widget/solve/resting-proofs";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { PROOF_MESSAGES, type ProofMessage } from "./proof-messages";

const STYLES = `
  .proofs { margin: 24px 0 0; }
  .proofs h2 { margin: 0; font-size: 1rem; line-height: 44px; }
  .proofs ul { margin: 0; padding: 0; list-style: none; }
  .proofs li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 52px; }
  .proofs li > span { flex: 1 1 20em; }
  .proofs button { min-height: 44px; padding: 0 18px; border: 1px solid var(--cubewright-line); border-radius: 14px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  .proofs button:hover { border-color: var(--cubewright-ink-soft); }
`;

export interface ProofListSurroundings {
  /** Below which the list is. */
  cube: HTMLElement;
  /** Goes on with a proof. */
  goOn: (proof: RestingProof) => void;
}

const box = document.createElement("section");
box.className = "proofs";
const title = document.createElement("h2");
title.id = "proofs";
box.setAttribute("aria-labelledby", title.id);
const list = document.createElement("ul");
box.append(title, list);

/** Calls back each time that a proof has been left or brought to its end. */
export function watchProofs(changed: () => void): void {
  proofNews.addEventListener("change", changed);
}

/** Lists those that lead to the solved cube; the list is there only if there are some. */
export async function showProofs(
  { cube, goOn }: ProofListSurroundings,
  language: LanguageCode,
): Promise<void> {
  const words = new Words<ProofMessage>(language, PROOF_MESSAGES[language]);
  const proofs = (await listProofs()).filter(({ goal }) => goal === "");
  title.textContent = words.say("title");
  list.replaceChildren(
    ...proofs.map((proof) => {
      const item = document.createElement("li");
      const text = document.createElement("span");
      text.textContent = proofInWords(words, language, proof);
      const remove = async () => {
        await forgetProof(proof.facelets, proof.goal);
        await showProofs({ cube, goOn }, language);
      };
      item.append(
        text,
        buttonOf(words.say("go-on"), () => goOn(proof)),
        buttonOf(words.say("delete"), () => void remove()),
      );
      return item;
    }),
  );
  if (proofs.length === 0) box.remove();
  else if (!box.isConnected) cube.after(box);
}

function proofInWords(
  words: Words<ProofMessage>,
  language: LanguageCode,
  { length, depth, refuted, savedMs }: RestingProof,
): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const percent = Math.floor(100 * refuted);
  return words.say("proof", { length, depth, percent, when: format.format(savedMs) });
}

function buttonOf(name: string, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: name,
  });
  button.addEventListener("click", press);
  return button;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
