// A test of the native `cubewright` command from end to end, as a shell or another program uses it.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";

export const COMMAND = fileURLToPath(
  new URL("../../../build/native/solver/cli/cubewright", import.meta.url),
);
/** Whether the long sweeps are run too. */
export const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
export const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";
export const FLIPPED = "UUUUURUUURURRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/** A command that takes longer hangs, and is ended. */
const LIMIT_MS = 900_000;

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

export const it = test
  /** A folder for what the tests of the file write. */
  .extend("scratch", { scope: "file" }, ({}, { onCleanup }) => {
    const scratch = mkdtempSync(join(tmpdir(), "cubewright-cli-"));
    onCleanup(() => rmSync(scratch, { recursive: true, force: true }));
    return scratch;
  })
  /** Runs the command to its end, in that folder. */
  .extend("cubewright", { scope: "file" }, ({ scratch }) => {
    return (args: readonly string[], input: string | Uint8Array = ""): Run => {
      const { error, status, stdout, stderr } = spawnSync(COMMAND, args, {
        cwd: scratch,
        input,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        timeout: LIMIT_MS,
      });
      if (error) throw error;
      return { status, stdout, stderr };
    };
  })
  /** A folder with the tables of the 2x2x2, which the command would otherwise make for each call. */
  .extend("pocketTables", { scope: "file" }, ({ cubewright, scratch }) => {
    const directory = join(scratch, "pocket-tables");
    const { stderr, status } = cubewright(["tables", "build", "--set", "pocket", directory]);
    if (status !== 0) throw new Error(stderr);
    return directory;
  });

export function linesOf(text: string): string[] {
  return text.split("\n").slice(0, -1);
}

/** Expects a line of `solve`, a cube and its moves, to be right. */
export function expectSolution(line: string, maxLength: number): void {
  const [facelets = "", text = ""] = line.split("\t");
  const moves = (text === "" ? [] : text.split(" ")) as Move[];
  expect(moves.length).toBeLessThanOrEqual(maxLength);
  expect(isSolved(applyMoves(facelets, moves)), line).toBe(true);
}
