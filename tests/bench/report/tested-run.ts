// A run of the benchmark in a test, which prints nothing to the terminal.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { vi } from "vitest";

import { runBench, type BenchReport } from "../bench.mjs";
import { parseBenchOptions } from "../options.mjs";

/** @param words of the command line, without `--output` */
export async function runBenchQuietly(
  words: readonly string[],
): Promise<{ report: BenchReport; printed: string }> {
  const scratch = mkdtempSync(join(tmpdir(), "cubewright-bench-test-"));
  const output = join(scratch, "bench.json");
  const printed: string[] = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation((text: string) => printed.push(text));
  try {
    await runBench(parseBenchOptions([...words, "--output", output]));
    const report = JSON.parse(readFileSync(output, "utf8")) as BenchReport;
    return { report, printed: printed.join("\n") };
  } finally {
    vi.restoreAllMocks();
    rmSync(scratch, { recursive: true });
  }
}
