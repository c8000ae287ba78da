// What to solve, how, and to which goal. An unsupported combination is refused when a solve is asked for, since no
// single setting reveals it.

import {
  METHODS,
  METRICS,
  PUZZLES,
  usualMethodOf,
  type Choice,
  type Method,
  type Metric,
  type Puzzle,
} from "../../core/choices";
import { checkCube, type GivenCube } from "../../core/arguments";
import { goalError, isAtGoal } from "../../core/goal";
import { isSolved, isSolvedPocket } from "../../core/facelets";
import { POCKET_STICKER_COUNT, stickersAlone } from "../../core/pocket-stickers";
import { takeSymbols } from "../../core/sticker-symbols";
import { checkSolveOptions, type SolveTask } from "../../engine";
import { Feature } from "../element/feature";
import { oneOf, refusalsOf, setting } from "../element/setting";
import { readStickersOf } from "../paint/read-stickers";

export interface ChoosingApi {
  /**
   * What is shown and solved: "3x3x3" or "2x2x2". While one is shown, the other keeps its cube, its moves and what can
   * be undone. Set it before `facelets`, `setup` and `alg`, which belong to the puzzle that is shown; initial
   * attributes may come in any order.
   */
  get puzzle(): Puzzle;
  set puzzle(given: Puzzle | null | undefined);
  /**
   * How it is solved. "two-phase" finds as short a solution as time allows. "beginner", "cfop", "cfop-2look",
   * "thistlethwaite", "corners-edges" and "genetic" go by stages that a person can follow. "optimal" finds a shortest
   * solution and proves it, for most cubes in minutes; "korf" does the same, but may search for a day. The 2x2x2 has
   * "optimal", which "two-phase" also means there, "beginner" and "ortega". Any other combination is "unsupported".
   * Setting another method ends a search under way.
   */
  get method(): Method;
  set method(given: Method | null | undefined);
  /**
   * What a turn costs: "htm" counts a half turn as one, "qtm" as two; "axial-htm" and "axial-qtm" count turns of
   * opposite faces together as one. The table at `Method` says which methods have which metrics. A lesson tells what its
   * stages cost, except in "htm".
   */
  get metric(): Metric;
  set metric(given: Metric | null | undefined);
  /**
   * Where the moves are to lead, as 54 stickers or a `Cube`, held as the cube is; "" means the solved cube. A sticker
   * `?` may become any colour. A method by stages supports only the solved cube. The goal of a 2x2x2 has 24 stickers
   * and must be solved, held in any way, which is the same as none. Other goals are "unsupported".
   */
  get goal(): string;
  set goal(cube: GivenCube | null | undefined);
}

/** The options of a solve. There is always a metric: the one that was asked for, or the element's. */
export type CheckedOptions = ReturnType<typeof checkSolveOptions> & Pick<Choice, "metric">;

export class Choosing extends Feature implements ChoosingApi {
  @setting("puzzle", "3x3x3", oneOf("puzzle", PUZZLES))
  declare puzzle: Puzzle;

  /** Called when `puzzle` changes. */
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
   * The options of a solve; what `task` omits comes from the settings.
   * @throws SolverError "unsupported", the fault of the goal, or the error of a setting that was refused.
   */
  optionsOf(task: SolveTask): CheckedOptions {
    // A page that sets a wrong goal does not want the moves to lead to the previous one.
    for (const [name, refusal] of refusalsOf(this)) if (!(name in task)) throw refusal;
    const { puzzle, metric } = this;
    // "two-phase" is the default, so on a 2x2x2 it stands for the usual method of that puzzle.
    const chosen = task.method ?? this.method;
    const isUsual = puzzle === "2x2x2" && chosen === "two-phase";
    const method = isUsual ? usualMethodOf(puzzle) : chosen;
    const given = readGoal(task.goal ?? this.goal);
    // However it is held and coloured, a solved 2x2x2 means the solved cube.
    const isNone = given === "" || (puzzle === "2x2x2" && isSolvedPocket(given));
    const goal = isNone ? undefined : given;
    return checkSolveOptions({ puzzle, metric, ...task, method, goal }) as CheckedOptions;
  }

  /** Whether the two-phase search solves it, which has a time limit and two tiers of tables. */
  get isByTwoPhase(): boolean {
    return this.puzzle === "3x3x3" && this.method === "two-phase";
  }

  /** Whether a search for a shortest solution can use the large table. */
  get hasLargeTable(): boolean {
    try {
      this.optionsOf({ method: "optimal", large: true });
      return true;
    } catch {
      return false;
    }
  }

  /** Whether the moves are to lead to a pattern, and not to the solved cube. */
  get hasGoal(): boolean {
    return this.goal !== "" && !isSolved(this.goal);
  }

  /** What is to be reached and how it is counted, to see later whether that is still the same. */
  get asked(): string {
    return this.metric + this.goal;
  }

  /** Whether the moves are to lead to this cube. */
  isGoal(facelets: string): boolean {
    return this.hasGoal ? isAtGoal(stickersAlone(facelets), this.goal) : isSolved(facelets);
  }
}

// Accepts a goal of either puzzle, since settings may come in any order.
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
