// Short texts that outlive the page, in the browser's local storage. It may be forbidden or full;
// then every visit begins anew, and nothing else comes of it.

/** What was kept under `key`; `undefined` if there is nothing. */
export function readLasting(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepLasting(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // What is on the screen is not touched by that.
  }
}
