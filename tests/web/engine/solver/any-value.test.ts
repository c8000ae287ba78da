// Every argument of every method of a solver, given every kind of value that JavaScript has. What is refused is a
// SolverError, and nothing else is touched: the same worker solves the next cube.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../../web/core/errors";
import { Solver } from "../../../../web/engine";
import { SOLVE_RULES } from "../../../../web/engine/solver/option-rules";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/storage/stored-tables";
import { FakeWorker } from "../fakes/fake-worker";
import {
  createSolver,
  FACELETS,
  findsSolution,
  lastWorker,
  SOLUTION,
  useFakes,
} from "../fakes/solver-on-fakes";

useFakes();

type Call = (...values: unknown[]) => unknown;
type Calls = Readonly<Record<string, Call>>;

/** Looks like an array too large for any memory. */
const ENDLESS = { length: 2 ** 40 };

function refuse(): never {
  throw new RangeError("There is none.");
}

/** A proxy that throws whatever one asks of it. */
function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, NaN, Infinity, 1e300, 5n, -0],
  ...["", "Q", "\0", "[", "toString", "__proto__", Symbol("U")],
  ...[{}, [], [[]], ENDLESS, Object.create(null) as unknown, { facelets: 5 }, { toString: 5 }],
  ...[() => "R", async () => Promise.resolve(), new Date(NaN), new Map(), /U/],
  ...[
    new Error("U"),
    new Uint8Array(54),
    new ArrayBuffer(8),
    Object(5n) as unknown,
    new String("U"),
  ],
  {
    get facelets() {
      return refuse();
    },
    get puzzle() {
      return refuse();
    },
  },
  // Throws when one asks whether it is a colour or a signal.
  {
    get length() {
      return refuse();
    },
    get aborted() {
      return refuse();
    },
  },
  revoked({}),
  revoked([]),
  new Proxy({}, { ownKeys: refuse }),
  new Proxy([], { get: refuse }),
  // Like a signal, but for a part that is used only later.
  { aborted: false, addEventListener: () => undefined },
];

/** What is no cube is refused with one of these. */
const CODES = ["option", "unsupported", "length", "color-count", "notation"];

async function expectRefusedOrDone(call: Call, ...values: unknown[]): Promise<void> {
  try {
    await call(...values);
  } catch (error) {
    expect(error).toBeInstanceOf(SolverError);
    expect(CODES).toContain((error as SolverError).code);
  }
}

const CUBES = ["solve", "explain", "check", "complete"] as const;
const OTHERS = ["scan", "prepare", "ready"] as const;

describe("any value is accepted or refused with a SolverError", () => {
  it.each([...CUBES, ...OTHERS])("as the argument of %s", async (name) => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver({ tables: "mini" });
    const { [name]: method } = solver as object as Calls;
    for (const value of VALUES) await expectRefusedOrDone(method!.bind(solver), value);
    await expectToSolve(solver);
  });

  it.each([
    ["solve", FACELETS],
    ["explain", FACELETS],
    ["check", FACELETS],
    ["complete", FACELETS],
    ["scan", []],
    ["prepare", "two-phase"],
  ] as const)("as the options of %s", async (name, subject) => {
    FakeWorker.prepareModule = findsSolution;
    FakeWorker.prepareMethods = (methods) => {
      methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
    };
    const solver = await createSolver({ tables: "mini" });
    const { [name]: method } = solver as object as Calls;
    for (const value of VALUES.slice(2)) {
      await expectRefusedOrDone(method!.bind(solver), subject, value);
    }
    await expectToSolve(solver);
  });

  it.each(Object.keys(SOLVE_RULES))("as the option %s", async (option) => {
    FakeWorker.prepareModule = findsSolution;
    FakeWorker.prepareMethods = (methods) => {
      methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
    };
    const solver = await createSolver({ tables: "mini" });
    for (const value of VALUES) {
      await expectRefusedOrDone(() => solver.solve(FACELETS, { maxLength: 1000, [option]: value }));
    }
    await expectToSolve(solver);
  });

  it("as options that were revoked", async () => {
    const solver = await createSolver({ tables: "mini" });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    await expect(solver.solve(FACELETS, proxy)).rejects.toMatchObject({ code: "option" });
  });

  it("as colours to scan", async () => {
    const solver = await createSolver({ tables: "mini" });
    for (const value of VALUES.slice(2)) {
      const readings = Array<unknown>(54).fill(value);
      await expect(solver.scan(readings as [])).rejects.toMatchObject({ code: "option" });
      const parts = Array<unknown>(54).fill([value, 0, 0]);
      if (value === 0 || value === 1.5 || Object.is(value, -0)) continue;
      await expect(solver.scan(parts as [])).rejects.toMatchObject({ code: "option" });
    }
  });

  it("as an option of Solver.create", async () => {
    for (const option of ["tables", "threads", "baseUrl", "onProgress", "onStatus", "signal"]) {
      for (const value of VALUES.slice(2)) {
        const given = { tables: "mini", [option]: value } as object;
        await expectRefusedOrDone(async () => (await Solver.create(given)).dispose());
      }
    }
  });

  it("as the name of a set of tables", async () => {
    for (const value of VALUES.slice(2)) {
      for (const call of [readTableStorage, deleteStoredTables] as Call[]) {
        await expect(call(value)).rejects.toMatchObject({ code: "option" });
      }
    }
  });
});

async function expectToSolve(solver: Solver): Promise<void> {
  expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
  expect(FakeWorker.started.filter((worker) => worker === lastWorker())).toHaveLength(1);
}
