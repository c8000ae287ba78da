import type { Move } from "../../core/moves";

/** Between the parts of the element: a hand has turned a layer. */
export class TurnEvent extends Event {
  readonly move: Move;

  constructor(move: Move) {
    super("turn");
    this.move = move;
  }
}

declare global {
  interface HTMLElementEventMap {
    /** A hand takes hold of a layer. */
    "turn-begin": Event;
    turn: TurnEvent;
  }
}
