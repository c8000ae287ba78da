// The cubes that an experiment has finished, in chunks that are stored while it runs. If the storage is full or
// forbidden, they are kept in memory while the page is open, and each later chunk is a new attempt to store them all.

import type { SolvedCube } from "../run/lane";
import type { Improvement } from "../run/method-trials";
import { type CubeTrials, readTrialLines, trialLines } from "../run/trials";
import { keepChunk, type KeptChunk, readChunk } from "./experiment-store";

const CUBES_IN_CHUNK = 500;
// They are sorted in memory, without a noticeable delay.
const MOST_SORTED = 5_000;
/** At most this much of an experiment is lost if the page is closed. */
const LONGEST_WAIT_MS = 2_000;

interface UnstoredChunk {
  chunk: KeptChunk;
  /** How many cubes are done with it. */
  done: number;
}

export class TrialLog {
  readonly #metric: string;
  /** The id of the experiment in the storage; `undefined` if it is not stored. */
  readonly #id: number | undefined;
  readonly #tell: (isFull: boolean) => void;
  // By their places, in order.
  readonly #unstored = new Map<number, UnstoredChunk>();
  #waiting: SolvedCube[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #place = 0;
  #done = 0;
  #writing: Promise<void> = Promise.resolve();

  /** @param tell is called after each attempt to store: `true` if something could not be stored */
  constructor(id: number | undefined, metric: string, tell: (isFull: boolean) => void) {
    this.#id = id;
    this.#metric = metric;
    this.#tell = tell;
  }

  /** Adds a cube that is done. */
  add(solved: SolvedCube): void {
    this.#waiting.push(solved);
    if (this.#waiting.length >= CUBES_IN_CHUNK) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), LONGEST_WAIT_MS);
  }

  /** Resolves when everything added so far is stored, with `true`, or could not be, with `false`. */
  async store(): Promise<boolean> {
    this.#flush();
    await this.#writing;
    return this.#unstored.size === 0;
  }

  /**
   * All cubes as they were added, some hundreds at a time. Those added last may be missing.
   * @throws Error if some are no longer there; what the storage throws.
   */
  async *cubes(): AsyncGenerator<SolvedCube[]> {
    for await (const chunk of this.#chunks()) yield cubesOf(chunk);
  }

  /**
   * The same by their numbers, if they are few enough to be sorted.
   * @throws what `cubes` throws.
   */
  async *cubesInOrder(): AsyncGenerator<SolvedCube[]> {
    if (!this.#isSortable) {
      yield* this.cubes();
      return;
    }
    const all: SolvedCube[] = [];
    for await (const cubes of this.cubes()) all.push(...cubes);
    yield all.sort((a, b) => a.number - b.number);
  }

  /** The lines of the same cubes. @throws what `cubes` throws. */
  async *linesInOrder(): AsyncGenerator<string> {
    if (this.#isSortable) {
      for await (const cubes of this.cubesInOrder()) {
        yield cubes.flatMap((cube) => trialLines(cube, this.#metric)).join("\n");
      }
      return;
    }
    for await (const { lines } of this.#chunks()) yield lines;
  }

  get #isSortable(): boolean {
    return this.#done <= MOST_SORTED;
  }

  /**
   * Goes through what was stored before, including by another tab meanwhile; then more cubes can be added.
   * @throws what the storage throws: what was not read must not be overwritten.
   */
  async *restore(): AsyncGenerator<SolvedCube[]> {
    for (;;) {
      const chunk = await this.#chunkAt(this.#place);
      if (!chunk) return;
      const cubes = cubesOf(chunk);
      ++this.#place;
      this.#done += cubes.length;
      yield cubes;
    }
  }

  async *#chunks(): AsyncGenerator<KeptChunk> {
    for (let place = 0; ; ++place) {
      const chunk = await this.#chunkAt(place);
      if (chunk) yield chunk;
      else if (place >= this.#place) return;
      // Another tab has deleted the experiment, or the browser what the site keeps.
      else throw new Error("Some of the results are no longer there.");
    }
  }

  async #chunkAt(place: number): Promise<KeptChunk | undefined> {
    const unstored = this.#unstored.get(place)?.chunk;
    if (unstored || this.#id === undefined) return unstored;
    return readChunk(this.#id, place);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const cubes = this.#waiting.splice(0).sort((a, b) => a.number - b.number);
    if (cubes.length > 0) {
      this.#done += cubes.length;
      const chunk = {
        experiment: this.#id ?? 0,
        place: this.#place++,
        lines: cubes.flatMap((cube) => trialLines(cube, this.#metric)).join("\n"),
        improvements: cubes.flatMap(({ improvements }) => improvements.map(textOf)).join("\n"),
      };
      // It can be read while it is being written.
      this.#unstored.set(chunk.place, { chunk, done: this.#done });
    }
    this.#writing = this.#writing.then(() => this.#write());
  }

  // In order, since chunks after a gap would not be found again.
  async #write(): Promise<void> {
    if (this.#id === undefined || this.#unstored.size === 0) return;
    try {
      for (const [place, { chunk, done }] of this.#unstored) {
        await keepChunk(chunk, { done });
        this.#unstored.delete(place);
      }
      this.#tell(false);
    } catch {
      this.#tell(true);
    }
  }
}

function textOf(improvements: readonly Improvement[]): string {
  return improvements.map(({ timeUs, turns }) => `${timeUs} ${turns}`).join(" ");
}

function cubesOf({ lines, improvements }: KeptChunk): SolvedCube[] {
  const steps = improvements.split("\n").map(improvementsIn);
  return readTrialLines(lines.split("\n")).map((cube: CubeTrials) => ({
    ...cube,
    improvements: steps.splice(0, cube.trials.length),
  }));
}

function improvementsIn(text: string): Improvement[] {
  const numbers = text === "" ? [] : text.split(" ").map(Number);
  const improvements: Improvement[] = [];
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    improvements.push({ timeUs: numbers[place]!, turns: numbers[place + 1]! });
  }
  return improvements;
}
