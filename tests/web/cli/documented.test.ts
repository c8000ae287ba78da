// What solver/cli/README.md says about the command: which options a method reads, and the output for programs.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect } from "vitest";

import {
  hasStages,
  leadsAnywhere,
  METHODS,
  METRICS,
  methodsOf,
  metricsOf,
  PUZZLES,
  type Method,
  type Puzzle,
} from "../../../web/core/choices";
import { projectDirectory } from "../../../web/build/directories.mjs";
import { readVectors } from "../core/vectors";
import { FLIPPED, it, linesOf, type Run, SCRAMBLED } from "./command-test";

const PAGE = readFileSync(join(projectDirectory, "solver/cli/README.md"), "utf8");

/** The rows of the table below a heading, each cell without the signs of code. */
function tableBelow(heading: string): string[][] {
  const [, section] = PAGE.split(new RegExp(`^#+ ${heading.replaceAll(/[`.]/g, ".")}$`, "m"));
  const [table] = /(?:^\|.*\n)+/m.exec(section!)!;
  const rows = table.trim().split("\n").slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.replaceAll("`", "").trim()),
  );
}

/** The keys of a value, as the page names them. */
function keysOf(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, `${name}[]`));
  if (typeof value !== "object" || value === null) return [name];
  const isOpen = /(?:^|\.)(?:figures|values|counts)$/.test(name);
  return Object.entries(value).flatMap(([key, each]) =>
    keysOf(each, `${name === "" ? "" : `${name}.`}${isOpen ? "NAME" : key}`),
  );
}

function expectDocumented(headings: readonly string[], outputs: readonly unknown[]): void {
  const rows = headings.flatMap(tableBelow);
  const written = outputs.map((each) => keysOf(each));
  expect([...new Set(written.flat())].toSorted()).toEqual(rows.map(([key]) => key).toSorted());
  const always = rows.filter(([, there]) => there === "always").map(([key]) => key);
  for (const keys of written) expect(keys).toEqual(expect.arrayContaining(always));
}

function lines({ stdout }: Run): unknown[] {
  return linesOf(stdout).map((line) => JSON.parse(line) as unknown);
}

describe("the output for programs", () => {
  it("has the keys that the page lists for a solution", ({ cubewright }) => {
    const solve = (...args: string[]) =>
      lines(cubewright(["solve", "--json", "--tables", "mini", ...args]));
    expectDocumented(
      ["`solve --json`"],
      [
        ...solve("R U F"),
        ...solve("--method", "cfop", SCRAMBLED),
        ...solve("--goal", "cross", SCRAMBLED),
        ...solve("--method", "genetic", "R U F"),
        ...solve("--puzzle", "2x2x2", "--method", "ortega", "R U F"),
        ...lines(cubewright(["solve", "--json", "--puzzle", "2x2x2", "--solutions", "2", "R U"])),
      ],
    );
  });

  it("has the keys that the page lists for an explanation", ({ cubewright }) => {
    const outputs = ["beginner", "cfop"].flatMap((method) =>
      lines(cubewright(["explain", "--json", "--method", method, SCRAMBLED])),
    );
    const ofSeveral = ["solutions[].moves[]", "solutions[].text", "solutions[].cost"];
    const ofOthers = ["tier", "foundBy", ...ofSeveral, "figures.NAME"];
    const rows = [...tableBelow("`solve --json`"), ...tableBelow("`explain --json`")];
    const listed = rows.map(([key]) => key!).filter((key) => !ofOthers.includes(key));
    expect([...new Set(outputs.flatMap((each) => keysOf(each)))].toSorted()).toEqual(
      listed.toSorted(),
    );
  });

  it("has the keys that the page lists for a checked cube", ({ cubewright }) => {
    const pocket = [
      "WWWWRRRRGGGGBBBBOOOOYYYY",
      "?UUURRRRFFFFDDDDLLLLBBBB",
      "WWWW????????????????????",
    ];
    // The upper face is painted a quarter too far to the right; one sticker is of another colour.
    const turned = "BLDBULLLBBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";
    expectDocumented(
      ["`check --json`"],
      [
        ...lines(
          cubewright(["check", "--json", SCRAMBLED, FLIPPED, turned, `R${turned.slice(1)}`]),
        ),
        ...lines(cubewright(["check", "--json", "--puzzle", "2x2x2", ...pocket])),
      ],
    );
  });

  it("has the keys that the page lists for a scan", ({ cubewright }) => {
    const [, , numbers = ""] = readVectors("scan-readings.tsv")[0]!;
    const unread = numbers.replace(/^(?:\d+ ){9}/, "- - - ");
    const { stdout } = cubewright(
      ["scan", "--json"],
      `${numbers}\n${unread}\n${"- ".repeat(54)}\n`,
    );
    const ofPocket = numbers.split(" ").slice(0, 72).join(" ");
    const pocket = cubewright(["scan", "--json", "--puzzle", "2x2x2"], `${ofPocket}\n`);
    expectDocumented(
      ["`scan --json`"],
      [...lines({ status: 0, stdout, stderr: "" }), ...lines(pocket)],
    );
  });

  it("has the keys that the page lists for a cube that is not solved", ({ cubewright }) => {
    const heading = "A cube that is not solved";
    const wrong = [FLIPPED, "R Q"];
    for (const command of ["solve", "explain"]) {
      const outputs = wrong.flatMap((text) => lines(cubewright([command, "--json", text])));
      expect(outputs).toHaveLength(2);
      const rows = tableBelow(heading);
      for (const output of outputs) {
        const keys = Object.keys(output as object);
        expect(keys.toSorted()).toEqual(rows.map(([key]) => key!.replace("[]", "")).toSorted());
      }
    }
  });

  it("has the keys, columns and settings that the page lists for a comparison", ({
    cubewright,
  }) => {
    const words = ["compare", "--tables", "mini", "--methods", "two-phase:max-nodes=500,beginner"];
    const compare = (...args: string[]) => cubewright([...words, ...args]);
    const summed = ["compare", "--json", "--results", "lines.csv"];
    expectDocumented(
      ["`compare --json`"],
      [
        ...lines(compare(..."--json --csv lines.csv --scrambles 3,4 --count 2".split(" "))),
        ...lines(cubewright(summed)),
        ...lines(compare("--json", "--random", "2", "--part", "1/2", "--time-ms", "9000")),
        ...lines(
          compare(..."--json --csv lines.csv --scrambles 3,4 --count 2 --resume".split(" ")),
        ),
      ],
    );
    const [columns] = linesOf(compare("--random", "1", "--csv", "-").stdout);
    expect(tableBelow("`compare --csv`").map(([column]) => column)).toEqual(columns!.split(","));
    const refusal = cubewright(["compare", "--methods", "cfop:x=1", "--random", "1"]).stderr;
    const settings = [...refusal.matchAll(/([a-z-]+)=[A-Z]+/g)].map(([, name]) => name);
    expect(tableBelow("`compare`").map(([setting]) => setting)).toEqual(settings);
  });

  it("has the lines that the page lists for tables", ({ cubewright }) => {
    expect(cubewright(["tables", "build", "--set", "pocket", "pocket"]).status).toBe(0);
    const { stdout } = cubewright(["tables", "info", "pocket"]);
    const labels = [...stdout.matchAll(/^ {2}(\S+(?: \S+)*)(?: {2,}| (?=\d))/gm)];
    expect([...new Set(labels.map(([, label]) => label))]).toEqual(
      tableBelow("`tables info`").map(([label]) => label),
    );
  });
});

describe("the options", () => {
  const rows = tableBelow("Methods and options");
  const OPTIONS: Record<string, [string, string]> = {
    "--cross": ["white", "red"],
    "--seed": ["1", "2"],
    "--population": ["subgroups", "layers"],
    "--max-nodes": ["1000000000", "1"],
    "--max-length": ["0", "1000"],
  };

  it("are listed for each method of each puzzle, with its metrics and goals", () => {
    const isOfCommandAlone = (puzzle: Puzzle, method: Method) =>
      puzzle === "3x3x3" && method === "optimal";
    const all = PUZZLES.flatMap((puzzle) =>
      METHODS.filter(
        (method) => methodsOf(puzzle).includes(method) || isOfCommandAlone(puzzle, method),
      ).map((method) => {
        const metrics = metricsOf(puzzle, method);
        return [
          ...[puzzle, method],
          metrics.length === METRICS.length ? "all" : metrics.join(", "),
          leadsAnywhere(puzzle, method) ? "any" : "solved",
          hasStages(method) ? "yes" : "no",
        ].join(" ");
      }),
    );
    const listed = rows.map((row) => row.slice(0, 5).join(" "));
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it("say that two-phase reads --threads in htm alone", () => {
    const readInHtm = (method: string) =>
      /in htm, (.*)/.exec(rows.find(([, name]) => name === method)!.at(-1)!)?.[1]?.split(", ");
    expect(readInHtm("two-phase")).toEqual(["--threads"]);
  });

  it("say that optimal reads --large in htm alone, and the command refuses it in qtm", ({
    cubewright,
  }) => {
    expect(rows.find(([, name]) => name === "optimal")!.at(-1)).toContain("--large in htm");
    const words = ["--metric", "qtm", "--method", "optimal", "--large", "R U F"];
    const { status, stderr } = cubewright(["solve", ...words]);
    expect(status).toBe(2);
    expect(stderr).toContain("unsupported: optimal has no large table in qtm, but in htm.");
  });

  // The others need tables of their own, that take long to make.
  it.for(rows.filter(([puzzle, , , goal]) => puzzle === "2x2x2" || goal === "solved"))(
    "change the output of %s %s only if the page says that it reads them",
    ([puzzle, method, , , , read], { cubewright, pocketTables }) => {
      const isPocket = puzzle === "2x2x2";
      const scramble = isPocket ? "R U2 F' R2 U F2 R" : "R U F' L2 D B R' U2 L";
      // Read from files, they need not be made for each call.
      const tables = isPocket ? ["--tables", pocketTables] : [];
      const alwaysRead = read!.split("; ")[0]!.split(", ");
      for (const [option, values] of Object.entries(OPTIONS)) {
        // The layers take long to evolve, but the names of their stages show the population.
        const words = option === "--population" ? ["explain", "R U F'"] : ["solve", scramble];
        const [one, other] = values.map((value) => {
          const args = ["--puzzle", puzzle!, "--method", method!, ...tables, option, value];
          return cubewright([...words, ...args]).stdout;
        });
        expect(one !== other, option).toBe(alwaysRead.includes(option));
      }
    },
  );
});
