// What a browser, a worker or Node may or may not have: everything here has to be looked for.

interface Environment {
  crossOriginIsolated: boolean;
  crypto: Partial<Crypto>;
  indexedDB: IDBFactory;
  location: { href: string };
  navigator: { hardwareConcurrency?: number };
  /** Node's alone. */
  setImmediate: (callback: () => void) => unknown;
}

/** The global scope, as one that lacks things. */
export const environment = globalThis as unknown as Partial<Environment>;
