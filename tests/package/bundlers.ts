// The bundlers from the registry with which the package is tested, their versions, and how to call
// each without any configuration. Vite, which the project itself uses, is tested in vite.test.ts.

import { readExample } from "./examples";

export interface Bundler {
  name: string;
  /** What to install, with versions. */
  packages: readonly string[];
  /** Builds `main.js` or `index.html` into `dist/`. */
  build: readonly [program: string, ...words: string[]];
  /** Whether it starts from `index.html` and writes one. */
  readsHtml: boolean;
  /** What the worker is started from. */
  worker: RegExp;
}

export const FROM_FILE = /^http:.*\.js(#thread)?$/;
export const FROM_TEXT = /^blob:/;

export const BUNDLERS: readonly Bundler[] = [
  {
    name: "webpack",
    packages: readExample("webpack").packages,
    build: ["webpack", "./main.js", "--mode", "production"],
    readsHtml: false,
    worker: FROM_FILE,
  },
  {
    name: "Rollup",
    packages: ["rollup@4.68.7", "@rollup/plugin-node-resolve@16.0.3"],
    build: ["rollup", "main.js", "--dir", "dist", "--format", "es", "--plugin", "node-resolve"],
    readsHtml: false,
    worker: FROM_TEXT,
  },
  {
    name: "esbuild",
    packages: ["esbuild@0.28.2"],
    build: ["esbuild", "main.js", "--bundle", "--format=esm", "--splitting", "--outdir=dist"],
    readsHtml: false,
    worker: FROM_TEXT,
  },
  {
    name: "esbuild into one file",
    packages: ["esbuild@0.28.2"],
    build: ["esbuild", "main.js", "--bundle", "--format=esm", "--outdir=dist"],
    readsHtml: false,
    worker: FROM_TEXT,
  },
  {
    name: "Parcel",
    packages: ["parcel@2.16.4"],
    build: ["parcel", "build", "index.html", "--dist-dir", "dist", "--no-cache"],
    readsHtml: true,
    worker: FROM_FILE,
  },
];
