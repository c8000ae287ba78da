import type { Move } from "../../core/moves";

/** Within the element: a person has turned a layer. */
export class TurnEvent extends Event {
  readonly move: Move;

  constructor(move: Move) {
    super("turn");
    this.move = move;
  }
}

declare global {
  interface HTMLElementEventMap {
    /** A person begins to turn a layer. */
    "turn-begin": Event;
    turn: TurnEvent;
  }
}
