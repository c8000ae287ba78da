// The README beside this folder lists the fault cases as they are declared.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";

import { FAULT_CASES } from "./fault-cases";
import { withFaultTable } from "./fault-table";

const README = fileURLToPath(new URL("../README.md", import.meta.url));

it("the README's table is that of the declared cases", async () => {
  const text = withFaultTable(await readFile(README, "utf8"), FAULT_CASES);
  const options = await resolveConfig(README);
  const formatted = await format(text, { ...options, parser: "markdown" });
  await expect(formatted).toMatchFileSnapshot(README);
});

it("no two cases have the same name, and there are at least forty in every run", () => {
  const names = FAULT_CASES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(FAULT_CASES.filter(({ isLong }) => !isLong).length).toBeGreaterThanOrEqual(40);
});
