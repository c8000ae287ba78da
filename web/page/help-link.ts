// The help below the cube. The link to it adds an entry to the history, so that Back leads to the cube
// as it is, and not out of the site.

import { onceTranslated, pageWords } from "./startup/page-language";

const help = document.querySelector<HTMLElement>("#help")!;
const link = document.querySelector<HTMLAnchorElement>('a[href="#help"]')!;

const moreMoves = document.querySelector<HTMLDetailsElement>("#more-moves")!;

// Whether the entry is the help's, or the cube's that was left for it; `undefined` for all others.
const atHelp = () => (history.state as { help?: boolean } | null)?.help;

/** @param write writes the cube into the address, which `#help` would replace */
export function leadToHelp(write: () => void): void {
  let before = atHelp();

  link.addEventListener("click", (event) => {
    event.preventDefault();
    if (!atHelp()) {
      history.replaceState({ help: false }, "");
      history.pushState({ help: true }, "");
    }
    before = true;
    help.tabIndex = -1;
    help.focus({ preventScroll: true });
    help.scrollIntoView();
  });

  // The browser scrolls back by itself. What was done to the cube beside the help stays. To and from all other entries,
  // such as a link that was opened at the help, the cube changes (address-bar.ts).
  addEventListener("popstate", () => {
    const isOfOneCube = before !== undefined && atHelp() !== undefined;
    before = atHelp();
    if (!isOfOneCube) return;
    write();
    if (!before && help.matches(":focus, :focus-within")) link.focus({ preventScroll: true });
  });
}

async function explainMoves(): Promise<void> {
  const loaded = await import("./help/more-moves").catch(() => undefined);
  // Without the network it closes again; the next press tries again.
  if (loaded) loaded.explainMoves(moreMoves.querySelector("dl")!, pageWords().language);
  else moreMoves.open = false;
}

/** Explains moves that most people never meet, once somebody asks for them. */
export function offerMoreMoves(): void {
  const explain = () => {
    if (moreMoves.open) void explainMoves();
  };
  moreMoves.addEventListener("toggle", explain);
  onceTranslated(explain);
}
