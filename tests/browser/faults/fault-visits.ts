// Runs fault cases, one after another in one browser profile: each begins with what the one before
// has left in the storage, which is the whole of the tables if that one passed.

import type { Browser } from "playwright-core";
import { expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { ProfileOptions } from "../browsers/tab";
import { CubePage } from "../cube-page";
import { OPTIMAL_POSITIONS } from "../optimal-positions";
import type { FaultCase } from "./fault-case";
import { FaultServer } from "./fault-server";
import { deleteDatabase, readStoredChunks, spoilStorage } from "./stored-chunks";

// The smaller the picture, the less there is to draw by software.
const VIEW: ProfileOptions = {
  viewport: { width: 480, height: 640 },
  serviceWorkers: "allow",
};
const PATIENCE = { timeout: 60_000 };
const SEARCH_TIME_MS = 100;
/** What browsers say of a request that got no answer or a bad one, and of a policy's refusal. */
const REPORTED_REQUESTS =
  /Failed to load resource|net::ERR_|blocked by CORS policy|Content Security Policy/;
/** The server has none for most visits. */
const REPORTED_SERVICE_WORKER = /received when fetching the script|service ?worker|\/sw\.js/i;

export class FaultVisits {
  #cube: CubePage | undefined;
  #solves = 0;

  private constructor(
    private readonly browser: Browser,
    private readonly server: FaultServer,
    /** The hashes of the published chunks. */
    private readonly published: readonly string[],
  ) {}

  static async start(browser: Browser): Promise<FaultVisits> {
    const server = await FaultServer.start();
    const manifest = JSON.parse(String(await server.read("/tables/manifest.json"))) as {
      tables: { chunks: { sha256: string }[] }[];
    };
    const published = manifest.tables.flatMap(({ chunks }) => chunks.map(({ sha256 }) => sha256));
    return new FaultVisits(browser, server, published);
  }

  async stop(): Promise<void> {
    await this.forget();
    await this.server.stop();
  }

  /** Goes on in a fresh profile. */
  async forget(): Promise<void> {
    await this.#cube?.context.close();
    this.#cube = undefined;
  }

  /** Lets the fault befall a visit, and then visits once more without it. */
  async run(faultCase: FaultCase): Promise<void> {
    const before = await this.#prepare(faultCase);
    this.server.begin(faultCase.faults ?? {});
    const visit = { cube: this.#cube!, server: this.server };
    await faultCase.before?.(visit);
    const cube = await this.#visit();
    await this.#answer(cube, faultCase);
    await faultCase.during?.(visit);
    // What the panel of the tables says need not be unfolded.
    const said = cube.page.getByText(faultCase.says).first();
    await said.waitFor({ ...PATIENCE, state: "attached" });
    await this.#expectTables(cube, faultCase);
    await this.#solve(cube);
    await faultCase.afterwards?.(visit);
    const kept = await this.#expectKept(cube, faultCase, before);
    const expected = [REPORTED_REQUESTS, REPORTED_SERVICE_WORKER, faultCase.noise];
    expectQuiet(cube, ...expected);
    await this.#expectRecovery(kept);
  }

  /** Fills and spoils the storage as the case has it; the hashes of the chunks that are right. */
  async #prepare({ stored = "all but one chunk", spoils }: FaultCase): Promise<Set<string>> {
    const one = this.published.at(-1)!;
    const isFirstVisit = !this.#cube && stored === "nothing";
    const cube = isFirstVisit ? await this.#openElsewhere() : await this.#openWithAll();
    if (stored === "nothing" && !isFirstVisit) await deleteDatabase(cube.page);
    if (stored === "all but one chunk") {
      await spoilStorage(cube.page, { kind: "drop", chunks: [one] });
    }
    if (spoils) await spoilStorage(cube.page, { kind: spoils, chunks: [one] });
    const chunks = await readStoredChunks(cube.page);
    return new Set(chunks.filter(({ isRight }) => isRight).map(({ sha256 }) => sha256));
  }

  async #openWithAll(): Promise<CubePage> {
    if (this.#cube) return this.#cube;
    this.server.begin({});
    const cube = (this.#cube = await CubePage.open(this.browser, this.server.url, VIEW));
    await cube.tablesAreFull();
    await this.#expectAllStored(cube);
    return cube;
  }

  // A page that asks for no tables.
  async #openElsewhere(): Promise<CubePage> {
    this.server.begin({ requests: [{ on: /^\/(tables|wasm)\//, deliver: () => undefined }] });
    return (this.#cube = await CubePage.open(this.browser, this.server.url, VIEW));
  }

  async #visit(): Promise<CubePage> {
    const cube = this.#cube!;
    await cube.reload();
    cube.noise.length = 0;
    await cube.page.evaluate((timeMs) => {
      const phases = new Set<string>();
      Object.assign(window, { phases });
      const element = document.querySelector("cubewright-cube")!;
      element.timeMs = timeMs;
      element.addEventListener("cubewright-progress", ({ detail }) => phases.add(detail.phase));
    }, SEARCH_TIME_MS);
    return cube;
  }

  async #answer(cube: CubePage, { answers }: FaultCase): Promise<void> {
    if (answers === "by the second press") {
      await this.#showNextPosition(cube);
      await cube.button("Solve").click();
      const end = /needed\.$|no solution is shorter\.$/;
      const isOver = cube.status.filter({ hasText: end }).or(cube.alert.filter({ hasText: /./ }));
      await isOver.first().waitFor(PATIENCE);
    }
    await this.#solve(cube);
  }

  async #showNextPosition(cube: CubePage): Promise<string> {
    const { facelets } = OPTIMAL_POSITIONS[this.#solves++ % OPTIMAL_POSITIONS.length]!;
    await cube.position.fill(facelets);
    await cube.position.press("Enter");
    return facelets;
  }

  /** Has another cube solved, and does the moves that are shown. */
  async #solve(cube: CubePage): Promise<void> {
    const facelets = await this.#showNextPosition(cube);
    const moves = await cube.solve();
    expect(moves.length).toBeGreaterThan(0);
    expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
    expect(await cube.readFacelets()).toBe(facelets);
  }

  async #expectTables(cube: CubePage, { tier, source }: FaultCase): Promise<void> {
    const phases = () =>
      cube.page.evaluate(() => Array.from((window as unknown as { phases: string[] }).phases));
    if (tier === "full") await cube.tablesAreFull();
    else expect(await cube.page.getByText("Solves with full tables").count()).toBe(0);
    if (source === "generated") await expect.poll(phases, PATIENCE).toContain("generate");
    else expect(await phases()).not.toContain("generate");
    if (source === "storage" || source === "none") expect(this.server.requestedChunks).toEqual([]);
    if (source === "network") expect(this.server.requestedChunks).not.toEqual([]);
  }

  async #expectKept(
    cube: CubePage,
    { keeps }: FaultCase,
    before: ReadonlySet<string>,
  ): Promise<Set<string>> {
    if (keeps === "all") await this.#expectAllStored(cube);
    const chunks = await readStoredChunks(cube.page);
    const kept = new Set(chunks.map(({ sha256 }) => sha256));
    expect(chunks.filter(({ isRight }) => !isRight)).toEqual([]);
    if (keeps === "a part") expect(kept.size).toBeGreaterThan(0);
    if (keeps === "nothing") expect(chunks).toEqual([]);
    if (keeps === "what was right") expect(kept).toEqual(before);
    return kept;
  }

  /** Without the fault, what is missing is fetched, and nothing else. */
  async #expectRecovery(kept: ReadonlySet<string>): Promise<void> {
    this.server.begin({});
    const cube = await this.#visit();
    await cube.tablesAreFull();
    await this.#expectAllStored(cube);
    const missing = this.published.filter((sha256) => !kept.has(sha256));
    expect(this.server.requestedChunks.toSorted()).toEqual(missing.toSorted());
    await this.#solve(cube);
    expectQuiet(cube, REPORTED_SERVICE_WORKER);
  }

  async #expectAllStored(cube: CubePage): Promise<void> {
    const right = async () => {
      const chunks = await readStoredChunks(cube.page);
      return chunks.filter(({ isRight }) => isRight).map(({ sha256 }) => sha256);
    };
    await expect
      .poll(async () => (await right()).toSorted(), PATIENCE)
      .toEqual(this.published.toSorted());
  }
}

/** Nothing was written to the console but what is like these. */
function expectQuiet(cube: CubePage, ...expected: (RegExp | undefined)[]): void {
  const unexpected = cube.noise.filter((text) => !expected.some((noise) => noise?.test(text)));
  expect(unexpected.join("\n")).toBe("");
}
