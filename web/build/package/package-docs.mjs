// The npm package's documentation: API.md and custom-elements.json, both made by TypeDoc from the
// comments of the sources.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectDirectory } from "../directories.mjs";
import { elementManifest, ELEMENT_TAGS } from "./element-manifest.mjs";
import { elementPage } from "./element-page.mjs";
import { elementTypes } from "./element-types.mjs";
import { spellOutTypes } from "./spelled-types.mjs";

/** @typedef {import("typedoc").TypeDocOptions} TypeDocOptions */
/** @typedef {import("./element-manifest.mjs").ElementClass} ElementClass */

const sources = join(projectDirectory, "web/package");

/** @satisfies {Partial<TypeDocOptions>} */
const COMMON_OPTIONS = {
  tsconfig: join(sources, "tsconfig.json"),
  readme: "none",
  logLevel: "Warn",
  sort: ["source-order"],
  excludePrivate: true,
  excludeProtected: true,
  excludeInternal: true,
  excludeExternals: true,
  disableSources: true,
  // Types are checked elsewhere, and the parts of an exported type need not be exported themselves.
  skipErrorChecking: true,
  validation: false,
};

const TITLE = `# The API

[The solver](#classes), \`import "cubewright"\`, and [the element](#cubewright-cube),
\`import "cubewright/element"\`.
`;

/**
 * @param {string} destination the package's folder
 * @param {{ module: string, moduleOnServer: string }} element the files that define the element, for
 *   browsers and for Node
 */
export async function buildDocs(destination, { module, moduleOnServer }) {
  const { CubewrightCube } = /** @type {{ CubewrightCube: ElementClass }} */ (
    await import(pathToFileURL(join(destination, moduleOnServer)).href)
  );
  const project = await readElement();
  const manifest = elementManifest(project, CubewrightCube, module);
  const manifestText = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeFile(join(destination, "custom-elements.json"), manifestText);
  const element = manifest.modules.flatMap(({ declarations }) => declarations).map(elementPage);
  await writeFile(
    join(destination, "API.md"),
    [TITLE, await writeSolverPage(), ...element, elementTypes(project)].join("\n"),
  );
}

async function readElement() {
  const { Application, OptionDefaults } = await import("typedoc");
  const application = await Application.bootstrap({
    ...COMMON_OPTIONS,
    entryPoints: [join(sources, "element.ts")],
    blockTags: [...OptionDefaults.blockTags, ...ELEMENT_TAGS],
  });
  return converted(application);
}

async function writeSolverPage() {
  const { Application } = await import("typedoc");
  const folder = await mkdtemp(join(tmpdir(), "cubewright-api-"));
  try {
    const application = await Application.bootstrapWithPlugins(
      /** @type {Partial<TypeDocOptions>} */ ({
        ...COMMON_OPTIONS,
        entryPoints: [join(sources, "index.ts")],
        plugin: ["typedoc-plugin-markdown"],
        out: folder,
        outputFileStrategy: "modules",
        entryFileName: "API.md",
        hidePageHeader: true,
        hidePageTitle: true,
        hideBreadcrumbs: true,
        parametersFormat: "table",
        interfacePropertiesFormat: "table",
        typeDeclarationFormat: "table",
        useCodeBlocks: true,
      }),
    );
    await application.generateOutputs(await converted(application));
    return await readFile(join(folder, "API.md"), "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {import("typedoc").Application} application */
async function converted(application) {
  spellOutTypes(application);
  const project = await application.convert();
  if (!project || application.logger.hasErrors()) throw new Error("TypeDoc found errors.");
  return project;
}
