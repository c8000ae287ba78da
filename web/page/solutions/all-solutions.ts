// A button that starts a search for all shortest solutions of the 3x3x3, once one is proven. The search may take long:
// its progress is shown, and the same button stops it.

import type { MethodProgress } from "../../core/solution";
import { roughTime } from "../../widget/solve/solution-words";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { listShortest, type ListedCube, type ListingSolver } from "./listing";
import { OTHER_MESSAGES, type OtherMessage } from "./other-messages";

const STYLES = `
  .all-solutions { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin: 24px 0 0; }
  .all-solutions button { min-height: 44px; padding: 0 18px; border: 1px solid var(--cubewright-line); border-radius: 14px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  .all-solutions button:hover { border-color: var(--cubewright-ink-soft); }
  .all-solutions p { margin: 0; }
`;

const box = document.createElement("div");
box.className = "all-solutions";
const button = Object.assign(document.createElement("button"), { type: "button" });
const said = Object.assign(document.createElement("p"), { tabIndex: -1 });
box.append(button, said);

let words: Words<OtherMessage> | undefined;
let search: AbortController | undefined;
let progress: MethodProgress | undefined;
let outcome: "only" | "failed" | undefined;
let inQuarters = false;
let press: () => void;
button.addEventListener("click", () => press());

/**
 * Offers to look for all shortest solutions of a cube.
 * @param cube the element below which the button is placed
 * @param found gets the solutions, as they are written, if there are several, and whether the focus waits for them
 */
export function offerSearch(
  { cube, solver }: { cube: HTMLElement; solver: ListingSolver },
  listed: ListedCube,
  found: (solutions: readonly string[], isAwaited: boolean) => void,
): void {
  press = () => {
    if (search) stop();
    else void look();
  };
  outcome = undefined;
  inQuarters = listed.metric === "qtm";
  cube.after(box);

  async function look(): Promise<void> {
    const { signal } = (search = new AbortController());
    outcome = undefined;
    say();
    try {
      const onProgress = (told: MethodProgress) => {
        progress = told;
        say();
      };
      const solutions = await listShortest(solver, listed, { signal, onProgress });
      if (signal.aborted) return;
      if (solutions.length > 1) {
        // Someone who has gone on to something else on the page stays there.
        const isAwaited = [button, document.body].includes(document.activeElement as HTMLElement);
        removeSearch();
        found(solutions, isAwaited);
      } else end("only");
    } catch {
      if (!signal.aborted) end("failed");
    }
  }
}

/** Begins the search that is offered, unless it is under way. */
export function beginSearch(): void {
  if (!search) press();
}

/** Ends the search, and takes the button away. */
export function removeSearch(): void {
  stop();
  box.remove();
}

/** Says what the button does, and how far the search is. */
export function nameSearch(language: LanguageCode): void {
  words = new Words<OtherMessage>(language, OTHER_MESSAGES[language]);
  say();
}

function stop(): void {
  search?.abort();
  end(undefined);
}

function end(how: typeof outcome): void {
  [search, progress, outcome] = [undefined, undefined, how];
  say();
}

// Progress can be read, but is not announced, since it changes ten times a second.
function say(): void {
  if (!words) return;
  button.textContent = words.say(search ? "stop" : "all");
  if (outcome === "only" && document.activeElement === button) said.focus();
  button.hidden = outcome === "only";
  said.ariaLive = outcome ? "polite" : "off";
  said.textContent = outcome ? words.say(outcome) : progressInWords(words);
}

function progressInWords(words: Words<OtherMessage>): string {
  const { figures = {}, timeLeftMs } = progress ?? {};
  const { depth, refuted, listed } = figures;
  const share = refuted ?? listed;
  if (depth === undefined || share === undefined) return "";
  const percent = Math.floor(100 * share);
  const searched = words.say(inQuarters ? "searched-qtm" : "searched", { depth, percent });
  if (timeLeftMs === undefined) return searched;
  return `${searched}, ${words.say("left", { time: roughTime(words, timeLeftMs) })}`;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
