// When the page says that the moves on the screen are of another method than the one that is chosen.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Method } from "../../../web/core/choices";
import { MethodNote } from "../../../web/page/choices/method-note";

let entries: Map<string, string>;
let cube: { alg: string; index: number; method: Method };
let note: MethodNote;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
  cube = { alg: "R U2 F'", index: 1, method: "beginner" };
  note = new MethodNote(cube);
});

afterEach(() => vi.unstubAllGlobals());

function choose(method: Method): void {
  const before = cube.method;
  cube.method = method;
  note.changed(before);
}

describe("the note about another method", () => {
  it("names the method that found the moves, whichever is chosen since", () => {
    expect(note.otherMethod).toBeUndefined();
    choose("cfop");
    expect(note.otherMethod).toBe("beginner");
    choose("korf");
    expect(note.otherMethod).toBe("beginner");
    choose("beginner");
    expect(note.otherMethod).toBeUndefined();
  });

  it("disappears once the chosen method has found moves, even the same ones", () => {
    choose("cfop");
    note.found("cfop");
    expect(note.otherMethod).toBeUndefined();
    choose("korf");
    expect(note.otherMethod).toBe("cfop");
  });

  it("appears for moves from a method that is no longer chosen", () => {
    choose("cfop");
    note.found("beginner");
    expect(note.otherMethod).toBe("beginner");
  });

  it("appears only while moves are left to make", () => {
    choose("cfop");
    cube.index = 3;
    expect(note.otherMethod).toBeUndefined();
    cube.index = 0;
    expect(note.otherMethod).toBe("beginner");
    cube.alg = "";
    expect(note.otherMethod).toBeUndefined();
    cube.alg = "D";
    expect(note.otherMethod).toBeUndefined();
  });

  it("is restored after a reload, unless it cannot be read", () => {
    choose("cfop");
    expect(new MethodNote(cube).otherMethod).toBe("beginner");
    const [key] = entries.keys();
    for (const text of ["{", "null", "7", "{}", '{"alg":"R U2 F\'","method":"magic"}']) {
      entries.set(key!, text);
      expect(new MethodNote(cube).otherMethod).toBeUndefined();
    }
  });

  it("does not appear for moves set after the method was chosen", () => {
    cube.alg = "";
    choose("cfop");
    cube.alg = "R U2 F'";
    expect(note.otherMethod).toBeUndefined();
    expect(entries.size).toBe(0);
  });
});
