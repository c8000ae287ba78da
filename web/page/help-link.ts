// The help below the cube. The link to it adds an entry to the history, so that Back leads to the cube
// as it is, and not out of the site.

import { onceTranslated, pageWords } from "./startup/page-language";

const help = document.querySelector<HTMLElement>("#help")!;
const link = document.querySelector<HTMLAnchorElement>('a[href="#help"]')!;

const moreMoves = document.querySelector<HTMLDetailsElement>("#more-moves")!;

// An entry of the history that is of one visit to the help.
interface VisitEntry {
  /** The same for both entries of a visit. */
  visit: number;
  /** Whether it is the help's entry, not that of the cube that was left for it. */
  help: boolean;
}

// `undefined` at all other entries.
const visitEntry = () => (history.state as VisitEntry | null) ?? undefined;

/** @param write writes the cube into the address, which `#help` would replace */
export function leadToHelp(write: () => void): void {
  let before = visitEntry();

  link.addEventListener("click", (event) => {
    event.preventDefault();
    if (!visitEntry()?.help) {
      const visit = Date.now();
      history.replaceState({ visit, help: false }, "");
      history.pushState({ visit, help: true }, "");
    }
    before = visitEntry();
    help.tabIndex = -1;
    help.focus({ preventScroll: true });
    help.scrollIntoView();
  });

  // The browser scrolls back by itself. What was done to the cube beside the help stays. To and from all other entries,
  // such as a link that was opened at the help, the cube changes (address-bar.ts).
  addEventListener("popstate", () => {
    const now = visitEntry();
    const isOfOneCube = now !== undefined && now.visit === before?.visit;
    before = now;
    if (!isOfOneCube) return;
    write();
    if (!now.help && help.matches(":focus, :focus-within")) link.focus({ preventScroll: true });
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
