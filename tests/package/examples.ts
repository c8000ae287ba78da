// The examples that need the package (web/examples), as fresh projects take them over.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectDirectory } from "../../web/build/directories.mjs";

export interface Example {
  /** Texts by path. Its package.json asks only for Cubewright. */
  files: Readonly<Record<string, string>>;
  /** Other packages that it asks for, with versions. */
  packages: readonly string[];
}

export function readExample(name: string): Example {
  const directory = join(projectDirectory, "web/examples", name);
  const { "package.json": fieldsText = "", ...files } = Object.fromEntries(
    readdirSync(directory).map((file) => [file, readFileSync(join(directory, file), "utf8")]),
  );
  const { devDependencies = {}, ...fields } = JSON.parse(fieldsText) as {
    devDependencies?: Record<string, string>;
  };
  return {
    files: { ...files, "package.json": JSON.stringify(fields) },
    packages: Object.entries(devDependencies).map(([wanted, version]) => `${wanted}@${version}`),
  };
}
