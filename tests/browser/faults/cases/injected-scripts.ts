// Scripts that go before those of the page or of the worker and take something away from them. Each
// is injected as text, so that it may use nothing but its argument and what browsers have.

/** A part of the browser to take away, as if it had never been there. */
export interface MissingPart {
  /** Its owner, as the global scope names it; "" for the global scope itself. */
  owner: string;
  name: string;
  value?: unknown;
}

export function replacePart({ owner, name, value }: MissingPart): void {
  const scope = globalThis as unknown as Record<string, object>;
  const target = owner === "" ? globalThis : scope[owner];
  if (target) Object.defineProperty(target, name, { value, configurable: true });
}

/** Opening any database is refused, as in some private windows. */
export function refuseDatabases(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
}

/** Storing fails for lack of space after so many writes. */
export function fillStorage(timesBefore: number): void {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")!;
  const store = put.value as (this: IDBObjectStore, ...given: unknown[]) => IDBRequest<IDBValidKey>;
  let count = 0;
  IDBObjectStore.prototype.put = function (...given: unknown[]) {
    if (++count <= timesBefore) return store.apply(this, given);
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

/** Reading what is stored fails, as when files of the browser are damaged. */
export function breakReading(): void {
  IDBObjectStore.prototype.get = () => {
    throw new DOMException("Internal error.", "UnknownError");
  };
}

/** Reports again and again that the network is back, which ends the pauses between attempts. */
export function endPauses(): void {
  setInterval(() => globalThis.dispatchEvent(new Event("online")), 100);
}

/** Holds the database open with a deletion pending, so that nobody else can open it. */
export function holdDatabase(name: string): void {
  const opening = indexedDB.open(name);
  opening.onsuccess = () => {
    const deletion = indexedDB.deleteDatabase(name);
    const ended = new Promise((resolve) => (deletion.onsuccess = resolve));
    Object.assign(globalThis, {
      releaseDatabase: async () => {
        opening.result.close();
        await ended;
      },
    });
  };
}

/** Takes a Web Lock until `releaseLock`. */
export function takeLock(name: string): Promise<void> {
  return new Promise((taken) => {
    void navigator.locks.request(name, () => {
      taken();
      return new Promise((releaseLock) => Object.assign(globalThis, { releaseLock }));
    });
  });
}

export function releaseLock(): void {
  (globalThis as unknown as { releaseLock: () => void }).releaseLock();
}

/** How many tabs wait for a Web Lock. */
export async function countWaiting(name: string): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter((lock) => lock.name === name).length;
}

/** There is no more memory than what a module begins with, and none to be shared. */
export function refuseGrowth(): void {
  const refuse = () => {
    throw new RangeError("WebAssembly.Memory(): could not allocate memory");
  };
  WebAssembly.Memory.prototype.grow = refuse;
  Object.defineProperty(WebAssembly, "Memory", { value: refuse });
}

/** No module is instantiated. */
export function refuseInstances(): void {
  const refuse = () => Promise.reject(new RangeError("Out of memory: Cannot allocate Wasm memory"));
  WebAssembly.instantiate = refuse;
  WebAssembly.instantiateStreaming = refuse;
}

/** No drawing context is available. */
export function refuseDrawing(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Small things are not stored either. */
export function refuseLocalStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}
