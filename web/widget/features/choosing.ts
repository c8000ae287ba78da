// What is to be solved, how, and where the moves are to lead. What there is no way to do yet is refused when it
// is asked for, since one setting alone does not tell.

import {
  METHODS,
  METRICS,
  PUZZLES,
  usualMethodOf,
  type Method,
  type Metric,
  type Puzzle,
} from "../../core/choices";
import { checkCube, type GivenCube } from "../../core/arguments";
import { goalError, isAtGoal } from "../../core/goal";
import { isSolved } from "../../core/facelets";
import { POCKET_STICKER_COUNT, stickersAlone } from "../../core/pocket-stickers";
import { takeSymbols } from "../../core/sticker-symbols";
import { checkSolveOptions, type SolveSettings, type SolveTask } from "../../engine";
import { Feature } from "../element/feature";
import { oneOf, refusalsOf, setting } from "../element/setting";
import { readStickersOf } from "../paint/read-stickers";

export interface ChoosingApi {
  /**
   * What is shown and solved: "3x3x3" or "2x2x2". Each keeps a cube of its own, with its moves and what can be undone,
   * while the other is shown. Set it before `facelets`, `setup` and `alg`, which are of the puzzle that is shown;
   * attributes that are there from the beginning may come in any order.
   */
  get puzzle(): Puzzle;
  set puzzle(given: Puzzle | null | undefined);
  /**
   * How it is solved: "two-phase", as short as time allows; by stages that a person can follow: "beginner", "cfop",
   * "cfop-2look", "thistlethwaite", "corners-edges" or "genetic"; "optimal": a shortest one, proven, for most cubes in
   * minutes; or "korf": the same, for which it may search for a day. The 2x2x2 has "optimal", for which "two-phase"
   * stands as well, "beginner" and "ortega". Others of these are "unsupported". A search under way ends when another is
   * set.
   */
  get method(): Method;
  set method(given: Method | null | undefined);
  /**
   * What a turn costs: "htm" counts a half turn as one, "qtm" as two, "axial-htm" and "axial-qtm" turns of opposite
   * faces together as one. Which methods have which is in the table of `Method`.
   */
  get metric(): Metric;
  set metric(given: Metric | null | undefined);
  /**
   * Where the moves are to lead, as 54 stickers or a `Cube`, held as the cube is; "": to the solved cube. Stickers that
   * are `?` may become anything. Any but the solved cube is "unsupported" with a method by stages. Of a 2x2x2 it
   * is 24 stickers, and any but a solved one is "unsupported".
   */
  get goal(): string;
  set goal(cube: GivenCube | null | undefined);
}

export class Choosing extends Feature implements ChoosingApi {
  @setting("puzzle", "3x3x3", oneOf("puzzle", PUZZLES))
  declare puzzle: Puzzle;

  /** Called when it is another one. */
  puzzleChanged: (() => void) | undefined;

  @setting("method", "two-phase", oneOf("method", METHODS))
  declare method: Method;

  @setting("metric", "htm", oneOf("metric", METRICS))
  declare metric: Metric;

  @setting("goal", "", readGoal)
  declare goal: string;

  override settingChanged(name: string): void {
    if (name === "puzzle") this.puzzleChanged?.();
  }

  /**
   * The options of a solve; what `task` leaves out is as it is set.
   * @throws SolverError "unsupported"; what is wrong with the goal, or with what was set last.
   */
  optionsOf(task: SolveTask): SolveSettings {
    // A page that sets a wrong goal does not want the moves to lead to the one before it.
    for (const [name, refusal] of refusalsOf(this)) if (!(name in task)) throw refusal;
    const { puzzle, metric } = this;
    // That of an element of which nobody has said otherwise.
    const isUsual = puzzle === "2x2x2" && this.method === "two-phase";
    const method = isUsual ? usualMethodOf(puzzle) : this.method;
    const goal = readGoal(task.goal ?? this.goal) || undefined;
    return checkSolveOptions({ puzzle, method, metric, ...task, goal });
  }

  /** Whether it is solved by the search that has a limit of time and tables of two tiers. */
  get isByTwoPhase(): boolean {
    return this.puzzle === "3x3x3" && this.method === "two-phase";
  }

  /** Whether the moves are to lead to a pattern, and not to the solved cube. */
  get hasGoal(): boolean {
    return this.goal !== "" && !isSolved(this.goal);
  }

  /** Whether the moves are to lead to this cube. */
  isGoal(facelets: string): boolean {
    return this.goal === "" ? isSolved(facelets) : isAtGoal(stickersAlone(facelets), this.goal);
  }
}

// Of either puzzle, as settings may come in any order.
function readGoal(given: unknown): string {
  const text = checkCube(given, "goal");
  if (text.trim() === "") return "";
  try {
    const isOfPocket = takeSymbols(text, POCKET_STICKER_COUNT).length === POCKET_STICKER_COUNT;
    return stickersAlone(readStickersOf(isOfPocket ? "2x2x2" : "3x3x3", text));
  } catch (error) {
    throw goalError(error);
  }
}
