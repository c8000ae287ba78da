// Asking the browser to keep the tables, only when that disturbs nobody.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { eventually } from "../fakes/eventually";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, useFakes } from "../fakes/solver-on-fakes";

useFakes();

const persist = vi.fn(() => Promise.resolve(true));
const persisted = vi.fn(() => Promise.resolve(false));
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  persist.mockClear();
  persisted.mockClear();
});

function browseWith(permission: PermissionState | undefined, hasBeenActive = false): void {
  const query = () =>
    permission
      ? Promise.resolve({ state: permission })
      : Promise.reject(new TypeError("unknown permission"));
  vi.stubGlobal("navigator", {
    storage: { persist, persisted },
    permissions: { query },
    userActivation: { hasBeenActive },
  });
}

describe("a solver that has stored the full tables", () => {
  it("asks to keep them at once if the user has agreed before", async () => {
    browseWith("granted");
    await createSolver({ tables: "full" });
    await eventually(() => expect(persist).toHaveBeenCalledOnce());
  });

  it("asks to keep them at once if the user has acted on the page", async () => {
    browseWith("prompt", true);
    await createSolver({ tables: "full" });
    await eventually(() => expect(persist).toHaveBeenCalledOnce());
  });

  it.each<PermissionState | undefined>(["prompt", undefined])(
    "asks to keep them at the user's first gesture if the permission is %s",
    async (permission) => {
      browseWith(permission);
      const listen = vi.spyOn(globalThis, "addEventListener");
      await createSolver({ tables: "full" });
      await eventually(() => expect(listen).toHaveBeenCalledTimes(2));
      expect(persist).not.toHaveBeenCalled();
      page.dispatchEvent(new Event("pointerup"));
      page.dispatchEvent(new Event("pointerup"));
      await eventually(() => expect(persist).toHaveBeenCalledOnce());
    },
  );

  it("does not ask a user who has refused", async () => {
    browseWith("denied", true);
    await createSolver({ tables: "full" });
    await eventually(() => expect(persisted).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(persist).not.toHaveBeenCalled();
  });

  it("does not ask if the browser keeps them already", async () => {
    browseWith("granted");
    persisted.mockResolvedValueOnce(true);
    await createSolver({ tables: "full" });
    await eventually(() => expect(persisted).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(persist).not.toHaveBeenCalled();
  });
});

it("does not ask to keep tables when nothing could be stored", async () => {
  browseWith("granted");
  vi.stubGlobal("indexedDB", undefined);
  await createSolver({ tables: "full" });
  await new Promise(setImmediate);
  expect(persisted).not.toHaveBeenCalled();
});

it("does not ask again to keep tables that were stored before", async () => {
  browseWith("denied");
  await createSolver({ tables: "full" });
  await eventually(() => expect(persisted).toHaveBeenCalledOnce());
  await createSolver({ tables: "full" });
  await new Promise(setImmediate);
  expect(persisted).toHaveBeenCalledOnce();
  expect(FakeWorker.started).toHaveLength(2);
});

it("stops listening for a gesture when the solver is disposed of", async () => {
  browseWith("prompt");
  const listen = vi.spyOn(globalThis, "addEventListener");
  const solver = await createSolver({ tables: "full" });
  await eventually(() => expect(listen).toHaveBeenCalledTimes(2));
  solver.dispose();
  page.dispatchEvent(new Event("keydown"));
  await new Promise(setImmediate);
  expect(persist).not.toHaveBeenCalled();
});
