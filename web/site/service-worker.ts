// The service worker, which lets a page open without the network. The build makes it (web/build/site/web-app.mjs). It
// stores one version of the whole page, without the tables; the next version waits until the user takes it.

const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Lets later visits load from the browser's storage, and looks for new versions as long as the page is open.
 *
 * @param onNewVersion is called, maybe repeatedly, when a version other than this page's is ready. `take` opens it in
 * place of this page; other tabs stay as they are and are notified in the same way.
 */
export async function startServiceWorker(onNewVersion: (take: () => void) => void): Promise<void> {
  try {
    const url = new URL("sw.js", document.baseURI);
    const registration = await navigator.serviceWorker.register(url);
    hearOfVersions(registration, () => onNewVersion(() => takeVersion(registration)));
    lookForVersions(registration);
  } catch {
    // Private windows, local files and insecure addresses allow no service worker; they need the
    // network.
  }
}

/**
 * Makes the service worker store files that it does not store by itself: those that a page fetched before there was a
 * service worker, and those that it has not used yet. Does nothing without the network, or where there is no service
 * worker.
 *
 * @param addresses absolute, or from the page's folder
 */
export async function storeForLater(addresses: readonly string[]): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    }
    // The service worker stores these files as they are fetched (web/build/site/web-app.mjs).
    for (const address of addresses) await fetch(address);
  } catch {
    // What is not stored needs the network at later visits, too.
  }
}

/** The files of a module's bundle, which a page stores for later. */
export function bundleFiles(name: "experiments" | "goals" | "methods" | "pocket"): string[] {
  return ["js", "wasm"].map((extension) => `wasm/cubewright-${name}.${extension}`);
}

function hearOfVersions(registration: ServiceWorkerRegistration, onNewVersion: () => void): void {
  const { serviceWorker } = navigator;
  // A page that no service worker has served came from the network and is the newest version.
  let isServed = serviceWorker.controller !== null;
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (isServed && worker.state === "installed") onNewVersion();
    });
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  serviceWorker.addEventListener("controllerchange", () => {
    // Another tab has taken the new version.
    if (isServed) onNewVersion();
    isServed = true;
  });
  if (isServed && registration.waiting) onNewVersion();
}

function lookForVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Fails without the network.
    registration.update().catch(() => undefined);
  };
  setInterval(look, CHECK_INTERVAL_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}

function takeVersion({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (!waiting) {
    reload();
    return;
  }
  waiting.addEventListener("statechange", () => {
    if (waiting.state !== "activating") reload();
  });
  // The message that Workbox expects.
  waiting.postMessage({ type: "SKIP_WAITING" });
}
