// A worker answers the request in its name, and then those that come as messages.

import { afterEach, expect, it, vi } from "vitest";

import type {
  StartRequest,
  WorkerRequest,
} from "../../../../../web/engine/worker/messages/protocol";
import { serve } from "../../../../../web/engine/worker/messages/serving";

const START: StartRequest = {
  id: 1,
  type: "start",
  baseUrl: "https://example.org/",
  threads: 2,
  willLoadTables: true,
};

afterEach(() => vi.unstubAllGlobals());

/** A worker of this name; what it hears and sends, in order. */
function workerNamed(name: string) {
  const events: unknown[] = [];
  vi.stubGlobal("name", name);
  vi.stubGlobal("onmessage", null);
  vi.stubGlobal("postMessage", (reply: unknown) => events.push(reply));
  serve((send) => ({
    handle: (request) => {
      events.push(request);
      send({ id: request.id, type: "done", result: null });
      return Promise.resolve();
    },
  }));
  const scope = globalThis as unknown as { onmessage: (event: { data: WorkerRequest }) => void };
  return { events, tell: (data: WorkerRequest) => scope.onmessage({ data }) };
}

const ALIVE = { id: 0, type: "alive" };
const done = (id: number) => ({ id, type: "done", result: null });

it("answers the request in its name without a message, after its sign of life", () => {
  const { events, tell } = workerNamed(JSON.stringify(START));
  expect(events).toEqual([ALIVE, START, done(1)]);
  const check: WorkerRequest = { id: 2, type: "check", text: "" };
  tell(check);
  expect(events.slice(3)).toEqual([check, done(2)]);
});

it("waits for messages if it has no name", () => {
  const { events, tell } = workerNamed("");
  expect(events).toEqual([ALIVE]);
  tell(START);
  expect(events.slice(1)).toEqual([START, done(1)]);
});
