import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

// Tests that replace modules or the storage, for all that is imported after them.
const REPLACING =
  /\bvi\.(?:doMock|hoisted|mock|resetModules)\b|\/fakes\/|fake-indexeddb|speechSynthesis|\bglobalThis\b/;

/** The test files below `tests/web` and `tests/judge`, from here. */
function listWebTests(): string[] {
  return ["tests/web", "tests/judge"].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
  );
}

function isReplacing(path: string): boolean {
  return REPLACING.test(readFileSync(join(import.meta.dirname, path), "utf8"));
}

/** @param given what differs from the usual */
function webProject(name: string, include: string[], given: { isolate?: true; testTimeout?: 0 }) {
  return {
    test: {
      name,
      include,
      // Those that replace nothing share what they import: importing takes longer than most of the tests.
      isolate: false,
      setupFiles: ["table-sizes", "channels-of-thread", "nothing-left-behind"].map(
        (name) => `tests/web/${name}.ts`,
      ),
      // They start sooner than processes, and these files are many and quick.
      pool: "threads" as const,
      // By default Vitest leaves one processor idle, which on two of them is half of the machine.
      maxWorkers: availableParallelism(),
      testTimeout: 30_000,
      ...given,
    },
  };
}

const commandTests = "tests/web/cli/";
const webTests = listWebTests().filter((path) => !path.startsWith(commandTests));
const replacing = webTests.filter(isReplacing);

export default defineConfig({
  test: {
    projects: [
      webProject(
        "web",
        webTests.filter((path) => !replacing.includes(path)),
        {},
      ),
      webProject("web, isolated", replacing, { isolate: true }),
      // Vitest can stop no test that waits for a command: it would only call it too slow when it has ended.
      webProject("web, commands", [`${commandTests}**/*.test.ts`], { testTimeout: 0 }),
      {
        test: {
          name: "wasm",
          include: ["tests/wasm/**/*.test.ts"],
          // Both bundles search and generate tables for a while; one at a time on few cores.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
