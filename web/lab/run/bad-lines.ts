// The lines of a list that are not cubes. There may be a million, so they are kept as numbers.

/** A line that is not a cube. */
export interface BadLine {
  /** From 1. */
  line: number;
  /** What is wrong with it: a code of SolverError. */
  code: string;
}

/** As they are stored. */
export interface KeptBadLines {
  /** In ascending order. */
  lines: Uint32Array;
  /** For each line, the place of its code in `codes`. */
  faults: Uint8Array;
  codes: readonly string[];
}

const FIRST_SIZE = 64;

export class BadLines {
  #count = 0;
  #lines = new Uint32Array(FIRST_SIZE);
  #faults = new Uint8Array(FIRST_SIZE);
  readonly #codes: string[] = [];

  /** @param kept those that were found before */
  constructor(kept?: KeptBadLines) {
    if (!kept) return;
    this.#count = kept.lines.length;
    this.#lines = kept.lines.slice();
    this.#faults = kept.faults.slice();
    this.#codes.push(...kept.codes);
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a line. A list is read in order, perhaps several times: a line that was added before is not added again. */
  add({ line, code }: BadLine): void {
    const count = this.#count;
    if (count > 0 && line <= this.#lines[count - 1]!) return;
    if (count === this.#lines.length) this.#resize(Math.max(FIRST_SIZE, 2 * count));
    if (!this.#codes.includes(code)) this.#codes.push(code);
    this.#lines[count] = line;
    this.#faults[count] = this.#codes.indexOf(code);
    ++this.#count;
  }

  /** The lines from a place on, at most `count`. */
  from(first: number, count: number): BadLine[] {
    const places = Math.max(0, Math.min(count, this.#count - first));
    return Array.from({ length: places }, (_, place) => ({
      line: this.#lines[first + place]!,
      code: this.#codes[this.#faults[first + place]!]!,
    }));
  }

  get kept(): KeptBadLines {
    return {
      lines: this.#lines.slice(0, this.#count),
      faults: this.#faults.slice(0, this.#count),
      codes: [...this.#codes],
    };
  }

  #resize(size: number): void {
    const [lines, faults] = [new Uint32Array(size), new Uint8Array(size)];
    lines.set(this.#lines);
    faults.set(this.#faults);
    [this.#lines, this.#faults] = [lines, faults];
  }
}
