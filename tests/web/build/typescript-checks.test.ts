// The check of types and lint rules looks only at files that a change can affect. It must find the
// faults that a change makes in files that have stayed the same.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDirectory, projectDirectory } from "../../../web/build/directories.mjs";
import { checkTypeScript } from "../../../web/build/test/typescript-checks.mjs";

const TIME_LIMIT_MS = 60_000;

let directory: string;

/** A project with the rules of this one; inside it, so that the npm packages are found from there. */
beforeAll(() => {
  mkdirSync(buildDirectory, { recursive: true });
  directory = mkdtempSync(join(buildDirectory, "typescript-checks-"));
  for (const name of ["eslint.config.js", "package-lock.json"]) {
    cpSync(join(projectDirectory, name), join(directory, name));
  }
  mkdirSync(join(directory, "web/core"), { recursive: true });
  write("tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS, include: ["web/**/*.ts"] }));
  write("web/core/tsconfig.json", '{ "extends": "./rules.json", "include": ["*.ts"] }');
  write("web/core/rules.json", '{ "extends": "../../tsconfig.json" }');
  write("web/core/solver.ts", SOLVER);
  write("web/user.ts", USER);
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

// Without the types of a browser, which take longest to read.
const OPTIONS = {
  strict: true,
  lib: ["ES2023"],
  types: [],
  module: "ESNext",
  moduleResolution: "bundler",
};
const SOLVER = "export function solve(): number {\n  return 1;\n}\n";
const USER = 'import { solve } from "./core/solver";\n\nsolve();\n';

function write(path: string, text: string): void {
  writeFileSync(join(directory, path), text);
}

function check(): Promise<string> {
  return checkTypeScript({
    baseDirectory: directory,
    statePath: join(directory, "build/static-checks.json"),
  });
}

describe("the check of types and lint rules", { timeout: TIME_LIMIT_MS }, () => {
  it("finds nothing in a clean project, the first time and again", async () => {
    expect(await check()).toBe("");
    expect(await check()).toBe("");
  });

  it("refuses a file whose import has changed, until it is mended", async () => {
    const asynchronous = SOLVER.replace("number", "Promise<number>");
    write("web/core/solver.ts", asynchronous.replace("return 1", "return Promise.resolve(1)"));
    for (const _attempt of [1, 2]) {
      const complaints = await check();
      expect(complaints).toContain("@typescript-eslint/no-floating-promises");
      expect(complaints).toContain("web/user.ts");
    }
    write("web/user.ts", USER.replace("solve();", "void solve();"));
    expect(await check()).toBe("");
  });

  it("refuses a file when a rule that its project extends becomes stricter", async () => {
    write("web/core/first.ts", "export const first = (list: number[]): number => list[0];\n");
    expect(await check()).toBe("");
    const compilerOptions = { noUncheckedIndexedAccess: true };
    write(
      "web/core/rules.json",
      JSON.stringify({ extends: "../../tsconfig.json", compilerOptions }),
    );
    expect(await check()).toContain("web/core/first.ts(1,50): error TS2322");
    rmSync(join(directory, "web/core/first.ts"));
    expect(await check()).toBe("");
  });

  it("refuses scripts that ask for a file in a way that no import shows", async () => {
    const asking = {
      "with-joined-path": "const name = 1;\nvoid import(`./part${name}`);\n",
      "by-address": 'void new URL("../page/part.ts", import.meta.url);\n',
      "by-joined-address": "void new URL(`./part${1}.ts`, import.meta.url);\n",
      "by-what-a-bundler-offers": 'void import.meta.glob("../page/*.ts");\n',
    };
    const paths = Object.keys(asking).map((way) => `web/core/${way}.ts`);
    for (const [index, text] of Object.values(asking).entries()) {
      write(paths[index]!, `${text}export {};\n`);
    }
    const complaints = await check();
    for (const path of paths) {
      rmSync(join(directory, path));
      // The complaints about a file stand below its path, up to an empty line.
      const [, ofFile = ""] = complaints.split(`${path}\n`);
      expect(ofFile.split("\n\n")[0], path).toContain("no-restricted-syntax");
    }
  });

  it("refuses a wrong type in each project, and a fault outside of all projects", async () => {
    write("web/core/solver.ts", 'export const solve: number = "R";\n');
    write("web/user.ts", "export const moves: string = 1;\n");
    mkdirSync(join(directory, "web/examples"));
    write("web/examples/example.js", "/* eslint-disable eqeqeq */\n");
    const complaints = await check();
    expect(complaints).toContain("web/core/solver.ts(1,14): error TS2322");
    expect(complaints).toContain("web/user.ts(1,14): error TS2322");
    expect(complaints).toContain("Unused eslint-disable directive");
  });
});
