// What the types let a page set on the element, by scripts and in JSX: every property, even to `null` and
// `undefined`, which mean "omitted"; and which events they know, wherever one listens.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, it } from "vitest";

import { packageDirectory, projectDirectory } from "../../web/build/directories.mjs";
import type { ElementManifest } from "../../web/build/package/element-manifest.mjs";
import { FreshProject } from "./fresh-project";
import { REACT_TYPES, STRICT_OPTIONS } from "./react-types";

const manifest = JSON.parse(
  readFileSync(join(packageDirectory, "custom-elements.json"), "utf8"),
) as ElementManifest;
const { members, events } = manifest.modules[0]!.declarations[0]!;
const settable = members.filter((member) => member.kind === "field" && !member.readonly);

const nullAndUndefined = settable.map(
  ({ name }) => `cube.${name} = null; cube.${name} = undefined;`,
);
const left = settable.map(({ name }) => `${name}={null}`).join(" ");
const open = settable.map(({ name }) => `${name}={undefined}`).join(" ");
const optionTypes = [
  ...["SolverOptions", "SolveOptions", "ExplainOptions", "ScanOptions", "PrepareOptions"],
  "PuzzleOptions",
];
const options = optionTypes.flatMap((type) => [
  `export const no${type}: (given: Record<keyof ${type}, null>) => ${type} = (given) => given;`,
  `export const open${type}: (given: Record<keyof ${type}, undefined>) => ${type} = (given) => given;`,
]);
const listeners = ["cube", "document.body", "document", "window"].flatMap((target) =>
  events.map(({ name }) => `${target}.addEventListener("${name}", ({ detail }) => detail);`),
);

// All are compiled at once, since reading the types of the DOM takes longer than the rest.
const FILES = {
  "script.ts": `import type { CubewrightCube } from "cubewright/element";
    export function leaveOut(cube: CubewrightCube): void { ${nullAndUndefined.join("\n")} }`,
  "app.tsx": `import "cubewright/react";
    export const cubes = [<cubewright-cube ${left} />, <cubewright-cube ${open} />, <cubewright-cube scan />];`,
  "options.ts": `import type { ${optionTypes.join(", ")}, Solver } from "cubewright";
    export function solve(solver: Solver, signal: AbortSignal | undefined): unknown {
      return solver.solve("R U F", { signal });
    }
    ${options.join("\n")}`,
  "listeners.ts": `import type { CubewrightCube } from "cubewright/element";
    export function listen(cube: CubewrightCube): void { ${listeners.join("\n")} }`,
  // Shows that errors are found.
  "wrong.ts": `import type { CubewrightCube } from "cubewright/element";
    export function sing(cube: CubewrightCube): void { cube.mode = "sing"; }`,
};

let errors: string;

beforeAll(async () => {
  const project = FreshProject.create();
  project.write({
    ...REACT_TYPES,
    ...FILES,
    "tsconfig.json": JSON.stringify({
      compilerOptions: STRICT_OPTIONS,
      files: Object.keys(FILES),
    }),
  });
  errors = await project.run(join(projectDirectory, "node_modules/.bin/tsc")).then(
    () => "",
    (error: unknown) => String(error),
  );
  project.remove();
});

function errorsIn(file: keyof typeof FILES): string[] {
  return errors.split("\n").filter((line) => line.startsWith(`${file}(`));
}

it("the types let a script set every property to null or undefined", () => {
  expect(settable.length).toBeGreaterThan(25);
  expect(errorsIn("script.ts")).toEqual([]);
});

it("the types let JSX set every property to null or undefined", () => {
  expect(errorsIn("app.tsx")).toEqual([]);
});

it("the types let every option be null or undefined", () => {
  expect(errorsIn("options.ts")).toEqual([]);
});

it("the types know each event on the element, its ancestors, the document and the window", () => {
  expect(events.length).toBeGreaterThan(5);
  expect(errorsIn("listeners.ts")).toEqual([]);
});

it("the types refuse what a property cannot be, and have no other errors", () => {
  expect(errors.match(/error TS\d+/g)).toHaveLength(1);
  expect(errorsIn("wrong.ts")).toHaveLength(1);
});
