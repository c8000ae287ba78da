// What is made again, and what is not, when a build is run once more.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeUnlessCurrent } from "../../../web/build/current-output.mjs";

let directory: string;
let output: string;
let timesMade: number;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-current-output-"));
  output = join(directory, "output");
  timesMade = 0;
  write("source/a.ts", "a");
  write("source/below/b.ts", "b");
  write("package.json", "{}");
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

const sources = ["source", "package.json", "missing"];

async function build(): Promise<void> {
  const make = () => {
    timesMade += 1;
    write("output/page/index.html", readFileSync(join(directory, "source/a.ts"), "utf8"));
    return Promise.resolve();
  };
  await makeUnlessCurrent(output, make, { baseDirectory: directory, sources });
}

describe("a folder of build output", () => {
  it("is made only once from the same sources", async () => {
    await build();
    await build();
    expect(timesMade).toBe(1);
  });

  it.each<[string, () => void]>([
    [
      "a source has changed",
      () => {
        write("source/below/b.ts", "c");
      },
    ],
    [
      "a source has come",
      () => {
        write("source/below/c.ts", "");
      },
    ],
    [
      "a source has gone",
      () => {
        rmSync(join(directory, "source/below/b.ts"));
      },
    ],
    [
      "a source has moved",
      () => {
        rmSync(join(directory, "source/below/b.ts"));
        write("source/b.ts", "b");
      },
    ],
    [
      "a file that was missing has come",
      () => {
        write("missing", "");
      },
    ],
    [
      "the output has been deleted",
      () => {
        rmSync(output, { recursive: true });
      },
    ],
    [
      "the output has been changed",
      () => {
        write("output/page/index.html", "damaged");
      },
    ],
  ])("is made again when %s", async (_change, change) => {
    await build();
    change();
    await build();
    expect(timesMade).toBe(2);
    await build();
    expect(timesMade).toBe(2);
  });

  it("is made again after a build that failed", async () => {
    await build();
    write("source/a.ts", "changed");
    const failing = makeUnlessCurrent(output, () => Promise.reject(new Error("out of disk")), {
      baseDirectory: directory,
      sources,
    });
    await expect(failing).rejects.toThrow("out of disk");
    await build();
    expect(timesMade).toBe(2);
    expect(readFileSync(join(output, "page/index.html"), "utf8")).toBe("changed");
  });
});
