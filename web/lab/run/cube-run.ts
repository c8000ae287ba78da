// Solves the cubes of an experiment on several lanes at once. A cube is reported as soon as it is done, in any order: a
// cube that takes long must not delay the later ones, which would be lost if the experiment were stopped meanwhile.

import type { CubeSource, SourceCube } from "./cube-source";
import type { Lane, SolvedCube } from "./lane";

/** What solves cubes. */
export type WorkingLane = Pick<Lane, "solve" | "cubesAtOnce">;

export class CubeRun {
  readonly #source: CubeSource;
  readonly #tell: (solved: SolvedCube) => void;
  // Cubes whose solve was interrupted, in order.
  #todo: SourceCube[] = [];
  #reading: Promise<unknown> = Promise.resolve();

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
    const end = () => ending.abort();
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
      let cubes: readonly SourceCube[] = [];
      try {
        cubes = await this.#take(lane.cubesAtOnce, signal);
        if (cubes.length === 0) return;
        for (const solved of await lane.solve(cubes, signal)) this.#tell(solved);
      } catch (error) {
        this.#giveBack(cubes);
        if (!isOver()) throw error;
      }
    }
  }

  // One after the other: a source is asked for one cube at a time.
  #take(count: number, signal: AbortSignal): Promise<SourceCube[]> {
    const taking = this.#reading.then(async () => {
      const taken = this.#todo.splice(0, count);
      try {
        while (taken.length < count) {
          const cube = await this.#source.next(signal);
          if (!cube) break;
          taken.push(cube);
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

  #giveBack(cubes: readonly SourceCube[]): void {
    this.#todo = [...this.#todo, ...cubes].sort((a, b) => a.number - b.number);
  }
}
