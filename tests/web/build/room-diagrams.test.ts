// The diagrams of rooms in the READMEs tell what the import lints hold.
import { describe, expect, it } from "vitest";

import { drawRooms, updateRoomDiagrams, withDiagram } from "../../../web/build/room-diagrams.mjs";

const rooms = [
  { room: "house/cellar", uses: [] },
  { room: "house", uses: ["house/cellar"] },
];

describe("a diagram of rooms", () => {
  it("has each room, and an arrow to each that it may use", () => {
    expect(drawRooms(rooms)).toBe(
      [
        "```mermaid",
        "graph LR",
        '  house_cellar["house/cellar"]',
        '  house["house"]',
        "  house --> house_cellar",
        "```",
      ].join("\n"),
    );
  });

  it("takes the place of an older one", () => {
    const page = [
      "before",
      "<!-- The diagram is drawn by web/build/room-diagrams.mjs -->",
      "older",
      "<!-- The end of the diagram -->",
      "after",
    ].join("\n");
    const updated = withDiagram(page, rooms);
    expect(updated).toContain(drawRooms(rooms));
    expect(updated).not.toContain("older");
    expect(updated).toMatch(/^before\n[^]*\nafter$/);
    expect(withDiagram(updated, rooms)).toBe(updated);
  });

  it("is refused by a page that has no place for it", () => {
    expect(() => withDiagram("text", rooms)).toThrow("no place");
  });

  it("is up to date on every page that has one", async () => {
    expect(await updateRoomDiagrams({ write: false })).toEqual([]);
  });
});
