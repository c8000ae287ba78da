// What the types let a page set on the element, by scripts and in JSX: every property, even to `null` and
// `undefined`, which mean "omitted"; and which events they know, wherever one listens.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { packageDirectory, projectDirectory } from "../../web/build/directories.mjs";
import type { ElementManifest } from "../../web/build/package/element-manifest.mjs";
import { FreshProject } from "./fresh-project";
import { REACT_TYPES, STRICT_OPTIONS } from "./react-types";

const manifest = JSON.parse(
  readFileSync(join(packageDirectory, "custom-elements.json"), "utf8"),
) as ElementManifest;
const { members, events } = manifest.modules[0]!.declarations[0]!;
const settable = members.filter((member) => member.kind === "field" && !member.readonly);

let project: FreshProject;

beforeAll(async () => {
  project = await FreshProject.create();
});

afterAll(() => project.remove());

async function expectToCompile(file: string, text: string): Promise<void> {
  project.write({
    [file]: text,
    "tsconfig.json": JSON.stringify({ compilerOptions: STRICT_OPTIONS, files: [file] }),
  });
  await project.run(join(projectDirectory, "node_modules/.bin/tsc"));
}

it("the types let a script set every property to null or undefined", async () => {
  expect(settable.length).toBeGreaterThan(25);
  const lines = settable.map(({ name }) => `cube.${name} = null; cube.${name} = undefined;`);
  await expectToCompile(
    "script.ts",
    `import type { CubewrightCube } from "cubewright/element";
     export function leaveOut(cube: CubewrightCube): void { ${lines.join("\n")} }`,
  );
});

it("the types let JSX set every property to null or undefined", async () => {
  const left = settable.map(({ name }) => `${name}={null}`).join(" ");
  const open = settable.map(({ name }) => `${name}={undefined}`).join(" ");
  project.write(REACT_TYPES);
  await expectToCompile(
    "app.tsx",
    `import "cubewright/react";
     export const cubes = [<cubewright-cube ${left} />, <cubewright-cube ${open} />, <cubewright-cube scan />];`,
  );
});

it("the types let every option be null or undefined", async () => {
  const types = ["SolverOptions", "SolveOptions", "ExplainOptions", "ScanOptions"];
  types.push("PrepareOptions", "PuzzleOptions");
  const lines = types.flatMap((type) => [
    `export const no${type}: (given: Record<keyof ${type}, null>) => ${type} = (given) => given;`,
    `export const open${type}: (given: Record<keyof ${type}, undefined>) => ${type} = (given) => given;`,
  ]);
  await expectToCompile(
    "options.ts",
    `import type { ${types.join(", ")}, Solver } from "cubewright";
     export function solve(solver: Solver, signal: AbortSignal | undefined): unknown {
       return solver.solve("R U F", { signal });
     }
     ${lines.join("\n")}`,
  );
});

it("the types know each event on the element, its ancestors, the document and the window", async () => {
  const lines = ["cube", "document.body", "document", "window"].flatMap((target) =>
    events.map(({ name }) => `${target}.addEventListener("${name}", ({ detail }) => detail);`),
  );
  await expectToCompile(
    "listeners.ts",
    `import type { CubewrightCube } from "cubewright/element";
     export function listen(cube: CubewrightCube): void { ${lines.join("\n")} }`,
  );
});
