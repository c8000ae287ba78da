// The native `cubewright` command from end to end, as a shell or another program uses it.

import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { readVectors } from "./vectors";

const COMMAND = fileURLToPath(new URL("../../build/native/solver/cli/cubewright", import.meta.url));
const TABLES = fileURLToPath(new URL("../../build/tables/", import.meta.url));
const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";
const FLIPPED = "UUUUURUUURURRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

// Each run loads 63 MB of tables, which on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
const TABLES_TIMEOUT_MS = 240_000;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "cubewright-cli-"));
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

function cubewright(args: readonly string[], input: string | Uint8Array = ""): Run {
  const { error, status, stdout, stderr } = spawnSync(COMMAND, args, {
    cwd: scratch,
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

function linesOf(text: string): string[] {
  return text.split("\n").slice(0, -1);
}

function movesOf(text: string): Move[] {
  return (text === "" ? [] : text.split(" ")) as Move[];
}

function expectSolution(line: string, maxLength: number): void {
  const [facelets = "", moves = ""] = line.split("\t");
  expect(movesOf(moves).length).toBeLessThanOrEqual(maxLength);
  expect(isSolved(applyMoves(facelets, movesOf(moves))), line).toBe(true);
}

describe("cubewright scramble", () => {
  it("gives the same cubes for the same seed, others for another", () => {
    const first = cubewright(["scramble", "--count", "5", "--seed", "1"]);
    expect(first.status).toBe(0);
    expect(linesOf(first.stdout)).toHaveLength(5);
    expect(new Set(linesOf(first.stdout)).size).toBe(5);
    expect(cubewright(["scramble", "--count", "5", "--seed", "1"]).stdout).toBe(first.stdout);
    expect(cubewright(["scramble", "--count", "5", "--seed", "2"]).stdout).not.toBe(first.stdout);
  });

  it("gives new cubes each time without a seed", () => {
    expect(cubewright(["scramble"]).stdout).not.toBe(cubewright(["scramble"]).stdout);
  });

  it("stops when nobody reads on", async () => {
    const child = spawn(COMMAND, ["scramble", "--count", "1000000000"], { cwd: scratch });
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => child.stdout.destroy());
    await ended;
  });
});

describe("cubewright check", () => {
  it("says that a cube is legal, however it is held", () => {
    const usual = cubewright(["check", SCRAMBLED.toLowerCase()]);
    expect(usual).toEqual({ status: 0, stdout: `legal\n${SCRAMBLED}\n`, stderr: "" });
    const turned = cubewright(["check", "LDUFFRRUBRUBBRFRDRDFURDLLUUUBFRBFFDDDRFULBLDFLBBLULBLD"]);
    expect(turned.status).toBe(0);
    expect(turned.stdout).toContain("held with the F centre on top and the D centre in front");
  });

  it("says what is wrong, and where", () => {
    const { status, stdout } = cubewright(["check", FLIPPED]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^error: edge-flip\nThe white-red edge at UR is turned in its place\./);
    expect(stdout).toContain("pieces: UR\nstickers: U6 R2\n");
  });

  it("says how to mend it", () => {
    const flipped = cubewright(["check", FLIPPED]);
    expect(flipped.stdout).toContain("repairs, the likeliest first:\n");
    expect(flipped.stdout).toContain("  1. Flip the edge at UR. UUUUUUUUURRRRRRRRR");
    expect(flipped.stdout).toContain("the cube itself may have been put together wrongly");
    const miscounted = cubewright(["check", `R${SOLVED_FACELETS.slice(1)}`]);
    expect(miscounted.stdout).toContain(`error: color-count\n`);
    expect(miscounted.stdout).toContain(`  1. Paint U1 white instead of red. ${SOLVED_FACELETS}\n`);
    expect(miscounted.stdout).not.toContain("put together");
    const tooShort = cubewright(["check", "URF"]);
    expect(tooShort.stdout).not.toContain("repairs");
  });

  it("says the same in JSON", () => {
    const legal = cubewright(["check", "--json", SCRAMBLED]);
    expect(JSON.parse(legal.stdout)).toEqual({ facelets: SCRAMBLED, orientation: 0 });
    const illegal = cubewright(["check", "--json", FLIPPED]);
    expect(illegal.status).toBe(1);
    expect(JSON.parse(illegal.stdout)).toMatchObject({
      input: FLIPPED,
      code: "edge-flip",
      stickers: [5, 10],
      pieces: ["UR"],
      allRepairs: true,
      hasEveryPiece: true,
    });
    const { repairs } = JSON.parse(illegal.stdout) as { repairs: unknown[] };
    expect(repairs).toHaveLength(12);
    expect(repairs).toContainEqual({
      rank: 1,
      kind: "flip-edge",
      message: "Flip the edge at UR.",
      facelets: SOLVED_FACELETS,
      stickers: [5, 10],
      pieces: ["UR"],
    });
    const broken = cubewright(["check", "--json", "\u001b[31m\u0007"]);
    expect(JSON.parse(broken.stdout)).toMatchObject({ code: "length" });
  });
});

describe("cubewright solve", () => {
  it("solves a cube given by its stickers", () => {
    const { status, stdout } = cubewright(["solve", "--max-length", "21", SCRAMBLED]);
    expect(status).toBe(0);
    expect(stdout.startsWith(`${SCRAMBLED}\t`)).toBe(true);
    expectSolution(stdout.trimEnd(), 21);
  });

  it("solves a cube given by moves, as it is held after them", () => {
    const { stdout } = cubewright(["solve", "R", "U", "R'"]);
    expect(stdout).toBe(`${applyMoves(SOLVED_FACELETS, ["R", "U", "R'"])}\tR U' R'\n`);
    expect(cubewright(["solve", "x U"]).stdout.split("\t")[1]).toBe("U'\n");
  });

  it("answers a solved cube with no moves", () => {
    const { status, stdout } = cubewright(["solve", SOLVED_FACELETS]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${SOLVED_FACELETS}\t\n` });
  });

  it("solves the positions of known optimal length in at most two moves more", () => {
    const positions = readVectors("optimal.tsv");
    const cubes = positions.map(([facelets]) => `${facelets ?? ""}\n`).join("");
    const lines = linesOf(cubewright(["solve"], cubes).stdout);
    expect(lines).toHaveLength(positions.length);
    positions.forEach(([, optimal], i) => {
      expectSolution(lines[i] ?? "", Number(optimal) + 2);
    });
  });

  it("filters a batch in its order", () => {
    const cubes = cubewright(["scramble", "--count", "200", "--seed", "3"]).stdout;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "21"], cubes);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const lines = linesOf(stdout);
    expect(lines.map((line) => line.split("\t")[0])).toEqual(linesOf(cubes));
    for (const line of lines) expectSolution(line, 21);
  });

  it("goes on after illegal lines, and tells of them at the end", () => {
    const tooMany = SOLVED_FACELETS.replace("UR", "RR");
    const input = `${FLIPPED}\nR U Q\n\n${tooMany}\n${SCRAMBLED}\r\nF`;
    const { status, stdout, stderr } = cubewright(["solve", "--max-length", "22"], input);
    const lines = linesOf(stdout);
    expect(status).toBe(1);
    expect(lines.slice(0, 4)).toEqual([
      `${FLIPPED}\terror: edge-flip`,
      "R U Q\terror: notation",
      "\terror: length",
      `${tooMany}\terror: color-count`,
    ]);
    expect(lines).toHaveLength(6);
    expectSolution(lines[4] ?? "", 22);
    expectSolution(lines[5] ?? "", 1);
    expect(linesOf(stderr)).toHaveLength(4);
  });

  it("is not upset by lines of garbage", () => {
    const garbage = Buffer.alloc(1_000_000);
    for (let i = 0; i < garbage.length; ++i) garbage[i] = (i * 2654435761) >>> 13;
    const { status, stdout } = cubewright(
      ["solve"],
      Buffer.concat([garbage, Buffer.from("\nR\n")]),
    );
    expect(status).toBe(1);
    expect(linesOf(stdout).at(-1)?.endsWith("\tR'")).toBe(true);
  });

  it("answers each line before the next one comes", async () => {
    const child = spawn(COMMAND, ["solve", "--max-length", "21"], { cwd: scratch });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const moves of ["R", "U2 F", "L' D"]) {
      child.stdin.write(`${moves}\n`);
      const answer: IteratorResult<string, unknown> = await answers.next();
      expect(answer.done).toBe(false);
      expectSolution(String(answer.value), 2);
    }
    const ended = new Promise((resolve) => child.on("close", resolve));
    child.stdin.end();
    expect(await ended).toBe(0);
  });

  it("tells all about a solution in JSON", () => {
    const { stdout } = cubewright(["solve", "--json", "--threads", "1", "R U F'"]);
    expect(JSON.parse(stdout)).toMatchObject({
      facelets: applyMoves(SOLVED_FACELETS, ["R", "U", "F'"]),
      moves: ["F", "U'", "R'"],
      text: "F U' R'",
      length: 3,
      lowerBound: 3,
      optimal: true,
      stop: "proven",
      tier: "full",
      nodes: expect.any(Number) as number,
      timeMs: expect.any(Number) as number,
    });
    const illegal = cubewright(["solve", "--json", FLIPPED]);
    expect(illegal.status).toBe(1);
    expect(JSON.parse(illegal.stdout)).toMatchObject({ input: FLIPPED, code: "edge-flip" });
  });

  it("visits as many positions each time on one thread", () => {
    const nodes = () => {
      const { stdout } = cubewright([
        "solve",
        "--json",
        "--threads",
        "1",
        "--max-length",
        "20",
        SCRAMBLED,
      ]);
      return (JSON.parse(stdout) as { nodes: number }).nodes;
    };
    expect(nodes()).toBeGreaterThan(0);
    expect(nodes()).toBe(nodes());
  });

  it("stops in time, and at the shortest solution when none is as short as wished", () => {
    const inTime = cubewright(["solve", "--json", "--time-ms", "50", SCRAMBLED]);
    expect(JSON.parse(inTime.stdout)).toMatchObject({ stop: "time" });
    const shortest = cubewright(["solve", "--json", "--max-length", "2", "R U F"]);
    expect(JSON.parse(shortest.stdout)).toMatchObject({ stop: "proven", length: 3, optimal: true });
    // Nine moves are known to be too few in no time, but that is no reason to stop.
    const tooShort = cubewright([
      "solve",
      "--json",
      "--max-length",
      "9",
      "--time-ms",
      "500",
      SCRAMBLED,
    ]);
    const result = JSON.parse(tooShort.stdout) as { lowerBound: number };
    expect(result).toMatchObject({ stop: "time", optimal: false });
    expect(result.lowerBound).toBeGreaterThan(9);
  });

  it("does without tables when told to, and when there are none", () => {
    const mini = ["solve", "--json", "--threads", "1", "--tables", "mini"];
    const cubes = cubewright(["scramble", "--count", "20", "--seed", "7"]).stdout;
    const lines = linesOf(cubewright([...mini, "--max-length", "21"], cubes).stdout);
    expect(lines).toHaveLength(20);
    for (const line of lines) {
      const { facelets, text, tier } = JSON.parse(line) as Record<string, string>;
      expect(tier).toBe("mini");
      expectSolution(`${facelets}\t${text}`, 21);
    }

    const alone = join(scratch, "cubewright");
    copyFileSync(COMMAND, alone);
    const { status, stdout } = spawnSync(alone, ["solve", "--json", "R U F'"], {
      cwd: scratch,
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ text: "F U' R'", stop: "proven", tier: "mini" });
  });
});

describe("cubewright tables", () => {
  it(
    "builds tables that verify as the published ones, the same each time",
    () => {
      const directory = join(scratch, "tables");
      const built = cubewright(["tables", "build", directory]);
      expect(built.status, built.stderr).toBe(0);
      expect(built.stderr).toContain("phase1: 100 %");
      expect(built.stderr).toContain("phase2: 100 %");
      expect(readFileSync(join(directory, "manifest.json"), "utf8")).toBe(
        readFileSync(join(TABLES, "manifest.json"), "utf8"),
      );
      const verified = cubewright(["tables", "verify", directory]);
      expect(verified.status, verified.stderr).toBe(0);
      expect(verified.stdout).not.toContain("not as published");
      // The deepest entries of the two published histograms.
      expect(verified.stdout).toContain("\n  12\t129\nphase1: the counts are the published ones");
      expect(verified.stdout).toContain("\n  18\t15\nphase2: the counts are the published ones");
    },
    TABLES_TIMEOUT_MS,
  );

  it("describes them", () => {
    const { status, stdout } = cubewright(["tables", "info", TABLES]);
    expect(status).toBe(0);
    expect(stdout).toContain("140908410 (64430 x 2187, 2 bits each)");
    expect(stdout).toContain("111605760 (2768 x 40320, 2 bits each)");
  });

  // Both tables, the second one with its bytes changed.
  function withSecondTable(name: string, change: (file: Buffer) => Buffer): string {
    const directory = mkdtempSync(join(scratch, name));
    symlinkSync(join(TABLES, "phase1.table"), join(directory, "phase1.table"));
    const file = readFileSync(join(TABLES, "phase2.table"));
    writeFileSync(join(directory, "phase2.table"), change(file));
    return directory;
  }

  function withByte(file: Buffer, offset: number): Buffer {
    file[offset] = (file[offset] ?? 0) ^ 1;
    return file;
  }

  it.each<[string, (file: Buffer) => Buffer]>([
    ["table-magic", (file) => withByte(file, 0)],
    ["table-hash", (file) => withByte(file, file.length - 1)],
    ["table-hash", (file) => withByte(file, 1_000_000)],
    ["table-length", (file) => file.subarray(0, -1)],
    ["table-length", (file) => Buffer.concat([file, Buffer.alloc(1)])],
    ["table-kind", () => readFileSync(join(TABLES, "phase1.table"))],
    ["table-magic", () => Buffer.from("short")],
  ])("refuses a wrong table: %s", (code, change) => {
    const directory = withSecondTable(code, change);
    const solved = cubewright(["solve", "--tables", directory, "R"]);
    expect(solved.status).toBe(2);
    expect(solved.stdout).toBe("");
    expect(solved.stderr).toContain(`cubewright: ${code}: `);
    expect(cubewright(["tables", "info", directory]).status).toBe(1);
  });

  it("does not take another manifest for that of the files", () => {
    const directory = mkdtempSync(join(scratch, "manifest"));
    for (const name of ["phase1.table", "phase2.table"]) {
      symlinkSync(join(TABLES, name), join(directory, name));
    }
    copyFileSync(join(TABLES, "manifest.json"), join(directory, "manifest.json"));
    const manifest = readFileSync(join(directory, "manifest.json"), "utf8");
    writeFileSync(join(directory, "manifest.json"), manifest.replace("4194304", "4194303"));
    const { status, stderr } = cubewright(["tables", "verify", directory]);
    expect(status).toBe(1);
    expect(stderr).toContain("cubewright: table-manifest: ");
  });

  it("says what to do when there are none", () => {
    const { status, stderr } = cubewright(["solve", "--tables", scratch, "R"]);
    expect(status).toBe(2);
    expect(stderr).toContain("tables-missing");
    expect(stderr).toContain("cubewright tables build DIR");
  });

  it("says so when it cannot write", () => {
    writeFileSync(join(scratch, "file"), "");
    const { status, stderr } = cubewright(["tables", "build", join(scratch, "file", "below")]);
    expect(status).toBe(2);
    expect(stderr).toContain("table-write");
  });
});

describe("cubewright bench", () => {
  let file: string;
  beforeAll(() => {
    file = join(scratch, "cubes");
    writeFileSync(file, "# two cubes\nR U\n" + `${SCRAMBLED}\t18\n`);
  });

  it("measures every cube of its files", () => {
    const words = ["bench", "--time-ms", "10,100", "--max-length", "22", "--warm-up", "2"];
    const { status, stdout } = cubewright([...words, "--cubes", file]);
    expect(status).toBe(0);
    expect(stdout).toContain("cubes\t2\n");
    const time = String.raw`\d+\.\d{3}`;
    expect(stdout).toMatch(new RegExp(`^ready after ms\t${time}$`, "m"));
    expect(stdout).toMatch(new RegExp(`^<= 22(\t2)(\t${time}){5}\t[1-9]\\d*$`, "m"));
    expect(stdout).toMatch(new RegExp(`^100\t2(\t${time}){3}$`, "m"));
    expect(stdout).toMatch(new RegExp(`^memory MB\t${time}$`, "m"));
    expect(stdout).not.toContain("phase1");
  });

  it("gives the parts that it is asked for in JSON", () => {
    const words = ["bench", "--json", "--parts", "times,generation", "--max-length", "20,22"];
    const { status, stdout } = cubewright([...words, "--warm-up", "0", "--cubes", file]);
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report).toSorted()).toEqual(
      ["tier", "threads", "cubes", "warmUpSearches", "limitMs", "times", "generation"].toSorted(),
    );
    expect(report).toMatchObject({ tier: "full", threads: 1, cubes: 2, warmUpSearches: 0 });
    expect(report.times).toMatchObject([
      { maxLength: 20, cubes: 2, reached: 2 },
      { maxLength: 22, cubes: 2, reached: 2 },
    ]);
    expect(report.generation).toMatchObject([{ table: "phase1" }, { table: "phase2" }]);
  });

  it("measures with the tables that it makes itself", () => {
    const words = ["bench", "--json", "--tables", "mini", "--parts", "start,times,memory"];
    const { status, stdout } = cubewright([...words, "--max-length", "22", "--cubes", file]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ tier: "mini", times: [{ cubes: 2, reached: 2 }] });
  });

  it("gives a cube up that does not come to its length in time", () => {
    // The superflip, which has no solution of fewer than 20 moves.
    const superflip = join(scratch, "superflip");
    writeFileSync(superflip, "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB\n");
    const words = ["bench", "--json", "--parts", "times", "--max-length", "19", "--warm-up", "0"];
    const { stdout } = cubewright([...words, "--limit-ms", "50", "--cubes", superflip]);
    const { times } = JSON.parse(stdout) as {
      times: [{ timeMs: { mean: number }; meanLength: number }];
    };
    expect(times).toMatchObject([{ cubes: 1, reached: 0 }]);
    expect(times[0].timeMs.mean).toBeGreaterThanOrEqual(50);
    expect(times[0].meanLength).toBeGreaterThanOrEqual(20);
  });

  it("measures the others when a line is no cube", () => {
    const mixed = join(scratch, "mixed");
    writeFileSync(mixed, `${FLIPPED}\nR U\n`);
    const words = ["bench", "--json", "--parts", "times", "--warm-up", "0", "--cubes", mixed];
    const { status, stdout, stderr } = cubewright(words);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ cubes: 1 });
    expect(stderr).toContain("turned in its place");
  });
});

describe("cubewright", () => {
  it.each([
    [[]],
    [["juggle"]],
    [["solve", "--juggle"]],
    [["solve", "--max-length", "0"]],
    [["solve", "--max-length", "x"]],
    [["solve", "--time-ms", "-1"]],
    [["solve", "--threads", "0"]],
    [["scramble", "--count", "-1"]],
    [["scramble", "--seed", "-1"]],
    [["bench", "--time-ms", "-1", "--cubes", "/dev/null"]],
    [["bench", "--parts", "juggling", "--cubes", "/dev/null"]],
    [["bench", "--max-length", "0", "--cubes", "/dev/null"]],
    [["check"]],
    [["tables"]],
    [["tables", "build"]],
    [["bench"]],
    [["bench", "--cubes", "/nowhere"]],
  ])("refuses arguments that it does not know: %j", (args) => {
    const { status, stdout, stderr } = cubewright(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
  });

  it("explains itself", () => {
    const { status, stdout } = cubewright(["--help"]);
    expect(status).toBe(0);
    for (const name of ["solve", "scramble", "check", "tables", "bench"]) {
      expect(stdout).toContain(name);
    }
  });
});
