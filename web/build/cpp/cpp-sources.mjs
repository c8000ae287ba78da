// The C++ files of the project.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectDirectory } from "../directories.mjs";

export const CPP_DIRECTORIES = ["solver", "tables", "wasm", "tests"];

/** Sources end in .cpp or .h; the other endings are here so that the lint finds and rejects them. */
const ENDINGS = /\.(?:[ch](?:pp|xx|\+\+)?|cc|hh|cppm|ixx|inc|inl|ipp|tpp|def)$/i;

/**
 * @param {string[]} directories below `baseDirectory`; those that are missing count as empty
 * @param {string} [baseDirectory]
 * @returns {Promise<string[]>} paths below `baseDirectory`, sorted
 */
export async function findCppSources(directories, baseDirectory = projectDirectory) {
  const found = await Promise.all(
    directories.map(async (directory) => {
      const names = await readdir(join(baseDirectory, directory), { recursive: true }).catch(
        () => [],
      );
      return names.filter((name) => ENDINGS.test(name)).map((name) => join(directory, name));
    }),
  );
  return found.flat().sort();
}

/**
 * @param {string[]} directories
 * @param {string} [baseDirectory]
 * @returns {Promise<{ path: string, text: string }[]>}
 */
export async function readCppSources(directories, baseDirectory = projectDirectory) {
  const paths = await findCppSources(directories, baseDirectory);
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(baseDirectory, path), "utf8") })),
  );
}
