// The import lint must not only pass on the present sources: it must fail when somebody breaks a
// rule. These tests write forbidden files into a folder shaped like the project, and run over it the
// same command as `npm test`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { BUILD_ROOMS, ROOMS, TEST_FOLDERS } from "../../../.dependency-cruiser.mjs";
import { ROOMS as CPP_ROOMS } from "../../../web/build/cpp/cpp-rooms.mjs";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const dependencyCruiser = join(
  project,
  "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
);
/** The linter is a program of its own, which takes its time on a busy machine. */
const LINT_TIME_LIMIT_MS = 60_000;
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const includeLint = join(project, "web/build/cpp/cpp-includes.mjs");

/** A folder shaped like the project; inside it, so that the npm packages are found from there. */
class SampleProject {
  readonly directory: string;

  constructor() {
    mkdirSync(join(project, "build"), { recursive: true });
    this.directory = mkdtempSync(join(project, "build/import-lint-"));
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.directory, path)), { recursive: true });
    writeFileSync(join(this.directory, path), text);
  }

  run(script: string, ...scriptArguments: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync("node", [script, ...scriptArguments], {
      cwd: this.directory,
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}

describe("the lint of TypeScript imports", { timeout: LINT_TIME_LIMIT_MS }, () => {
  const fromPart = (path: string) => `export { part } from "${path}";`;
  const folderOf = (room: string) => (room.startsWith("tests/") ? room : `web/${room}`);
  const importFrom = (room: string, importedRoom: string) => {
    const path = relative(folderOf(room), `${folderOf(importedRoom)}/part`);
    return fromPart(path.startsWith(".") ? path : `./${path}`);
  };
  const importBundle = (room: string) =>
    `export type { TableKind } from "${relative(folderOf(room), "wasm/cubewright")}";`;
  const inTests = (folder: string) => `tests/${folder}`;

  /** Writes a project with one more file for each text, and lints it. */
  function lintAdditions(additions: [room: string, text: string][]) {
    const sample = new SampleProject();
    for (const name of [".dependency-cruiser.mjs", "tsconfig.json", "package.json"]) {
      cpSync(join(project, name), join(sample.directory, name));
    }
    const testFolders = Object.keys(TEST_FOLDERS).map(inTests);
    const rooms = [...Object.keys(ROOMS), ...Object.keys(BUILD_ROOMS), ...testFolders];
    for (const room of [...rooms, "tests/web/core"]) {
      sample.write(`${folderOf(room)}/part.ts`, "export const part = 1;\n");
      sample.write(`${folderOf(room)}/user.ts`, fromPart("./part"));
    }
    sample.write("web/examples/part.ts", "export const part = 1;\n");
    sample.write("tests/browser/chromium.mjs", "export const part = 1;\n");
    sample.write("tests/web/part.test.ts", fromPart("./part"));
    sample.write("wasm/cubewright.d.ts", "export type TableKind = string;\n");
    for (const [index, [room, text]] of additions.entries()) {
      sample.write(`${folderOf(room)}/addition${index}.ts`, `${text}\n`);
    }
    const result = sample.run(dependencyCruiser, "web", "tests");
    sample.remove();
    return result;
  }

  // A rule that is too strict is seen by anyone who needs the import; one that forbids nothing, by nobody.
  it.runIf(isLongRun)(
    "accepts every import between rooms and of packages that the rules list",
    () => {
      const { status, output } = lintAdditions([
        ...Object.entries(ROOMS).flatMap(([room, used]) =>
          used.map((importedRoom): [string, string] => [room, importFrom(room, importedRoom)]),
        ),
        ...Object.entries(BUILD_ROOMS).flatMap(([room, used]) =>
          used.map((importedRoom): [string, string] => [room, importFrom(room, importedRoom)]),
        ),
        ...Object.entries(TEST_FOLDERS).flatMap(([folder, used]) =>
          used
            .filter((path) => !path.endsWith(".mjs"))
            .map(inTests)
            .map((path): [string, string] => [inTests(folder), importFrom(inTests(folder), path)]),
        ),
        ["tests/bench", fromPart("../browser/chromium.mjs")],
        ["page", 'export const lab = import("../lab/part");'],
        ["page", 'export const learn = import("../learn/part");'],
        ["learn/rooms", 'export const mathematics = import("../mathematics/part");'],
        ["build", importFrom("build", "tests/bench")],
        ["build", fromPart("../../.dependency-cruiser.mjs")],
        ["tests/web", importFrom("tests/web", "page/words")],
        ["tests/wasm", importBundle("tests/wasm")],
        ["engine/worker", importBundle("engine/worker")],
        ["engine/storage", 'export { openDB } from "idb";'],
        ["lab/kept", 'export { openDB } from "idb";'],
        ["learn/library", 'export { openDB } from "idb";'],
        ["learn/practice", 'export { openDB } from "idb";'],
        ["scene", 'export { Mesh } from "three";'],
        ["scene/signs", 'export { Mesh } from "three";'],
        ["widget/paint", 'export { html } from "lit";'],
      ]);
      expect(output).toContain("no dependency violations found");
      expect(status).toBe(0);
    },
  );

  it("knows the layers of the design", () => {
    const layerOf = (room: string) => room.split("/")[0]!;
    const usedLayers: Record<string, string[]> = {};
    for (const [room, used] of Object.entries(ROOMS)) {
      const layers = [...(usedLayers[layerOf(room)] ?? []), ...used.map(layerOf)];
      usedLayers[layerOf(room)] = [...new Set(layers)].filter((each) => each !== layerOf(room));
    }
    const sorted = Object.fromEntries(
      Object.entries(usedLayers).map(([layer, used]) => [layer, used.sort()]),
    );
    expect(sorted).toEqual({
      core: [],
      engine: ["core"],
      scene: ["core"],
      widget: ["core", "engine", "scene"],
      site: ["core", "widget"],
      lab: ["core", "engine", "site", "widget"],
      learn: ["core", "site", "widget"],
      page: ["core", "site", "widget"],
      package: ["core", "engine", "widget"],
      scan: ["core", "engine", "widget"],
    });
  });

  it("allows no cycle of rooms", () => {
    let left = Object.keys(ROOMS);
    for (;;) {
      const next = left.filter((room) => ROOMS[room]!.some((used) => left.includes(used)));
      if (next.length === left.length) break;
      left = next;
    }
    expect(left).toEqual([]);
  });

  describe("refuses", () => {
    const oneForbiddenImportOfEach = (
      rules: Record<string, string[]>,
      nameOf: (room: string) => string = (room) => room,
    ) =>
      Object.keys(rules).flatMap((room): [string, string, string][] =>
        Object.keys(rules)
          .filter((other) => other !== room && !rules[room]!.includes(other))
          .slice(0, 1)
          .map((other) => [
            `${nameOf(room)}-imports`,
            nameOf(room),
            importFrom(nameOf(room), nameOf(other)),
          ]),
      );
    const ofEachRoom = [
      ...oneForbiddenImportOfEach(ROOMS),
      ...oneForbiddenImportOfEach(BUILD_ROOMS),
      ...oneForbiddenImportOfEach(TEST_FOLDERS, inTests),
    ];
    const forbidden: [rule: string, room: string, text: string][] = [
      ...ofEachRoom,
      ["no-cycle", "scene", fromPart(`./addition${ofEachRoom.length}`)],
      ["no-orphan", "scene", "export const alone = 1;"],
      ["no-unresolvable", "page", fromPart("./missing")],
      ["known-rooms", "engine/elsewhere", fromPart("../platform/part")],
      ["known-rooms", "scene/signs/deeper", fromPart("../part")],
      ["engine-imports", "engine", importFrom("engine", "scene")],
      ["engine/storage-imports", "engine/storage", importFrom("engine/storage", "engine/worker")],
      ["scene-imports", "scene", importFrom("scene", "engine")],
      ["scene/signs-imports", "scene/signs", importFrom("scene/signs", "page")],
      ["widget/element-imports", "widget/element", importFrom("widget/element", "page")],
      ["page-imports", "page", importFrom("page", "engine")],
      ["page/dialogs-imports", "page/dialogs", importFrom("page/dialogs", "scene")],
      ["page-on-demand", "page", importFrom("page", "learn")],
      ["learn/rooms-on-demand", "learn/rooms", importFrom("learn/rooms", "learn/mathematics")],
      ["page/stages-imports", "page/stages", importFrom("page/stages", "learn")],
      ["core-imports", "core", importFrom("core", "engine")],
      ["core-without-packages", "core", 'export { html } from "lit";'],
      ["core-without-packages", "core", 'export { join } from "node:path";'],
      ["core-without-packages", "core", importBundle("core")],
      ["core-imports", "core", fromPart("../examples/part")],
      ["core-imports", "core", 'export { name } from "../../package.json";'],
      ["page-imports", "page", fromPart("../examples/part")],
      ["engine/worker-imports", "engine/worker", 'export { name } from "../../../package.json";'],
      ["widget/paint-imports", "widget/paint", importFrom("widget/paint", "tests/web")],
      ["core-imports", "core", importFrom("core", "build")],
      ["build-imports", "build", importFrom("build", "core")],
      ["build/site-imports", "build/site", importFrom("build/site", "tests/bench")],
      ["known-rooms", "build/elsewhere", fromPart("../part")],
      ["known-test-folders", "tests/elsewhere", fromPart("../web/part")],
      ["tests/wasm-imports", "tests/wasm", importFrom("tests/wasm", "tests/web")],
      ["tests/bench-imports", "tests/bench", importFrom("tests/bench", "tests/browser")],
      ["judge-shares-nothing", "tests/judge", importFrom("tests/judge", "core")],
      ["judge-shares-nothing", "tests/judge", 'export { name } from "../../package.json";'],
      ["judge-only-judges", "tests/web", importFrom("tests/web", "tests/judge")],
      ["no-import-of-tests", "tests/web", fromPart("./part.test")],
      ["bundles-only-in-engine", "widget/solve", importBundle("widget/solve")],
      ["three-only-in-scene", "widget/stage", 'export { Mesh } from "three";'],
      ["three-only-in-scene", "engine", 'export type { Mesh } from "three";'],
      [
        "lit-only-in-widget-and-lab-and-learn-and-page-and-scan",
        "engine",
        'export { html } from "lit";',
      ],
      [
        "idb-only-in-engine/storage-and-lab/kept-and-learn/library-and-learn/practice",
        "engine/fetch",
        'export { openDB } from "idb";',
      ],
      ["uqr-only-in-page/dialogs", "page", 'export { encode } from "uqr";'],
      ["no-node-in-the-browser", "widget/paint", 'export { join } from "node:path";'],
      ["only-shipped-packages", "engine/worker", 'export { build } from "vite";'],
    ];
    let status: number | null;
    let output: string;

    beforeAll(() => {
      ({ status, output } = lintAdditions(forbidden.map(([, room, text]) => [room, text])));
    }, LINT_TIME_LIMIT_MS);

    it("with a failing command", () => {
      expect(status).toBeGreaterThan(0);
    });

    it.each(forbidden.map((row, index) => [...row, index] as const))(
      "by the rule %s that %s says %s",
      (rule, room, _text, index) => {
        expect(output).toContain(`error ${rule}: ${folderOf(room)}/addition${index}.ts`);
      },
    );
  });
});

describe("the lint of C++ includes", () => {
  let sample: SampleProject;

  beforeEach(() => {
    sample = new SampleProject();
  });

  afterEach(() => {
    sample.remove();
  });

  function lint() {
    return sample.run(includeLint, sample.directory);
  }

  /** Lints a project with one file for each header, which it includes. */
  function lintIncludes(includes: [room: string, header: string][]) {
    for (const [index, [room, header]] of includes.entries()) {
      sample.write(`${room}/part${index}.cpp`, `#include <array>\n #  include ${header}\n`);
    }
    return lint();
  }

  it("accepts what the rules allow", () => {
    const allowed: [room: string, header: string][] = [
      ["solver/cube", "<array>"],
      ["solver/cube", '"solver/cube/move.h"'],
      ["solver/methods/twophase/search", "<atomic>"],
      ["solver/cli/cubes", "<iostream>"],
      ["wasm/twophase", "<emscripten/bind.h>"],
      ["solver/methods/new", '"solver/methods/new/part.h"'],
      ["solver/methods/new", '"solver/methods/part.h"'],
      ["solver/methods/registry", '"solver/methods/new/part.h"'],
      ...CPP_ROOMS.flatMap(({ room, uses }) =>
        uses.map((used): [string, string] => [room, `"${used}/part.h"`]),
      ),
    ];
    expect(lintIncludes(allowed)).toEqual({ status: 0, output: "" });
  });

  it("refuses what no rule allows", () => {
    const forbidden: [room: string, header: string, complaint: string][] = [
      ["solver/cube", '"cube.h"', "must not include"],
      ["solver/cube", '"solver/cube/deeper/move.h"', "must not include"],
      ["solver/cube", "<fstream>", "knows no files"],
      ["solver/text", "<chrono>", "knows no files"],
      ["solver/painting", "<CLI/CLI.hpp>", "uses the standard library only"],
      ["solver/methods/twophase/search", "<iostream>", "knows no files"],
      ["solver/methods/twophase/search", "<unistd.h>", "uses the standard library only"],
      ["solver/methods/twophase/walks", "  <cstdio> // indented", "knows no files"],
      ["tables", "<fstream>", "knows no files"],
      [
        "wasm/twophase",
        "<solver/painting/repair.h>",
        "must include the project's headers in quotes",
      ],
      ["solver/cli", "<solver/painting/repair.h>", "must include the project's headers in quotes"],
      [
        "wasm/twophase",
        "<../solver/painting/repair.h>",
        "must include the project's headers in quotes",
      ],
      ["solver/cube", '"solver/cube/../painting/repair.h"', "must not include"],
      ["solver/cube", '"solver/cube/moves.inc"', "must not include"],
      ["solver/cube", "MOVES_HEADER", "must write an include by itself"],
      ["solver/methods/new", '"solver/methods/other/part.h"', "must not include"],
      ["solver/methods/new", '"solver/methods/registry/part.h"', "must not include"],
      ["solver/methods/registry", '"solver/methods/../part.h"', "must not include"],
      ["solver/methods/new", "<fstream>", "knows no files"],
    ];
    const { status, output } = lintIncludes(forbidden.map(([room, header]) => [room, header]));
    for (const [index, [room, , complaint]] of forbidden.entries()) {
      expect(output).toContain(`${room}/part${index}.cpp:2: ${room} ${complaint}`);
    }
    expect(status).toBe(1);
  });

  it.each(["solver/cube/deeper", "solver/elsewhere", "tests/bench"])(
    "refuses a file in %s",
    (folder) => {
      const { status, output } = lintIncludes([[folder, "<array>"]]);
      expect(output).toContain(`${folder}/part0.cpp: `);
      expect(status).toBe(1);
    },
  );

  it.each([
    ["behind a comment", '/* */ #include "solver/cube/move.h"', "must write an include by itself"],
    ["around a comment", '#/**/include "solver/cube/move.h"', "must write an include by itself"],
    ["at the end of one", '// */ #include "solver/cube/move.h"', "must write an include by itself"],
    ["as a digraph", '%:include "solver/cube/move.h"', "must write an include by itself"],
    ["on two lines", '#\\\ninclude "solver/cube/move.h"', "must write a directive on one line"],
    [
      "split in the word",
      '#in\\\nclude "solver/cube/move.h"',
      "must write a directive on one line",
    ],
    ["as bytes", '#embed "solver/cube/move.h"', "must write an include by itself"],
  ])("refuses an include %s", (_way, text, complaint) => {
    sample.write("solver/text/part.cpp", `${text}\n`);
    const { status, output } = lint();
    expect(output).toContain(`solver/text/part.cpp:1: solver/text ${complaint}`);
    expect(status).toBe(1);
  });

  it("lets comments speak of includes", () => {
    sample.write("solver/text/part.h", "// What it must not #include.\nint included;\n");
    expect(lint()).toEqual({ status: 0, output: "" });
  });

  it.each(["hpp", "inc", "cc", "cxx", "ipp", "c"])("refuses files that end in .%s", (ending) => {
    sample.write(`solver/cube/part.${ending}`, "int part;\n");
    expect(lint()).toEqual({
      status: 1,
      output: `solver/cube/part.${ending}: a C++ file ends in .cpp or .h\n`,
    });
  });

  it("lets no room use another that its rule does not name", () => {
    const expected = CPP_ROOMS.flatMap(({ room, uses }) => {
      const forbidden = CPP_ROOMS.map((other) => other.room)
        .filter((other) => other !== room && !uses.includes(other))
        .map((other) => `"${other}/part.h"`);
      const lines = forbidden.map((header) => `#include ${header}\n`);
      sample.write(`${room}/part.cpp`, lines.join(""));
      return forbidden.map(
        (header, index) => `${room}/part.cpp:${index + 1}: ${room} must not include ${header}`,
      );
    });
    const { status, output } = lint();
    expect(output.trim().split("\n").sort()).toEqual(expected.sort());
    expect(status).toBe(1);
  });

  it("lists each room after those that it uses, so that no two use each other", () => {
    const listed: string[] = [];
    for (const { room, uses } of CPP_ROOMS) {
      expect(listed, room).toEqual(expect.arrayContaining(uses));
      listed.push(room);
    }
  });
});
