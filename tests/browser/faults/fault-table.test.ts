// The README beside this folder lists the fault cases as they are declared.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";

import { DEATH_CASES } from "./cases/death-cases";
import { ENGINE_CASES } from "./cases/engine-cases";
import { FAULT_CASES } from "./cases/fault-cases";
import { withFaultTable } from "./fault-table";
import { NETWORK_CASES } from "./cases/network-cases";
import { STORAGE_CASES } from "./cases/storage-cases";

const README = fileURLToPath(new URL("../README.md", import.meta.url));

it("the README's table lists the declared cases", async () => {
  const text = withFaultTable(await readFile(README, "utf8"), FAULT_CASES);
  const options = await resolveConfig(README);
  const formatted = await format(text, { ...options, parser: "markdown" });
  await expect(formatted).toMatchFileSnapshot(README);
});

it("no two cases have the same name, and there are at least forty", () => {
  const names = FAULT_CASES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});

it.each([
  ["the network", NETWORK_CASES],
  ["the storage", STORAGE_CASES],
  ["the engine and the page", ENGINE_CASES],
  ["the worker's death", DEATH_CASES],
])("every run includes at least three cases of %s", (_, cases) => {
  expect(cases.filter(({ isLong }) => !isLong).length).toBeGreaterThanOrEqual(3);
});
