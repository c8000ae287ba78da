// How the site's bundles are started, with a script and code that do nothing else.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { importFromUrl } from "../../../../../web/engine/worker/bundle/bundle-from-url";

// The smallest module there is: magic and version.
const CODE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
// Like Emscripten's glue, it is ready only when it has received its code.
const SCRIPT = `
  globalThis.order.push("script");
  export default ({ instantiateWasm }) => new Promise((resolve) => {
    instantiateWasm({}, (instance, code) => resolve({ instance, code }));
  });
`;
const BUNDLE = { name: "cubewright", threaded: false };

let directory: string;
let order: string[];
let answerWasm: () => Promise<Response>;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-bundle-"));
  mkdirSync(join(directory, "wasm"));
  writeFileSync(join(directory, "wasm/cubewright.js"), SCRIPT);
  writeFileSync(join(directory, "wasm/package.json"), '{ "type": "module" }');
  order = [];
  vi.stubGlobal("order", order);
  vi.stubGlobal("fetch", (url: string) => {
    order.push(url.replace(/^.*\//, ""));
    return answerWasm();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(directory, { recursive: true });
});

function start() {
  return importFromUrl(`${pathToFileURL(directory).href}/`, BUNDLE, 1);
}

describe("a bundle from a URL", () => {
  it.each(["application/wasm", "application/octet-stream"])(
    "fetches its code before its script runs, and accepts it as %s",
    async (type) => {
      const headers = { "Content-Type": type };
      answerWasm = () => Promise.resolve(new Response(CODE, { headers }));
      const { module } = await start();
      expect(order).toEqual(["cubewright.wasm", "script"]);
      const { instance, code } = module as unknown as Record<"instance" | "code", unknown>;
      expect(instance).toBeInstanceOf(WebAssembly.Instance);
      expect(code).toBeInstanceOf(WebAssembly.Module);
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ["is missing", () => Promise.resolve(new Response(null, { status: 404 }))],
    ["is damaged", () => Promise.resolve(new Response(CODE.slice(2)))],
    ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("rejects when its code %s", async (_fault, answer) => {
    answerWasm = answer;
    await expect(start()).rejects.toThrow();
  });

  it("rejects with the error by which memory was refused", async () => {
    answerWasm = () => Promise.resolve(new Response(CODE));
    const refusal = new RangeError("Out of memory");
    vi.spyOn(WebAssembly, "instantiate").mockRejectedValue(refusal);
    await expect(start()).rejects.toBe(refusal);
  });
});
