// What outlives a visit to the page, and what is made of it when it cannot be true.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { readStoredCube, storeCube } from "../../../web/page/stored/stored-cube";
import { readStoredMethod, storeMethod } from "../../../web/page/stored/stored-method";
import { readStoredTempo, storeTempo } from "../../../web/page/stored/stored-tempo";

const FACELETS = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
const SOLUTION = "R U2 F'";

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

// Puts something else into the only entry there is.
function spoil(text: string): void {
  const [key] = entries.keys();
  entries.set(key!, text);
}

describe("the cube", () => {
  it("is stored as it was before its solution, with the place in it", () => {
    storeCube({ facelets: applyMoves(FACELETS, ["R", "U2"]), alg: SOLUTION, index: 2 });
    expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: SOLUTION, index: 2 });
  });

  it("is stored half painted as well", () => {
    const facelets = `BB${SOLVED_FACELETS.slice(2)}`;
    storeCube({ facelets, alg: "", index: 0 });
    expect(readStoredCube()).toEqual({ facelets, alg: "", index: 0 });
  });

  it("is missing at the first visit", () => {
    expect(readStoredCube()).toBeUndefined();
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["a number", "54"],
    ["no stickers", "{}"],
    ["too few stickers", JSON.stringify({ facelets: FACELETS.slice(1) })],
    ["no stickers of a cube", JSON.stringify({ facelets: FACELETS.replace("U", "X") })],
    ["stickers that are no text", JSON.stringify({ facelets: Array.from(FACELETS) })],
  ])("is forgotten if it cannot be read: %s", (_, text) => {
    storeCube({ facelets: FACELETS, alg: "", index: 0 });
    spoil(text);
    expect(readStoredCube()).toBeUndefined();
  });

  it.each([
    ["moves of another cube", "R U2"],
    ["no moves", "hello"],
    ["no text", 7],
  ])("is kept without what does not solve it: %s", (_, alg) => {
    storeCube({ facelets: FACELETS, alg: SOLUTION, index: 2 });
    spoil(JSON.stringify({ facelets: FACELETS, alg, index: 2 }));
    expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: "", index: 0 });
  });

  it.each([-1, 4, 1.5, "1", null])(
    "stands at the beginning if the place is not one of its moves: %j",
    (index) => {
      storeCube({ facelets: FACELETS, alg: SOLUTION, index: 0 });
      spoil(JSON.stringify({ facelets: FACELETS, alg: SOLUTION, index }));
      expect(readStoredCube()).toEqual({ facelets: FACELETS, alg: SOLUTION, index: 0 });
    },
  );
});

describe("the tempo", () => {
  it("is stored", () => {
    expect(readStoredTempo()).toBeUndefined();
    storeTempo(3.5);
    expect(readStoredTempo()).toBe(3.5);
  });

  it.each(["", "0", "-1", "7", "Infinity", "NaN", "fast"])(
    "is none of the player's: %j",
    (text) => {
      storeTempo(1);
      spoil(text);
      expect(readStoredTempo()).toBeUndefined();
    },
  );
});

describe("the method", () => {
  it("is stored, and the usual one without that", () => {
    expect(readStoredMethod()).toBe("two-phase");
    storeMethod("cfop");
    expect(readStoredMethod()).toBe("cfop");
    storeMethod("two-phase");
    expect(readStoredMethod()).toBe("two-phase");
  });

  it.each(["", "ortega", "magic"])("is the usual one if the page does not offer it: %j", (text) => {
    storeMethod("cfop");
    spoil(text);
    expect(readStoredMethod()).toBe("two-phase");
  });
});

describe("a browser that forbids storage", () => {
  it.each([
    [
      "when it is touched",
      () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    ],
    ["by having none", () => undefined],
    [
      "when something is put there",
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException("Full.", "QuotaExceededError");
        },
      }),
    ],
  ])("keeps nothing, and nothing else comes of it: %s", (_, get) => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
    try {
      storeCube({ facelets: FACELETS, alg: "", index: 0 });
      storeTempo(2);
      expect(readStoredCube()).toBeUndefined();
      expect(readStoredTempo()).toBeUndefined();
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });
});
