// The surface of the module of the methods by stages, with solves that go as a test says.

import type { MethodsModule } from "../../../../wasm/methods";
import type { MethodSolution, MethodStatus } from "../../../../wasm/solves";
import { METHODS_BY_STAGES } from "../../../../web/core/choices";

const RUNNING: MethodStatus = {
  ...{ state: "running", isPreparing: false, cost: -1, lowerBound: 0, nodes: 0, figures: {} },
};

export class FakeMethods implements MethodsModule {
  /** What each step reports; the last is repeated. */
  steps: Partial<MethodStatus>[] = [{ state: "done", cost: 3 }];
  /** What it finds. */
  solution: MethodSolution | null = { moves: "", written: "", stages: [] };
  /** The other solutions that it finds, where several are asked for. */
  others: string[] | null = [];
  /** The number of solutions that each call wanted. */
  readonly wanted: number[] = [];
  /** The arguments that each solve began with. */
  readonly begun: unknown[][] = [];
  /** The work that each step was given. */
  readonly work: number[] = [];
  /** Whether it refuses to begin a solve, as with a cube that cannot exist. */
  refuses = false;
  cancelCount = 0;
  /** That of the solve that began last. */
  population = "";
  #step = 0;

  methodNames(): string[] {
    return [...METHODS_BY_STAGES];
  }

  usePopulation(name: string): void {
    this.population = name;
  }

  startSolve(...task: Parameters<MethodsModule["startSolve"]>): boolean {
    this.begun.push(task);
    this.#step = 0;
    return !this.refuses;
  }

  stepSolve(work: number): MethodStatus {
    this.work.push(work);
    const step = this.steps[Math.min(this.#step++, this.steps.length - 1)];
    return { ...RUNNING, ...step };
  }

  cancelSolve(): void {
    ++this.cancelCount;
  }

  bestSolution(): MethodSolution | null {
    return this.solution;
  }
}
