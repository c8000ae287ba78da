// What is in the package, and how large it is.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, it } from "vitest";

import {
  packageDirectory,
  projectDirectory,
  tablesPackageDirectory,
} from "../../web/build/directories.mjs";
import type { TableManifest } from "../../web/engine/tables/table-manifest";

interface PackageFields {
  name: string;
  version: string;
  dependencies?: unknown;
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
}

const KILOBYTE = 1000;
/** Loaded only where a cube, or a known solution, is given as moves. */
const OF_MOVES = ["cubewright-known-moves.js", "cubewright-written-position.js"];
const MEGABYTE = 1_000_000;

function readFields(directory: string): PackageFields {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as PackageFields;
}

/** The files that `file` imports directly or indirectly, itself first; without following imports of `apart`. */
function importedFrom(file: string, ...apart: string[]): string[] {
  const files = [file];
  for (const name of files) {
    if (apart.some((start) => name.startsWith(start))) continue;
    const text = readFileSync(join(packageDirectory, name), "utf8");
    for (const [, imported = ""] of text.matchAll(
      /(?:from|import\(?)\s*["'`]\.\/([\w.-]+)["'`]/g,
    )) {
      if (!files.includes(imported)) files.push(imported);
    }
  }
  return files;
}

function packedSizeBytes(files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(join(packageDirectory, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

it("contains every file that its exports name, and needs no other package", () => {
  const { exports, sideEffects, dependencies } = readFields(packageDirectory);
  const named = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  for (const path of [...named, ...sideEffects, "README.md", "LICENSE"]) {
    expect(existsSync(join(packageDirectory, path)), path).toBe(true);
  }
  expect(dependencies).toBeUndefined();
  for (const file of readdirSync(packageDirectory).filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(join(packageDirectory, file), "utf8");
    expect(text.match(/(?<!["'`])\bfrom\s*["'](?!\.\/)[^"'`]*["']/g) ?? [], file).toEqual([]);
  }
});

it("has the project's version, and so does the tables package", () => {
  const { version } = readFields(projectDirectory);
  expect(readFields(packageDirectory)).toMatchObject({ name: "cubewright", version });
  expect(readFields(tablesPackageDirectory)).toMatchObject({ name: "cubewright-tables", version });
});

it("imports neither Lit nor Three.js for solving alone", () => {
  expect(importedFrom("index.js").toSorted()).toEqual([
    "cubewright-engine.js",
    OF_MOVES[0],
    "cubewright-modules.js",
    OF_MOVES[1],
    "index.js",
    "worker-files.js",
    "worker-goals-text.js",
    "worker-korf-text.js",
    "worker-methods-text.js",
    "worker-metrics-text.js",
    "worker-optimal-text.js",
    "worker-optimal-threads-text.js",
    "worker-pocket-text.js",
    "worker-scan-text.js",
    "worker-text.js",
    "worker-threads-text.js",
  ]);
});

it("has no chunk larger than 500 KB, of which Vite would warn", () => {
  const large = importedFrom("element.js").filter(
    (file) =>
      !/^worker-|-worker/.test(file) &&
      readFileSync(join(packageDirectory, file)).length > 500 * KILOBYTE,
  );
  expect(large).toEqual([]);
});

/** The workers' scripts as text; at most one is loaded, in place of the script itself. */
const TEXT_FILES = [
  ...[
    "",
    "-threads",
    "-pocket",
    "-methods",
    "-goals",
    "-metrics",
    "-korf",
    "-scan",
    "-optimal",
    "-optimal-threads",
  ],
].map((name) => `worker${name}-text.js`);
/** What is loaded only where a method of another module is prepared or used. */
const OF_MODULES = "cubewright-modules.js";
/** Loaded additionally where cubes are solved by stages. */
const MODULES = importedFrom("index.js").filter(
  (file) => ![...TEXT_FILES, OF_MODULES, ...OF_MOVES].includes(file),
);
const ENGINE_FILES = [...MODULES, "cubewright-worker.js"];
const LANGUAGE = /^cubewright-(?:ko|ru|sr|zh)\.js$/;

it("has an engine of at most 132 KB, its WebAssembly included", () => {
  expect(packedSizeBytes(ENGINE_FILES)).toBeLessThan(132 * KILOBYTE);
});

// Pages that cannot share memory load the other script instead, and nothing of this one.
it("has an engine with threads of at most 147 KB, its WebAssembly included", () => {
  const files = [...MODULES, "cubewright-worker-threads.js"];
  expect(packedSizeBytes(files)).toBeLessThan(147 * KILOBYTE);
});

it("has code for the 2x2x2 of at most 111.1 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-pocket.js"];
  expect(packedSizeBytes(files)).toBeLessThan(111.1 * KILOBYTE);
});

it("has code for methods by stages of at most 102 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-methods.js"];
  expect(packedSizeBytes(files)).toBeLessThan(102 * KILOBYTE);
});

it("has code for open goals of at most 100 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-goals.js"];
  expect(packedSizeBytes(files)).toBeLessThan(100 * KILOBYTE);
});

it("has code for other metrics of at most 110 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-metrics.js"];
  expect(packedSizeBytes(files)).toBeLessThan(110 * KILOBYTE);
});

it("has code for Korf's method of at most 57 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-korf.js"];
  expect(packedSizeBytes(files)).toBeLessThan(57 * KILOBYTE);
});

it("has code for scanning of at most 49 KB, WebAssembly included, loaded on demand", () => {
  const files = [OF_MODULES, "cubewright-worker-scan.js"];
  expect(packedSizeBytes(files)).toBeLessThan(49 * KILOBYTE);
});

// A page needs one of the languages, or none for English. What starts the engine is counted there.
it.each([
  ["one thread", 156, "cubewright-worker-optimal.js"],
  ["threads", 171, "cubewright-worker-optimal-threads.js"],
])(
  "has code for proofs with %s of at most %i KB, WebAssembly included, loaded on demand",
  (_, kilobytes, file) => {
    expect(packedSizeBytes([OF_MODULES, file])).toBeLessThan(kilobytes * KILOBYTE);
  },
);

// Loaded when somebody looks for a shortest solution.
const OF_PROOFS = [
  "cubewright-awake.js",
  "cubewright-larger-table.js",
  "cubewright-resting-proofs.js",
];

/** The teaching code, loaded by an element with a lesson; the element already has some of it. */
const OF_LESSONS = "cubewright-learn-";
const LESSON = "cubewright-learn-in-element.js";

/** The scanning code, loaded when somebody presses Scan; the element already has some of it. */
const OF_SCANS = "cubewright-scan-";
const SCAN = "cubewright-scan-in-element.js";

/** What elements without lessons and scans may load besides the engine. */
function filesOfElement(): string[] {
  const others = [...ENGINE_FILES, ...TEXT_FILES, ...OF_PROOFS, OF_MODULES, ...OF_MOVES];
  const isOther = (file: string) =>
    others.includes(file) || [OF_LESSONS, OF_SCANS].some((start) => file.startsWith(start));
  return importedFrom("element.js", OF_LESSONS, OF_SCANS).filter((file) => !isOther(file));
}

it("has an element of at most 187 KB, its scene included", () => {
  const files = filesOfElement();
  expect(files).toContain("cubewright-cube-scene.js");
  const languages = files.filter((file) => LANGUAGE.test(file));
  expect(languages).toHaveLength(4);
  const largest = Math.max(...languages.map((file) => packedSizeBytes([file])));
  const always = packedSizeBytes(files.filter((file) => !languages.includes(file)));
  expect(always + largest).toBeLessThan(187 * KILOBYTE);
});

it("has lessons of at most 32 KB, which only elements with a lesson load", () => {
  const ofElement = [
    ...[...filesOfElement(), ...ENGINE_FILES, ...TEXT_FILES],
    ...[...OF_PROOFS, OF_MODULES, ...OF_MOVES],
  ];
  const files = importedFrom(LESSON).filter((file) => !ofElement.includes(file));
  const words = files.filter((file) => /^cubewright-learn-(?:ko|ru|sr|zh)\.js$/.test(file));
  expect(words).toHaveLength(4);
  const largest = Math.max(...words.map((file) => packedSizeBytes([file])));
  const always = packedSizeBytes(files.filter((file) => !words.includes(file)));
  expect(always + largest).toBeLessThan(32 * KILOBYTE);
});

it("has scans of at most 18 KB besides their worker, loaded when Scan is pressed", () => {
  const ofElement = [
    ...[...filesOfElement(), ...ENGINE_FILES, ...TEXT_FILES],
    ...[...OF_PROOFS, OF_MODULES, ...OF_MOVES],
  ];
  const files = importedFrom(SCAN).filter((file) => !ofElement.includes(file));
  const words = files.filter((file) => /^cubewright-scan-(?:ko|ru|sr|zh)\.js$/.test(file));
  expect(words).toHaveLength(4);
  const largest = Math.max(...words.map((file) => packedSizeBytes([file])));
  const always = packedSizeBytes(files.filter((file) => !words.includes(file)));
  expect(always + largest).toBeLessThan(18 * KILOBYTE);
});

it("states the tables' sizes as in their manifest", () => {
  const manifest = JSON.parse(
    readFileSync(join(tablesPackageDirectory, "tables/manifest.json"), "utf8"),
  ) as TableManifest;
  const chunks = manifest.tables.flatMap((table) => table.chunks);
  const megabytes = (key: "sizeBytes" | "packedSizeBytes") =>
    Math.round(chunks.reduce((sum, chunk) => sum + (chunk[key] ?? 0), 0) / MEGABYTE);
  const readText = (path: string) => readFileSync(path, "utf8").replaceAll("\n", " ");
  const text = readText(join(packageDirectory, "README.md"));
  expect(text).toContain(`${megabytes("sizeBytes")} MB of tables`);
  expect(text).toContain(`they are ${megabytes("packedSizeBytes")} MB compressed`);
  const tablesText = readText(join(tablesPackageDirectory, "README.md"));
  expect(tablesText).toContain(`, ${megabytes("packedSizeBytes")} MB,`);
});
