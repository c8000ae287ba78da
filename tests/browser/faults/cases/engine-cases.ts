// What can happen to the engine and its worker, and to the page around them.

import type { Page } from "playwright-core";

import { expect } from "vitest";

import { saveData } from "../../site/save-data";
import { FETCHED, FETCHED_BY_THE_NEXT, MADE_HERE, type FaultCase } from "./fault-case";
import type { InjectedScript, RequestFault, ServerFaults } from "../fault-server";
import { refuseGrowth, refuseInstances, replacePart, type MissingPart } from "./injected-scripts";
import { asLoginPage, asMimeType, cutInTheMiddle, unanswered, withStatus } from "./spoiled-answers";

const WORKER = /^\/assets\/worker-/;
const ANY_BUNDLE = /^\/wasm\/.*\.wasm$/;
const ANY_GLUE = /^\/wasm\/cubewright(-threads)?\.js$/;
const THREADED_BUNDLE = /^\/wasm\/cubewright-threads\.(js|wasm)$/;
const THREADS_SCRIPT = /^\/wasm\/cubewright-threads\.worker\.js$/;
const EVERYTHING = /^\//;

/** What the bundles' own scripts write when they cannot load what they need. */
const BUNDLE_NOT_LOADED =
  /wasm streaming compile failed|falling back to|asynchronously prepare wasm|Aborted\(/;

function answered(on: RegExp, fault: Omit<RequestFault, "on">): ServerFaults {
  return { requests: [{ on, ...fault }] };
}

function inWorker(script: InjectedScript["script"], times = Infinity): ServerFaults {
  return { scripts: [{ into: "worker", script, times }] };
}

function without(owner: string, name: string): ServerFaults {
  const argument: MissingPart = { owner, name };
  return { scripts: [{ into: "worker", script: replacePart, argument }] };
}

const NOT_STARTED: readonly FaultCase[] = [
  {
    name: "the worker's script is not answered properly (500), once",
    isLong: true,
    faults: answered(WORKER, { change: withStatus(500), times: 1 }),
    ...FETCHED_BY_THE_NEXT,
  },
  {
    name: "the worker's script is cut off, once",
    isLong: true,
    faults: answered(WORKER, { deliver: cutInTheMiddle, times: 1 }),
    ...FETCHED_BY_THE_NEXT,
  },
  {
    name: "the bundles are not there (404), once",
    faults: answered(ANY_BUNDLE, { change: withStatus(404), times: 1 }),
    ...FETCHED_BY_THE_NEXT,
    noise: BUNDLE_NOT_LOADED,
  },
  {
    name: "the bundles are cut off, once",
    isLong: true,
    faults: answered(ANY_BUNDLE, { deliver: cutInTheMiddle, times: 1 }),
    ...FETCHED_BY_THE_NEXT,
    noise: BUNDLE_NOT_LOADED,
  },
  {
    name: "a login page is answered to the bundles' scripts, once",
    isLong: true,
    faults: answered(ANY_GLUE, { change: asLoginPage, times: 1 }),
    ...FETCHED_BY_THE_NEXT,
  },
  {
    name: "the bundles have the wrong MIME type",
    isLong: true,
    faults: answered(ANY_BUNDLE, { change: asMimeType("text/plain") }),
    ...FETCHED,
    noise: /wasm streaming compile failed|falling back to ArrayBuffer/,
  },
  {
    name: "the bundle with threads is not there (404)",
    isLong: true,
    faults: answered(THREADED_BUNDLE, { change: withStatus(404) }),
    ...FETCHED,
    noise: BUNDLE_NOT_LOADED,
  },
  {
    name: "the script of the threads is not there (404)",
    isLong: true,
    faults: answered(THREADS_SCRIPT, { change: withStatus(404) }),
    ...FETCHED,
  },
  {
    name: "the script of the threads is never answered",
    isLong: true,
    faults: answered(THREADS_SCRIPT, { deliver: unanswered }),
    ...FETCHED,
  },
];

const REFUSED: readonly FaultCase[] = [
  {
    name: "the browser refuses memory for the full tables",
    faults: inWorker(refuseGrowth),
    answers: "at once",
    tier: "mini",
    source: "none",
    says: "There is not enough memory for full tables",
    keeps: "what was right",
  },
  {
    name: "the browser refuses memory for the engine, once",
    isLong: true,
    faults: inWorker(refuseInstances, 1),
    ...FETCHED_BY_THE_NEXT,
    noise: BUNDLE_NOT_LOADED,
  },
  {
    name: "the page is isolated, but there is no SharedArrayBuffer",
    isLong: true,
    faults: without("", "SharedArrayBuffer"),
    ...FETCHED,
  },
  {
    name: "the server sends no isolation headers",
    isLong: true,
    faults: answered(EVERYTHING, {
      change: ({ headers, ...answer }) => {
        const {
          "cross-origin-opener-policy": _opener,
          "cross-origin-embedder-policy": _embedder,
          ...others
        } = headers;
        return { ...answer, headers: others };
      },
    }),
    ...FETCHED,
  },
  {
    name: "the browser computes no hashes",
    isLong: true,
    faults: without("crypto", "subtle"),
    ...FETCHED,
  },
  {
    name: "the browser cannot unpack",
    isLong: true,
    faults: without("", "DecompressionStream"),
    ...MADE_HERE,
  },
];

const PAGE: readonly FaultCase[] = [
  {
    name: "the page is put to sleep and woken while a chunk is on its way",
    only: "chromium",
    during: async ({ cube }) => {
      const page = cube.page as Page;
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await session.send("Page.setWebLifecycleState", { state: "active" });
      await session.detach();
    },
    ...FETCHED,
  },
  {
    name: "the user has asked for data to be saved",
    isLong: true,
    faults: { scripts: [{ into: "page", script: saveData }] },
    answers: "at once",
    tier: "mini",
    source: "none",
    says: "Full tables were not fetched, because your connection is metered or slow, or saves data.",
    keeps: "what was right",
  },
  {
    name: "the user has asked for data to be saved, and then for full tables",
    isLong: true,
    faults: { scripts: [{ into: "page", script: saveData }] },
    during: async ({ cube, server }) => {
      await cube.page.getByText("Solves with small tables; to save data").waitFor();
      expect(server.requestedChunks).toEqual([]);
      await cube.button("Get full tables").click();
    },
    ...FETCHED,
  },
];

export const ENGINE_CASES = [...NOT_STARTED, ...REFUSED, ...PAGE];
