import { defineConfig } from "vitest/config";

const isLong = process.env.CUBEWRIGHT_LONG === "1";

export default defineConfig({
  cacheDir: "../../node_modules/.vite",
  test: {
    include: ["*.test.ts"],
    // These install bundlers and React from the registry.
    exclude: isLong ? [] : ["bundlers.test.ts", "react.test.ts"],
    globalSetup: "install-once.ts",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
