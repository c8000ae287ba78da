// The hosts of the modules that have tables and solve: each answers with its module once that has been started, and
// refuses what comes before.

import "fake-indexeddb/auto";

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../../web/core/facelets";
import { SOLVED_POCKET } from "../../../../../web/core/pocket-stickers";
import { KORF_SET } from "../../../../../web/engine/tables/table-sets";
import { KORF_BUNDLES } from "../../../../../web/engine/worker/bundle/bundle";
import { PocketHost } from "../../../../../web/engine/worker/hosts/pocket-host";
import type {
  WorkerReply,
  WorkerRequest,
} from "../../../../../web/engine/worker/messages/protocol";
import { TableMethodHost } from "../../../../../web/engine/worker/hosts/table-method-host";
import { FakeMethods } from "../../fakes/fake-methods";
import { FakeModule } from "../../fakes/fake-module";
import { fakePocket } from "../../fakes/fake-pocket";
import { inOne } from "../../fakes/in-one";

type Send = (reply: WorkerReply) => void;

const START = { type: "start", baseUrl: undefined, threads: 1, willLoadTables: false } as const;

function solving(method: "korf" | "beginner", facelets: string): WorkerRequest {
  return {
    ...{ id: 0, type: "solve-by-method", facelets, goal: facelets, method, metric: "htm" },
    ...{ maxLength: 0, timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U" },
    ...{ seed: 0, urgent: false },
  };
}

function imported<Module>(module: Module) {
  return () => Promise.resolve({ module, threadsStarted: Promise.resolve() });
}

it.each<[string, (send: Send) => PocketHost | TableMethodHost, WorkerRequest[]]>([
  [
    "the 2x2x2",
    (send) => new PocketHost(send, imported(fakePocket(new FakeModule(), new FakeMethods()))),
    [
      { id: 0, type: "check", text: SOLVED_POCKET },
      { id: 0, type: "complete", text: SOLVED_POCKET },
      { id: 0, type: "random-facelets" },
      { id: 0, type: "keep-tables" },
      solving("beginner", SOLVED_POCKET),
    ],
  ],
  [
    "Korf's method",
    (send) => {
      const module = inOne([new FakeMethods(), new FakeModule()]);
      return new TableMethodHost(send, [KORF_SET], KORF_BUNDLES, imported(module));
    },
    [{ id: 0, type: "keep-tables" }, solving("korf", SOLVED_FACELETS)],
  ],
])("the host of %s answers only after it has been started", async (_, hostOf, questions) => {
  const replies: WorkerReply[] = [];
  const host = hostOf((reply) => replies.push(reply));
  const ask = async () => {
    replies.length = 0;
    for (const [index, question] of questions.entries()) {
      await host.handle({ ...question, id: index + 2 });
    }
    return replies.filter(({ type }) => type === "done" || type === "error");
  };
  const ids = questions.map((_question, index) => index + 2);
  expect(await ask()).toMatchObject(ids.map((id) => ({ id, type: "error", code: "internal" })));
  await host.handle({ ...START, id: 1 });
  expect(await ask()).toMatchObject(ids.map((id) => ({ id, type: "done" })));
});
