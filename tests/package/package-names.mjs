// The names that a package offers, as its own documentation lists them. Run with the folder of a package, it writes them:
// `node tests/package/package-names.mjs build/package > tests/data/released-names.txt`, once for each release.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

/**
 * @param {string} directory
 * @returns {string[]} such as "Solver", "Solver.solve", "SolveOptions.timeMs", "attribute time-ms", in their order
 */
export function namesOfPackage(directory) {
  const page = readFileSync(join(directory, "API.md"), "utf8").replaceAll("\\", "");
  const manifest =
    /** @type {import("../../web/build/package/element-manifest.mjs").ElementManifest} */ (
      JSON.parse(readFileSync(join(directory, "custom-elements.json"), "utf8"))
    );
  const fields = /** @type {{ exports: object }} */ (
    JSON.parse(readFileSync(join(directory, "package.json"), "utf8"))
  );
  const element = manifest.modules.flatMap(({ declarations }) => declarations)[0];
  if (!element) throw new Error("The package has no element.");
  /** @type {Set<string>} */
  const names = new Set(Object.keys(fields.exports).map((path) => `export ${path}`));
  const kinds = /** @type {const} */ ({
    attribute: "attributes",
    member: "members",
    event: "events",
    slot: "slots",
    part: "cssParts",
    "custom property": "cssProperties",
  });
  for (const [kind, key] of Object.entries(kinds)) {
    for (const { name } of element[key]) names.add(`${kind} ${name}`);
  }
  let owner = "";
  let isOfParameters = false;
  for (const line of page.split("\n")) {
    // Callers do not write the names of parameters.
    isOfParameters = line.startsWith("| Parameter") || (isOfParameters && line !== "");
    if (isOfParameters) continue;
    const [, marks = "", heading = ""] = /^(###+) ([\w]+)/.exec(line) ?? [];
    if (marks === "###") names.add((owner = heading));
    else if (marks.length > 3 && /^[a-z]/.test(heading)) names.add(`${owner}.${heading}`);
    const [, property] = /^\| (?:<a id="[^"]*"><\/a> )?`(?:readonly )?(\w+)\??`/.exec(line) ?? [];
    if (property !== undefined) names.add(`${owner}.${property}`);
    const [, code] = /^- `([a-z-]+)`: /.exec(line) ?? [];
    if (code !== undefined) names.add(`code ${code}`);
  }
  return [...names];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${namesOfPackage(argv[2] ?? "").join("\n")}\n`);
}
