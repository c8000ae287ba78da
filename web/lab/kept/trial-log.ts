// The cubes that an experiment has finished, in chunks that are stored while it runs. If the storage is full or
// forbidden, they are kept in memory while the page is open.

import type { SolvedCube } from "../run/lane";
import type { Improvement } from "../run/method-trials";
import { type CubeTrials, readTrialLines, trialLines } from "../run/trials";
import { keepChunk, type KeptChunk, readChunk } from "./experiment-store";

const CUBES_IN_CHUNK = 500;
/** At most this much of an experiment is lost if the page is closed. */
const LONGEST_WAIT_MS = 2_000;

export class TrialLog {
  readonly #metric: string;
  /** The id of the experiment in the storage; `undefined` if it is not stored. */
  readonly #id: number | undefined;
  readonly #tellFull: () => void;
  readonly #unstored = new Map<number, KeptChunk>();
  #waiting: SolvedCube[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #place = 0;
  #done = 0;
  #writing: Promise<void> = Promise.resolve();

  /** @param tellFull is called whenever a chunk could not be stored */
  constructor(id: number | undefined, metric: string, tellFull: () => void) {
    this.#id = id;
    this.#metric = metric;
    this.#tellFull = tellFull;
  }

  /** Adds a cube that is done. */
  add(solved: SolvedCube): void {
    this.#waiting.push(solved);
    if (this.#waiting.length >= CUBES_IN_CHUNK) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), LONGEST_WAIT_MS);
  }

  /** Resolves when everything added so far is stored, or could not be. */
  async store(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  /** All cubes as they were added, some hundreds at a time. Those added last may be missing. */
  async *cubes(): AsyncGenerator<SolvedCube[]> {
    for (let place = 0; ; ++place) {
      const chunk = await this.#chunkAt(place);
      if (!chunk) return;
      yield cubesOf(chunk);
    }
  }

  /** The lines of the same cubes. */
  async *lines(): AsyncGenerator<string> {
    for (let place = 0; ; ++place) {
      const chunk = await this.#chunkAt(place);
      if (!chunk) return;
      yield chunk.lines;
    }
  }

  /** Goes through what was stored before, including by another tab meanwhile; then more cubes can be added. */
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

  async #chunkAt(place: number): Promise<KeptChunk | undefined> {
    const unstored = this.#unstored.get(place);
    if (unstored || this.#id === undefined) return unstored;
    return readChunk(this.#id, place).catch(() => undefined);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const cubes = this.#waiting.splice(0).sort((a, b) => a.number - b.number);
    if (cubes.length === 0) return;
    this.#done += cubes.length;
    const change = { done: this.#done };
    const chunk = {
      experiment: this.#id ?? 0,
      place: this.#place++,
      lines: cubes.flatMap((cube) => trialLines(cube, this.#metric)).join("\n"),
      improvements: cubes.flatMap(({ improvements }) => improvements.map(textOf)).join("\n"),
    };
    // It can be read while it is being written.
    this.#unstored.set(chunk.place, chunk);
    this.#writing = this.#writing.then(async () => {
      try {
        if (this.#id === undefined) return;
        // Chunks after a gap would not be found again.
        if (this.#unstored.keys().next().value !== chunk.place) throw new Error("A gap.");
        await keepChunk(chunk, change);
        this.#unstored.delete(chunk.place);
      } catch {
        this.#tellFull();
      }
    });
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
