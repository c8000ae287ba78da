// Another release of the tables, as a server has it before or after the present one: the same
// tables, with the last chunk cut in two.

import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";

import { withBody, type Asked, type RequestFault } from "../fault-server";

interface PublishedChunk {
  offset: number;
  sizeBytes: number;
  sha256: string;
}

interface PublishedManifest {
  tables: { chunks: PublishedChunk[] }[];
}

interface OtherRelease {
  manifest: PublishedManifest;
  /** The two chunks that only this release has. */
  halves: { sha256: string; bytes: Buffer }[];
}

type Change = NonNullable<RequestFault["change"]>;

/** The list of the other release. */
export const otherManifest: Change = async (answer, asked) =>
  withBody(answer, JSON.stringify((await otherRelease(asked)).manifest));

/** Its chunks: all of them, or all but the last. */
export function otherChunks(which: "all" | "all but the last"): Change {
  return async (answer, asked) => {
    const { halves } = await otherRelease(asked);
    const served = which === "all" ? halves : halves.slice(0, 1);
    const half = served.find(({ sha256 }) => asked.path.includes(sha256));
    return half ? { ...withBody(answer, gzipSync(half.bytes)), status: 200 } : answer;
  };
}

async function otherRelease({ read }: Asked): Promise<OtherRelease> {
  const manifest = JSON.parse(String(await read("/tables/manifest.json"))) as PublishedManifest;
  const { chunks } = manifest.tables.at(-1)!;
  const last = chunks.pop()!;
  const bytes = gunzipSync(await read(`/tables/chunks/${last.sha256}.gz`));
  const middle = Math.floor(bytes.length / 2);
  const halves = [bytes.subarray(0, middle), bytes.subarray(middle)].map((half) => ({
    sha256: createHash("sha256").update(half).digest("hex"),
    bytes: half,
  }));
  let { offset } = last;
  for (const half of halves) {
    chunks.push({ offset, sizeBytes: half.bytes.length, sha256: half.sha256 });
    offset += half.bytes.length;
  }
  return { manifest, halves };
}
