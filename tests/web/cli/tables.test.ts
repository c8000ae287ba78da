// `cubewright tables`, and what `solve` does with tables that are wrong or missing.

import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect } from "vitest";

import { FLIPPED, isLongRun, it, type Run, SCRAMBLED } from "./command-test";

const TABLES = fileURLToPath(new URL("../../../build/tables/", import.meta.url));
const TABLES_TIMEOUT_MS = 240_000;

describe("cubewright tables", () => {
  it.runIf(isLongRun)(
    "verifies that the tables of the build are as published",
    ({ cubewright }) => {
      const verified = cubewright(["tables", "verify", TABLES]);
      expect(verified.status, verified.stderr).toBe(0);
      expect(verified.stdout).not.toContain("not as published");
      // The deepest entries of the two published histograms.
      expect(verified.stdout).toContain("\n  12\t129\nphase1: the counts are the published ones");
      expect(verified.stdout).toContain("\n  18\t15\nphase2: the counts are the published ones");
    },
    TABLES_TIMEOUT_MS,
  );

  it.runIf(isLongRun)(
    "builds the same tables again",
    ({ cubewright, scratch }) => {
      const directory = join(scratch, "tables");
      const built = cubewright(["tables", "build", directory]);
      expect(built.status, built.stderr).toBe(0);
      expect(built.stderr).toContain("phase1: 100 %");
      expect(built.stderr).toContain("phase2: 100 %");
      expect(readFileSync(join(directory, "manifest.json"), "utf8")).toBe(
        readFileSync(join(TABLES, "manifest.json"), "utf8"),
      );
    },
    TABLES_TIMEOUT_MS,
  );

  it("describes the tables", ({ cubewright }) => {
    const { status, stdout } = cubewright(["tables", "info", TABLES]);
    expect(status).toBe(0);
    expect(stdout).toContain("140908410 (64430 x 2187, 2 bits each)");
    expect(stdout).toContain("111605760 (2768 x 40320, 2 bits each)");
  });

  it("makes, verifies and describes the set pocket without the two-phase tables", ({
    cubewright,
    scratch,
  }) => {
    const directory = join(scratch, "sets");
    const ofPocket = (command: string) =>
      cubewright(["tables", command, "--set", "pocket", directory]);
    const built = ofPocket("build");
    expect(built.status, built.stderr).toBe(0);
    expect(readdirSync(directory).toSorted()).toEqual([
      ...["pocket-htm.table", "pocket-qtm.table", "pocket.json"],
    ]);
    const verified = ofPocket("verify");
    expect(verified.status, verified.stderr).toBe(0);
    expect(verified.stdout).toContain(
      "\n  11\t2644\npocket-htm: the counts are the published ones",
    );
    expect(verified.stdout).toContain("\n  14\t276\npocket-qtm: the counts are the published ones");
    // The set is known by its files, without its name.
    const { stdout } = cubewright(["tables", "info", directory]);
    expect(stdout).toContain("3674160 (5040 x 729, 4 bits each)");
    for (const metric of ["htm", "qtm"]) {
      const words = ["--puzzle", "2x2x2", "--metric", metric, "--tables", directory, "R U F'"];
      expect(cubewright(["solve", ...words]).stdout).toContain("\tF U' R'\n");
    }

    const file = join(directory, "pocket-qtm.table");
    writeFileSync(file, withByte(readFileSync(file), 1000));
    const refused = ["solve", "--puzzle", "2x2x2", "--metric", "qtm", "--tables", directory, "R"];
    expect(cubewright(refused).stderr).toContain("cubewright: table-hash: ");
    const damaged = ofPocket("verify");
    expect(damaged.status).toBe(1);
    expect(damaged.stderr).toContain("cubewright: table-hash: ");
  });

  const solveByKorf = (cubewright: (args: string[]) => Run, ...where: string[]) =>
    cubewright(["solve", "--method", "korf", ...where, "R U2 F' L"]);

  it("asks for the set of a method if it is missing", ({ cubewright, scratch }) => {
    const solve = (...where: string[]) => solveByKorf(cubewright, ...where);
    expect(solve()).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^cubewright: tables-missing: .+ --set korf DIR/) as string,
    });
    // A wrong cube is reported first, as by any method.
    const wrong = cubewright(["solve", "--method", "korf", FLIPPED]);
    expect(wrong).toMatchObject({ status: 1, stdout: `${FLIPPED}\terror: edge-flip\n` });
    expect(wrong.stderr).not.toContain("tables-missing");
    const both = cubewright(["solve", "--method", "korf", FLIPPED, SCRAMBLED]);
    expect(both).toMatchObject({ status: 2, stdout: wrong.stdout });
    expect(both.stderr).toContain("tables-missing");
    expect(solve("--tables", scratch).stderr).toContain("cubewright tables build --set korf DIR");
    expect(solve("--tables", "mini").stderr).toContain("name the directory of the set korf");
  });

  // In the usual run the 2x2x2 stands for it, whose set is small.
  it.runIf(isLongRun)(
    "makes the set of a method, which solves with it",
    ({ cubewright, scratch }) => {
      const directory = join(scratch, "korf");
      const solve = (...where: string[]) => solveByKorf(cubewright, ...where);
      const built = cubewright(["tables", "build", "--set", "korf", directory]);
      expect(built.status, built.stderr).toBe(0);
      expect(solve("--tables", directory).stdout).toContain("\tL' F U2 R'\n");
      const toGoal = solve("--tables", directory, "--goal", "R U2");
      expect(toGoal.stdout).toContain("\tL' F\n");
    },
    TABLES_TIMEOUT_MS,
  );

  it("asks for a method's large table if it is missing", ({ cubewright, scratch }) => {
    const directory = join(scratch, "without-large");
    mkdirSync(directory);
    for (const name of ["phase1.table", "phase2.table"]) {
      symlinkSync(join(TABLES, name), join(directory, name));
    }
    const solve = (method: string) =>
      cubewright(["solve", "--method", method, "--large", "--tables", directory, "R U"]);
    expect(solve("optimal")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^cubewright: tables-missing: .+ --set optimal-large DIR/,
      ) as string,
    });
    expect(solve("two-phase").stderr).toBe(
      "cubewright: unsupported: two-phase has no large table. These have one: optimal.\n",
    );
  });

  it("names the existing sets if it is asked for an unknown one", ({ cubewright, scratch }) => {
    const { status, stderr } = cubewright(["tables", "build", "--set", "pockets", scratch]);
    expect(status).toBe(2);
    expect(stderr).toContain("two-phase");
    expect(stderr).toContain("pocket");
    expect(stderr).toContain("korf");
    expect(stderr).toContain("optimal-large");
  });

  // Both tables, the second with changed bytes.
  function changeSecondTable(directory: string, change: (file: Buffer) => Buffer): void {
    symlinkSync(join(TABLES, "phase1.table"), join(directory, "phase1.table"));
    const file = readFileSync(join(TABLES, "phase2.table"));
    writeFileSync(join(directory, "phase2.table"), change(file));
  }

  function withByte(file: Buffer, offset: number): Buffer {
    file[offset] = (file[offset] ?? 0) ^ 1;
    return file;
  }

  it.for<[string, (file: Buffer) => Buffer]>([
    ["table-magic", (file) => withByte(file, 0)],
    ["table-hash", (file) => withByte(file, file.length - 1)],
    ["table-hash", (file) => withByte(file, 1_000_000)],
    ["table-length", (file) => file.subarray(0, -1)],
    ["table-length", (file) => Buffer.concat([file, Buffer.alloc(1)])],
    ["table-kind", () => readFileSync(join(TABLES, "phase1.table"))],
    ["table-magic", () => Buffer.from("short")],
  ])("refuses a wrong table: %s", ([code, change], { cubewright, scratch }) => {
    const directory = mkdtempSync(join(scratch, code));
    changeSecondTable(directory, change);
    const solved = cubewright(["solve", "--tables", directory, "R"]);
    expect(solved.status).toBe(2);
    expect(solved.stdout).toBe("");
    expect(solved.stderr).toContain(`cubewright: ${code}: `);
    expect(cubewright(["tables", "info", directory]).status).toBe(1);
  });

  it("refuses a manifest that does not match the files", ({ cubewright, scratch }) => {
    const directory = mkdtempSync(join(scratch, "manifest"));
    for (const name of ["phase1.table", "phase2.table"]) {
      symlinkSync(join(TABLES, name), join(directory, name));
    }
    copyFileSync(join(TABLES, "manifest.json"), join(directory, "manifest.json"));
    const manifest = readFileSync(join(directory, "manifest.json"), "utf8");
    writeFileSync(join(directory, "manifest.json"), manifest.replace("4194304", "4194303"));
    const { status, stderr } = cubewright(["tables", "verify", directory]);
    expect(status).toBe(1);
    expect(stderr).toContain("cubewright: table-manifest: ");
  });

  it("says what to do when there are no tables", ({ cubewright, scratch }) => {
    const { status, stderr } = cubewright(["solve", "--tables", scratch, "R"]);
    expect(status).toBe(2);
    expect(stderr).toContain("tables-missing");
    expect(stderr).toContain("cubewright tables build DIR");
  });

  it("says so when it cannot write the tables", ({ cubewright, scratch }) => {
    writeFileSync(join(scratch, "file"), "");
    const { status, stderr } = cubewright(["tables", "build", join(scratch, "file", "below")]);
    expect(status).toBe(2);
    expect(stderr).toContain("table-write");
  });
});
