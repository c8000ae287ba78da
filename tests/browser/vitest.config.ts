import { defineConfig } from "vitest/config";

import type { BrowserName } from "./browsers/tab";

// As in long-run.ts, which a configuration cannot import without its ending, nor TypeScript with it.
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

interface Project {
  browserName: BrowserName;
  /** Whether the site is served with the headers that isolate its page. */
  isolated: boolean;
  /** Whether the long run leaves out the tests of `isLongRun` (long-run.ts), which take long or need Chromium. */
  isShort?: boolean;
}

// What each browser can do and its driver can ask for; the others are Chromium's alone.
const CORE_TESTS = ["solving/core"];

// In the long run, all cases of these are tried in each browser: storage, workers and service workers differ most, and
// some cases have no other place. The proofs take half a minute on one thread.
const WHOLE_TESTS = [
  ...CORE_TESTS,
  "laboratory/lab-core",
  "learning/rooms-core",
  "offline/offline",
  "scanning/scan-core",
  "solving/shortest",
  "stage/stage",
  "tables/pocket-faults",
  "tables/stored-again",
];

// And of these only the shorter cases: Chromium tries all of them.
const PAGE_TESTS = [
  "embedding/embedding",
  "learning/lesson-core",
  "page/back-forward",
  "page/page",
  "page/page-survives",
  "painting/illegal-cubes",
  "solving/node-limit",
  "tables/last-release",
  "tables/pocket-set",
  "tables/table-panel",
  "tables/table-tiers",
];

// In the long run they measure times, which other tests would lengthen.
const LONE_TESTS = ["measuring/frame-work", "page/startup"];

// All its cases are of the long run.
const PICTURE_FAULT_TESTS = ["faults/picture-faults"];
// These use several tabs at once, which WebKitGTK's driver does not have.
const FAULT_TESTS = ["faults/table-faults", "faults/engine-faults", "tables/last-release-tab"];

function testFiles(names: readonly string[]): string[] {
  return names.map((name) => `${name}.test.ts`);
}

function project({ browserName, isolated, isShort }: Project, include: readonly string[]) {
  return {
    extends: true as const,
    test: {
      name: [
        browserName,
        ...(isolated ? [] : ["not isolated"]),
        ...(isShort ? ["short"] : []),
      ].join(", "),
      include: testFiles(include),
      provide: { browserName, isolated },
      ...(isShort && { env: { CUBEWRIGHT_LONG: "short" } }),
    },
  };
}

/** After all others, one at a time. */
function oneByOne({ extends: base, test }: ReturnType<typeof project>) {
  return {
    extends: base,
    test: {
      ...test,
      name: `${test.name}, one by one`,
      fileParallelism: false,
      sequence: { groupOrder: 1 },
    },
  };
}

const CHROMIUM: Project = { browserName: "chromium", isolated: true };
const FIREFOX: Project = { browserName: "firefox", isolated: true };
const WEBKIT: Project = { browserName: "webkit", isolated: true };

function allOfChromium(exclude: readonly string[] = []) {
  const { test, ...base } = project(CHROMIUM, ["**/*"]);
  return {
    ...base,
    test: { ...test, exclude: testFiles(exclude), globalSetup: "element/embedding-page.ts" },
  };
}

function notIsolated(project: Project): Project {
  return { ...project, isolated: false };
}

function inShort(project: Project): Project {
  return { ...project, isShort: true };
}

const USUAL_PROJECTS = [
  allOfChromium(PICTURE_FAULT_TESTS),
  project(FIREFOX, CORE_TESTS),
  // WebKitGTK shares no memory, isolated or not.
  project(notIsolated(WEBKIT), CORE_TESTS),
];
const LONG_PROJECTS = [
  allOfChromium(LONE_TESTS),
  oneByOne(project(CHROMIUM, LONE_TESTS)),
  project(notIsolated(CHROMIUM), CORE_TESTS),
  project(FIREFOX, [...WHOLE_TESTS, ...PICTURE_FAULT_TESTS]),
  // What a page that is not isolated lacks is the same in all browsers: the core tests show that these have the rest.
  project(notIsolated(FIREFOX), CORE_TESTS),
  project(WEBKIT, CORE_TESTS),
  project(notIsolated(WEBKIT), WHOLE_TESTS),
  project(inShort(notIsolated(CHROMIUM)), PAGE_TESTS),
  project(inShort(FIREFOX), [...PAGE_TESTS, ...FAULT_TESTS]),
  project(inShort(notIsolated(WEBKIT)), PAGE_TESTS),
];

export default defineConfig({
  cacheDir: "../../node_modules/.vite",
  test: {
    // Files that run at a time on two processors. A test of the short run waits for a fifth of its time; in the long
    // run some keep a processor busy for minutes.
    maxWorkers: isLongRun ? 2 : 3,
    // The files of a worker share its browsers, and what they import (browsers/running.ts).
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A poll waits for something to happen. The default limit of one second may be too short on a busy
    // machine.
    expect: { poll: { timeout: 30_000 } },
    // A failure on another machine must be understandable from its message alone.
    chaiConfig: { truncateThreshold: 1000 },
    projects: isLongRun ? LONG_PROJECTS : USUAL_PROJECTS,
  },
});
