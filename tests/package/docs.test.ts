// What the package says of the element: its manifest, and the API page.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, it } from "vitest";

import * as solver from "../../web/package/index";
import { packageDirectory, projectDirectory } from "../../web/build/directories.mjs";
import type { ElementManifest } from "../../web/build/package/element-manifest.mjs";

const { customElements } = JSON.parse(read("package.json")) as { customElements: string };
const manifest = JSON.parse(read(customElements)) as ElementManifest;
const element = manifest.modules[0]!.declarations[0]!;

function read(name: string): string {
  return readFileSync(join(packageDirectory, name), "utf8");
}

function namesOf(described: readonly { name: string }[]): string[] {
  return described.map(({ name }) => name).toSorted();
}

it("has a manifest with all promised and all observed attributes", async () => {
  const path = pathToFileURL(join(packageDirectory, "element-on-server.js")).href;
  const { CubewrightCube } = (await import(path)) as {
    CubewrightCube: { observedAttributes: string[] };
  };
  const promised =
    "facelets setup alg mode controls tables threads time-ms max-length max-nodes puzzle method stage scan metric goal " +
    "base-url tempo color-scheme hint signs backs alt loading lang";
  // Every element has a language; this one finds it in another way.
  const observed = [...CubewrightCube.observedAttributes, "lang"];
  expect(namesOf(element.attributes)).toEqual(observed.toSorted());
  expect(namesOf(element.attributes)).toEqual(expect.arrayContaining(promised.split(" ")));
  const mode = element.attributes.find(({ name }) => name === "mode");
  expect(mode).toMatchObject({
    fieldName: "mode",
    type: { text: '"view" | "paint" | "solve" | "learn"' },
    default: '"view"',
  });
});

it("has a manifest with the element's methods, its events, its slots and its parts", () => {
  const methods = element.members.filter(({ kind }) => kind === "method");
  expect(namesOf(methods)).toEqual(
    "clear pause play redo reset scramble seek solve step toBlob undo".split(" "),
  );
  const events =
    "change end error improved pause play progress ready scramble solution stage step stepwise tempo".split(
      " ",
    );
  expect(namesOf(element.events)).toEqual(events.map((name) => `cubewright-${name}`));
  expect(namesOf(element.slots)).toEqual(["actions", "corner", "palette", "stage"]);
  expect(namesOf(element.cssParts)).toEqual(
    "controls lesson net palette repairs stage status".split(" "),
  );
});

it("has a manifest with the default values of method parameters", () => {
  const defaults = element.members.flatMap((member) =>
    member.kind === "method"
      ? member.parameters.map(({ name, ...parameter }) => [member.name, name, parameter.default])
      : [],
  );
  expect(defaults.toSorted()).toEqual([
    ["seek", "index", undefined],
    ["solve", "request", "{}"],
    ["step", "count", "1"],
  ]);
});

it("has a manifest with the custom properties that the element uses", () => {
  const theme = readFileSync(join(projectDirectory, "web/widget/looks/theme.css"), "utf8");
  const used = new Set(theme.match(/--cubewright-[a-z-]+(?=:)/g));
  // The first is only for the page; the second has no default value.
  used.delete("--cubewright-font-display");
  used.add("--cubewright-stage-height");
  expect(namesOf(element.cssProperties)).toEqual([...used].toSorted());
});

it("describes everything that it names, in the manifest and on the API page", () => {
  const page = read("API.md");
  const described = [
    ...element.attributes,
    ...element.members,
    ...element.events,
    ...element.slots,
    ...element.cssParts,
    ...element.cssProperties,
  ];
  for (const { name, description } of described) {
    expect(description, name).not.toBe("");
    expect(page).toContain(description.replaceAll("|", "\\|"));
  }
  const headings = page.replaceAll("\\_", "_").match(/^### \w+/gm);
  for (const name of Object.keys(solver)) expect(headings).toContain(`### ${name}`);
});

/** The parts of the API page, by their headings: those about the solver, or about the element. */
function sectionsOf(page: string): [heading: string, text: string][] {
  const parts = page.replaceAll("\\_", "_").split(/^#{3,5} (?=[\w[\\])/m);
  return parts.slice(1).map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const [text = ""] = lines.join("\n").split(/^#{5,6} (?!Get Signature)|^## /m);
    return [heading, text.replace("###### Get Signature", "")];
  });
}

const CODE = /^```ts\n[^]*?^```$/gm;

it("describes each type, function and member of the solver on the API page", () => {
  const [, solverPage = ""] = /^## Classes$([^]*?)^## cubewright-cube$/m.exec(read("API.md")) ?? [];
  const sections = sectionsOf(solverPage);
  expect(sections.length).toBeGreaterThan(80);
  const titles = /^(Properties|Accessors|Methods|Constructors|Extends|Extended by)$|^Constructor$/;
  for (const [heading, text] of sections) {
    if (titles.test(heading)) continue;
    expect(text.replaceAll(CODE, "").replaceAll(/[*\s]/g, ""), heading).not.toBe("");
  }
  const tables = solverPage.matchAll(/^\| Property \|.*\n\|.*\n((?:\|.*\n)+)/gm);
  const rows = Array.from(tables, ([, table = ""]) => table.trim().split("\n")).flat();
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    const [, , , description = ""] = row.split(/(?<!\\)\|/);
    expect(description.trim(), row).not.toBe("-");
  }
});

it("shows no type on the API page that its readers do not have", () => {
  const page = read("API.md");
  const headings = new Set(sectionsOf(page).map(([heading]) => heading));
  const ofLanguage = [
    ...["Partial", "Readonly", "Record", "Promise", "Lowercase", "ArrayLike", "Disposable"],
    ...["Error", "AbortSignal", "URL", "CustomEvent", "Blob", "CubewrightCube", "Name"],
  ];
  const types = Array.from(page.matchAll(/^type (\w+) =([^]*?);\n```/gm));
  expect(types.length).toBeGreaterThan(20);
  for (const [, name, type = ""] of types) {
    expect(type, name).not.toContain("typeof");
    const named = type.replaceAll(/"[^"]*"/g, "").match(/\b[A-Z]\w+/g) ?? [];
    for (const each of named) {
      expect(headings.has(each) || ofLanguage.includes(each), `${name}: ${each}`).toBe(true);
    }
  }
});

it("explains each error code on the API page", () => {
  const page = read("API.md");
  for (const code of solver.SOLVER_ERROR_CODES) expect(page).toMatch(`- \`${code}\`: `);
});

it("links to every type that the API page names", () => {
  const page = read("API.md").replaceAll("\\_", "_");
  const headings = (page.match(/^#+ .+$/gm) ?? []).map((line) => line.replace(/^#+ /, ""));
  const anchors = [
    ...headings.map((heading) => heading.toLowerCase().replaceAll(" ", "-").replace("()", "")),
    ...Array.from(page.matchAll(/<a id="([^"]+)">/g), ([, id]) => id),
  ];
  const links = Array.from(page.matchAll(/\]\(#([^)]+)\)/g), ([, target]) => target);
  expect(links.length).toBeGreaterThan(10);
  for (const target of links) expect(anchors).toContain(target);
  const named = "Face NotationFault ColorNames SolveRequest CubewrightEventDetails";
  expect(headings).toEqual(expect.arrayContaining(named.split(" ")));
});

it("keeps the names of its classes for consoles and stack traces", async () => {
  const path = pathToFileURL(join(packageDirectory, "index.js")).href;
  const { Cube, Solver, SolverError } = (await import(path)) as typeof solver;
  expect([Cube, Solver, SolverError].map(({ name }) => name)).toEqual([
    "Cube",
    "Solver",
    "SolverError",
  ]);
  // The element's class needs a browser.
  expect(read("element.js")).toMatch(/\bclass CubewrightCube\b|\bCubewrightCube=class\b/);
});
