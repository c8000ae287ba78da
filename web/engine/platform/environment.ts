// What a browser, a worker or Node may have or lack. Every use of it has to check first.

/** What Chromium reports about the connection (Network Information API). */
export interface ConnectionInformation {
  saveData?: boolean;
  /** Such as "wifi" or "cellular". */
  type?: string;
  /** The kind of connection that is about as fast: "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

interface Surroundings extends NavigatorConcurrentHardware, NavigatorLocks, NavigatorOnLine {
  connection: ConnectionInformation;
  permissions: Permissions;
  /** Only pages may ask for persistence, workers may not. */
  storage: StorageManager & { persist?: () => Promise<boolean> };
  userActivation: { hasBeenActive: boolean };
}

/** A BroadcastChannel. Node has `unref` besides: without it an open channel keeps the program alive. */
export type Channel = Pick<BroadcastChannel, "close" | "onmessage" | "postMessage"> & {
  unref?: () => void;
};

interface Environment {
  addEventListener: (type: "online" | "pointerup" | "keydown", listener: () => void) => void;
  removeEventListener: (type: "online" | "pointerup" | "keydown", listener: () => void) => void;
  BroadcastChannel: new (name: string) => Channel;
  crossOriginIsolated: boolean;
  crypto: Partial<Crypto>;
  document: { baseURI: string };
  location: { href: string };
  navigator: Partial<Surroundings>;
  /** "null" if it is opaque, as in a sandboxed frame. */
  origin: string;
  /** Only Node has this and `setImmediate`. */
  process: { getBuiltinModule?: (name: string) => unknown };
  setImmediate: (callback: () => void) => unknown;
}

/** The global scope; any of these may be missing. */
export const environment = globalThis as unknown as Partial<Environment>;

/** What relative addresses are relative to: a page's base, or the address of a worker; Node has none. */
export function baseOfAddresses(): string | undefined {
  return environment.document?.baseURI ?? environment.location?.href;
}
