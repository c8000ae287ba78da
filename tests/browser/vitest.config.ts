import { defineConfig } from "vitest/config";

import type { BrowserName } from "./browsers/tab";

interface Project {
  browserName: BrowserName;
  /** Whether the site is served with the headers that isolate its page. */
  isolated: boolean;
}

// What each browser can do and its driver can ask for; the others are Chromium's alone.
const CORE_TESTS = ["core"];
const PAGE_TESTS = [
  "page",
  "embedding",
  "main-job",
  "illegal-cubes",
  "back-forward",
  "page-survives",
  "table-panel",
  "table-tiers",
];

const FAULT_TESTS = ["faults/faults"];

function project({ browserName, isolated }: Project, include: readonly string[]) {
  return {
    extends: true as const,
    test: {
      name: `${browserName}${isolated ? "" : ", not isolated"}`,
      include: include.map((name) => `${name}.test.ts`),
      provide: { browserName, isolated },
    },
  };
}

const BROWSER_NAMES: readonly BrowserName[] = ["chromium", "firefox", "webkit"];

const isLong = process.env.CUBEWRIGHT_LONG === "1";
const othersTests = isLong ? [...CORE_TESTS, ...PAGE_TESTS] : CORE_TESTS;
const ISOLATED_TESTS: Record<BrowserName, readonly string[]> = {
  chromium: ["**/*"],
  firefox: isLong ? [...othersTests, ...FAULT_TESTS] : othersTests,
  webkit: othersTests,
};

export default defineConfig({
  cacheDir: "../../node_modules/.vite",
  test: {
    // One browser at a time: the cube is drawn by software here, and times are measured.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: BROWSER_NAMES.flatMap((browserName) => [
      project({ browserName, isolated: true }, ISOLATED_TESTS[browserName]),
      project({ browserName, isolated: false }, othersTests),
    ]),
  },
});
