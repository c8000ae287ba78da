// A worker whose host runs in the same thread, with a fake module inside and messages cloned as
// they are between threads; it can be made to die.

import { vi } from "vitest";

import type { ScanModule } from "../../../../wasm/scan";
import { KORF_SET, METRIC_SETS } from "../../../../web/engine/tables/table-sets";
import { KORF_BUNDLES, METRICS_BUNDLES } from "../../../../web/engine/worker/bundle/bundle";
import { EngineHost } from "../../../../web/engine/worker/hosts/engine-host";
import { MethodHost } from "../../../../web/engine/worker/hosts/method-host";
import { createOptimalHost } from "../../../../web/engine/worker/hosts/optimal-host";
import { PocketHost } from "../../../../web/engine/worker/hosts/pocket-host";
import type { WorkerReply, WorkerRequest } from "../../../../web/engine/worker/messages/protocol";
import { ScanHost } from "../../../../web/engine/worker/hosts/scan-host";
import { TableMethodHost } from "../../../../web/engine/worker/hosts/table-method-host";
import { FakeClock } from "./fake-clock";
import { FakeMethods } from "./fake-methods";
import { FAKE_LARGE_TABLE, FakeModule } from "./fake-module";
import { inOne } from "./in-one";
import { fakePocket } from "./fake-pocket";
import { FAKE_FACE, FAKE_SCAN } from "./fake-scan";

const PICTURE_ADDRESS = 8;

export class FakeWorker {
  /** All that were started since `install`, in their order. */
  static readonly started: FakeWorker[] = [];
  /** Prepares the module of later workers. */
  static prepareModule: (module: FakeModule) => void = () => undefined;
  /** Prepares the methods by stages of later workers. */
  static prepareMethods: (methods: FakeMethods) => void = () => undefined;
  /** Which later workers cannot load a bundle: those with threads, or all. */
  static bundleFails: "none" | "with-threads" | "all" = "none";
  /** What later workers wait for until they have their bundle. */
  static bundleComes: () => Promise<void> = () => Promise.resolve();
  /** What later workers wait for until more than one thread searches. */
  static threadsStarted: Promise<void> = Promise.resolve();
  /** Which later workers hang while starting an engine. */
  static hangs: "none" | "with-threads" | "all" = "none";
  /** How many of the later workers vanish before they say anything. */
  static vanishing = 0;

  /** Replaces the global `Worker` until the test's globals are restored. */
  static install(): void {
    FakeWorker.started.length = 0;
    FakeWorker.prepareModule = () => undefined;
    FakeWorker.prepareMethods = () => undefined;
    FakeWorker.bundleFails = "none";
    FakeWorker.hangs = "none";
    FakeWorker.vanishing = 0;
    FakeWorker.bundleComes = () => Promise.resolve();
    FakeWorker.threadsStarted = Promise.resolve();
    vi.stubGlobal("Worker", FakeWorker);
  }

  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly module = new FakeModule();
  readonly methods = new FakeMethods();
  readonly requests: WorkerRequest[] = [];
  readonly replies: WorkerReply[] = [];
  /** How many threads its module was told to use. */
  usedThreads = 0;
  /** The known moves that its module was given. */
  known = "";
  /** Which solutions its module was told to give first. */
  preferred = "";
  /** Whether its module was told to use the large table. */
  usesLargeTable: boolean | undefined;
  /** How often its module's threads were told to rest. */
  restCount = 0;
  /** The checkpoint that its module was told to go on from. */
  wentOnFrom = "";
  /** What its module was told to scan. */
  readonly scans: { readings: readonly number[]; isAnyOrder: boolean }[] = [];
  /**
   * The pictures in which its module was told to find a face; there is one if the first byte is not 0.
   */
  readonly pictures: { width: number; height: number; inRow: number; guide: readonly number[] }[] =
    [];
  readonly pictureMemory = new Uint8Array(64);
  isTerminated = false;
  #isHanging = false;

  readonly #host: EngineHost | MethodHost | PocketHost | TableMethodHost | ScanHost;

  /**
   * @param url the script of one of the workers
   * @param options with the first request as the name, or no name
   */
  constructor(
    readonly url: string | URL,
    { name = "" }: WorkerOptions = {},
  ) {
    const send = (reply: WorkerReply) => this.#reply(reply);
    const importing = async <Module>(module: Module) => {
      await FakeWorker.bundleComes();
      if (this.#isAmong(FakeWorker.bundleFails)) throw new Error("no such file");
      return { module, threadsStarted: FakeWorker.threadsStarted };
    };
    const importBundle = () => importing(this.module);
    const importBoth = () => importing(inOne([this.methods, this.module]));
    const clock = new FakeClock();
    this.#host = this.isOfMethods
      ? new MethodHost(send, () => importing(this.methods))
      : this.isOfGoals
        ? new MethodHost(send, () => importing(inOne([this.methods, this.#severalSolutions])))
        : this.isOfPocket
          ? new PocketHost(send, () => importing(fakePocket(this.module, this.methods)), clock)
          : this.isOfKorf
            ? new TableMethodHost(send, [KORF_SET], KORF_BUNDLES, importBoth, clock)
            : this.isOfMetrics
              ? new TableMethodHost(send, [METRIC_SETS.qtm], METRICS_BUNDLES, importBoth, clock)
              : this.isOfOptimal
                ? createOptimalHost(send, () => importing(this.#optimalModule()), clock)
                : this.isOfScan
                  ? new ScanHost(send, () => importing(this.#scanModule()))
                  : new EngineHost(send, importBundle, clock);
    if (this.isOfPocket) this.module.set = "pocket";
    if (this.isOfKorf) this.module.set = "korf";
    FakeWorker.prepareModule(this.module);
    FakeWorker.prepareMethods(this.methods);
    this.#isHanging = FakeWorker.vanishing-- > 0;
    FakeWorker.started.push(this);
    if (name !== "") this.postMessage(JSON.parse(name) as WorkerRequest);
  }

  readonly #severalSolutions = {
    wantSolutions: (count: number) => void this.methods.wanted.push(count),
    otherSolutions: () => this.methods.others,
  };

  /** Whether it is the worker of the 2x2x2. */
  get isOfPocket(): boolean {
    return String(this.url).includes("pocket-worker");
  }

  /** Whether it is the worker of Korf's method. */
  get isOfKorf(): boolean {
    return String(this.url).includes("korf-worker");
  }

  /** Whether it is the worker of the two-phase search in another metric than half turns. */
  get isOfMetrics(): boolean {
    return String(this.url).includes("metrics-worker");
  }

  /** Whether it is the worker of the method "optimal" of the 3x3x3. */
  get isOfOptimal(): boolean {
    return String(this.url).includes("optimal-worker");
  }

  /** Whether it is the worker for scanning. */
  get isOfScan(): boolean {
    return String(this.url).includes("scan-worker");
  }

  /** Whether it is the worker for goals with stickers that may be anything. */
  get isOfGoals(): boolean {
    return String(this.url).includes("goals-worker");
  }

  /** Whether it is the worker of the methods by stages. */
  get isOfMethods(): boolean {
    return String(this.url).includes("methods-worker");
  }

  postMessage(request: WorkerRequest): void {
    const cloned = structuredClone(request);
    this.requests.push(cloned);
    if (cloned.type === "start" && this.#isAmong(FakeWorker.hangs)) {
      this.#reply({ id: 0, type: "alive" });
      this.#isHanging = true;
    }
    if (this.#isHanging) return;
    setImmediate(() => !this.isTerminated && void this.#host.handle(cloned));
  }

  terminate(): void {
    this.isTerminated = true;
    this.module.stop();
  }

  /** Dies like a worker whose script fails. */
  die(): void {
    this.onerror?.({
      message: "Uncaught RuntimeError: unreachable",
      preventDefault: () => undefined,
    });
  }

  #scanModule(): ScanModule {
    return {
      scan: (readings, isAnyOrder) => {
        this.scans.push({ readings, isAnyOrder });
        return FAKE_SCAN;
      },
      HEAPU8: this.pictureMemory,
      reservePicture: () => PICTURE_ADDRESS,
      findFace: (width, height, inRow, guide) => {
        this.pictures.push({ width, height, inRow, guide });
        return this.pictureMemory[PICTURE_ADDRESS] === 0 ? null : FAKE_FACE;
      },
    };
  }

  #optimalModule() {
    const own = {
      describeTables: () => [...this.module.describeTables(), FAKE_LARGE_TABLE],
      useThreads: (threads: number) => void (this.usedThreads = threads),
      useLargeTable: (uses: boolean) => void (this.usesLargeTable = uses),
      knowSolution: (moves: readonly string[]) => void (this.known = moves.join(" ")),
      goOnFrom: (checkpoint: string) => void (this.wentOnFrom = checkpoint),
      checkpoint: () => "later",
      restSolve: () => void (this.restCount += 1),
      wantSolutions: (count: number) => void this.methods.wanted.push(count),
      preferSolutions: (preference: string) => {
        this.preferred = preference;
        return true;
      },
      otherSolutions: () => this.methods.others,
      startSolve: (...task: Parameters<FakeMethods["startSolve"]>) =>
        this.wentOnFrom !== "optimal-1;of another cube" && this.methods.startSolve(...task),
    };
    return inOne([own, this.methods, this.module]);
  }

  #isAmong(chosen: "none" | "with-threads" | "all"): boolean {
    const hasThreads = this.requests.some(
      (request) => request.type === "start" && request.threads !== 1,
    );
    return chosen === "all" || (chosen === "with-threads" && hasThreads);
  }

  #reply(reply: WorkerReply): void {
    if (this.isTerminated) return;
    const cloned = structuredClone(reply);
    this.replies.push(cloned);
    setImmediate(() => !this.isTerminated && this.onmessage?.({ data: cloned }));
  }
}
