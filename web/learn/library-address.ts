// Which addresses of the page of lessons are the case library's. What they say is read in library/library-link.ts.

/** Whether the end of an address, from "#" on, is one of the library's. */
export function asksForLibrary(fragment: string): boolean {
  return /^#library\b/.test(fragment);
}
