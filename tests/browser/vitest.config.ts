import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: "../../node_modules/.vite",
  test: {
    name: "browser",
    include: ["**/*.test.ts"],
    // One browser at a time: the cube is drawn by software here, and times are measured.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
