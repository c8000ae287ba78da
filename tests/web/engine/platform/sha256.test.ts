import { afterEach, describe, expect, it, vi } from "vitest";

import { sha256Hex } from "../../../../web/engine/platform/sha256";

// FIPS 180-4, the one-block example.
const ABC = new TextEncoder().encode("abc");
const ABC_HASH = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sha256Hex", () => {
  it("uses the browser's own hash", async () => {
    expect(await sha256Hex(ABC)).toBe(ABC_HASH);
  });

  it("gives the same hash where the browser does not offer its own", async () => {
    vi.stubGlobal("crypto", {});
    expect(await sha256Hex(ABC)).toBe(ABC_HASH);
  });
});
