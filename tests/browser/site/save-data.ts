/** For scripts that run before the page's own: the user has asked to save data. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
