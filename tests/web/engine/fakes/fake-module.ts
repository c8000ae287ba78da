// The WebAssembly module's surface with tables of a few kilobytes and searches that go as a test
// says, for driving what is around it.

import { createHash } from "node:crypto";

import type {
  CubewrightModule,
  SearchState,
  SearchStatus,
  TableKind,
} from "../../../../wasm/cubewright";
import type { Completion, Reading, Repairs } from "../../../../wasm/readings";
import type { TableDescription, TableSetModule } from "../../../../wasm/table-set";
import { SolverError } from "../../../../web/core/errors";
import { readFacelets, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { parseMoves } from "../../../../web/core/notation";
import type { TableSetName } from "../../../../web/core/table-sets";

export type FakeTableKind = TableKind | "optimal-large";

const SIZES_BYTES = { phase1: 10_000, phase2: 6_000, "optimal-large": 5_000 };
const SEEDS = { phase1: 7, phase2: 11, "optimal-large": 13 };
const ADDRESSES = { phase1: 64, phase2: 16_384, "optimal-large": 24_576 };
const PAYLOAD_OFFSET_BYTES = 80;

/** The one right content of a table file. */
export function tableBytes(kind: FakeTableKind): Uint8Array<ArrayBuffer> {
  const length = SIZES_BYTES[kind];
  const seed = SEEDS[kind];
  return Uint8Array.from({ length }, (_, index) => (index * seed + (index >> 8)) & 255);
}

export function payloadSha256(file: Uint8Array): string {
  return createHash("sha256").update(file.subarray(PAYLOAD_OFFSET_BYTES)).digest("hex");
}

export const FAKE_TABLES = (["phase1", "phase2"] as const).map((kind) =>
  described("two-phase", kind),
);
/** The table that the "optimal" module has besides. */
export const FAKE_LARGE_TABLE = described("optimal-large", "optimal-large");

function described<Kind extends FakeTableKind>(
  set: TableSetName,
  kind: Kind,
): TableDescription<Kind> {
  return {
    set,
    kind,
    formatVersion: 1,
    sizeBytes: SIZES_BYTES[kind],
    entryCount: (SIZES_BYTES[kind] - PAYLOAD_OFFSET_BYTES) * 4,
    bitsPerEntry: 2,
    payloadSha256: payloadSha256(tableBytes(kind)),
  };
}

/** What one call of stepSearch gives; `solution` is the best from then on. */
export interface SearchStep {
  state: SearchState;
  solution?: string;
  lowerBound?: number;
}

const NO_SEARCH = {
  steps: [] as SearchStep[],
  step: 0,
  nodes: 0,
  length: -1,
  lowerBound: 0,
  solution: "",
};

export class FakeModule implements CubewrightModule, TableSetModule<FakeTableKind> {
  /** The set that its two tables belong to. */
  set: TableSetName = "two-phase";
  HEAPU8 = new Uint8Array(32_768);
  /** What later searches do; the last step is repeated. */
  searchSteps: SearchStep[] = [{ state: "proven", solution: "" }];
  refusesMemory = false;
  /** The one kind for which memory is refused. */
  refusesMemoryFor: FakeTableKind | undefined;
  /** The one kind that cannot be made for want of memory. */
  refusesMakingOf: FakeTableKind | undefined;
  /** Kinds that have memory. */
  readonly reserved = new Set<FakeTableKind>();
  /** How often `isPrepared` is asked before it says yes. */
  looksUntilPrepared = 0;
  /** Kinds whose generation was begun. */
  readonly generated: FakeTableKind[] = [];
  /** Facelets of the searches that were started. */
  readonly searched: string[] = [];
  cancelledSearches = 0;
  /** Generating a table ends only when it is done and this returns true. */
  mayEndGeneration: () => boolean = () => true;
  /** Called at each step of a search. */
  onStep: () => void = () => undefined;

  #isBeingPrepared = false;
  readonly #usable = new Set<FakeTableKind>();
  #generating: { kind: FakeTableKind; doneBytes: number } | undefined;
  #search = { ...NO_SEARCH };

  addressOf(kind: FakeTableKind): number {
    return ADDRESSES[kind];
  }

  /** Whether both tables are in memory unchanged and in use. */
  get hasTables(): boolean {
    return FAKE_TABLES.every(({ kind }) => this.#usable.has(kind) && this.#isRight(kind));
  }

  /** Whether the large table is too. */
  get hasLargeTable(): boolean {
    return this.#usable.has("optimal-large") && this.#isRight("optimal-large");
  }

  prepare(): void {
    this.#isBeingPrepared = true;
    this.looksUntilPrepared = 0;
  }

  beginPreparation(threads: number): void {
    this.#isBeingPrepared = true;
    if (threads === 1) this.looksUntilPrepared = 0;
  }

  isPrepared(): boolean {
    return this.#isBeingPrepared && this.looksUntilPrepared-- <= 0;
  }

  get tier(): SearchStatus["tier"] {
    return this.hasTables ? "full" : "mini";
  }

  describeTables(): TableDescription<TableKind>[] {
    return FAKE_TABLES.map((table) => ({ ...table, set: this.set }));
  }

  reserveTable(kind: FakeTableKind): number {
    this.dropTable(kind);
    // As a growing WebAssembly memory does, this leaves old views empty.
    this.HEAPU8 = this.HEAPU8.slice();
    if (this.refusesMemory || this.refusesMemoryFor === kind) return 0;
    this.reserved.add(kind);
    return this.addressOf(kind);
  }

  commitTable(kind: FakeTableKind): string {
    if (!this.#isRight(kind)) return "table-magic";
    this.#usable.add(kind);
    return "";
  }

  dropTable(kind: FakeTableKind): void {
    this.#usable.delete(kind);
    this.reserved.delete(kind);
  }

  checksumTable(kind: FakeTableKind, offset: number, sizeBytes: number): string {
    const address = this.addressOf(kind) + offset;
    const bytes = this.HEAPU8.subarray(address, address + sizeBytes);
    return createHash("md5").update(bytes).digest("hex").slice(0, 16);
  }

  beginGeneration(kind: FakeTableKind): boolean {
    if (this.refusesMakingOf === kind) return false;
    this.generated.push(kind);
    this.#generating = { kind, doneBytes: 0 };
    return true;
  }

  stepGeneration(workUnits: number) {
    if (!this.#generating || !(workUnits > 0)) throw new Error("nothing is being generated");
    const { kind } = this.#generating;
    const bytes = tableBytes(kind);
    const end = Math.min(bytes.length, this.#generating.doneBytes + 3_000);
    this.HEAPU8.set(bytes.subarray(0, end), this.addressOf(kind));
    this.#generating.doneBytes = end;
    const done = end === bytes.length && this.mayEndGeneration();
    return { done, progress: end / bytes.length };
  }

  explain(text: string): Reading {
    try {
      return { code: "", ...readFacelets(text) };
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      const stickers = [...(error.details.stickers ?? [])];
      const finding = { kind: "sticker-count", colors: "", places: [], count: text.length };
      return {
        ...{ code: error.code, facelets: "", orientation: 0, stickers, pieces: [] },
        ...{ findings: [finding], hasNamedColors: true, repairs: this.#findRepairs(text) },
      };
    }
  }

  /** One for any cube: the solved one. */
  #findRepairs(text: string): Repairs {
    const repair = {
      kind: "repaint",
      rank: 1,
      isClockwise: false,
      facelets: SOLVED_FACELETS,
      stickers: Array.from(text).flatMap((sticker, index) =>
        sticker === SOLVED_FACELETS[index] ? [] : [index],
      ),
      before: "",
      pieces: [],
      faces: [],
      besides: [],
    };
    return {
      ...{ repairs: [repair], areAll: false, smallestChange: repair.stickers.length },
      ...{ hasEveryPiece: false, tellingSticker: -1, colors: "URFDLB", hasNamedColors: true },
    };
  }

  /** Unknown stickers are as on the solved cube, with certainty. */
  complete(text: string): Completion {
    const facelets = Array.from(text, (sticker, index) =>
      sticker === "?" ? SOLVED_FACELETS[index]! : sticker,
    ).join("");
    return { count: 1, facelets, open: [] };
  }

  randomFacelets(...seeds: number[]): string {
    const moves = parseMoves("R U F D L B").moves;
    return applyMoves(SOLVED_FACELETS, [moves[seeds[0]! % 6]!, moves[seeds[1]! % 6]!]);
  }

  relativeFacelets(start: string, goal: string): string {
    return `${start} to ${goal}`;
  }

  startSearch(facelets: string): boolean {
    this.searched.push(facelets);
    this.#search = { ...NO_SEARCH, steps: this.searchSteps };
    return true;
  }

  stepSearch(nodeBudget: number): SearchStatus {
    this.onStep();
    const search = this.#search;
    const step = search.steps[Math.min(search.step++, search.steps.length - 1)]!;
    search.nodes += nodeBudget;
    search.lowerBound = step.lowerBound ?? search.lowerBound;
    if (step.solution !== undefined) {
      search.solution = step.solution;
      search.length = step.solution === "" ? 0 : step.solution.split(" ").length;
    }
    const { length, lowerBound, nodes } = search;
    return { state: step.state, length, lowerBound, nodes, tier: this.tier };
  }

  /** From now on the search goes on with these steps and keeps what it has found. */
  continueSearch(steps: SearchStep[]): void {
    Object.assign(this.#search, { steps, step: 0 });
  }

  /** Ends the search, as if its worker ended. */
  stop(): void {
    this.#search.steps = [{ state: "cancelled" }];
  }

  cancelSearch(): void {
    ++this.cancelledSearches;
  }

  bestSolution(): string {
    return this.#search.solution;
  }

  errorCodes(): string[] {
    return [];
  }

  #isRight(kind: FakeTableKind): boolean {
    const address = this.addressOf(kind);
    const bytes = tableBytes(kind);
    return Buffer.from(bytes).equals(this.HEAPU8.subarray(address, address + bytes.length));
  }
}
