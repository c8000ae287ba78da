import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "web",
          include: ["tests/web/**/*.test.ts", "tests/judge/**/*.test.ts"],
          setupFiles: ["tests/web/table-sizes.ts"],
          // They start sooner than processes, and these files are many and quick.
          pool: "threads",
          testTimeout: 30_000,
        },
      },
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
