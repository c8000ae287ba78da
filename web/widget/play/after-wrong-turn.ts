// A wrong turn as a person reports it, and the cube that it has led to. The form for it is loaded later than the
// solution that they follow.

import { applyMoves, type WrittenMove } from "../../core/moves";
import { plainMoves, type WrongTurn, withWrongTurn } from "../../core/written-moves";

/**
 * The cube in the hand of a person who followed `moves` from `start` until `index` of them were
 * done on the screen, but made a wrong turn at one of these moves or at the next one.
 */
export function afterWrongTurn(
  start: string,
  moves: readonly WrittenMove[],
  index: number,
  wrongTurn: WrongTurn,
): string {
  return applyMoves(start, plainMoves(withWrongTurn(moves.slice(0, index), wrongTurn)));
}

export class WrongTurnEvent extends Event {
  readonly wrongTurn: WrongTurn;

  constructor(wrongTurn: WrongTurn) {
    super("wrong-turn");
    this.wrongTurn = wrongTurn;
  }
}

/** The person does not know which turn was wrong, and wants to paint what is different. */
export class RepaintEvent extends Event {
  constructor() {
    super("repaint-wish");
  }
}

/** The form is opened or closed. */
export class WrongTurnFormEvent extends Event {
  readonly isOpen: boolean;

  constructor(isOpen: boolean) {
    super("wrong-turn-form", { bubbles: true, composed: true });
    this.isOpen = isOpen;
  }
}

declare global {
  interface HTMLElementEventMap {
    "wrong-turn": WrongTurnEvent;
    "repaint-wish": RepaintEvent;
    "wrong-turn-form": WrongTurnFormEvent;
  }
}
