// The case library in the address of its page, after "#":
//
//   #library=pll              the cases of a set
//   #library=pll-ja           one case
//   #library=pll&view=train   the trainer of a set

import { CASE_SETS, CASES, type CaseSet, type LibraryCase } from "./cases/cases";

/** What is shown. */
export type LibraryPlace =
  { view: "list" | "train"; set: CaseSet } | { view: "case"; set: CaseSet; case: LibraryCase };

/** What the end of an address asks for; the list of PLL where it names no set or case. */
export function readLibraryLink(fragment: string): LibraryPlace {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const name = parameters.get("library") ?? "";
  const found = CASES.find(({ id }) => id === name);
  if (found) return { view: "case", set: found.set, case: found };
  const set = CASE_SETS.find((each) => each === name) ?? "pll";
  return { view: parameters.get("view") === "train" ? "train" : "list", set };
}

/** The end of an address, from "#" on, for a set or a case by its name. */
export function writeLibraryLink(name: string, view: "list" | "train" = "list"): string {
  return `#library=${name}${view === "train" ? "&view=train" : ""}`;
}
