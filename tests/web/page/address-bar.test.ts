// When the page's address is written, and which changes to it are heard.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { AddressBar } from "../../../web/page/position/address-bar";
import type { ShownCube } from "../../../web/page/position/shown-cube";

const LINK = `#facelets=${SOLVED_FACELETS}`;

let location: { hash: string };
let writeCount: number;
let window: EventTarget;
let cube: ShownCube;
let changes: (ShownCube | "broken")[];
let address: AddressBar;

beforeEach(() => {
  vi.useFakeTimers();
  location = { hash: "" };
  writeCount = 0;
  window = new EventTarget();
  vi.stubGlobal("location", location);
  vi.stubGlobal("window", { setTimeout: setTimeout.bind(globalThis) });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, link: string) => {
      ++writeCount;
      location.hash = link;
    },
  });
  cube = { facelets: SOLVED_FACELETS, alg: "", index: 0 };
  changes = [];
  address = new AddressBar(cube, (opened) => changes.push(opened));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(hash: string): void {
  location.hash = hash;
  window.dispatchEvent(new Event("hashchange"));
}

describe("the address", () => {
  it("does not change before something is written", () => {
    expect(address.read()).toBe("none");
    expect(writeCount).toBe(0);
  });

  it("holds the cube and its moves at once, and can be read again", () => {
    Object.assign(cube, { alg: "R R'", index: 2 });
    address.write();
    expect(location.hash).toBe(`${LINK}&alg=R_R-&index=2`);
    expect(address.read()).toEqual(cube);
  });

  it("merges adjacent turns of a face only in a solution by stages", () => {
    const cube = { facelets: SOLVED_FACELETS, alg: "R R'", index: 0 };
    new AddressBar(
      cube,
      () => undefined,
      (_, alg) => alg === "R R'",
    ).write();
    expect(location.hash).toBe(LINK);
    cube.alg = "F F'";
    new AddressBar(cube, () => undefined).write();
    expect(location.hash).toBe(`${LINK}&alg=F_F-`);
  });

  it("reports cubes that are opened in it, and addresses that cannot be read", () => {
    open(`${LINK}&alg=R`);
    open("#alg=Q");
    expect(changes).toEqual([{ facelets: SOLVED_FACELETS, alg: "R", index: 0 }, "broken"]);
    expect(address.read()).toBe("broken");
    expect(writeCount).toBe(0);
  });

  it("holds the cube again after a link to an anchor on the page", () => {
    open("#help");
    expect(location.hash).toBe(LINK);
    expect(changes).toEqual([]);
  });

  it("is written fewer than 100 times in 30 s, and ends with the last change", () => {
    for (let index = 0; index < 3_000; ++index) {
      cube.alg = `R${"2".repeat(index % 2)}`;
      address.write();
      vi.advanceTimersByTime(10);
    }
    expect(writeCount).toBeGreaterThan(80);
    expect(writeCount).toBeLessThan(100);
    cube.alg = "F";
    address.write();
    vi.advanceTimersByTime(1_000);
    expect(location.hash).toBe(`${LINK}&alg=F`);
    const settled = writeCount;
    vi.advanceTimersByTime(60_000);
    expect(writeCount).toBe(settled);
  });
});
