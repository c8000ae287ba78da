// Tables made in WebAssembly are those that the native command makes, and the loader brings the
// published ones into a real module.

import "fake-indexeddb/auto";

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { CubewrightModule, SearchStatus, TableKind } from "../../../wasm/cubewright";
import { EngineHost } from "../../../web/engine/worker/hosts/engine-host";
import type { WorkerReply } from "../../../web/engine/worker/messages/protocol";
import { generateTable } from "../../../web/engine/tables/table-generation";
import { readManifest } from "../../../web/engine/tables/table-manifest";
import {
  builtFile,
  BUNDLES,
  loadBundle,
  loadNativeTables,
  readNativeTable,
} from "../bundle-in-node";
import { expectToBeSmall } from "../memory-limits";

function nativeManifest(): unknown {
  return JSON.parse(readFileSync(builtFile("tables/manifest.json"), "utf8")) as unknown;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function generate(module: CubewrightModule, kind: TableKind): Uint8Array {
  const { sizeBytes } = module.describeTables().find((table) => table.kind === kind)!;
  const address = module.reserveTable(kind);
  module.beginGeneration(kind);
  let lastProgress = 0;
  for (;;) {
    const { done, progress } = module.stepGeneration(1_000);
    expect(progress).toBeGreaterThanOrEqual(lastProgress);
    lastProgress = progress;
    if (done) break;
  }
  expect(lastProgress).toBe(1);
  return module.HEAPU8.slice(address, address + sizeBytes);
}

const isLong = process.env.CUBEWRIGHT_LONG === "1";

function solveOne(module: CubewrightModule): SearchStatus {
  expect(module.startSearch(module.randomFacelets(1, 2, 3, 4), 21, 1)).toBe(true);
  for (;;) {
    const status = module.stepSearch(10_000);
    if (status.state !== "running" && status.state !== "improved") return status;
  }
}

describe.each(BUNDLES)("the bundle $name", (bundle) => {
  // Both bundles have the same code for it, so that the usual run makes the large one in one of them.
  const itOfOne = it.runIf(isLong || !bundle.threaded);
  const kinds: TableKind[] = isLong || !bundle.threaded ? ["phase1", "phase2"] : ["phase2"];

  it(`makes tables (${kinds.join(", ")}) as the native command does, byte for byte`, async () => {
    const module = await loadBundle(bundle);
    module.prepare();
    const manifest = readManifest(nativeManifest(), module.describeTables());
    for (const { kind, chunks } of manifest.tables) {
      if (!kinds.includes(kind)) continue;
      const bytes = generate(module, kind);
      expect(module.commitTable(kind)).toBe("");
      const hashes = chunks.map(({ offset, sizeBytes }) =>
        sha256(bytes.subarray(offset, offset + sizeBytes)),
      );
      expect(hashes).toEqual(chunks.map((chunk) => chunk.sha256));
      expect(sha256(bytes)).toBe(sha256(readNativeTable(kind)));
    }
    const { state, tier } = solveOne(module);
    expect(state).toBe("target");
    expect(tier).toBe(kinds.length === 2 ? "full" : "mini");
    expectToBeSmall(module);
  });

  itOfOne("finds out that a table came out wrong, and makes it right the next time", async () => {
    const module = await loadBundle(bundle);
    module.prepare();
    const table = module.describeTables()[1]!;
    const address = module.reserveTable("phase2");
    let isDamaged = false;
    const making = generateTable(module, table, (part) => {
      if (isDamaged || part === 0) return;
      isDamaged = true;
      // As if the memory had lost some bits: these entries look as if they had been found before.
      module.HEAPU8.fill(0, address + table.sizeBytes - 1_000, address + table.sizeBytes);
    });
    expect([await making, isDamaged]).toEqual([true, true]);
    expect(await generateTable(module, table, () => undefined)).toBe(false);
    expect(module.commitTable("phase2")).toBe("");
  });

  it("finds damaged bytes by their checksum", async () => {
    const module = await loadBundle(bundle);
    expect(module.checksumTable("phase2", 0, 100)).toBe("ef46db3751d8e999");
    const { sizeBytes } = module.describeTables()[1]!;
    const address = module.reserveTable("phase2");
    module.HEAPU8.set(new TextEncoder().encode("abc"), address + sizeBytes - 3);
    // The hash from its author's program; what is beyond the end is left out.
    expect(module.checksumTable("phase2", sizeBytes - 3, 3)).toBe("44bc2cf5ad770999");
    expect(module.checksumTable("phase2", sizeBytes - 3, 4)).toBe("44bc2cf5ad770999");
    module.HEAPU8[address + sizeBytes - 2]! ^= 1;
    expect(module.checksumTable("phase2", sizeBytes - 3, 3)).not.toBe("44bc2cf5ad770999");
  });

  itOfOne("refuses bytes that are not the table", async () => {
    const module = await loadBundle(bundle);
    const write = (bytes: Uint8Array) => {
      const address = module.reserveTable("phase1");
      const { sizeBytes } = module.describeTables()[0]!;
      module.HEAPU8.fill(0, address, address + sizeBytes);
      module.HEAPU8.set(bytes.subarray(0, sizeBytes), address);
      return module.commitTable("phase1");
    };
    const right = readNativeTable("phase1");
    expect(write(right)).toBe("");
    expect(write(new Uint8Array(100))).toBe("table-magic");
    const otherVersion = right.slice();
    otherVersion[8] = 99;
    expect(write(otherVersion)).toBe("table-version");
    const otherKind = right.slice();
    otherKind[16] = 7;
    expect(write(otherKind)).toBe("table-kind");
    const otherCount = right.slice();
    otherCount[24]! ^= 1;
    expect(write(otherCount)).toBe("table-length");
    const otherHash = right.slice();
    otherHash[48]! ^= 1;
    expect(write(otherHash)).toBe("table-hash");
    expect(write(readNativeTable("phase2"))).not.toBe("");
  });

  it("refuses a table for which no memory is reserved", async () => {
    const module = await loadBundle(bundle);
    expect(module.commitTable("phase1")).toBe("tables-missing");
    loadNativeTables(module);
    module.dropTable("phase1");
    expect(module.commitTable("phase1")).toBe("tables-missing");
  });
});

describe("the engine on a real module", () => {
  const BASE_URL = "https://cube.example/";

  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  // What `npm run build` publishes, in place of the network.
  function serveBuild(): string[] {
    const requests: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      requests.push(url);
      const path = url.slice(BASE_URL.length);
      return Promise.resolve(new Response(readFileSync(builtFile(`public/${path}`))));
    });
    return requests;
  }

  async function visit() {
    const [, bundle] = BUNDLES;
    const replies: WorkerReply[] = [];
    const host = new EngineHost(
      (reply) => replies.push(reply),
      async () => ({ module: await loadBundle(bundle!), threadsStarted: Promise.resolve() }),
    );
    await host.handle({
      id: 1,
      type: "start",
      baseUrl: BASE_URL,
      threads: 1,
      willLoadTables: true,
    });
    await host.handle({ id: 2, type: "load-tables", storedOnly: false });
    await host.handle({ id: 3, type: "random-facelets" });
    const random = replies.at(-1) as { result: string };
    const text = random.result;
    const limits = { maxLength: 20, timeMs: 60_000, maxNodes: Infinity };
    await host.handle({ id: 4, type: "solve", text, goal: undefined, ...limits, urgent: false });
    return replies;
  }

  it("fetches the published tables, keeps them, and solves", async () => {
    const requests = serveBuild();
    const first = await visit();
    expect(first.filter(({ type }) => type === "error")).toEqual([]);
    expect(first.at(-1)).toMatchObject({ id: 4, type: "done", result: { tier: "full" } });
    expect(
      first.some((reply) => reply.type === "progress" && reply.progress.phase === "fetch"),
    ).toBe(true);

    requests.length = 0;
    const second = await visit();
    expect(second.at(-1)).toMatchObject({ id: 4, type: "done" });
    expect(requests).toEqual([]);
  });
});
