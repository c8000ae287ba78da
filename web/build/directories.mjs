// Where the sources and the build output lie, as absolute paths.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDirectory = fileURLToPath(new URL("../..", import.meta.url));
export const buildDirectory = join(projectDirectory, "build");

/** CMake's native build: the `cubewright` command and the C++ tests. */
export const nativeDirectory = join(buildDirectory, "native");
/** The same, instrumented to find data races between threads. */
export const threadSanitizerDirectory = join(buildDirectory, "thread-sanitizer");
/** CMake's Emscripten build: the WebAssembly bundles. */
export const wasmDirectory = join(buildDirectory, "wasm");
/** The table files and their manifest, as `cubewright tables build` writes them. */
export const tablesDirectory = join(buildDirectory, "tables");
/** What the site serves as it is: `wasm/` and `tables/`. Vite copies it into the site. */
export const publicDirectory = join(buildDirectory, "public");
/** The whole site, ready for any static host. */
export const siteDirectory = join(buildDirectory, "site");
/** The npm package `cubewright`, and the one that holds its tables. */
export const packageDirectory = join(buildDirectory, "package");
export const tablesPackageDirectory = join(buildDirectory, "package-tables");
/** What the static checks know of files that have not changed since. */
export const staticChecksDirectory = join(buildDirectory, "static-checks");
/** What the test runners report, as JSON. */
export const reportsDirectory = join(buildDirectory, "reports");

/** The native command. */
export const cubewrightCommand = join(nativeDirectory, "solver/cli/cubewright");
