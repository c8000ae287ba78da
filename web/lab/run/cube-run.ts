// Solves the cubes of an experiment on several lanes at once. Whichever lane solved them, cubes are reported in order,
// so that the reported ones are always a beginning of the experiment.

import type { CubeSource, SourceCube } from "./cube-source";
import type { Lane, SolvedCube } from "./lane";

// How many finished cubes may wait behind a slow one.
const MOST_AHEAD = 4096;

/** What solves cubes. */
export type WorkingLane = Pick<Lane, "solve" | "cubesAtOnce">;

interface Waiting {
  place: number;
  cube: SourceCube;
}

export class CubeRun {
  readonly #source: CubeSource;
  readonly #tell: (solved: SolvedCube) => void;
  // Cubes whose solve was interrupted, in order.
  #todo: Waiting[] = [];
  readonly #done = new Map<number, SolvedCube>();
  #nextPlace = 0;
  #toldPlace = 0;
  #reading: Promise<unknown> = Promise.resolve();
  #hasRoom: (() => void)[] = [];

  constructor(source: CubeSource, tell: (solved: SolvedCube) => void) {
    this.#source = source;
    this.#tell = tell;
  }

  /**
   * Solves until there are no more cubes. Aborting `signal` ends it. A later call goes on; interrupted cubes are then
   * solved from the start.
   * @throws what a lane throws; a later call goes on then, too
   */
  async work(lanes: readonly WorkingLane[], signal: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      this.#wakeAll();
    };
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    const works = lanes.map(async (lane) => {
      try {
        await this.#workOn(lane, ending.signal);
      } catch (error) {
        end();
        throw error;
      }
    });
    const ends = await Promise.allSettled(works);
    signal.removeEventListener("abort", end);
    const failed = ends.find(({ status }) => status === "rejected") as
      PromiseRejectedResult | undefined;
    if (failed) throw failed.reason as Error;
  }

  async #workOn(lane: WorkingLane, signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted;
    while (!isOver()) {
      if (this.#hasToWait()) {
        await this.#room();
        continue;
      }
      const next = await this.#take(lane.cubesAtOnce);
      if (next.length === 0) return;
      try {
        const cubes = next.map(({ cube }) => cube);
        this.#finish(next, await lane.solve(cubes, signal));
      } catch (error) {
        this.#giveBack(next);
        if (!isOver()) throw error;
      }
    }
  }

  #hasToWait(): boolean {
    return this.#done.size >= MOST_AHEAD && this.#todo.length === 0;
  }

  // One after the other: a source is asked for one cube at a time.
  #take(count: number): Promise<Waiting[]> {
    const taking = this.#reading.then(async () => {
      const taken = this.#todo.splice(0, count);
      try {
        while (taken.length < count) {
          const cube = await this.#source.next();
          if (!cube) break;
          taken.push({ place: this.#nextPlace++, cube });
        }
      } catch (error) {
        this.#giveBack(taken);
        throw error;
      }
      return taken;
    });
    this.#reading = taking.catch(() => undefined);
    return taking;
  }

  #giveBack(waiting: readonly Waiting[]): void {
    this.#todo = [...this.#todo, ...waiting].sort((a, b) => a.place - b.place);
  }

  #finish(taken: readonly Waiting[], solved: readonly SolvedCube[]): void {
    for (const [index, { place }] of taken.entries()) this.#done.set(place, solved[index]!);
    for (let next = this.#done.get(this.#toldPlace); next; next = this.#done.get(this.#toldPlace)) {
      this.#done.delete(this.#toldPlace++);
      this.#tell(next);
    }
    this.#wakeAll();
  }

  #room(): Promise<void> {
    return new Promise((resolve) => this.#hasRoom.push(resolve));
  }

  #wakeAll(): void {
    for (const wake of this.#hasRoom.splice(0)) wake();
  }
}
