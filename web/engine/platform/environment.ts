// What a browser, a worker or Node may or may not have: everything here has to be looked for.

/** What Chromium tells of the connection (Network Information API). */
export interface ConnectionInformation {
  saveData?: boolean;
  /** Such as "wifi" or "cellular". */
  type?: string;
  /** What it is as fast as: "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

interface Surroundings extends NavigatorConcurrentHardware, NavigatorLocks {
  connection: ConnectionInformation;
  permissions: Permissions;
  /** Asking for persistence is a page's alone. */
  storage: StorageManager & { persist?: () => Promise<boolean> };
  userActivation: { hasBeenActive: boolean };
}

/** Of its own, since Node's program could otherwise not end while one is open. */
export type Channel = Pick<BroadcastChannel, "close" | "onmessage" | "postMessage"> & {
  unref?: () => void;
};

interface Environment {
  addEventListener: (type: "online" | "pointerup" | "keydown", listener: () => void) => void;
  removeEventListener: (type: "online" | "pointerup" | "keydown", listener: () => void) => void;
  BroadcastChannel: new (name: string) => Channel;
  crossOriginIsolated: boolean;
  crypto: Partial<Crypto>;
  indexedDB: IDBFactory;
  location: { href: string };
  navigator: Partial<Surroundings>;
  /** "null" where it is like no other, as in a sandboxed frame. */
  origin: string;
  /** Node's alone, as is the next. */
  process: { getBuiltinModule?: (name: string) => unknown };
  setImmediate: (callback: () => void) => unknown;
}

/** The global scope, as one that lacks things. */
export const environment = globalThis as unknown as Partial<Environment>;
