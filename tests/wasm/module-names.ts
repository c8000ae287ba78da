// The names that a bundle exports, and those that TypeScript declares for it.

import { readFileSync } from "node:fs";

// What Emscripten puts into every module of this kind besides the compiled code's own names.
const RUNTIME_NAME =
  /^(?:_|dynCall|asm$|HEAP|PThread$|ready$|run$|calledRun$|preloaded|keepRuntime)/;
const THREAD_NAME =
  /^(?:ExitStatus|establishStackSpace|invokeEntryPoint|stack(?:Alloc|Save|Restore))$/;
const EMBIND_NAME = /^(?:inspect|\w+Error|count_emval_handles|get_first_emval|threads)$/;
const OPTION_NAME = /^(?:wasmBinary|wasmMemory|wasmModule|buffer|locateFile|mainScriptUrlOrBlob)$/;
const EMSCRIPTEN_NAMES = [RUNTIME_NAME, THREAD_NAME, EMBIND_NAME, OPTION_NAME];

/** The bundle's own names, sorted. */
export function exportedNames(module: object): string[] {
  const names = Object.keys(module).filter(
    (name) => !EMSCRIPTEN_NAMES.some((pattern) => pattern.test(name)),
  );
  return [...names, "HEAPU8"].toSorted();
}

/** The names of an interface in `wasm/<file>.d.ts`, with those of a module with tables, sorted. */
export function declaredNames(file: string, interfaceName: string): string[] {
  return [
    ...membersOf("table-set", "TableSetModule"),
    ...membersOf(file, interfaceName),
  ].toSorted();
}

/** The names of an interface in `wasm/<file>.d.ts`. */
export function membersOf(file: string, interfaceName: string): string[] {
  const path = new URL(`../../wasm/${file}.d.ts`, import.meta.url);
  const text = readFileSync(path, "utf8");
  // Prettier's layout tells the members, while TypeScript takes longer to start than most tests here.
  const [, members = ""] =
    new RegExp(`^export interface ${interfaceName}\\b[^{]*\\{$([^]*?)^\\}$`, "m").exec(text) ?? [];
  return Array.from(members.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:<]/gm), ([, name]) => name!);
}
