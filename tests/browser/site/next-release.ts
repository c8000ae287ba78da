// A release that follows the built one: with another sentence on the page, and with another style
// sheet under another name.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { siteDirectory } from "../../../web/build/directories.mjs";

export const NEXT_TAGLINE = "This is the next release.";

export interface ReleaseStyles {
  before: string;
  after: string;
}

/**
 * Puts the release, without tables, into `directory`; returns the paths of the style sheets of both
 * releases.
 */
export function makeNextRelease(directory: string): ReleaseStyles {
  const tables = join(siteDirectory, "tables");
  cpSync(siteDirectory, directory, { recursive: true, filter: (path) => path !== tables });
  const before = readdirSync(join(directory, "assets")).find((name) => name.endsWith(".css"))!;
  const after = "index-next.css";
  renameSync(join(directory, "assets", before), join(directory, "assets", after));

  const indexPath = join(directory, "index.html");
  const index = readFileSync(indexPath, "utf8");
  const nextIndex = index
    .replace(before, after)
    // In this one language; the page would put its own words there.
    .replace(/<p data-words="tagline">[^<]*/, `<p>${NEXT_TAGLINE}`);
  writeFileSync(indexPath, nextIndex);

  const workerPath = join(directory, "sw.js");
  const worker = readFileSync(workerPath, "utf8");
  const [, release] = /revision:"(\w+)"/.exec(worker) as unknown as [string, string];
  const nextWorker = worker
    .replace(before, after)
    .replace(sha384(index), sha384(nextIndex))
    .replaceAll(release, `next-${release}`);
  writeFileSync(workerPath, nextWorker);
  return { before: `assets/${before}`, after: `assets/${after}` };
}

function sha384(text: string): string {
  return createHash("sha384").update(text).digest("base64");
}
