// The surface of the module of the 2x2x2, with tables of a few kilobytes and solves that go as a test says.

import type { PocketModule } from "../../../../wasm/pocket";
import type { Completion, Reading } from "../../../../wasm/readings";
import { SOLVED_POCKET } from "../../../../web/core/pocket-stickers";
import type { FakeMethods } from "./fake-methods";
import type { FakeModule } from "./fake-module";
import { inOne } from "./in-one";

/** Any text of 24 letters is legal; it may be solved in any colours. */
function explain(text: string): Reading {
  const solved = /^(.)\1{3}(.)\2{3}(.)\3{3}(.)\4{3}(.)\5{3}(.)\6{3}$/.exec(text);
  if (solved) {
    const scheme = solved.slice(1).join("");
    return { code: "", facelets: SOLVED_POCKET, orientation: 0, scheme };
  }
  if (text.length === SOLVED_POCKET.length) {
    return { code: "", facelets: text, orientation: 0, scheme: "URFDLB" };
  }
  const finding = { kind: "sticker-count", colors: "", places: [], count: text.length };
  return {
    ...{ code: "length", facelets: "", orientation: 0, stickers: [], pieces: [] },
    ...{ findings: [finding], hasNamedColors: false },
  };
}

/** Unknown stickers have the second colour. */
function complete(text: string): Completion {
  const facelets = text.replaceAll("?", "R");
  return {
    count: 1,
    facelets,
    open: [],
    schemes: ["WRGYOB"],
    inSchemes: [{ scheme: "WRGYOB", count: 1, facelets }],
    colors: "WRGYOB",
  };
}

/** Its tables are those of `tables`, and it solves like `methods`. */
export function fakePocket(tables: FakeModule, methods: FakeMethods): PocketModule {
  const own: Partial<PocketModule> = {
    explain,
    complete,
    randomFacelets: () => SOLVED_POCKET,
    wantSolutions: (count) => void methods.wanted.push(count),
    otherSolutions: () => methods.others,
  };
  return inOne([own, methods, tables]) as unknown as PocketModule;
}
