// The state of a person's work that no other property holds, so that a page can bring it back after a reload.

import { checkText } from "../../core/arguments";
import { applyMoves, isMove, type Move } from "../../core/moves";
import { tellError } from "../element/events";
import { Feature, forPages } from "../element/feature";
import { type Brush, BRUSHES } from "../paint/painting";
import { keptSolutions, readSolutions } from "../solve/kept-solutions";
import { Checking } from "./checking";
import { Choosing } from "./choosing";
import { ChosenScheme } from "./chosen-scheme";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { Playing } from "./playing";
import { Repainting } from "./repainting";
import { Settled } from "./settled";
import { Slipping } from "./slipping";

export interface SessionApi {
  /**
   * The state of a person's work that no other property holds: the colour that they have chosen; the face with which
   * they began to paint face by face; how they have said that the colours of a 2x2x2 are arranged; turns that were not
   * the solution's next, while they have yet to say what becomes of them; whether they are repainting what is different
   * after a wrong turn; the last changes of the cube, to be undone and redone; the solutions that were found, and which
   * are known to be shortest or go by stages. A text for this property alone; "" for nothing. To bring it back after a
   * reload, set it when `facelets`, `alg` and the place in the moves are as they were; what does not belong to them is
   * ignored.
   */
  get session(): string;
  set session(text: string | null | undefined);
}

interface Stored {
  brush?: unknown;
  /** The face with which the tour of the faces began. */
  tour?: unknown;
  /** How the colours of a 2x2x2 are arranged. */
  scheme?: unknown;
  turns?: unknown;
  /** Whether the person is repainting what is different on the cube in their hand. */
  repainting?: unknown;
  edits?: unknown;
  /** The edits of the puzzle that is not shown. */
  beside?: unknown;
  settled?: unknown;
  found?: unknown;
  /**
   * The cube of tour, turns, repainting, edits and solutions, as `facelets` and as `paintedFacelets`: a page may store
   * either.
   */
  on?: unknown;
}

export class Session extends Feature implements SessionApi {
  readonly #slipping = this.use(Slipping);
  readonly #repainting = this.use(Repainting);
  readonly #playing = this.use(Playing);
  readonly #editing = this.use(Editing);
  readonly #settled = this.use(Settled);
  readonly #choosing = this.use(Choosing);
  readonly #chosenScheme = this.use(ChosenScheme);
  readonly #checking = this.use(Checking);
  readonly #work = this.use(Engine).work;

  @forPages
  get session(): string {
    const { painting, edits, editsBeside: beside, paintedFacelets } = this.#editing;
    const { turns, hasSlipped } = this.#slipping;
    const brush = painting.isChosen && !hasSlipped ? painting.brush : undefined;
    const found = keptSolutions(this.#work.found);
    const settled = this.#settled.kept;
    const tour = this.#editing.tour?.first;
    const { scheme } = this.#chosenScheme;
    const slip = hasSlipped ? turns : undefined;
    const repainting = this.#repainting.isOn || undefined;
    const kept = {
      ...{ brush, tour, scheme, turns: slip, repainting },
      ...{ edits, beside, settled, found },
    };
    if (Object.values(kept).every((value) => value === undefined)) return "";
    return JSON.stringify({ ...kept, on: [this.#playing.facelets, paintedFacelets] });
  }

  set session(text: string | null | undefined) {
    let stored: Stored;
    try {
      stored = parse(checkText("session", text ?? ""));
    } catch (error) {
      tellError(this.element, error);
      return;
    }
    const { brush, tour, scheme, turns, repainting, edits, beside, settled, found, on } = stored;
    this.#settled.bringBack(settled);
    this.#editing.editsBeside = beside;
    if (BRUSHES.includes(brush as Brush)) this.#editing.painting.brush = brush as Brush;
    if (![on].flat().includes(this.#playing.facelets)) return;
    this.#editing.edits = edits;
    this.#editing.resumeTour(tour);
    this.#chosenScheme.scheme = scheme;
    // What follows may have been asked for already, in no particular arrangement.
    if (this.#chosenScheme.scheme !== undefined) this.#playing.consider();
    if (repainting === true) this.#repaintOn();
    this.#bringBack(found);
    if (this.#slipping.isPossible && areMoves(turns)) this.#slipping.keep(turns);
  }

  // The cube was set before that, and its check has perhaps begun.
  #repaintOn(): void {
    this.#repainting.begin();
    if (this.#repainting.isOn) this.#work.stop();
  }

  // A cube that the kept solutions solve can exist, and checking it would discard them.
  #bringBack(kept: unknown): void {
    const { start, moves } = this.#playing.player;
    const found = readSolutions(kept, (solution) =>
      this.#choosing.isGoal(applyMoves(start, solution)),
    );
    if (!found.some(({ text }) => text === moves.join(" "))) return;
    this.#checking.leaveToSolver();
    this.#work.bringBack(found);
  }
}

function areMoves(given: unknown): given is readonly Move[] {
  return Array.isArray(given) && given.every((each) => typeof each === "string" && isMove(each));
}

function parse(text: string): Stored {
  try {
    return Object(JSON.parse(text)) as Stored;
  } catch {
    return {};
  }
}
