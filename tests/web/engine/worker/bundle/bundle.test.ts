import { availableParallelism } from "node:os";

import { afterEach, describe, expect, it, vi } from "vitest";

import {
  availableThreads,
  canShareMemory,
  MAX_THREADS,
  startBundle,
  type Bundle,
} from "../../../../../web/engine/worker/bundle/bundle";
import { FakeModule } from "../../fakes/fake-module";

const BASE_URL = "https://cube.example/";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts with bundles of which those named in `broken` cannot be loaded. */
async function start(threads: number, broken: string[] = []) {
  const tried: string[] = [];
  const started = await startBundle(BASE_URL, threads, (_baseUrl, { name }) => {
    tried.push(name);
    if (broken.includes(name)) return Promise.reject(new Error(`no ${name}`));
    return Promise.resolve({ module: new FakeModule(), threadsStarted: Promise.resolve() });
  });
  return { bundle: started.bundle satisfies Bundle, tried };
}

describe("canShareMemory", () => {
  it("requires isolation in browsers", () => {
    vi.stubGlobal("crossOriginIsolated", false);
    expect(canShareMemory()).toBe(false);
    vi.stubGlobal("crossOriginIsolated", true);
    expect(canShareMemory()).toBe(true);
  });

  it("needs no isolation in Node", () => {
    vi.stubGlobal("crossOriginIsolated", undefined);
    expect(canShareMemory()).toBe(true);
    vi.stubGlobal("process", undefined);
    expect(canShareMemory()).toBe(false);
  });

  it("does not trust isolation without shared memory", () => {
    vi.stubGlobal("crossOriginIsolated", true);
    vi.stubGlobal("SharedArrayBuffer", undefined);
    expect(canShareMemory()).toBe(false);
  });

  it("does not trust a browser whose WebAssembly memory cannot be shared", () => {
    vi.stubGlobal("crossOriginIsolated", true);
    const Memory = vi.fn(() => {
      throw new TypeError("shared is not supported");
    });
    vi.stubGlobal("WebAssembly", { Memory });
    expect(canShareMemory()).toBe(false);
    expect(Memory).toHaveBeenCalledOnce();
  });
});

describe("availableThreads", () => {
  it("gives the processors of the machine, up to the limit, in browsers and in Node", () => {
    vi.stubGlobal("navigator", { hardwareConcurrency: 3 });
    expect(availableThreads()).toBe(3);
    vi.stubGlobal("navigator", { hardwareConcurrency: 64 });
    expect(availableThreads()).toBe(MAX_THREADS);
    vi.stubGlobal("navigator", undefined);
    expect(availableThreads()).toBe(Math.min(availableParallelism(), MAX_THREADS));
    vi.stubGlobal("process", undefined);
    expect(availableThreads()).toBe(1);
  });
});

describe("startBundle", () => {
  it("takes the bundle with threads where memory can be shared", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    expect((await start(2)).bundle.threaded).toBe(true);
  });

  it("takes the bundle without threads for a single thread, and without isolation", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    expect((await start(1)).tried).toEqual(["cubewright"]);
    vi.stubGlobal("crossOriginIsolated", false);
    expect((await start(8)).tried).toEqual(["cubewright"]);
  });

  it("takes the bundle without threads when the other cannot be loaded", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    const { bundle, tried } = await start(2, ["cubewright-threads"]);
    expect(bundle).toEqual({ name: "cubewright", threaded: false });
    expect(tried).toEqual(["cubewright-threads", "cubewright"]);
  });

  it("rejects with the code memory when memory is refused", async () => {
    const refusing = () => Promise.reject(new RangeError("could not allocate memory"));
    const starting = startBundle(undefined, 1, refusing);
    await expect(starting).rejects.toMatchObject({ code: "memory" });
  });

  it("says why each bundle cannot be loaded", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    await expect(start(2, ["cubewright", "cubewright-threads"])).rejects.toMatchObject({
      code: "bundle-failed",
      message: expect.stringMatching(/no cubewright-threads.*no cubewright$/) as string,
    });
  });
});
