// The lines of a file in tests/data, which the C++ tests read too: tab-separated fields, `#` begins
// a comment line, and \n, \t, \uXXXX stand for characters that do not show.

import { readFileSync } from "node:fs";

export function readVectors(name: string): string[][] {
  const text = readFileSync(new URL(`../../data/${name}`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t").map(unescape));
}

function unescape(field: string): string {
  return field.replace(/\\(?:n|t|u([0-9a-f]{4}))/g, (escape, code: string | undefined) =>
    code ? String.fromCharCode(parseInt(code, 16)) : escape === "\\n" ? "\n" : "\t",
  );
}
