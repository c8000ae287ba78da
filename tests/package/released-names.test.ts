// Everything that the last release named is still there: pages and programs written for it still work.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { packageDirectory, projectDirectory } from "../../web/build/directories.mjs";
import { namesOfPackage } from "./package-names.mjs";

it("the package still has every name of the last release", () => {
  const path = join(projectDirectory, "tests/data/released-names.txt");
  const released = readFileSync(path, "utf8").trim().split("\n");
  expect(released.length).toBeGreaterThan(300);
  const names = new Set(namesOfPackage(packageDirectory));
  expect(released.filter((name) => !names.has(name))).toEqual([]);
});
