// Lists of cubes, line by line: which lines are skipped, and which are reported as no cube.

import { expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { applyMoves } from "../../../web/core/moves";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import type { CubeReading } from "../../../web/core/solution";
import { faceletsHeld } from "../../../web/core/held";
import { parseMoves } from "../../../web/core/notation";
import { DoneCubes } from "../../../web/lab/run/done-cubes";
import type { BadLine } from "../../../web/lab/run/bad-lines";
import { countCubeLines, ListedCubes } from "../../../web/lab/run/listed-cubes";

const HELD_BY_X = parseMoves("x").orientation;
const AFTER_R = applyMoves(SOLVED_FACELETS, ["R"]);

const whole = new AbortController().signal;

/** Knows cubes by their stickers alone. */
const reader = {
  check: (text: string) =>
    Promise.resolve({
      code: /^(?:[URFDLB]{9}){6}$/.test(text) ? "" : "length",
      facelets: text,
    } as CubeReading),
};

function read(text: BlobPart, doneNumbers?: readonly number[]) {
  return readList(new Blob([text]), doneNumbers);
}

async function readList(list: Blob, doneNumbers: readonly number[] = []) {
  const bad: BadLine[] = [];
  const done = new DoneCubes();
  for (const number of doneNumbers) done.add(number);
  const cubes = new ListedCubes(list, "3x3x3", reader, (line) => bad.push(line), done);
  const numbers: [number, string][] = [];
  for (let cube = await cubes.next(whole); cube; cube = await cubes.next(whole)) {
    numbers.push([cube.number, cube.facelets]);
  }
  return { numbers, bad };
}

it("a list yields stickers and moves, not remarks, empty lines or text after a tab", async () => {
  const text = `\uFEFF # mine\r\n${SOLVED_FACELETS}\tR U\r\n\r\nR\n`;
  expect(await read(text)).toEqual({
    numbers: [
      [2, SOLVED_FACELETS],
      [4, AFTER_R],
    ],
    bad: [],
  });
});

it("a list may end its lines in any way, also in several pieces of a file", async () => {
  const cubes = [1, 2, 4, 6].map((number) => [number, AFTER_R]);
  expect((await read("R\rR\r\rR\r\n\nR\r")).numbers).toEqual(cubes);
  const pieces = ["R\r", "R\r", "\n", "\nR\r", "\r", "R\r"];
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
  expect((await readList(Object.assign(new Blob(), { stream }))).numbers).toEqual(cubes);
});

it("a list may be in UTF-16 of either byte order", async () => {
  const bytes = Buffer.from("\uFEFF# 큐브\r\nR\nU", "utf16le");
  const swapped = Buffer.from(bytes).swap16();
  for (const file of [bytes, swapped]) {
    const { numbers, bad } = await read(file);
    expect(numbers.map(([number]) => number)).toEqual([2, 3]);
    expect(bad).toEqual([]);
    expect(await countCubeLines(new Blob([file]))).toBe(2);
  }
});

it("a list yields a cube as it is held after its moves", async () => {
  const { numbers } = await read("x U");
  expect(numbers).toEqual([[1, faceletsHeld(applyMoves(SOLVED_FACELETS, ["F"]), HELD_BY_X)]]);
});

it("a list reports each bad line by its number, and goes on", async () => {
  const { numbers, bad } = await read(
    `${"U".repeat(9)}RF\nR (U\n${SOLVED_FACELETS}\n${"R ".repeat(210_000)}`,
  );
  expect(numbers).toEqual([[3, SOLVED_FACELETS]]);
  expect(bad.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(bad[1]!.code).toBe("notation");
});

it("a list leaves out the cubes that are done, and reports its bad lines again", async () => {
  const { numbers, bad } = await read(`R\nU\nR (U\nF\nD`, [1, 4]);
  expect(numbers.map(([number]) => number)).toEqual([2, 5]);
  expect(bad.map(({ line }) => line)).toEqual([3]);
});

it("a list keeps the stickers that were written where they are not the usual ones", async () => {
  const turned = {
    ...reader,
    check: () => Promise.resolve({ code: "", facelets: AFTER_R } as CubeReading),
  };
  const inColors = AFTER_R.replaceAll(/./g, (face) => "WRGYOB".charAt("URFDLB".indexOf(face)));
  const list = new Blob([`${AFTER_R}\n${inColors}\n${SOLVED_FACELETS}\nx R`]);
  const cubes = new ListedCubes(list, "3x3x3", turned, () => undefined);
  const written = [];
  for (let cube = await cubes.next(whole); cube; cube = await cubes.next(whole)) {
    expect(cube.facelets).toBe(AFTER_R);
    written.push(cube.written);
  }
  const held = faceletsHeld(applyMoves(SOLVED_FACELETS, parseMoves("x R").moves), HELD_BY_X);
  expect(written).toEqual([undefined, undefined, SOLVED_FACELETS, held]);
});

it("the reading of a list ends when it is paused, also among cubes that are done, and goes on", async () => {
  const done = new DoneCubes();
  for (let number = 1; number <= 1000; ++number) done.add(number);
  const pause = new AbortController();
  let questions = 0;
  const pausing = {
    check: (text: string) => {
      if (++questions === 100) pause.abort();
      return reader.check(text);
    },
  };
  const list = new Blob(["R\n".repeat(1001)]);
  const cubes = new ListedCubes(list, "3x3x3", pausing, () => undefined, done);
  await expect(cubes.next(pause.signal)).rejects.toThrow("aborted");
  expect(questions).toBeLessThan(1000);
  expect((await cubes.next(whole))?.number).toBe(1001);
});

it("the lines that may be cubes are counted without reading them", async () => {
  expect(await countCubeLines(new Blob(["# mine\r\nR\n\n \t x\nnonsense\tmore\nU"]))).toBe(3);
});

const CRASH = new SolverError("worker-crashed", "The worker has died.");

it("a list is read on after the engine's worker has died", async () => {
  let questions = 0;
  const crashing = {
    check: (text: string) => {
      questions += 1;
      return questions === 2 ? Promise.reject(CRASH) : reader.check(text);
    },
  };
  const cubes = new ListedCubes(new Blob(["R\nU\nF"]), "3x3x3", crashing, () => undefined);
  const numbers = [];
  for (let cube = await cubes.next(whole); cube; cube = await cubes.next(whole))
    numbers.push(cube.number);
  expect(numbers).toEqual([1, 2, 3]);
  expect(questions).toBe(4);
});

it("a list passes on an engine error instead of blaming the line", async () => {
  let questions = 0;
  const broken = {
    check: () => {
      questions += 1;
      return Promise.reject(CRASH);
    },
  };
  const cubes = new ListedCubes(new Blob(["R"]), "3x3x3", broken, () => undefined);
  await expect(cubes.next(whole)).rejects.toBe(CRASH);
  expect(questions).toBe(3);
});
