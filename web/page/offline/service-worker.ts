// The service worker, which opens the page where there is no network. It is made by the build
// (web/build/site/web-app.mjs) and holds one version of the whole page, tables aside; the next version
// waits beside it until the user takes it.

const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Has this and later visits served from the browser's storage, and goes on looking for new versions
 * for as long as the page is open.
 *
 * @param onNewVersion hears that another version is ready than the one that this page is of. `take`
 *   opens it in place of this page; other tabs stay as they are, and hear of it in the same way.
 *   May be called more than once.
 */
export async function startServiceWorker(onNewVersion: (take: () => void) => void): Promise<void> {
  try {
    const url = new URL("sw.js", document.baseURI);
    const registration = await navigator.serviceWorker.register(url);
    hearOfVersions(registration, () => onNewVersion(() => takeVersion(registration)));
    lookForVersions(registration);
  } catch {
    // Private windows, files and insecure addresses have none: there every visit needs the network.
  }
}

function hearOfVersions(registration: ServiceWorkerRegistration, onNewVersion: () => void): void {
  const { serviceWorker } = navigator;
  // What no service worker has served came from the network, and is new.
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
    // Without the network there is no news.
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
  // Workbox's word for it.
  waiting.postMessage({ type: "SKIP_WAITING" });
}
