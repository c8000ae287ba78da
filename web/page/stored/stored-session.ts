// Stores what a person is doing in this tab, until the tab is closed: another tab has another cube.

const STORAGE_KEY = "cubewright.session";

/** A value for the element's property `session`. */
export function readStoredSession(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

export function storeSession(session: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, session);
  } catch {
    // The page works without storage.
  }
}
