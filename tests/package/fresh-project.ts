// Somebody else's project: a folder with nothing in it but what it installs.

import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { inject } from "vitest";

import { packageDirectory, projectDirectory } from "../../web/build/directories.mjs";

const execute = promisify(execFile);

declare module "vitest" {
  interface ProvidedContext {
    /** The directory of a project with nothing but the package, packed and installed. */
    installed: string;
  }
}

export class FreshProject {
  private constructor(readonly directory: string) {}

  /** Has the package as it would be published. Nothing else is available. */
  static create(files: Readonly<Record<string, string>> = {}): FreshProject {
    const installed = inject("installed");
    const project = FreshProject.#begin();
    cpSync(installed, project.directory, { recursive: true });
    const { "package.json": fields = "{}", ...others } = files;
    const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
      dependencies: object;
    };
    project.write({
      ...others,
      "package.json": JSON.stringify({
        ...{ name: "fresh", private: true, type: "module" },
        ...(JSON.parse(fields) as object),
        dependencies,
      }),
    });
    return project;
  }

  /** Packs the package as for publishing, and installs that. The other projects are copies of this one. */
  static async install(): Promise<FreshProject> {
    const project = FreshProject.#begin();
    project.write({
      "package.json": JSON.stringify({ name: "fresh", private: true, type: "module" }),
    });
    const packing = ["pack", packageDirectory, "--json"];
    const [{ filename }] = JSON.parse(await project.run("npm", packing)) as [{ filename: string }];
    await project.install(["--offline", `./${filename}`]);
    return project;
  }

  static #begin(): FreshProject {
    return new FreshProject(mkdtempSync(join(tmpdir(), "cubewright-project-")));
  }

  /** Installs packages of the registry. */
  async install(words: readonly string[]): Promise<void> {
    await this.run("npm", ["install", "--no-audit", "--no-fund", ...words]);
  }

  /** Has a package from Cubewright's own project, with its command of the same name. */
  borrow(name: string): void {
    const installed = join(projectDirectory, "node_modules");
    const modules = join(this.directory, "node_modules");
    mkdirSync(join(modules, ".bin"), { recursive: true });
    for (const path of [name, join(".bin", name)]) {
      symlinkSync(join(installed, path), join(modules, path));
    }
  }

  /** Writes files, by their paths within the project. */
  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.directory, path)), { recursive: true });
      writeFileSync(join(this.directory, path), text);
    }
  }

  /**
   * Returns what a command writes to standard output; those of installed packages need no path.
   * @throws Error with its whole output if it fails
   */
  async run(program: string, words: readonly string[] = []): Promise<string> {
    // Vite's build sets NODE_ENV for this process; npm would then omit the development dependencies.
    const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...environment } = process.env;
    try {
      const { stdout } = await execute(program, words, {
        cwd: this.directory,
        env: {
          ...environment,
          PATH: `${join(this.directory, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
        },
        maxBuffer: 16_000_000,
      });
      return stdout;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${words.join(" ")} failed:\n${stdout}${stderr}`, {
        cause: error,
      });
    }
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}
