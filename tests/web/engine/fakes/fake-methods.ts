// The surface of the module of the methods by stages, with solves that go as a test says.

import type { MethodsModule } from "../../../../wasm/methods";
import type { MethodSolution, MethodStatus } from "../../../../wasm/solves";
import { METHODS_BY_STAGES } from "../../../../web/core/choices";

const RUNNING: MethodStatus = {
  ...{ state: "running", isPreparing: false, cost: -1, lowerBound: 0, nodes: 0, figures: {} },
};

export class FakeMethods implements MethodsModule {
  /** What each step tells, the last again and again. */
  steps: Partial<MethodStatus>[] = [{ state: "done", cost: 3 }];
  /** What it finds. */
  solution: MethodSolution | null = { moves: "", written: "", stages: [] };
  /** What it finds besides, where several solutions are given. */
  others: string[] | null = [];
  /** How many solutions were wanted. */
  readonly wanted: number[] = [];
  /** What each solve was begun with. */
  readonly begun: unknown[][] = [];
  /** The work that each step was given. */
  readonly work: number[] = [];
  /** Whether it begins no solve, as with a cube that cannot exist. */
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
