// What is said of a solution that was found, until the moves are to lead elsewhere or count otherwise.

import { costOf } from "../../core/cost";
import { isSolved } from "../../core/facelets";
import type { Solution } from "../../core/solution";
import { Feature } from "../element/feature";
import { movesLeftInWords, solutionInWords } from "../solve/solution-words";
import { Choosing } from "./choosing";
import { Engine } from "./engine";
import { type Notice, Notices } from "./notices";
import { Playing } from "./playing";
import type { Task } from "./settled";

export class SolutionNotice extends Feature {
  readonly #choosing = this.use(Choosing);
  readonly #playing = this.use(Playing);
  readonly #notices = this.use(Notices);
  readonly #work = this.use(Engine).work;
  // With what was asked for at that time.
  #said: { readonly notice: Notice; readonly asked: string } | undefined;

  override hostUpdate(): void {
    if (!this.#said || this.#said.asked === this.#choosing.asked) return;
    if (this.#notices.notice === this.#said.notice) this.#notices.clear();
    this.#said = undefined;
  }

  /** A search for what was asked has ended with this solution. */
  tellOf({ stages, lowerBound }: Solution, { goal, metric }: Task): void {
    const { player } = this.#playing;
    // Nobody asks how much shorter a solution by stages could be; without a notice, the status counts its moves.
    if (stages && player.moves.length > 0) return;
    const { proofRests } = this.#work;
    this.#say((words) => {
      // The moves in the player may be those of an earlier, longer solution, or soon be.
      const { moves } = player;
      if (goal && !isSolved(goal) && moves.length === 0) return words.say("goal-reached");
      const counted = { metric, cost: costOf(moves, metric), lowerBound };
      const said = solutionInWords(words, moves.length, counted);
      return proofRests ? `${said} ${words.say("proof-rests")}` : said;
    });
  }

  /** The turn that the person has made is part of the way on, to this solution if one was found. */
  tellOfTurn(solution: Solution | undefined): void {
    const { player } = this.#playing;
    // A solution by stages comes without a notice, since the status counts its moves. Another notice takes that place.
    const counted: Notice = (words) => movesLeftInWords(words, player, this.#choosing);
    const notice = this.#notices.notice ?? (solution && counted);
    if (notice) this.#say((words) => `${words.say("wrong-turn-taken")} ${notice(words)}`);
  }

  #say(notice: Notice): void {
    this.#said = { notice, asked: this.#choosing.asked };
    this.#notices.say(notice);
  }
}
