// The snippets of the READMEs, those of the last release's among them, as they are: each is pasted into a fresh project
// and run, or, where it needs a browser, looked at by TypeScript. Only what takes minutes waits for the long run.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { projectDirectory, publicDirectory } from "../../web/build/directories.mjs";
import { SOLVER_ERROR_CODES } from "../../web/core/errors";
import { FreshProject } from "./fresh-project";
import { PAGE_USE } from "./page-use";
import { REACT_TYPES, STRICT_OPTIONS } from "./react-types";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";

// In the long run, node.test.ts compiles a page by the rule of Node.
const RESOLUTION = IS_LONG ? {} : { module: "nodenext", moduleResolution: "nodenext" };

interface Snippet {
  language: string;
  text: string;
  /** Where it is, for the name of its test. */
  place: string;
}

function readPage(path: string): string {
  return readFileSync(join(projectDirectory, path), "utf8");
}

function snippetsOf(path: string): Snippet[] {
  const page = readPage(path);
  return Array.from(page.matchAll(/^```(\w+)\n([^]*?)^```$/gm), (match) => {
    const [, language = "", text = ""] = match;
    const line = page.slice(0, match.index).split("\n").length;
    return { language, text, place: `${path}:${line}` };
  });
}

const OF_PACKAGE = snippetsOf("web/package/README.md");
const OF_PROJECT = snippetsOf("README.md");
const OF_LAST_RELEASE = snippetsOf("tests/data/released-snippets.md");
const SCRIPTS = [...OF_PACKAGE, ...OF_PROJECT, ...OF_LAST_RELEASE].filter(
  // Many have not changed since.
  ({ language, text }, index, all) =>
    /^[jt]s$/.test(language) && all.findIndex((each) => each.text === text) === index,
);

/** Whether it needs no more than Node: no document, and no import of the element. */
function isOfNode({ text }: Snippet): boolean {
  return !/cubewright\/(?:element|react)|document\./.test(text);
}

/** Makes or fetches more than the tables of the two-phase search. */
function isSlow({ text }: Snippet): boolean {
  return /large: true|"korf"|"qtm"|"axial-htm"|example\.org|localStorage|maxSolutions|known:/.test(
    text,
  );
}

/** What the text around a snippet has introduced, for those that do not begin with an import. */
const INTRODUCED = `
  import { Cube, movesTogether, Solver } from "cubewright";
  const solver = await Solver.create();
  const cube = Cube.fromMoves("R U2 F' L D B2");
  const show = () => undefined;
  const faces = Array.from(cube.facelets.match(/.{9}/g), (face) =>
    Array.from(face, (letter) => [..."URFDLB"].map((each) => (each === letter ? 255 : 0)).slice(0, 3)));
  const kept = new Map();
  globalThis.localStorage ??= { getItem: (name) => kept.get(name) ?? null, setItem: (...entry) => kept.set(...entry) };
`;

function asModule({ text }: Snippet): string {
  const module = text.includes("import ") ? text : `${INTRODUCED}{\n${text}}\n`;
  if (IS_LONG || !text.includes('ready("full")')) return module;
  // Making the tables takes several times as long as reading them, and is tested in node.test.ts.
  const baseUrl = pathToFileURL(`${publicDirectory}/`).href;
  return module.replace("Solver.create()", `Solver.create({ baseUrl: "${baseUrl}" })`);
}

let project: FreshProject;

beforeAll(() => {
  project = FreshProject.create();
});

afterAll(() => project.remove());

describe("a snippet that runs in Node", () => {
  const ofNode = SCRIPTS.filter(isOfNode);

  it("exists", () => expect(ofNode.length).toBeGreaterThan(8));

  it.each(ofNode.filter((snippet) => IS_LONG || !isSlow(snippet)))(
    "runs without errors: $place",
    // One makes the large table.
    { timeout: 1_800_000 },
    async (snippet) => {
      project.write({ "snippet.mjs": asModule(snippet) });
      await project.run("node", ["snippet.mjs"]);
    },
  );
});

describe("a documentation page", () => {
  it("says what to do about each error code", () => {
    const [, table = ""] = readPage("web/package/README.md").split("## When something goes wrong");
    for (const code of SOLVER_ERROR_CODES) expect(table).toContain(`\`${code}\``);
  });

  it.each(["web/package/README.md", "build/package/API.md"])(
    "refers to nothing that its readers do not have: %s",
    (path) => {
      const page = readPage(path);
      for (const word of [
        /\bcore\//,
        /\bsolver\/\w+\//,
        /\w\.ts\b(?!x)/,
        /\.h\)/,
        /readFacelets/,
      ]) {
        expect(page.match(word)?.[0], String(word)).toBeUndefined();
      }
      expect(page).not.toContain("notation above");
    },
  );
});

describe("a page that explains the installation", () => {
  const { version } = JSON.parse(readPage("build/package/package.json")) as { version: string };

  it.each(["README.md", "web/package/README.md", "web/examples/README.md"])(
    "installs the package from a packed file, not from a folder: %s",
    (path) => {
      const page = readPage(path);
      expect(page).toMatch(/npm pack \S*build\/package/);
      expect(page).toContain(`npm install ./cubewright-${version}.tgz`);
      expect(page).not.toMatch(/npm install \S*build\/package/);
    },
  );
});

describe("a snippet for React or a page", () => {
  const [ofReact] = OF_PACKAGE.filter(({ language }) => language === "tsx");
  const ofPages = SCRIPTS.filter(
    (snippet) => !isOfNode(snippet) && snippet.text.includes("document."),
  );

  it("compiles with the package's types", async () => {
    expect(ofPages.length).toBeGreaterThan(0);
    const files = {
      "app.tsx": `${ofReact!.text}
        import { Cube } from "cubewright";
        export const usual = <cubewright-cube mode="learn" facelets={Cube.random()} maxLength={undefined} goal={null} />;
        // @ts-expect-error There is no such mode.
        export const wrong = <cubewright-cube mode="sing" />;
      `,
      "page-use.ts": PAGE_USE,
      ...Object.fromEntries(
        ofPages.map(({ text }, index) => [`page-${index}.ts`, `${text}\nexport {};\n`]),
      ),
    };
    project.write({
      ...REACT_TYPES,
      ...files,
      "tsconfig.json": JSON.stringify({
        compilerOptions: { ...STRICT_OPTIONS, ...RESOLUTION, noUncheckedIndexedAccess: true },
        files: Object.keys(files),
      }),
    });
    await project.run(join(projectDirectory, "node_modules/.bin/tsc"));
  });
});
