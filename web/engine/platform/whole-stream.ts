// All that comes of a stream. A `Response` would do the same in fewer words, but the first one in Node starts a
// WebAssembly module of Node's own: where memory is refused to that, nothing catches it, and the thread ends.

export async function wholeStream(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
  }
  return new Blob(parts);
}
