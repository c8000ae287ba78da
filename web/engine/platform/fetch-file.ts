// `fetch`, also for the file: URLs that Node's own does not take.

import { nodeFiles } from "./node";

/** As `fetch`; a file that is not there is answered with 404, as a server would. */
export async function fetchFile(url: string, options: RequestInit): Promise<Response> {
  const files = url.startsWith("file:") ? nodeFiles() : undefined;
  if (!files) return fetch(url, options);
  const path = new URL(url);
  if (!files.existsSync(path)) return new Response(null, { status: 404 });
  return new Response(await files.promises.readFile(path));
}
