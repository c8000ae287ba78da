// Runs fault cases, one after another in one browser profile: each begins with what the previous
// one left in the storage, which is all of the tables if that one passed.
//
// Every visit has a tab of its own, closed before anything else is asked of the server: what an
// earlier page still fetches or writes is never mistaken for the next one's. The storage is filled,
// spoiled and inspected from another tab, the desk, which stays open.

import { expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Profile, ProfileOptions, Tab, TestBrowser } from "../browsers/tab";
import { isLongRunAnywhere } from "../long-run";
import { CubePage, SMALL_WINDOW } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import type { FaultCase, Surroundings, Visit } from "./cases/fault-case";
import { FaultServer, type ServerFaults } from "./fault-server";
import { endPauses } from "./cases/injected-scripts";
import { deleteDatabase, readStoredChunks, spoilStorage, type StoredChunk } from "./stored-chunks";
import { readPhases, recordPhases } from "./table-phases";

const VIEW: ProfileOptions = { ...SMALL_WINDOW, serviceWorkers: "allow" };
const PATIENCE = { timeout: 60_000 };
const SEARCH_TIME_MS = 100;
const SEARCH_END = /the shortest possible is .*\.$|no solution is shorter\.$/;
/** What browsers write about a request with a bad answer or none, and about a policy's refusal. */
const REPORTED_REQUESTS =
  /Failed to load resource|net::ERR_|blocked by CORS policy|Content[- ]Security[- ]Policy|disallowed MIME type/;
/** The server has no service worker. */
const REPORTED_SERVICE_WORKER = /received when fetching the script|service ?worker|\/sw\.js/i;

export class FaultVisits {
  /** The page of the visit under way, or of the last one. */
  latest: CubePage<Tab> | undefined;
  #surroundings: Surroundings | undefined;
  #isFilled = false;
  #solves = 0;

  private constructor(
    /** A running browser: another one, if the previous one has died. */
    private readonly runningBrowser: () => Promise<TestBrowser>,
    private readonly server: FaultServer,
    /** The hashes of the published chunks. */
    private readonly published: readonly string[],
  ) {}

  static async start(runningBrowser: () => Promise<TestBrowser>): Promise<FaultVisits> {
    const server = await FaultServer.start();
    const manifest = JSON.parse(String(await server.read("/tables/manifest.json"))) as {
      tables: { chunks: { sha256: string }[] }[];
    };
    const published = manifest.tables.flatMap(({ chunks }) => chunks.map(({ sha256 }) => sha256));
    return new FaultVisits(runningBrowser, server, published);
  }

  async stop(): Promise<void> {
    await this.forget();
    await this.server.stop();
  }

  /** Goes on in a fresh profile. */
  async forget(): Promise<void> {
    const profile = this.#surroundings?.profile;
    this.#surroundings = undefined;
    this.#isFilled = false;
    // If a browser has died, its profile is already gone.
    await profile?.close().catch(() => undefined);
  }

  /**
   * Runs a visit with the fault, and then another without it. In the usual run the next case is that other visit, if the
   * first one has kept all tables.
   */
  async run(faultCase: FaultCase): Promise<void> {
    this.#surroundings ??= await this.#settle();
    const surroundings = this.#surroundings;
    const before = await this.#prepare(surroundings, faultCase);
    this.#isFilled = false;
    const kept = await this.#visitWithFault(surroundings, faultCase, before);
    if (isLongRunAnywhere || faultCase.keeps !== "all") {
      await this.#expectRecovery(surroundings, kept);
    }
    this.#isFilled = true;
  }

  async #settle(): Promise<Surroundings> {
    const browser = await this.runningBrowser();
    const profile = await browser.newContext(VIEW);
    const desk = await profile.newPage();
    await desk.goto(this.server.deskUrl);
    return { desk, profile, server: this.server };
  }

  /** Fills and spoils the storage as the case says; returns the hashes of the intact chunks. */
  async #prepare(
    { desk, profile }: Surroundings,
    { stored = "all but one chunk", spoils }: FaultCase,
  ): Promise<Set<string>> {
    const one = this.published.at(-1)!;
    if (stored === "nothing") await deleteDatabase(desk);
    else if (!this.#isFilled) await this.#fill(desk, profile);
    if (stored === "all but one chunk") await spoilStorage(desk, { kind: "drop", chunks: [one] });
    if (spoils) await spoilStorage(desk, { kind: spoils, chunks: [one] });
    const isOneRight = stored === "all" && (!spoils || spoils === "spoil-manifest");
    if (stored === "nothing") return new Set();
    return new Set(isOneRight ? this.published : this.published.slice(0, -1));
  }

  async #fill(desk: Tab, profile: Profile<Tab>): Promise<void> {
    const cube = await this.#open(profile, {});
    await cube.tablesAreFull();
    await this.#expectAllStored(desk);
    await cube.page.close();
  }

  /** @returns the hashes of the chunks that are stored in the end. */
  async #visitWithFault(
    surroundings: Surroundings,
    faultCase: FaultCase,
    before: ReadonlySet<string>,
  ): Promise<Set<string>> {
    this.server.begin(withRecording(inHaste(faultCase)));
    await faultCase.before?.(surroundings);
    const cube = await this.#openPage(surroundings.profile);
    const visit: Visit = {
      ...surroundings,
      cube,
      solve: () => this.#solve(cube),
      askInVain: (alert) => this.#askInVain(cube, alert),
    };
    await this.#answer(cube, faultCase);
    await faultCase.during?.(visit);
    // What the panel of the tables says is there without unfolding it.
    const said = cube.page.getByText(faultCase.says).first();
    await said.waitFor({ ...PATIENCE, state: "attached" });
    await this.#expectTables(cube, faultCase);
    await this.#solve(cube);
    // A page that needs only what is stored requests nothing that could be spoiled.
    if (faultCase.source !== "storage") expect(this.server.missed).toEqual([]);
    await faultCase.afterwards?.(visit);
    if (faultCase.keeps === "all") await this.#expectAllStored(visit.desk);
    // The final state: from here on nothing more is stored.
    await cube.page.close();
    expectQuiet(cube, REPORTED_REQUESTS, REPORTED_SERVICE_WORKER, faultCase.noise);
    if (faultCase.keeps === "all") return new Set(this.published);
    return expectKept(visit.desk, faultCase, before);
  }

  #open(profile: Profile<Tab>, faults: ServerFaults): Promise<CubePage<Tab>> {
    this.server.begin(withRecording(faults));
    return this.#openPage(profile);
  }

  async #openPage(profile: Profile<Tab>): Promise<CubePage<Tab>> {
    const cube = await CubePage.inNewTab<Tab>(profile);
    this.latest = cube;
    await cube.visit(this.server.url);
    await cube.page.evaluate((timeMs) => {
      document.querySelector("cubewright-cube")!.timeMs = timeMs;
    }, SEARCH_TIME_MS);
    return cube;
  }

  async #answer(cube: CubePage<Tab>, { answers }: FaultCase): Promise<void> {
    if (answers === "by the second press") {
      await this.#showNextPosition(cube);
      await cube.button("Solve").click();
      const isOver = async () => {
        const ended = cube.status.filter({ hasText: SEARCH_END });
        return (await ended.count()) + (await cube.alert.filter({ hasText: /./ }).count()) > 0;
      };
      await expect.poll(isOver, PATIENCE).toBe(true);
    }
    await this.#solve(cube);
  }

  async #askInVain(cube: CubePage<Tab>, alert: string): Promise<void> {
    await this.#showNextPosition(cube);
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: alert }).waitFor(PATIENCE);
  }

  async #showNextPosition(cube: CubePage<Tab>): Promise<string> {
    const { facelets } = OPTIMAL_POSITIONS[this.#solves++ % OPTIMAL_POSITIONS.length]!;
    await cube.enterPosition(facelets);
    return facelets;
  }

  /** Makes the page solve another cube, and does the moves that it shows. */
  async #solve(cube: CubePage<Tab>): Promise<void> {
    const facelets = await this.#showNextPosition(cube);
    const moves = await cube.solve();
    expect(moves.length).toBeGreaterThan(0);
    expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
    expect(await cube.readFacelets()).toBe(facelets);
  }

  async #expectTables(cube: CubePage<Tab>, { tier, source }: FaultCase): Promise<void> {
    const phases = () => readPhases(cube.page);
    if (tier === "full") await cube.tablesAreFull();
    else expect(await cube.page.getByText("Solves with full tables").count()).toBe(0);
    if (source === "generated") await expect.poll(phases, PATIENCE).toContain("generate");
    else expect(await phases()).not.toContain("generate");
    if (source === "storage" || source === "none") expect(this.server.requestedChunks).toEqual([]);
    if (source === "network") expect(this.server.requestedChunks).not.toEqual([]);
  }

  /** Without the fault, exactly what is missing is fetched. */
  async #expectRecovery({ desk, profile }: Surroundings, kept: ReadonlySet<string>): Promise<void> {
    const cube = await this.#open(profile, {});
    await cube.tablesAreFull();
    await this.#expectAllStored(desk);
    const missing = this.published.filter((sha256) => !kept.has(sha256));
    expect(this.server.requestedChunks.toSorted()).toEqual(missing.toSorted());
    await this.#solve(cube);
    await cube.page.close();
    expectQuiet(cube, REPORTED_SERVICE_WORKER);
  }

  /** Everything published is stored intact, and nothing else. */
  async #expectAllStored(desk: Tab): Promise<void> {
    const described = ({ sha256, isRight }: StoredChunk) => `${sha256} ${isRight}`;
    const wanted = this.published.map((sha256) => described({ sha256, isRight: true })).toSorted();
    await expect
      .poll(async () => (await readStoredChunks(desk)).map(described).toSorted(), PATIENCE)
      .toEqual(wanted);
  }
}

/** Without long pauses between attempts that all fail. */
function inHaste({
  faults: { requests = [], scripts = [] } = {},
  source,
}: FaultCase): ServerFaults {
  if (source !== "generated") return { requests, scripts };
  return { requests, scripts: [{ into: "worker", script: endPauses }, ...scripts] };
}

function withRecording({ requests = [], scripts = [] }: ServerFaults): ServerFaults {
  return { requests, scripts: [{ into: "page", script: recordPhases }, ...scripts] };
}

/** @returns the hashes of the stored chunks, all of them intact. */
async function expectKept(
  desk: Tab,
  { keeps }: FaultCase,
  before: ReadonlySet<string>,
): Promise<Set<string>> {
  const chunks = await readStoredChunks(desk);
  const kept = new Set(chunks.map(({ sha256 }) => sha256));
  expect(chunks.filter(({ isRight }) => !isRight)).toEqual([]);
  if (keeps === "a part") expect(kept.size).toBeGreaterThan(0);
  if (keeps === "nothing") expect(chunks).toEqual([]);
  if (keeps === "what was right") expect(kept).toEqual(before);
  return kept;
}

/** Nothing was written to the console that does not match one of these. */
function expectQuiet(cube: CubePage<Tab>, ...expected: (RegExp | undefined)[]): void {
  const unexpected = cube.noise.filter((text) => !expected.some((noise) => noise?.test(text)));
  expect(unexpected.join("\n")).toBe("");
}
