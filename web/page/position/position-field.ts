// The field that shows the cube as text, and accepts stickers, moves, pieces and links.

import type { Puzzle } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { parseMoves } from "../../core/notation";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { readStickersOf } from "../../widget/paint/read-stickers";
import { textFaultInWords } from "../../widget/words/text-fault-words";
import type { PageWords } from "../words/page-words";
import { MAX_POSITION_LENGTH } from "./cube-link";
import type { PastedLink } from "./pasted-link";
import type { PositionText, takePositionText } from "./position-text";
import { showAlone } from "./show-in-element";
import type { ShownCube } from "./shown-cube";

type Said = (words: PageWords) => string;
type ReadText = typeof takePositionText;

/** The outcome of a text, and the message about it. */
interface Outcome {
  hasFailed: boolean;
  said: Said;
  /** Why it has failed, if the cube's own alert says so too; otherwise only the field's note does. */
  fault?: unknown;
}

export interface PositionFieldSurroundings {
  cube: CubewrightCube;
  field: HTMLInputElement;
  /** Says what the field takes, or how a text was read. */
  note: HTMLElement;
  words: () => PageWords;
  /** The text of the note while there is no message. */
  invitation: () => string;
  /** Shows the cube of a link. */
  show: (cube: ShownCube) => void;
  /** Called before a text is taken: messages about earlier texts no longer apply. */
  taking: () => void;
}

export class PositionField {
  readonly #around: PositionFieldSurroundings;
  // Whether the person is typing; the text is not replaced then.
  #isBeingTyped = false;
  // Whether the focus has come and nothing was pressed in the field since.
  #isNewlyFocused = false;
  // The note's message, and the cube that it is about.
  #said: Said | undefined;
  #facelets = "";
  // Loaded when the field gets the focus at the latest, so that a text is read as soon as it is there.
  #readText: ReadText | undefined;
  // The text that waits for the reader, even if that could not be fetched.
  #waiting: string | undefined;

  constructor(around: PositionFieldSurroundings) {
    const { field } = around;
    this.#around = around;
    field.addEventListener("focus", () => {
      this.#isNewlyFocused = true;
      void this.prepare();
    });
    field.addEventListener("click", () => this.#selectAtFirst());
    field.addEventListener("input", () => (this.#isBeingTyped = true));
    field.addEventListener("blur", () => this.#leave());
    field.addEventListener("change", () => this.#take(field.value));
    // An unchanged text fires no change event.
    field.addEventListener("keydown", ({ key }) => {
      if (key === "Enter" && field.value === this.#waiting) this.#take(field.value);
    });
    field.addEventListener("paste", (event) => this.#paste(event));
  }

  /** Loads what reads texts. If it cannot be fetched, the next call or text tries again. */
  async prepare(): Promise<void> {
    const loaded = await import("./position-text").catch(() => undefined);
    this.#readText ??= loaded?.takePositionText;
  }

  /** Shows the cube as it is, and drops a message about another one. */
  update(): void {
    const { cube, field } = this.#around;
    if (cube.facelets !== this.#facelets) this.#forget();
    if (this.#isBeingTyped) return;
    field.value = cube.facelets;
    field.ariaInvalid = "false";
  }

  /** Tells how the cube on the screen was read. */
  tell(said: Said): void {
    this.#note({ hasFailed: false, said });
  }

  /** Writes the note in the page's current language. */
  translate(): void {
    const { note, words, invitation } = this.#around;
    note.textContent = this.#said ? this.#said(words()) : invitation();
  }

  #forget(): void {
    if (!this.#said) return;
    this.#said = undefined;
    // Announcing again what the field takes would only disturb.
    this.#around.note.ariaLive = "off";
    this.translate();
  }

  // The element itself announces changes of the cube, and faults that it has found.
  #note({ hasFailed, said, fault }: Outcome): void {
    const { cube, note } = this.#around;
    this.#said = said;
    this.#facelets = cube.facelets;
    note.ariaLive = hasFailed && fault === undefined ? "polite" : "off";
    this.translate();
  }

  // A text that has failed stays, so that the person can correct it.
  #leave(): void {
    this.#isBeingTyped = false;
    if (this.#around.field.ariaInvalid !== "true") this.update();
  }

  // A press puts the caret among the stickers. What is typed there would be mixed with them, and most people mean to
  // replace them; Tab selects them, too. The next press sets the caret.
  #selectAtFirst(): void {
    const { field } = this.#around;
    const hasSelection = field.selectionStart !== field.selectionEnd;
    if (this.#isNewlyFocused && !this.#isBeingTyped && !hasSelection) field.select();
    this.#isNewlyFocused = false;
  }

  // A pasted text may have several lines, which the field would join.
  #paste(event: ClipboardEvent): void {
    const { field } = this.#around;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const selected = Number(field.selectionEnd) - Number(field.selectionStart);
    if (text.trim() === "" || (this.#isBeingTyped && selected < field.value.length)) return;
    event.preventDefault();
    if (text.length <= MAX_POSITION_LENGTH) field.value = text;
    this.#take(text);
  }

  #take(text: string): void {
    if (this.#readText) this.#takeWith(this.#readText, text);
    else void this.#takeOnceLoaded(text);
  }

  async #takeOnceLoaded(text: string): Promise<void> {
    const { cube, field } = this.#around;
    this.#waiting = text;
    field.ariaBusy = "true";
    const passOn = holdClicks(cube);
    try {
      await this.prepare();
      // Another text may have come meanwhile.
      if (this.#waiting !== text) return;
      if (this.#readText) this.#takeWith(this.#readText, text);
      else this.#keep(text);
    } finally {
      field.ariaBusy = null;
      passOn();
    }
  }

  // The reader could not be fetched, so the text stays, to be tried again.
  #keep(text: string): void {
    const { field } = this.#around;
    this.#isBeingTyped = false;
    if (text.length <= MAX_POSITION_LENGTH) field.value = text;
    field.ariaInvalid = "true";
    this.#note({ hasFailed: true, said: (words) => words.say("not-loaded") });
  }

  #takeWith(readText: ReadText, text: string): void {
    this.#waiting = undefined;
    this.#isBeingTyped = false;
    const { field, taking } = this.#around;
    taking();
    this.#forgetFault();
    // A person who empties the field does not ask for a cube.
    if (text.trim() === "") {
      this.#forget();
      this.update();
      return;
    }
    const { position, lineCount } = readText(text, this.#around.cube.puzzle);
    const outcome = this.#apply(position);
    const { hasFailed, said } = outcome;
    this.#note(lineCount === 1 ? outcome : { ...outcome, said: ofFirstLine(said, lineCount) });
    // The field has lost the lines of a net, without which it would be read in another order.
    if (position.kind === "net") field.value = position.text;
    if (!hasFailed) this.update();
    field.ariaInvalid = String(hasFailed);
  }

  // Setting the cube that is already there cannot fail, and removes the element's message about an earlier text.
  #forgetFault(): void {
    const { cube } = this.#around;
    const { facelets } = cube;
    cube.facelets = facelets;
  }

  #apply(position: PositionText): Outcome {
    const { cube } = this.#around;
    switch (position.kind) {
      case "stickers":
      case "net":
      case "pieces":
        return this.#applyStickers(position);
      case "moves":
        showAlone(cube, () => (cube.setup = position.text));
        return outcomeOf(position, parseMoves);
      case "link":
        return this.#open(position.link);
      case "failed-pieces":
      case "too-long":
        return { hasFailed: true, said: (words) => words.say(`position-${position.kind}`) };
    }
  }

  // Stickers of the other puzzle switch to it, if they can be read.
  #applyStickers(position: Extract<PositionText, { text: string }>): Outcome {
    const { cube } = this.#around;
    const { puzzle, text } = position;
    const outcome = outcomeOf(position, (stickers) => readStickersOf(puzzle, stickers));
    if (!outcome.hasFailed) cube.puzzle = puzzle;
    else if (cube.puzzle !== puzzle) return { ...outcome, fault: undefined };
    showAlone(cube, () => (cube.facelets = text));
    return outcome;
  }

  #open(link: PastedLink): Outcome {
    if (link.kind === "stickers" || link.kind === "moves") {
      this.#around.show(link.cube);
      return { hasFailed: false, said: (words) => linkInWords(words, link) };
    }
    const { kind, site } = link;
    const said: Said = (words) => words.say(`position-${kind}`, { site });
    if (kind !== "failed-link") return { hasFailed: true, said };
    return { hasFailed: true, said: because(said, link.fault, link.puzzle) };
  }
}

/**
 * Holds clicks on the element back: "Solve", pressed right after a text was entered, means the cube of that text.
 * @returns a function that does the clicks, and holds no more of them
 */
function holdClicks(element: HTMLElement): () => void {
  const held: EventTarget[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event.composedPath()[0]!);
  };
  element.addEventListener("click", hold, { capture: true });
  return () => {
    element.removeEventListener("click", hold, { capture: true });
    for (const target of held) {
      target.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }),
      );
    }
  };
}

// The outcome of a text, found by reading it once more.
function outcomeOf(
  { kind, text, puzzle }: Extract<PositionText, { text: string }>,
  read: (text: string) => unknown,
): Outcome {
  try {
    read(text);
  } catch (fault) {
    const form = kind === "net" ? "stickers" : kind;
    const said: Said = (words) => words.say(`position-failed-${form}`);
    return { hasFailed: true, said: because(said, fault, puzzle), fault };
  }
  if (kind === "pieces") return { hasFailed: false, said: (words) => words.say("position-pieces") };
  if (kind === "stickers" || kind === "net") {
    const stickers = puzzle === "2x2x2" ? POCKET_STICKER_COUNT : 54;
    return { hasFailed: false, said: (words) => words.say(`position-${kind}`, { stickers }) };
  }
  const count = parseMoves(text).written.length;
  return { hasFailed: false, said: (words) => words.say("position-moves", { count }) };
}

/** The message, with the reason if the page has words for it. */
export function because(said: Said, fault: unknown, puzzle: Puzzle = "3x3x3"): Said {
  if (!(fault instanceof SolverError)) return said;
  const { code, details } = fault;
  return (words) => {
    const told = { ...details, code, stickers: details.stickers ?? [] };
    const why = textFaultInWords(words, told, puzzle);
    return why === "" ? said(words) : words.say("position-because", { said: said(words), why });
  };
}

function ofFirstLine(said: Said, count: number): Said {
  return (words) => words.say("position-first-line", { said: said(words), count });
}

type OpenedLink = Extract<PastedLink, { kind: "stickers" | "moves" }>;

/** How a link was read, such as "Read as a link of Twizzle: setup of 3 moves, ...". */
export function linkInWords(words: PageWords, link: OpenedLink): string {
  const { site, cube } = link;
  const count = parseMoves(cube.alg).written.length;
  return link.kind === "stickers"
    ? words.say("position-link-stickers", { site, count, stickers: cube.facelets.length })
    : words.say("position-link-moves", { site, count, setup: link.setupCount });
}
