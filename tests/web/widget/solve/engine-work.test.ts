// What an element works out for its cube, with a solver that answers when the test says so.

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Completion } from "../../../../web/core/completion";
import { SolverError } from "../../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { faceletsHeld } from "../../../../web/core/held";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { SOLVED_POCKET, withPlaces } from "../../../../web/core/pocket-stickers";
import type { CubeRepair } from "../../../../web/core/repair";
import type {
  CubeReading,
  SeveralSolution,
  Solution,
  SolveResult,
} from "../../../../web/core/solution";
import type { Solver, SolveOptions } from "../../../../web/engine";
import type { SharedEngine } from "../../../../web/widget/solve/shared-engine";
import { EngineWork } from "../../../../web/widget/solve/engine-work";
import type { Problem } from "../../../../web/widget/solve/problem";
import { eventually } from "../../engine/fakes/eventually";

type Host = ConstructorParameters<typeof EngineWork>[0];

const FACELETS = applyMoves(SOLVED_FACELETS, ["R"]);
const SOLUTION: SeveralSolution = {
  ...{ moves: ["R'"], text: "R'", length: 1, cost: 1, lowerBound: 1, optimal: true },
};
const RESULT: SolveResult = {
  ...{ ...SOLUTION, metric: "htm", method: "two-phase" },
  ...{ stop: "proven", tier: "mini", nodes: 1, timeMs: 1 },
};

const solve = vi.fn<(facelets: string, options: SolveOptions) => Promise<SolveResult>>();
const check = vi.fn<(facelets: string) => Promise<Partial<CubeReading>>>();
const complete = vi.fn<() => Promise<Partial<Completion>>>();
const randomFacelets = vi.fn<() => Promise<string>>();
const engineSolver = vi.fn<() => Promise<Solver>>();
let holdCount: number;
let isGone: boolean;
let improved: Solution[];
let problems: Problem[];
let solving: EngineWork;

beforeEach(() => {
  vi.resetAllMocks();
  engineSolver.mockResolvedValue({ solve, check, complete, randomFacelets } as never);
  holdCount = 0;
  isGone = false;
  improved = [];
  problems = [];
  const host = {
    addController: () => undefined,
    requestUpdate: () => undefined,
    get isConnected() {
      return !isGone;
    },
  };
  solving = new EngineWork(
    host as unknown as Host,
    () => ENGINE,
    (problem) => problems.push(problem),
  );
});

const ENGINE = {
  solver: engineSolver,
  occupy: () => {
    ++holdCount;
    return () => --holdCount;
  },
} as unknown as SharedEngine;

const onImproved = (solution: Solution) => void improved.push(solution);

// Begins a solve that stays unanswered until `answer` settles it.
async function beginSolve() {
  let answer!: { resolve: (result: SolveResult) => void; reject: (error: unknown) => void };
  solve.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer = { resolve, reject };
    }),
  );
  const result = solving.solve(FACELETS, { timeMs: 5, onImproved });
  await eventually(() => expect(solve).toHaveBeenCalled());
  return { answer, result, options: solve.mock.lastCall![1] };
}

describe("a problem", () => {
  it.each(["notation", "length", "option"] as const)(
    "can be forgotten if it is about a text: %s",
    (code) => {
      solving.complain(new SolverError(code, "It cannot be read."));
      expect(solving.forgetText()).toBe(true);
      expect(solving.problem).toBeUndefined();
      expect(solving.forgetText()).toBe(false);
    },
  );

  it("stays if it is about a cube or the engine", () => {
    solving.complain(new SolverError("edge-flip", "An edge is flipped."), FACELETS);
    expect(solving.forgetText()).toBe(false);
    expect(solving.problem?.code).toBe("edge-flip");
    solving.complain(new SolverError("worker-crashed", "It died."));
    expect(solving.forgetText()).toBe(false);
    expect(solving.problem?.code).toBe("worker-crashed");
  });
});

describe("solve", () => {
  it("reports each improvement, and resolves to the solver's result", async () => {
    expect(solving.activity).toBe("idle");
    const { answer, result, options } = await beginSolve();
    expect(solving.activity).toBe("solving");
    expect(options.timeMs).toBe(5);
    options.onBound!(1);
    options.onImproved!(SOLUTION);
    expect(solving).toMatchObject({ best: SOLUTION, lowerBound: 1 });
    expect(improved).toEqual([SOLUTION]);
    answer.resolve(RESULT);
    expect(await result).toBe(RESULT);
    expect(solving.activity).toBe("idle");
    expect(problems).toEqual([]);
  });

  it("resolves to the best solution so far when it is halted", async () => {
    const { answer, result, options } = await beginSolve();
    options.onImproved!(SOLUTION);
    options.onBound!(1);
    solving.halt();
    expect(options.signal!.aborted).toBe(true);
    answer.reject(new DOMException("Ended.", "AbortError"));
    expect(await result).toEqual(SOLUTION);
    expect(solving).toMatchObject({ activity: "idle", found: [SOLUTION] });
    expect(problems).toEqual([]);
  });

  it("does not search if it is halted while it waits for the engine", async () => {
    engineSolver.mockReturnValueOnce(new Promise(() => undefined));
    const result = solving.solve(FACELETS, { method: "korf", timeMs: Infinity, onImproved });
    expect(solving).toMatchObject({ activity: "starting", isLong: true });
    solving.halt();
    expect(await result).toBeUndefined();
    expect(solve).not.toHaveBeenCalled();
    expect(solving.activity).toBe("idle");
    expect(problems).toEqual([]);
  });

  it("reports a known solution at once, and then only shorter ones", async () => {
    solve.mockImplementation((_, options) => {
      for (const text of ["R R2", "R'"]) {
        const moves = text.split(" ") as Move[];
        options.onImproved?.({ ...SOLUTION, moves, text, length: moves.length });
      }
      return Promise.resolve(RESULT);
    });
    const result = solving.solve(FACELETS, { known: "R R2", onImproved });
    expect(solving.best?.text).toBe("R R2");
    expect(solving.best?.optimal).toBe(false);
    expect(await result).toEqual(RESULT);
    expect(improved.map(({ text }) => text)).toEqual(["R R2", "R'"]);
  });

  it("ignores moves given as known that do not solve the cube", async () => {
    solve.mockResolvedValueOnce(RESULT);
    const result = solving.solve(FACELETS, { known: "U", onImproved });
    expect(solving.best).toBeUndefined();
    await result;
    expect(improved).toEqual([]);
  });

  it("waits for the engine to start", () => {
    engineSolver.mockReturnValueOnce(new Promise(() => undefined));
    void solving.solve(FACELETS, {});
    expect(solving.activity).toBe("starting");
  });

  it("needs no engine for a solved cube", async () => {
    expect(await solving.solve(SOLVED_FACELETS, {})).toMatchObject({ length: 0, optimal: true });
    expect(engineSolver).not.toHaveBeenCalled();
  });

  it("tells what is wrong with the cube, and where", async () => {
    solve.mockRejectedValueOnce(new SolverError("edge-flip", "An edge.", { stickers: [5, 10] }));
    expect(await solving.solve(FACELETS, {})).toBeUndefined();
    expect(problems).toMatchObject([{ code: "edge-flip", message: "An edge.", stickers: [5, 10] }]);
    expect(solving.problem).toEqual(problems[0]);
    expect(solving.activity).toBe("idle");
  });

  it("reports faults of a 2x2x2 in face letters and at the places of a 3x3x3", async () => {
    const pocket = withPlaces("RUUURRRRFFFFDDDDLLLLBBBB");
    const repair: CubeRepair = {
      ...{ kind: "recolor", rank: 1, message: "", facelets: "WWWWRRRRGGGGYYYYOOOOBBBB" },
      ...{ stickers: [0], pieces: ["ULB"], faces: [], besides: [] },
    };
    const details = { stickers: [0, 23], repairs: [repair] };
    const placed = { ...repair, facelets: withPlaces(SOLVED_POCKET) };
    const told = { code: "color-count", stickers: [0, 53], repairs: [placed], facelets: pocket };
    solve.mockRejectedValueOnce(new SolverError("color-count", "One too many.", details));
    await solving.solve(pocket, {});
    expect(solving.problem).toMatchObject(told);
    check.mockResolvedValueOnce({ code: "color-count", ...details });
    await solving.check(pocket);
    expect(solving.problem).toMatchObject(told);
  });

  it("tells that the engine cannot be started, and tries again the next time", async () => {
    engineSolver.mockRejectedValueOnce(new SolverError("bundle-failed", "No engine."));
    expect(await solving.solve(FACELETS, {})).toBeUndefined();
    expect(solving.problem?.code).toBe("bundle-failed");
    solve.mockResolvedValueOnce(RESULT);
    expect(await solving.solve(FACELETS, {})).toBe(RESULT);
    expect(solving.problem).toBeUndefined();
  });

  it("ends when it is stopped, even if the engine never starts", async () => {
    engineSolver.mockReturnValueOnce(new Promise(() => undefined));
    const result = solving.solve(FACELETS, {});
    solving.stop();
    expect(await result).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it("reports unknown errors as internal", async () => {
    solve.mockRejectedValueOnce(new TypeError("oh"));
    await solving.solve(FACELETS, {});
    expect(problems).toMatchObject([{ code: "internal" }]);
  });
});

describe("the next piece of work", () => {
  const others: [string, () => unknown][] = [
    ["stopping", () => solving.stop()],
    ["another solve", () => solving.solve(SOLVED_FACELETS, {})],
    ["a check", () => solving.check(FACELETS)],
    ["mixing", () => solving.mix()],
  ];

  it.each(others)("aborts a solve and drops its result: %s", async (_, begin) => {
    check.mockReturnValue(new Promise(() => undefined));
    randomFacelets.mockReturnValue(new Promise(() => undefined));
    const { answer, result, options } = await beginSolve();
    begin();
    expect(options.signal!.aborted).toBe(true);
    const { problem } = solving;
    answer.reject(new DOMException("aborted", "AbortError"));
    expect(await result).toBeUndefined();
    expect(solving.problem).toBe(problem);
    expect(solving.best).toBeUndefined();
  });

  it("is not begun by an unreadable text, which is reported while the solve goes on", async () => {
    const { answer, result, options } = await beginSolve();
    solving.complain(new SolverError("length", "Too short."));
    expect(options.signal!.aborted).toBe(false);
    expect(solving).toMatchObject({ activity: "solving", problem: { code: "length" } });
    answer.resolve(RESULT);
    expect(await result).toBe(RESULT);
    expect(solving.problem).toBeUndefined();
  });

  it("drops an answer that arrives late", async () => {
    const { answer, result } = await beginSolve();
    solving.stop();
    answer.resolve(RESULT);
    expect(await result).toBeUndefined();
  });
});

describe("an element that leaves the document", () => {
  it("ends its solve", async () => {
    const { result } = await beginSolve();
    isGone = true;
    solving.hostDisconnected();
    expect(await result).toBeUndefined();
  });

  it("goes on solving if it was only moved", async () => {
    const { answer, result } = await beginSolve();
    solving.hostDisconnected();
    await Promise.resolve();
    answer.resolve(RESULT);
    expect(await result).toBe(RESULT);
  });
});

describe("the engine", () => {
  it("is occupied only while it works", async () => {
    const { answer, result } = await beginSolve();
    expect(holdCount).toBe(1);
    answer.resolve(RESULT);
    await result;
    expect(holdCount).toBe(0);
  });
});

describe("check", () => {
  it("keeps a problem with a text that is reported meanwhile", async () => {
    check.mockResolvedValueOnce({ code: "" });
    const checking = solving.check(FACELETS);
    solving.complain(new SolverError("notation", "Q is no move."));
    expect(await checking).toEqual({ code: "" });
    expect(solving).toMatchObject({ activity: "idle", problem: { code: "notation" } });
  });

  it("tells whether a cube can exist", async () => {
    check.mockResolvedValueOnce({ code: "" });
    expect(await solving.check(FACELETS)).toEqual({ code: "" });
    expect(problems).toEqual([]);
    const fault = {
      ...{ code: "parity", message: "Swapped.", stickers: [1] },
      findings: [{ kind: "exchanged-piece", colors: "UR", places: ["UR"], count: 0 }],
    };
    check.mockResolvedValueOnce(fault as never);
    expect(await solving.check(FACELETS)).toBeUndefined();
    expect(problems).toMatchObject([fault]);
  });
});

describe("a goal that no cube meets", () => {
  const held = faceletsHeld(FACELETS, 5);
  const goal = `${faceletsHeld(SOLVED_FACELETS, 5).slice(0, 53)}?`;
  const fault = new SolverError("edge-flip", "The goal: One edge is flipped.", { findings: [] });

  beforeEach(() => complete.mockResolvedValue({ count: 0 }));

  it("is a problem of the goal, with the engine's reason", async () => {
    solve.mockRejectedValueOnce(fault);
    expect(await solving.checkGoal(goal, held, "3x3x3")).toBeUndefined();
    const { code, message } = fault;
    expect(problems).toMatchObject([{ code, message, setting: "goal", found: goal, facelets: "" }]);
    const solved = faceletsHeld(SOLVED_FACELETS, 5);
    expect(solve).toHaveBeenCalledExactlyOnceWith(solved, expect.objectContaining({ goal }));
  });

  it("is a problem of the goal, too, if the engine cannot give the reason", async () => {
    solve.mockRejectedValueOnce(new SolverError("bundle-failed", "There is no such file."));
    expect(await solving.checkGoal(goal, held, "3x3x3")).toBeUndefined();
    expect(problems).toMatchObject([{ code: "color-count", setting: "goal", found: goal }]);
  });
});

describe("a goal with unknown stickers", () => {
  const goal = `${FACELETS.slice(0, 53)}?`;

  it("stands for the only cube that has its stickers, or else for itself", async () => {
    complete.mockResolvedValueOnce({ count: 1, facelets: FACELETS });
    expect(await solving.checkGoal(goal, SOLVED_FACELETS, "3x3x3")).toBe(FACELETS);
    complete.mockResolvedValueOnce({ count: 2, facelets: goal });
    expect(await solving.checkGoal(goal, SOLVED_FACELETS, "3x3x3")).toBe(goal);
  });

  it("keeps the moves that are known to lead there, and does not give them to the engine", async () => {
    solve.mockRejectedValueOnce(new SolverError("time", "There is none in time."));
    const from = applyMoves(FACELETS, ["U"]);
    await solving.solve(from, { goal, known: "U'", onImproved });
    expect(improved).toMatchObject([{ text: "U'" }]);
    expect(solve.mock.calls[0]![1].known).toBeUndefined();
  });
});

describe("mix", () => {
  it("gives a cube, and tells that it is under way", async () => {
    randomFacelets.mockResolvedValueOnce(FACELETS);
    const mixing = solving.mix();
    expect(solving.activity).toBe("scrambling");
    expect(await mixing).toBe(FACELETS);
    expect(solving.activity).toBe("idle");
  });
});
