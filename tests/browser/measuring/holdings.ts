// What a page in Chromium holds on to, counted after all garbage has been collected.

import type { CDPSession, Page } from "playwright-core";

export interface PageHoldings {
  /** How many objects of each kind a page holds on to, by the name of the kind. */
  counts: Record<string, number>;
  /** The same for objects whose counts vary by one or two, because counting them makes some. */
  passingCounts: Record<string, number>;
  /** Of the page's own JavaScript. */
  heapBytes: number;
}

export interface Holdings extends PageHoldings {
  /** All workers together, including their WebAssembly memory; shared memory counts once per worker. */
  workersBytes: number;
}

// By class name. Requests wait in maps and for promises.
const HANDLES = ["MessagePort", "WebGLBuffer", "WebGLProgram", "WebGLTexture", "Worker"];
const PASSING_HANDLES = ["AbortController", "AbortSignal", "Promise"];
const COLLECTIONS = ["Map", "Set"];

/** Counts what `page`, which must be isolated, holds, including its workers: this takes long. */
export async function countHoldings(page: Page): Promise<Holdings> {
  return { ...(await countPageHoldings(page)), workersBytes: await measureWorkers(page) };
}

/** Counts what `page` itself holds. */
export async function countPageHoldings(page: Page): Promise<PageHoldings> {
  const session = await page.context().newCDPSession(page);
  try {
    const counts: Record<string, number> = { workers: page.workers().length };
    for (const name of HANDLES) {
      counts[name] = await askInstances(session, name, (instances) => instances.length);
    }
    const passingCounts: Record<string, number> = {};
    for (const name of PASSING_HANDLES) {
      passingCounts[name] = await askInstances(session, name, (instances) => instances.length);
    }
    for (const name of COLLECTIONS) {
      counts[`entries of each ${name}`] = await askInstances(session, name, countEntries);
    }
    await session.send("HeapProfiler.collectGarbage");
    await session.send("Performance.enable");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    for (const name of ["Documents", "Frames", "JSEventListeners", "Nodes"]) {
      counts[name] = metric(name);
    }
    return { counts, passingCounts, heapBytes: metric("JSHeapUsedSize") };
  } finally {
    await session.detach();
  }
}

// Looks at all instances of a class, after a collection of garbage.
async function askInstances(
  session: CDPSession,
  className: string,
  count: (instances: readonly unknown[]) => number,
): Promise<number> {
  const objectGroup = "instances";
  const { result } = await session.send("Runtime.evaluate", {
    expression: `${className}.prototype`,
    objectGroup,
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId!,
    objectGroup,
  });
  const { result: answer } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: `function () { return (${String(count)})(this); }`,
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup });
  return answer.value as number;
}

// Runs in the page. The prototype of a derived class is among the instances, and has no size.
function countEntries(instances: readonly unknown[]): number {
  return (instances as readonly Map<unknown, unknown>[])
    .filter((instance) => !Object.hasOwn(instance, "constructor"))
    .reduce((sum, { size }) => sum + size, 0);
}

interface MemoryMeasurement {
  breakdown: { bytes: number; attribution: { scope: string }[] }[];
}

function measureWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { breakdown } = await (
      performance as unknown as {
        measureUserAgentSpecificMemory: () => Promise<MemoryMeasurement>;
      }
    ).measureUserAgentSpecificMemory();
    return breakdown
      .filter(({ attribution }) => attribution.some(({ scope }) => scope !== "Window"))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  });
}
