/** For scripts that go before the page's own: its user has asked for data to be saved. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
