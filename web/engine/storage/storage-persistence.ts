// Asks the browser not to delete the site's storage by itself when space runs out. Only a page can ask,
// workers cannot.

import { environment } from "../platform/environment";

const GESTURES = ["pointerup", "keydown"] as const;

/**
 * Asks after the user's first action on the page, since Firefox then asks the user; asks at once if they
 * have agreed before. Never rejects: if the browser refuses, nothing is worse than before.
 * @param signal ends the waiting.
 */
export async function askForPersistence(signal: AbortSignal): Promise<void> {
  const storage = environment.navigator?.storage;
  if (!storage?.persist) return;
  try {
    if (await storage.persisted()) return;
    const permission = await readPermission();
    if (permission === "denied") return;
    if (permission !== "granted") await userGesture(signal);
    if (!signal.aborted) await storage.persist();
  } catch {
    // Not available here, as in a frame of another site.
  }
}

async function readPermission(): Promise<PermissionState> {
  try {
    const status = await environment.navigator?.permissions?.query({ name: "persistent-storage" });
    return status?.state ?? "prompt";
  } catch {
    // Safari knows no permission of this name.
    return "prompt";
  }
}

function userGesture(signal: AbortSignal): Promise<void> {
  if (environment.navigator?.userActivation?.hasBeenActive === true) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      for (const type of GESTURES) environment.removeEventListener?.(type, end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    for (const type of GESTURES) environment.addEventListener?.(type, end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
