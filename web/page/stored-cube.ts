// The cube on the screen outlives the page, in the browser's local storage.

const STORAGE_KEY = "cubewright.facelets";
const STICKERS = /^[URFDLB]{54}$/;

/** The cube of the last visit, 54 letters, not necessarily a legal cube; or `undefined`. */
export function readStoredCube(): string | undefined {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return text !== null && STICKERS.test(text) ? text : undefined;
  } catch {
    // Storage may be forbidden; then every visit begins with a solved cube.
    return undefined;
  }
}

export function storeCube(facelets: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, facelets);
  } catch {
    // Forbidden or full: the cube on the screen is not touched by that.
  }
}
