import { describe, expect, it } from "vitest";

import { readManifest } from "../../../../web/engine/tables/table-manifest";
import { FAKE_TABLES } from "../fakes/fake-module";
import { TableServer } from "../fakes/table-server";

interface AnyManifest {
  formatVersion: unknown;
  tables: {
    kind: unknown;
    sha256: unknown;
    sizeBytes: unknown;
    formatVersion: unknown;
    chunks: unknown[];
  }[];
}

function changed(change: (manifest: AnyManifest) => void): unknown {
  const manifest = structuredClone(new TableServer().manifest) as unknown as AnyManifest;
  change(manifest);
  return manifest;
}

describe("readManifest", () => {
  it("takes the wanted tables, in their order, from a longer list", () => {
    const { manifest } = new TableServer();
    const json = changed((listed) => {
      listed.tables.reverse();
      listed.tables.push({ kind: "other", sha256: "", sizeBytes: 1, formatVersion: 1, chunks: [] });
    });
    expect(readManifest(json, FAKE_TABLES)).toEqual(manifest);
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "tables"],
    ["an empty object", {}],
    ["another format", changed((manifest) => (manifest.formatVersion = 2))],
    ["no tables", { formatVersion: 1 }],
    ["tables that are none", { formatVersion: 1, tables: [null, 3, "phase1"] }],
    ["a missing table", changed((manifest) => manifest.tables.pop())],
    ["a table of another format", changed((manifest) => (manifest.tables[0]!.formatVersion = 2))],
    ["a table of another size", changed((manifest) => (manifest.tables[0]!.sizeBytes = 9_999))],
    ["a table of another release", changed((manifest) => (manifest.tables[0]!.sha256 = "00"))],
    ["a missing chunk", changed((manifest) => manifest.tables[0]!.chunks.shift())],
    ["chunks out of order", changed((manifest) => manifest.tables[0]!.chunks.reverse())],
    ["a chunk without a hash", changed((manifest) => (manifest.tables[0]!.chunks[0] = {}))],
    [
      "a hash that is a path",
      changed((manifest) => {
        (manifest.tables[0]!.chunks[0] as { sha256: string }).sha256 = "../".repeat(20) + "abcd";
      }),
    ],
  ])("refuses %s", (_name, json) => {
    expect(() => readManifest(json, FAKE_TABLES)).toThrow(
      expect.objectContaining({ code: "table-manifest" }) as Error,
    );
  });
});
