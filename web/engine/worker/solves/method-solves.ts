// The solves of one module that solves by methods: one after another, since it works on one cube at a time.

import type { CubeSolve, SolveResult } from "../../../core/solution";
import { nextTask } from "../../platform/next-task";
import { solveCubesByMethod } from "./cube-solves";
import { solveByMethod, type SolvingModule } from "./method-slices";
import type {
  RestRequest,
  SolveByMethodRequest,
  SolveCubesByMethodRequest,
  WorkerReply,
} from "../messages/protocol";
import { Rest } from "./rest";
import { type Solve, SolveQueue } from "./solve-queue";

export class MethodSolves {
  readonly #send: (reply: WorkerReply) => void;
  readonly #queue = new SolveQueue();
  readonly #rest = new Rest();
  // Of the solves of which the page knows that they may have to rest: those that run or wait.
  #openCount = 0;

  constructor(send: (reply: WorkerReply) => void) {
    this.#send = send;
  }

  /**
   * Solves when it is its turn, and reports on the way. null: it was cancelled.
   * @throws SolverError what `solveByMethod` throws.
   */
  solve(
    module: SolvingModule,
    { id, urgent, ...task }: SolveByMethodRequest,
  ): Promise<SolveResult | null> {
    return this.#inTurn(id, urgent, (isCancelled) =>
      solveByMethod(module, task, {
        onImproved: (solution) => this.#send({ id, type: "improved", solution }),
        onBound: (lowerBound) => this.#send({ id, type: "bound", lowerBound }),
        onProgress: (progress) => this.#send({ id, type: "method-progress", progress }),
        isCancelled,
        giveWay: nextTask,
        rest: this.#rest,
      }),
    );
  }

  /**
   * Solves many cubes when it is their turn. null: it was cancelled.
   * @throws SolverError what `solveByMethod` throws, except "time".
   */
  solveCubes(
    module: SolvingModule,
    { id, urgent, ...task }: SolveCubesByMethodRequest,
  ): Promise<readonly CubeSolve[] | null> {
    return this.#queue.add(id, urgent, (isCancelled) =>
      solveCubesByMethod(module, task, { isCancelled, giveWay: nextTask, rest: this.#rest }),
    );
  }

  /**
   * Does work that would end a solve, such as changing tables, when its turn among the solves comes. false: it was
   * cancelled before.
   */
  async betweenSolves(id: number, work: () => Promise<void>): Promise<boolean> {
    const isDone = await this.#queue.add(id, false, async () => {
      await work();
      return true;
    });
    return isDone ?? false;
  }

  cancel(id: number): void {
    this.#queue.cancel(id);
    this.#rest.interrupt();
  }

  /** Makes the running solve, and all that wait, rest or go on. */
  rest({ isResting }: RestRequest): null {
    if (!isResting) this.#rest.end();
    else if (this.#openCount > 0) this.#rest.begin();
    return null;
  }

  // The page does not end the rest of a solve that has ended meanwhile.
  async #inTurn<Result>(id: number, urgent: boolean, solve: Solve<Result>): Promise<Result | null> {
    ++this.#openCount;
    try {
      return await this.#queue.add(id, urgent, solve);
    } finally {
      if (--this.#openCount === 0) this.#rest.end();
    }
  }
}
