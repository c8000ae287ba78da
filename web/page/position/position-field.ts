// The field that shows the cube as text, and accepts stickers, moves, pieces and links.

import { parseMoves } from "../../core/notation";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import type { PastedLink } from "./pasted-link";
import { MAX_POSITION_LENGTH, takePositionText, type PositionText } from "./position-text";
import type { ShownCube } from "./shown-cube";
import type { PageWords } from "../words/page-words";

/** What came of a text, and what is said of it. */
interface Outcome {
  hasFailed: boolean;
  said: string;
}

export interface PositionFieldSurroundings {
  cube: CubewrightCube;
  field: HTMLInputElement;
  /** Says how a text was read. */
  note: Element;
  words: () => PageWords;
  /** Shows the cube of a link. */
  show: (cube: ShownCube) => void;
}

// What an element tells after something was set.
const OUTCOMES = ["cubewright-change", "cubewright-error"] as const;

export class PositionField {
  readonly #around: PositionFieldSurroundings;
  // Whether the person is typing; the text is not replaced then.
  #isBeingTyped = false;

  constructor(around: PositionFieldSurroundings) {
    const { field } = around;
    this.#around = around;
    field.addEventListener("input", () => (this.#isBeingTyped = true));
    field.addEventListener("blur", () => (this.#isBeingTyped = false));
    field.addEventListener("change", () => this.#take(field.value));
    field.addEventListener("paste", (event) => this.#paste(event));
  }

  /** Shows the cube as it is. */
  update(): void {
    if (this.#isBeingTyped) return;
    const { cube, field } = this.#around;
    field.value = cube.facelets;
    field.ariaInvalid = "false";
  }

  say(text: string): void {
    this.#around.note.textContent = text;
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
    this.#isBeingTyped = false;
    const { field, words } = this.#around;
    const { position, lineCount } = takePositionText(text);
    const { hasFailed, said } = this.#apply(position);
    field.ariaInvalid = String(hasFailed);
    this.say(
      lineCount === 1 ? said : words().say("position-first-line", { said, count: lineCount }),
    );
  }

  #apply(position: PositionText): Outcome {
    const { cube } = this.#around;
    const words = this.#around.words();
    switch (position.kind) {
      case "stickers":
      case "pieces": {
        const hasFailed = this.#fails(() => (cube.facelets = position.text));
        const name = hasFailed ? (`failed-${position.kind}` as const) : position.kind;
        return { hasFailed, said: words.say(`position-${name}`) };
      }
      case "moves": {
        const hasFailed = this.#fails(() => (cube.setup = position.text));
        if (hasFailed) return { hasFailed, said: words.say("position-failed-moves") };
        const count = parseMoves(position.text).moves.length;
        return { hasFailed, said: words.say("position-moves", { count }) };
      }
      case "link":
        return this.#open(position.link);
      case "failed-pieces":
      case "too-long":
        return { hasFailed: true, said: words.say(`position-${position.kind}`) };
    }
  }

  #open(link: PastedLink): Outcome {
    const { show } = this.#around;
    const words = this.#around.words();
    if (link.kind !== "stickers" && link.kind !== "moves") {
      return { hasFailed: true, said: words.say(`position-${link.kind}`, { site: link.site }) };
    }
    show(link.cube);
    return { hasFailed: false, said: linkInWords(words, link) };
  }

  #fails(set: () => void): boolean {
    const heard = new Set<string>();
    const hear = ({ type }: Event) => heard.add(type);
    const { cube } = this.#around;
    for (const type of OUTCOMES) cube.addEventListener(type, hear);
    set();
    for (const type of OUTCOMES) cube.removeEventListener(type, hear);
    if (heard.size === 0) this.#showAgain();
    return heard.has("cubewright-error");
  }

  // The cube was there already, perhaps some moves away.
  #showAgain(): void {
    const { cube, show } = this.#around;
    if (cube.index > 0) {
      cube.alg = "";
      show({ facelets: cube.facelets, alg: "", index: 0 });
    }
    this.update();
  }
}

type OpenedLink = Extract<PastedLink, { kind: "stickers" | "moves" }>;

/** How a link was read, such as "Read as a link of Twizzle: setup of 3 moves, ...". */
export function linkInWords(words: PageWords, link: OpenedLink): string {
  const { site, cube } = link;
  const count = parseMoves(cube.alg).moves.length;
  return link.kind === "stickers"
    ? words.say("position-link-stickers", { site, count })
    : words.say("position-link-moves", { site, count, setup: link.setupCount });
}
