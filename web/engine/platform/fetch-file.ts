// `fetch` that also takes file: URLs, which Node's own refuses.

import { nodeFiles } from "./node";

/** The part of a response that is used. */
export interface FetchedFile {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** Like `fetch`. For a file that does not exist the status is 404. */
export async function fetchFile(url: string, options: RequestInit): Promise<FetchedFile> {
  const files = url.startsWith("file:") ? nodeFiles() : undefined;
  if (!files) return fetch(url, options);
  const path = new URL(url);
  // No `Response`: whole-stream.ts says why.
  const ok = files.existsSync(path);
  const body = ok ? new Blob([await files.promises.readFile(path)]).stream() : null;
  return { ok, status: ok ? 200 : 404, headers: { get: () => null }, body };
}
