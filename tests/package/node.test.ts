// The package in Node: a solve, a server that imports all of it, and its types.

import { cpSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { projectDirectory, publicDirectory } from "../../web/build/directories.mjs";
import { Cube } from "../../web/core/cube";
import { MAX_THREADS } from "../../web/engine/worker/bundle/bundle";
import { readExample } from "./examples";
import { FreshProject } from "./fresh-project";
import { PAGE_USE } from "./page-use";

/** What `solving` prints about the number of threads, and whether they may share memory. */
const STATUS = "solver.status.threads, solver.status.isolated";

const FACELETS = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD";

// The npm package of Node itself, for machines like this one.
const NODE = `node-${process.platform}-${process.arch}`;
const NODE_VERSION = "22.23.3";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

let project: FreshProject;

beforeAll(() => {
  project = FreshProject.create(readExample("node").files);
});

afterAll(() => project.remove());

async function runModule(text: string): Promise<string> {
  project.write({ "module.js": text });
  return (await project.run("node", ["module.js"])).trim();
}

/** Solves the cube, and prints whether that worked, with the value of `expression`. */
function solving(options: string, expression: string): string {
  return `
    import { Cube, Solver } from "cubewright";
    const solver = await Solver.create(${options});
    const result = await solver.solve("${FACELETS}", { maxLength: 21 });
    const { isSolved } = Cube.fromFacelets("${FACELETS}").apply(result.moves);
    console.log(JSON.stringify([isSolved, ${expression}]));
  `;
}

/** Copies the package without the workers' files; the path of its entry. */
function copyWithoutWorkers(name: string): string {
  const copy = join(project.directory, name);
  cpSync(join(project.directory, "node_modules/cubewright"), copy, {
    recursive: true,
    filter: (path) => !/cubewright-worker[\w-]*\.js$/.test(path),
  });
  return join(copy, "index.js");
}

describe("in Node", () => {
  it("solves the example's arguments in a thread, and lets the process end", async () => {
    const output = await project.run("node", ["solve.js", FACELETS, "R U2 F'"]);
    const lines = output
      .trim()
      .split("\n")
      .map((line) => line.split("\t"));
    expect(lines.map(([facelets]) => facelets)).toEqual([
      FACELETS,
      Cube.fromMoves("R U2 F'").facelets,
    ]);
    for (const [facelets = "", moves = ""] of lines) {
      expect(Cube.fromFacelets(facelets).apply(moves).isSolved, moves).toBe(true);
    }
  });

  it.runIf(isLongRun)("solves in Node 22", async () => {
    await project.install([`${NODE}@${NODE_VERSION}`]);
    const node = join(project.directory, "node_modules", NODE, "bin/node");
    expect((await project.run(node, ["--version"])).trim()).toBe(`v${NODE_VERSION}`);
    const [facelets = "", moves = ""] = (await project.run(node, ["solve.js", FACELETS]))
      .trim()
      .split("\t");
    expect(Cube.fromFacelets(facelets).apply(moves).isSolved, moves).toBe(true);
  });

  it("solves a random cube if the example gets no arguments", async () => {
    const output = await project.run("npm", ["start", "--silent"]);
    const [facelets = "", moves = ""] = output.trim().split("\t");
    expect(Cube.fromFacelets(facelets).apply(moves).isSolved, output).toBe(true);
  });

  it("says what is wrong with a cube", async () => {
    const impossible = "UR" + Cube.SOLVED.facelets.slice(2);
    const failure = project.run("node", ["solve.js", impossible]);
    await expect(failure).rejects.toThrow(`${impossible}\terror: color-count`);
  });

  it("reads full tables from a directory", async () => {
    const baseUrl = pathToFileURL(`${publicDirectory}/`).href;
    const output = await runModule(
      solving(`{ tables: "full", baseUrl: "${baseUrl}" }`, "result.tier, solver.status"),
    );
    expect(JSON.parse(output)).toMatchObject([
      true,
      "full",
      { tablesSource: "network", tablesCached: false, storageProblem: "unavailable" },
    ]);
  });

  it("lets many calls wait for one signal without a warning, and has nothing stored to delete", async () => {
    const output = await runModule(`
      import { deleteStoredTables, Solver } from "cubewright";
      const solver = await Solver.create({ tables: "mini" });
      const warnings = [];
      process.on("warning", ({ message }) => warnings.push(message));
      const { signal } = new AbortController();
      const calls = Array.from({ length: 12 }, () =>
        solver.solve("${FACELETS}", { maxLength: 24, signal }));
      await Promise.all(calls);
      await deleteStoredTables();
      solver.dispose();
      setImmediate(() => console.log(JSON.stringify(warnings)));
    `);
    expect(JSON.parse(output)).toEqual([]);
  });

  // Printed as the program ends: the state of the tables at that time.
  const AT_EXIT = `
    process.on("exit", () => console.log(JSON.stringify(solver.status, (_, value) => value ?? null)));
  `;

  it("lets a program end without waiting for the full tables", async () => {
    const output = await runModule(`
      import { Solver } from "cubewright";
      const solver = await Solver.create();
      await solver.solve("${FACELETS}", { maxLength: 24 });
      ${AT_EXIT}
    `);
    // Making them takes far longer than to find a solution of so many moves.
    expect(JSON.parse(output)).toMatchObject({ tier: "mini", tablesLoading: true });
  });

  it.runIf(isLongRun)(
    "keeps a program alive that waits for the full tables, and names their source",
    async () => {
      const output = await runModule(`
      import { Solver } from "cubewright";
      const solver = await Solver.create();
      ${AT_EXIT}
      await solver.ready("full");
    `);
      // A missing cubewright-tables is not an error.
      expect(JSON.parse(output)).toMatchObject({
        tier: "full",
        tablesSource: "generated",
        tablesError: null,
      });
    },
  );

  // The program waits for nothing else, and ends only if the solver's threads let it.
  it.each([1, 4])(
    "searches with %i threads when told to, and lets the process end",
    async (threads) => {
      const output = await runModule(solving(`{ tables: "mini", threads: ${threads} }`, STATUS));
      expect(JSON.parse(output)).toEqual([true, threads, true]);
    },
  );

  it("searches with a thread for each processor by default", async () => {
    const output = await runModule(solving('{ tables: "mini" }', STATUS));
    const threads = Math.min(availableParallelism(), MAX_THREADS);
    expect(JSON.parse(output)).toEqual([true, threads, true]);
  });

  it.each([1, 2])(
    "starts a worker with %i threads even if its file is missing",
    async (threads) => {
      const copy = copyWithoutWorkers(`left-behind-${threads}`);
      const module = solving(`{ tables: "mini", threads: ${threads} }`, STATUS);
      const output = await runModule(module.replace('"cubewright"', `"${copy}"`));
      expect(JSON.parse(output)).toEqual([true, threads, true]);
    },
  );

  // It ends although the worker of the 2x2x2 would be kept for another minute. Without its file, the next test starts it.
  it.each(isLongRun ? ["cubewright", "left-behind"] : ["cubewright"])(
    "prepares the 2x2x2 in a worker of its own, and lets the process end: %s",
    async (name) => {
      const output = await runModule(`
        import { Solver } from "${name === "cubewright" ? name : copyWithoutWorkers(name)}";
        const solver = await Solver.create({ tables: "mini" });
        await solver.prepare("optimal", { puzzle: "2x2x2" });
        console.log(JSON.stringify(solver.status.tables.pocket));
      `);
      expect(JSON.parse(output)).toMatchObject({
        state: "in-use",
        source: "generated",
        progress: 1,
        cached: false,
        storageProblem: "unavailable",
      });
    },
  );

  it.each(["cubewright", "left-behind-with-pocket"])(
    "reads, mends and solves the 2x2x2, and lets the process end: %s",
    async (name) => {
      const output = await runModule(`
        import { Solver } from "${name === "cubewright" ? name : copyWithoutWorkers(name)}";
        const solver = await Solver.create({ tables: "mini" });
        const puzzle = "2x2x2";
        const scrambled = await solver.randomFacelets({ puzzle });
        const { code, facelets } = await solver.check(scrambled, { puzzle });
        const { repairs } = await solver.check("RUUURRRRFFFFDDDDLLLLBBBB", { puzzle });
        const { count, schemes } = await solver.complete("?WWWRRRRGGGGYYYYOOOOBBBB", { puzzle });
        const { cost, optimal, solutions } = await solver.solve(scrambled, { puzzle, maxSolutions: Infinity });
        const stages = await solver.explain(scrambled, { puzzle, method: "ortega" });
        console.log(JSON.stringify({
          code, isSame: facelets === scrambled, mended: repairs[0].facelets, count, schemes, optimal,
          areShort: cost <= 11 && solutions.every((solution) => solution.cost === cost),
          stages: stages.map(({ id }) => id),
        }));
      `);
      expect(JSON.parse(output)).toEqual({
        ...{ code: "", isSame: true, mended: "UUUURRRRFFFFDDDDLLLLBBBB", count: 1 },
        ...{ schemes: ["WRGYOB"], optimal: true, areShort: true },
        stages: ["first-face", "corner-oll", "pbl"],
      });
    },
  );

  // It ends although the worker of the methods would be kept for another minute.
  it.each(["cubewright", "left-behind-with-methods"])(
    "solves by stages in a worker of its own, and lets the process end: %s",
    async (name) => {
      const output = await runModule(`
        import { Cube, Solver } from "${name === "cubewright" ? name : copyWithoutWorkers(name)}";
        const solver = await Solver.create({ tables: "mini" });
        const cube = "${FACELETS}";
        const { moves, written, stages, ...others } = await solver.solve(cube, { method: "cfop" });
        const [cross, pair] = await solver.explain(cube, { method: "cfop" });
        const { isSolved } = Cube.fromFacelets(cube).apply(moves);
        const isAsWritten = Cube.fromFacelets(cube).apply(written.join(" ")).isSolved;
        const first = [cross.id, cross.from, pair.id, pair.from - cross.to];
        const isSame = JSON.stringify(cross) === JSON.stringify(stages[0]);
        console.log(JSON.stringify([isSolved, isAsWritten, isSame, first, others]));
      `);
      const [isSolved, isAsWritten, isSame, first, others] = JSON.parse(output) as unknown[];
      expect([isSolved, isAsWritten, isSame]).toEqual([true, true, true]);
      expect(first).toEqual(["cross", 0, "f2l-1", 0]);
      expect(others).toMatchObject({ method: "cfop", metric: "htm", stop: "done" });
    },
  );

  // Each WebAssembly memory reserves several gigabytes of addresses; a limit leaves none.
  const TAKE_ADDRESSES = `
    const taken = [];
    try {
      for (;;) taken.push(new WebAssembly.Memory({ initial: 1 }));
    } catch {}
  `;
  const WITH_FEW_ADDRESSES = ["-c", "ulimit -v 60000000; exec node module.js"];

  it.each([1, 2])("reports if an engine with %i threads gets no memory", async (threads) => {
    project.write({
      "module.js": `
        import { Solver } from "cubewright";
        ${TAKE_ADDRESSES}
        console.log(await Solver.create({ threads: ${threads} }).catch(({ code }) => code));
      `,
    });
    expect((await project.run("sh", WITH_FEW_ADDRESSES)).trim()).toBe("memory");
  });

  it.each(["beginner", "optimal", "korf", "ortega"])(
    "reports if the module of %s gets no memory, and goes on solving",
    async (method) => {
      const puzzle = method === "ortega" ? "2x2x2" : "3x3x3";
      const facelets = method === "ortega" ? "RUUURRRRFFFFDDDDLLLLBBBU" : FACELETS;
      project.write({
        "module.js": `
          import { Solver } from "cubewright";
          const solver = await Solver.create({ tables: "mini", threads: 1 });
          ${TAKE_ADDRESSES}
          const options = { puzzle: "${puzzle}", method: "${method}" };
          console.log(await solver.solve("${facelets}", options).catch(({ code }) => code));
          console.log((await solver.solve("${FACELETS}", { maxLength: 24 })).stop);
        `,
      });
      expect((await project.run("sh", WITH_FEW_ADDRESSES)).trim()).toBe("memory\ntarget");
    },
  );

  it("prints an uncaught error with its name, its code and the caller's line", async () => {
    project.write({
      "module.js": `
        import { Solver } from "cubewright";
        const solver = await Solver.create({ tables: "mini" });
        await solver.solve("${"U".repeat(53)}");
      `,
    });
    const failure = await project.run("node", ["module.js"]).catch(String);
    expect(failure.length).toBeLessThan(4_000);
    expect(failure).toContain("SolverError: ");
    expect(failure).toContain("at async Solver.solve (");
    expect(failure).toMatch(/at async .*module\.js:4/);
    expect(failure).toContain("code: 'length'");
  });

  it("imports the element, as server-side rendering does", async () => {
    const output = await runModule(`
      import { CubewrightCube } from "cubewright/element";
      console.log(typeof CubewrightCube, typeof document);
    `);
    expect(output).toBe("function undefined");
  });

  it("lets programs import only the package's exports", async () => {
    const output = await runModule(`
      console.log(Object.keys(await import("cubewright")).join(" "));
      console.log(await import("cubewright/cubewright-engine.js").catch(({ code }) => code));
      console.log(import.meta.resolve("cubewright/cubewright-worker.js").split("/").at(-1));
    `);
    expect(output.split("\n")).toEqual([
      "Cube SOLVED_FACELETS SOLVER_ERROR_CODES Solver SolverError deleteStoredTables inverseMoves " +
        "isSolverErrorCode movesTogether parseFacelets parseMoves readTableStorage",
      "ERR_PACKAGE_PATH_NOT_EXPORTED",
      "cubewright-worker.js",
    ]);
  });
});

describe("types", () => {
  const NODE_USE = `
    import { Cube, parseFacelets, parseMoves, Solver, SolverError } from "cubewright";
    import type { SolveResult, Stage, WrittenMove } from "cubewright";
    const solver: Solver = await Solver.create({
      tables: "mini",
      baseUrl: new URL("file:///tables/"),
      signal: AbortSignal.timeout(1000),
    });
    const result: SolveResult = await solver.solve(parseFacelets("U"), {
      onImproved: ({ length }) => void length.toFixed(),
    });
    export const cube: Cube = Cube.SOLVED.apply(result.moves).apply(parseMoves("R").moves);
    const stages: readonly Stage[] = await solver.explain("U", { method: "cfop", cross: "red" });
    export const turns: readonly WrittenMove[] | undefined = stages[0]?.steps[0]?.written;
    // @ts-expect-error The moves are no number.
    export const wrong: number = result.text;
    export { SolverError };
  `;

  beforeAll(() => {
    for (const name of ["@types/node", "undici-types"]) {
      const path = join("node_modules", name);
      cpSync(join(projectDirectory, path), join(project.directory, path), { recursive: true });
    }
    project.write({ "node-use.ts": NODE_USE, "page-use.ts": PAGE_USE });
  });

  async function check(file: string, options: Record<string, unknown>): Promise<void> {
    const strictest = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      target: "es2022",
      noEmit: true,
    };
    const compilerOptions = { ...strictest, ...options };
    project.write({ "tsconfig.json": JSON.stringify({ compilerOptions, files: [file] }) });
    await project.run(join(projectDirectory, "node_modules/.bin/tsc"));
  }

  it.each([
    { module: "nodenext", moduleResolution: "nodenext" },
    // The same declarations, found by another rule.
    ...(isLongRun ? [{ module: "esnext", moduleResolution: "bundler" }] : []),
  ])("compile strictly with $moduleResolution, in Node without DOM types", async (resolution) => {
    await check("node-use.ts", { ...resolution, lib: ["es2023"], types: ["node"] });
    // In the usual run, snippets.test.ts compiles pages by this rule.
    if (isLongRun) await check("page-use.ts", { ...resolution, lib: ["es2023", "dom"], types: [] });
  });
});
