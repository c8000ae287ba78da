// A worker that dies at a moment of the test's choice. The script is injected as text before the
// worker's own (injected-scripts.ts).

import type { Tab } from "../../browsers/tab";

/** What the worker has just begun to do when it dies; nothing, if it is idle. */
export type Stage =
  "starting" | "searching" | "reading" | "fetching" | "making" | "storing" | "idle";

export interface Death {
  stage: Stage;
  /** By an uncaught error, or silently. */
  by: "error" | "vanishing";
  /** Whether it dies without being told, as it always does while it starts, and while it reads stored tables. */
  untold?: boolean;
}

const CHANNEL_NAME = "worker-death";

/** What the injected script is told. */
export function describeDeath(death: Death) {
  const untold = death.stage === "starting" || death.stage === "reading";
  return { untold, ...death, channelName: CHANNEL_NAME };
}

/** Makes the worker die when it reaches its stage. */
export function tellToDie(desk: Tab): Promise<void> {
  return desk.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    channel.postMessage("die");
    channel.close();
  }, CHANNEL_NAME);
}

/** Counts the deaths from now on, and lets all workers live that start after one. */
export function listenForDeaths(desk: Tab): Promise<void> {
  return desk.evaluate((name) => {
    const counted = globalThis as { deathCount?: number; deaths?: BroadcastChannel };
    counted.deaths ??= new BroadcastChannel(name);
    counted.deathCount = 0;
    counted.deaths.onmessage = ({ data }) => {
      if (data === "died") ++counted.deathCount!;
      else if (data === "born" && counted.deathCount! > 0) counted.deaths!.postMessage("live");
    };
  }, CHANNEL_NAME);
}

/** How many there were. */
export function countDeaths(desk: Tab): Promise<number> {
  return desk.evaluate(() => (globalThis as { deathCount?: number }).deathCount!, undefined);
}

/** The parts of a worker's global scope that are used. */
interface WorkerScope {
  addEventListener: (
    type: "message",
    listener: (event: MessageEvent<{ type: string }>) => void,
  ) => void;
  close: () => void;
  dispatchEvent: (event: Event) => void;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * A worker that is to die at its start, or without being told, dies at once. Every other one waits until it
 * is told to die or to live, and only then loads its tables, because they might be there already; one that
 * is to die while searching loads none.
 */
export function dieWhenTold({
  stage,
  by,
  untold,
  channelName,
}: ReturnType<typeof describeDeath>): void {
  const scope = globalThis as unknown as WorkerScope;
  let isTold = untold;
  let isToLive = false;
  let held: { type: string } | undefined;
  const channel = new BroadcastChannel(channelName);
  let isDying = false;
  const die = () => {
    if (isDying) return;
    isDying = true;
    channel.postMessage("died");
    // Nothing more is said, not even by the rest of this task.
    Object.assign(scope, { postMessage: () => undefined });
    if (by === "vanishing") scope.close();
    else {
      setTimeout(() => {
        throw new Error("killed");
      });
    }
  };
  const makeDeadly = (
    owner: object,
    name: string,
    isDeadly: (given: unknown, self: unknown) => boolean,
  ) => {
    const act = (owner as Record<string, Method>)[name]!;
    const actAndDie: Method = function (...given) {
      const result = act.apply(this, given);
      if (!isTold || !isDeadly(given[0], this)) return result;
      die();
      if (name !== "fetch") return result;
      // A chunk could arrive and be stored before the page has ended the worker. Or the worker could give up the
      // request by then, whose failure nobody else would hear.
      (result as Promise<unknown>).catch(() => undefined);
      return new Promise(() => undefined);
    };
    Object.assign(owner, { [name]: actAndDie });
  };
  const isOfChunks = (_: unknown, store: unknown) => (store as IDBObjectStore).name === "chunks";
  switch (stage) {
    case "starting":
      // It has its first request by then, and answers it after this sign of life.
      makeDeadly(scope, "postMessage", (reply) => (reply as { type: string }).type === "alive");
      break;
    case "searching":
      makeDeadly(scope, "postMessage", (reply) => (reply as { type: string }).type === "improved");
      break;
    case "making":
      makeDeadly(scope, "postMessage", (reply) => {
        const { progress } = reply as { progress?: { phase: string } };
        return progress?.phase === "generate";
      });
      break;
    case "fetching":
      makeDeadly(scope, "fetch", (url) => String(url).includes("/tables/chunks/"));
      break;
    case "reading":
      makeDeadly(IDBObjectStore.prototype, "get", isOfChunks);
      break;
    case "storing":
      makeDeadly(IDBObjectStore.prototype, "put", isOfChunks);
      break;
  }
  scope.addEventListener("message", (event) => {
    if (event.data.type !== "load-tables" || stage === "idle" || isTold || isToLive) return;
    held = event.data;
    event.stopImmediatePropagation();
  });
  channel.onmessage = ({ data }) => {
    if (data === "live") isToLive = true;
    else if (data === "die" && !isToLive) isTold = true;
    else return;
    if (isTold && stage === "idle") die();
    if (!held || (isTold && stage === "searching")) return;
    scope.dispatchEvent(new MessageEvent("message", { data: held }));
    held = undefined;
  };
  channel.postMessage("born");
}
