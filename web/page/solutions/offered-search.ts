// A button that starts a search for other solutions of the 3x3x3. The search may take long: its progress is shown, and
// the same button stops it.

import type { MethodProgress } from "../../core/solution";
import { roughTime } from "../../widget/solve/solution-words";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { OTHER_MESSAGES, type OtherMessage } from "./other-messages";

const STYLES = `
  .offered-search { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin: 24px 0 0; }
  .offered-search button { min-height: 44px; padding: 0 18px; border: 1px solid var(--cubewright-line); border-radius: 14px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  .offered-search button:hover { border-color: var(--cubewright-ink-soft); }
  .offered-search p { margin: 0; }
`;

const box = document.createElement("div");
box.className = "offered-search";
const button = Object.assign(document.createElement("button"), { type: "button" });
const said = Object.assign(document.createElement("p"), { tabIndex: -1 });
box.append(button, said);

/** What is looked for: all shortest solutions, counted in half or in quarter turns, or some of any length. */
export type OfferedKind = "all" | "all-qtm" | "more";

export interface OfferedSearch {
  kind: OfferedKind;
  /** Gets the solutions, as they are written. */
  run: (options: {
    signal: AbortSignal;
    onProgress: (progress: MethodProgress) => void;
  }) => Promise<readonly string[]>;
}

const TEXTS = {
  all: { button: "all", only: "only", progress: "searched" },
  "all-qtm": { button: "all", only: "only", progress: "searched-qtm" },
  more: { button: "more", only: "no-more", progress: "looking" },
} as const satisfies Readonly<Record<OfferedKind, Record<string, OtherMessage>>>;

let words: Words<OtherMessage> | undefined;
let search: AbortController | undefined;
let progress: MethodProgress | undefined;
let outcome: "only" | "failed" | "stopped" | undefined;
let texts: (typeof TEXTS)[OfferedKind] = TEXTS.all;
let press: () => void;
button.addEventListener("click", ({ detail }) => {
  // The second click of a double click would undo what the first has done.
  if (detail < 2) press();
});
// So would a key that is held down.
button.addEventListener("keydown", (event) => {
  if (event.repeat) event.preventDefault();
});

/**
 * Offers to look for other solutions of a cube.
 * @param cube the element below which the button is placed
 * @param found gets the solutions if there are several, and whether the focus waits for them
 */
export function offerSearch(
  cube: HTMLElement,
  { kind, run }: OfferedSearch,
  found: (solutions: readonly string[], isAwaited: boolean) => void,
): void {
  press = () => {
    if (search) stop();
    else void look();
  };
  outcome = undefined;
  texts = TEXTS[kind];
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
      const solutions = await run({ signal, onProgress });
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
  search?.abort();
  end(undefined);
  box.remove();
}

/** Says what the button does, and how far the search is. */
export function nameSearch(language: LanguageCode): void {
  words = new Words<OtherMessage>(language, OTHER_MESSAGES[language]);
  say();
}

function stop(): void {
  search?.abort();
  end("stopped");
  // If the focus stayed on the button, one press too many would begin the search again.
  if (document.activeElement === button) said.focus();
}

function end(how: typeof outcome): void {
  [search, progress, outcome] = [undefined, undefined, how];
  say();
}

// Progress that changes ten times a second can be read, but is not announced.
function say(): void {
  if (!words) return;
  button.textContent = words.say(search ? "stop" : texts.button);
  if (outcome === "only" && document.activeElement === button) said.focus();
  button.hidden = outcome === "only";
  said.ariaLive = outcome || texts.progress === "looking" ? "polite" : "off";
  said.textContent = outcomeInWords(words) ?? progressInWords(words);
}

function outcomeInWords(words: Words<OtherMessage>): string | undefined {
  return outcome && words.say(outcome === "only" ? texts.only : outcome);
}

function progressInWords(words: Words<OtherMessage>): string {
  if (!search) return "";
  if (texts.progress === "looking") return words.say("looking");
  const { figures = {}, timeLeftMs } = progress ?? {};
  const { depth, refuted, listed } = figures;
  const share = refuted ?? listed;
  if (depth === undefined || share === undefined) return "";
  const percent = Math.floor(100 * share);
  const searched = words.say(texts.progress, { depth, percent });
  if (timeLeftMs === undefined) return searched;
  return `${searched}, ${words.say("left", { time: roughTime(words, timeLeftMs) })}`;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
