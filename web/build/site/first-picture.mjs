// A picture of the cube in the page's own file, made by the code that draws it in the page, and the
// script that gives it the colours that a person has chosen before.
import { join } from "node:path";
import { build, runnerImport } from "vite";
import { projectDirectory } from "../directories.mjs";

const PICTURE_SOURCE = join(projectDirectory, "web/page/first-picture/first-picture.ts");
const LOOKS_SOURCE = join(projectDirectory, "web/page/first-picture/first-looks.ts");
const LOOKS_NAME = "first-looks.js";
const PLACE = "<!-- first picture -->";

/** @returns {import("vite").Plugin} */
export function firstPicture() {
  return {
    name: "first-picture",
    async buildStart() {
      this.emitFile({ type: "asset", name: LOOKS_NAME, source: await bundled(LOOKS_SOURCE) });
    },
    async transformIndexHtml(html, { bundle = {} }) {
      if (!html.includes(PLACE)) return html;
      /** @type {{ module: typeof import("../../page/first-picture/first-picture") }} */
      const { module } = await runnerImport(PICTURE_SOURCE, { configFile: false });
      const script = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes(LOOKS_NAME),
      );
      if (!script) throw new Error(`${LOOKS_NAME} is not in the bundle.`);
      return {
        html: html.replace(PLACE, module.firstPicture()),
        // Nothing waits for it, so that the picture is there without it as well.
        tags: [
          {
            tag: "script",
            attrs: { async: true, fetchpriority: "high", src: `./${script.fileName}` },
            injectTo: "head",
          },
        ],
      };
    },
  };
}

/**
 * The script with all that it imports. Code shared with the page's scripts would arrive as late as they do.
 *
 * @param {string} source
 * @returns {Promise<string>}
 */
async function bundled(source) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: source, output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${source} was not built.`);
  return output.output[0].code;
}
