// `fetch` that also takes file: URLs, which that of Node refuses.

import { nodeFiles } from "./node";

/** As `fetch`. The response for a file that does not exist has the status 404. */
export async function fetchFile(url: string, options: RequestInit): Promise<Response> {
  const files = url.startsWith("file:") ? nodeFiles() : undefined;
  if (!files) return fetch(url, options);
  const path = new URL(url);
  if (!files.existsSync(path)) return new Response(null, { status: 404 });
  return new Response(await files.promises.readFile(path));
}
