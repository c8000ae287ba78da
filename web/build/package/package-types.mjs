// The types of the npm package: the declarations that TypeScript emits for its entries and for all that
// these import, with import paths that every module resolution understands.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { run } from "../command.mjs";
import { projectDirectory } from "../directories.mjs";

const ENTRIES = ["package/index", "package/element"];
/**
 * `cubewright/react`: the JSX types of the element. They extend React's types, which are not installed here, so
 * TypeScript cannot compile them from a source file.
 */
const REACT = `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CubewrightCube, CubewrightEventDetails, CubewrightProperties } from "./element.js";

/** Listeners, such as \`oncubewright-solution\`. */
type Listeners = {
  [Type in keyof CubewrightEventDetails as \`on\${Type}\`]?:
    | ((event: CustomEvent<CubewrightEventDetails[Type]>) => void)
    | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cubewright-cube": DetailedHTMLProps<HTMLAttributes<CubewrightCube>, CubewrightCube> &
        CubewrightProperties &
        Listeners;
    }
  }
}

export * from "./element.js";
`;
/** Stands in for the types of Lit (web/package/lit.d.ts). */
const LIT = "package/lit";

// `import "./net";` has no types.
const SIDE_EFFECT = /^import "[^"]+";\n/gm;
const SPECIFIER = /(from |import\()"([^"]+)"/g;

/** @param {string} destination gets the `.d.ts` files */
export async function buildTypes(destination) {
  const emitted = await mkdtemp(join(tmpdir(), "cubewright-types-"));
  try {
    const options = ["--noEmit", "false", "--emitDeclarationOnly", "--outDir", emitted];
    await run("npx", ["tsc", "--project", "web/package/tsconfig.json", ...options]);
    const lit = await readFile(join(projectDirectory, `web/${LIT}.d.ts`), "utf8");
    await mkdir(join(emitted, dirname(LIT)), { recursive: true });
    await writeFile(join(emitted, `${LIT}.d.ts`), lit);
    const pending = [...ENTRIES];
    for (const module of pending) {
      const { text, imported } = resolveImports(
        module,
        await readFile(join(emitted, `${module}.d.ts`), "utf8"),
      );
      const path = join(destination, `${module}.d.ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      pending.push(...imported.filter((name) => !pending.includes(name)));
    }
    await writeFile(join(destination, "package/react.d.ts"), REACT);
  } finally {
    await rm(emitted, { recursive: true });
  }
}

/**
 * @param {string} module its path below web/, without extension
 * @param {string} emitted
 */
function resolveImports(module, emitted) {
  /** @type {Set<string>} */
  const imported = new Set();
  const folder = dirname(module);
  const text = emitted
    .replace(SIDE_EFFECT, "")
    .replace(
      SPECIFIER,
      (
        /** @type {string} */ _all,
        /** @type {string} */ words,
        /** @type {string} */ specifier,
      ) => {
        const name = targetOf(folder, specifier);
        imported.add(name);
        const path = relative(folder, name);
        return `${words}"${path.startsWith(".") ? path : `./${path}`}.js"`;
      },
    );
  return { text, imported: [...imported] };
}

/**
 * @param {string} folder
 * @param {string} specifier
 */
function targetOf(folder, specifier) {
  if (specifier === "lit") return LIT;
  if (!specifier.startsWith(".")) throw new Error(`The types need the package ${specifier}.`);
  const target = join(folder, specifier);
  return target.includes("/") ? target : `${target}/index`;
}
