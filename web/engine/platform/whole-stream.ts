// Reads a whole stream. A `Response` would do the same in fewer words, but the first one in Node starts a WebAssembly
// module of Node's own: if that is refused memory, nothing catches the error, and the thread ends.

export async function wholeStream(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
  }
  return new Blob(parts);
}
