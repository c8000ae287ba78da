// What the page keeps in the state of its history entry, for when it is reloaded or come back to.

/** Each is missing until it is kept. */
export interface EntryState {
  /** The id of the experiment that is shown. */
  shownExperiment?: number | undefined;
  /** The cube that was brought along: a link of an experiment on other cubes does not have it. */
  broughtCube?: string | undefined;
}

/** What is kept in the present entry. */
export function readEntryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

/** Keeps this beside what is kept already. */
export function keepInEntry(change: EntryState): void {
  const known = readEntryState();
  const names = Object.keys(change) as (keyof EntryState)[];
  // Safari refuses the 101st change within 30 s.
  if (names.every((name) => known[name] === change[name])) return;
  history.replaceState({ ...known, ...change }, "");
}
