// The bundle of the 2x2x2 as its worker asks it: it solves along its tables, however the puzzle is held, and reads,
// mends and completes as the native command does.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { PocketModule, PocketTableKind } from "../../../wasm/pocket";
import type { Completion } from "../../../web/core/completion";
import { isSolvedPocket } from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import { FRAMES, turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import type { CubeReading, SolveResult } from "../../../web/core/solution";
import { PocketHost } from "../../../web/engine/worker/hosts/pocket-host";
import type {
  AnsweredRequest,
  RequestType,
  WorkerReply,
} from "../../../web/engine/worker/messages/protocol";
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";
import { SeededRandom } from "../seeded-random";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const POSITION_COUNT = IS_LONG ? 10_000 : 100;
const HELD_COUNT = IS_LONG ? 2_000 : 16;
const TEXT_COUNT = IS_LONG ? 500 : 15;
// Enough to make every position about equally likely.
const TURN_COUNT = 40;
const TURNS = ["U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'"] as const;
const KIND_OF_METRIC: Record<"htm" | "qtm", PocketTableKind> = {
  htm: "pocket-htm",
  qtm: "pocket-qtm",
};

let directory: string;
let module: PocketModule;
let host: PocketHost;
let lastReply: WorkerReply | undefined;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-pocket-solves-"));
  const placed = placeBundle(directory, { name: "cubewright-pocket", threaded: false });
  module = (await startBundle(placed, 1)) as object as PocketModule;
  for (const { kind } of module.describeTables()) {
    module.reserveTable(kind);
    module.beginGeneration(kind);
    while (!module.stepGeneration(2 ** 20).done);
    expect(module.commitTable(kind)).toBe("");
  }
  host = new PocketHost(
    (reply) => (lastReply = reply),
    () => Promise.resolve({ module, threadsStarted: Promise.resolve() }),
  );
  await ask({ type: "start", baseUrl: undefined, threads: 1, willLoadTables: false });
});

afterAll(() => rmSync(directory, { recursive: true }));

type Question = { [Type in RequestType]: AnsweredRequest<Type> }[RequestType];

async function ask(question: Question): Promise<unknown> {
  await host.handle({ ...question, id: 1 });
  if (lastReply?.type === "done") return lastReply.result;
  throw new Error(JSON.stringify(lastReply));
}

async function check(text: string): Promise<CubeReading> {
  return (await ask({ type: "check", text })) as CubeReading;
}

async function complete(text: string): Promise<Completion> {
  return (await ask({ type: "complete", text })) as Completion;
}

type Chosen = Partial<AnsweredRequest<"solve-by-method">>;

async function solve(facelets: string, chosen: Chosen = {}): Promise<SolveResult> {
  return (await ask({
    ...{ type: "solve-by-method", facelets, goal: SOLVED_POCKET, method: "optimal", metric: "htm" },
    ...{ maxLength: 0, timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
    ...{ urgent: false, ...chosen },
  })) as SolveResult;
}

/** What the command writes, a line of JSON for each of `texts`. */
function native<Answer>(words: readonly string[], texts: readonly string[]): Answer[] {
  const [command = "", ...options] = words;
  const args = [command, "--puzzle", "2x2x2", "--json", ...options, ...texts];
  const { stdout } = spawnSync(builtFile("native/solver/cli/cubewright"), args, {
    encoding: "utf8",
  });
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);
}

function scrambled(count: number, seed: number): string[] {
  const words = ["scramble", "--puzzle", "2x2x2", "--count", String(count), "--seed", String(seed)];
  const stdout = execFileSync(builtFile("native/solver/cli/cubewright"), words, {
    encoding: "utf8",
  });
  return stdout.trimEnd().split("\n");
}

/** A random position, and its number in the tables. */
function randomPosition(random: SeededRandom): { facelets: string; position: number } {
  const turns = Array.from({ length: TURN_COUNT }, () => random.next() % TURNS.length);
  return {
    facelets: applyMoves(
      SOLVED_POCKET,
      turns.map((turn) => TURNS[turn]!),
    ),
    position: turns.reduce((position, turn) => module.positionAfter(position, turn), 0),
  };
}

/** The stickers after the whole puzzle was turned so that its colours are in the places of `frame`. */
function heldSo(facelets: string, frame: string): string {
  const places = FACES.flatMap((_, face) => [0, 2, 6, 8].map((place) => 9 * face + place));
  const stickers = Array<string>(54).fill("?");
  places.forEach((place, index) => (stickers[place] = facelets.charAt(index)));
  const turned = turnWhole(stickers.join(""), USUAL_FRAME, frame);
  return places.map((place) => turned.charAt(place)).join("");
}

function leadsHome(facelets: string, moves: readonly Move[]): boolean {
  return isSolvedPocket(applyMoves(facelets, moves));
}

describe("solving along the tables", () => {
  it.each(["htm", "qtm"] as const)(
    `solves random positions in as many turns as the table says: %s`,
    async (metric) => {
      const random = new SeededRandom(metric === "htm" ? 11 : 14);
      for (let count = 0; count < POSITION_COUNT; ++count) {
        const { facelets, position } = randomPosition(random);
        const distance = module.distanceOf(KIND_OF_METRIC[metric], position);
        const { moves, cost, lowerBound, optimal } = await solve(facelets, { metric });
        expect({ cost, lowerBound, optimal }).toEqual({
          ...{ cost: distance, lowerBound: distance, optimal: true },
        });
        expect(leadsHome(facelets, moves), `${facelets} ${moves.join(" ")}`).toBe(true);
      }
    },
  );

  it("gives solutions of the same length for all 24 orientations of a position", async () => {
    const random = new SeededRandom(24);
    for (let count = 0; count < HELD_COUNT; ++count) {
      const { facelets, position } = randomPosition(random);
      const metric = count % 2 === 0 ? "htm" : "qtm";
      const distance = module.distanceOf(KIND_OF_METRIC[metric], position);
      const orientations = new Set<number>();
      for (const frame of FRAMES) {
        const held = heldSo(facelets, frame);
        const reading = await check(held);
        expect(reading).toMatchObject({ code: "", scheme: "URFDLB" });
        orientations.add(reading.orientation);
        const back = Array.from(
          reading.facelets,
          (face) => FRAMES[reading.orientation]![FACES.indexOf(face as Face)]!,
        );
        expect(back.join("")).toBe(held);
        const { moves, cost } = await solve(reading.facelets, { metric });
        expect(cost).toBe(distance);
        expect(leadsHome(held, moves)).toBe(true);
      }
      expect(orientations.size).toBe(FRAMES.length);
    }
  });

  it("lists the command's solutions, as many as requested", async () => {
    const positions = scrambled(20, 7);
    const lists = native<{ solutions: { text: string }[] }>(
      ["solve", "--solutions", "all"],
      positions,
    );
    for (const [index, facelets] of positions.entries()) {
      const texts = lists[index]!.solutions.map(({ text }) => text);
      const { solutions } = await solve(facelets, { maxSolutions: Infinity });
      expect(solutions!.map(({ text }) => text)).toEqual(texts);
      const few = await solve(facelets, { maxSolutions: 2 });
      expect(few.solutions!.map(({ text }) => text)).toEqual(texts.slice(0, 2));
      expect(await solve(facelets)).not.toHaveProperty("solutions");
    }
  });

  it.each(["beginner", "ortega"] as const)(
    "solves by the same stages as the command: %s",
    async (method) => {
      const positions = scrambled(20, 8);
      const told = native<SolveResult>(["solve", "--method", method], positions);
      for (const [index, facelets] of positions.entries()) {
        const { text, written, stages, cost } = await solve(facelets, { method });
        const expected = told[index]!;
        expect({ text, written, cost }).toEqual({
          ...{ text: expected.text, written: expected.written, cost: expected.cost },
        });
        expect(stages).toMatchObject(expected.stages!);
      }
    },
  );

  it("needs tables only for shortest solutions, and ends those when a table is dropped", () => {
    const [facelets = ""] = scrambled(1, 9);
    module.startSolve("ortega", "htm", facelets, SOLVED_POCKET, 0, "U", 0);
    module.dropTable("pocket-qtm");
    expect(module.stepSolve(10_000)).toMatchObject({ state: "done" });
    expect(module.startSolve("optimal", "htm", facelets, SOLVED_POCKET, 0, "U", 0)).toBe(false);
    module.reserveTable("pocket-qtm");
    module.beginGeneration("pocket-qtm");
    while (!module.stepGeneration(2 ** 20).done);
    module.commitTable("pocket-qtm");
    expect(module.startSolve("optimal", "htm", facelets, SOLVED_POCKET, 0, "U", 0)).toBe(true);
    module.dropTable("pocket-htm");
    expect(module.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(module.otherSolutions()).toEqual([]);
    module.reserveTable("pocket-htm");
    module.beginGeneration("pocket-htm");
    while (!module.stepGeneration(2 ** 20).done);
    module.commitTable("pocket-htm");
  });

  it.each([
    ["a method of the other puzzle", ["cfop", "htm", SOLVED_POCKET, SOLVED_POCKET]],
    ["a metric that it has not", ["optimal", "axial-htm", SOLVED_POCKET, SOLVED_POCKET]],
    ["what is no 2x2x2", ["ortega", "htm", SOLVED_POCKET.slice(1), SOLVED_POCKET]],
    ["another letter", ["ortega", "htm", SOLVED_POCKET.replace("U", "X"), SOLVED_POCKET]],
    ["what turns cannot solve", ["ortega", "htm", "UUUFURRRFRFFDDDDLLLLBBBB", SOLVED_POCKET]],
    [
      "a goal that is not solved",
      ["optimal", "htm", SOLVED_POCKET, applyMoves(SOLVED_POCKET, ["R"])],
    ],
  ] as const)("refuses %s", (_, [method, metric, facelets, goal]) => {
    expect(module.startSolve(method, metric, facelets, goal, 0, "U", 0)).toBe(false);
    expect(module.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(module.bestSolution()).toBeNull();
  });
});

/** Random positions, held at random, with other colours on a few stickers. */
function mutated(count: number, letters: string): string[] {
  const random = new SeededRandom(letters.charCodeAt(0));
  return Array.from({ length: count }, () => {
    const { facelets } = randomPosition(random);
    const stickers = Array.from(heldSo(facelets, FRAMES[random.next() % FRAMES.length]!));
    for (let left = random.next() % 4; left >= 0; --left) {
      stickers[random.next() % stickers.length] = FACES[random.next() % FACES.length]!;
    }
    return stickers.map((face) => letters[FACES.indexOf(face as Face)]!).join("");
  });
}

describe("reading as the command does", () => {
  const alphabets = ["URFDLB", "WRGYOB", "WRGBOY", "314159".replace("1", "2")];
  it.each(IS_LONG ? alphabets : alphabets.slice(0, 2))(
    "says what is wrong and how to mend it, in the characters of the text: %s",
    async (letters) => {
      const texts = mutated(TEXT_COUNT, letters);
      const told = native<Partial<CubeReading>>(["check"], texts);
      for (const [index, text] of texts.entries()) {
        const { repairs, code, ...reading } = await check(text);
        const {
          input: _,
          repairs: expected = [],
          ...others
        } = told[index]! as Partial<CubeReading> & {
          input?: string;
          allRepairs?: boolean;
          heldTheUsualWay?: string;
        };
        const { allRepairs: _all, heldTheUsualWay: _held, ...comparable } = others;
        expect({ code, ...reading }, text).toMatchObject({ code: "", ...comparable });
        expect(repairs, text).toEqual(expected);
        for (const { facelets } of repairs) expect((await check(facelets)).code).toBe("");
      }
    },
  );

  it.each([
    ...["", SOLVED_POCKET.slice(1), SOLVED_POCKET + "U", "é".repeat(24)],
    ...["111122223333444455556666", "11112222333344445555AAA!", "UUUURRRRFFFFDDDDLLLLBBB!"],
    ...["111122223333444455555555", "abcdefgabcdefgabcdefgabc", "🟥".repeat(24)],
    ...["🟦🟦🟦🟦🟥🟥🟥🟥🟩🟩🟩🟩⬜⬜⬜⬜🟧🟧🟧🟧🟨🟨🟨🟨", "UUUULLLLFFFFDDDDRRRRBBBB"],
  ])("gives the command's message for %s", async (text) => {
    const { code, message, stickers, pieces } = await check(text);
    const [told] = native<Partial<CubeReading>>(["check"], [text]);
    const legal = { code: "", message: "", stickers: [], pieces: [] };
    expect({ ...legal, ...told }).toMatchObject({ code, message, stickers, pieces });
  });

  it.each([
    ...["?1?122223?3??4?45555?6?6", "?W?WRRRRG?G??Y?YO???????", "UUUURRRR????????LLLL????"],
    ...["W???RRRRGGG?YYYYO???BBB?", "?UUU????FFFFDDDDLLLLBBBB"],
  ])("completes %s", async (text) => {
    const completion = await complete(text);
    const { count, facelets, schemes, hasOtherSchemes, inSchemes = [] } = completion;
    const [told] = native(["check"], [text]);
    if ((told as { fitting?: number }).fitting === undefined) {
      expect(count).toBe(1);
      expect((await check(facelets)).facelets).toBe((told as CubeReading).facelets);
    } else {
      expect({
        ...{ input: text, facelets, fitting: count, schemes, otherSchemesFit: hasOtherSchemes },
        inSchemes: inSchemes.map(({ count: fitting, ...others }) => ({ ...others, fitting })),
      }).toEqual(told);
    }
  });

  it("checks face letters with one call, and hints at another scheme that fits", async () => {
    const explain = vi.spyOn(module, "explain");
    expect((await check("UUUFURRRFRFFDDDDLLLLBBBB")).message).not.toContain("W R G Y O B");
    expect((await check("UUUULLLLFFFFDDDDRRRRBBBB")).message).toContain("W R G Y O B");
    expect((await check("WWWWOOOOGGGGYYYYRRRRBBB?")).message).not.toContain("W R G Y O B");
    expect(explain).toHaveBeenCalledTimes(3);
    explain.mockRestore();
  });

  it.each(["?", "x"])("says what to do about an unknown sticker: %s", async (sign) => {
    const { code, message } = await check(`${sign}UUURRRRFFFFDDDDLLLLBBBB`);
    expect(code).toBe("color-count");
    expect(message).toMatch(/each sticker\. For stickers .* complete\(\) says what they can be\.$/);
  });

  it("says that a sixth colour is missing if stickers are unknown", async () => {
    await expect(complete("aabbccddee??????????????")).rejects.toThrow(
      "Six different letters or digits are needed, one for each colour.",
    );
  });

  it("draws legal positions, the same from the same seeds", async () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 200; ++seed) drawn.add(module.randomFacelets(seed, 2, 3, 4));
    expect(drawn.size).toBe(200);
    for (const facelets of drawn) {
      expect(await check(facelets)).toMatchObject({ code: "", facelets, orientation: 0 });
    }
    expect(module.randomFacelets(5, 6, 7, 8)).toBe(module.randomFacelets(5, 6, 7, 8));
  });
});
