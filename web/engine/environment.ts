// What a browser, a worker or Node may or may not have: everything here has to be looked for.

/** The global scope, as one that lacks things. */
export const environment: Partial<
  Pick<typeof globalThis, "crossOriginIsolated" | "indexedDB" | "location" | "navigator"> & {
    crypto: Partial<Crypto>;
  }
> = globalThis;
