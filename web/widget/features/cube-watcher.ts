// What other features hear of the cube on the screen, which `Playing` holds.

import type { Turn } from "../play/player";

export interface CubeWatcher {
  /** Another cube, or the beginning of other moves, is about to be shown; not called by Undo and Redo. */
  changing?(): void;
  /** No other moves have come: the cube and its moves are as they were when `changing` was called. */
  unchanged?(): void;
  /** The cube or its moves are about to be replaced; called after `changing`. */
  leaving?(): void;
  /** A cube was set as a whole, or painted further; whether it can exist is not known yet. */
  given?(isWhole: boolean): void;
  /** A cube was set that is there already. */
  givenAgain?(): void;
  /** What was set cannot be read. */
  unreadable?(error: unknown): void;
  /** The moves are about to be played, or the place in them is about to change. */
  moving?(): void;
  /** The number of moves done has changed. */
  stepped?(): void;
  /** A turn is shown in part; `undefined`: the cube is at rest. */
  turning?(turn: Turn | undefined): void;
}
