// Asking the browser not to drop the site's storage by itself when room gets short. Only a page can
// ask; its workers cannot.

import { environment } from "../platform/environment";

const GESTURES = ["pointerup", "keydown"] as const;

/**
 * Asks once the user has done something on the page, since Firefox then asks them in turn, or at
 * once if they have agreed before. Never rejects; a browser that refuses drops the tables last of
 * all, as it does anyway.
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
    // It is not to be had here, as in a frame of another site.
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
