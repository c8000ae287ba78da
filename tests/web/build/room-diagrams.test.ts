// The room diagrams in the READMEs show what the import lints enforce.
import { describe, expect, it } from "vitest";

import {
  drawRooms,
  layersOf,
  roomsWithin,
  updateRoomDiagrams,
  withDiagrams,
} from "../../../web/build/room-diagrams.mjs";

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

  const place = (diagram: string) => [
    "<!-- The diagram is drawn by web/build/room-diagrams.mjs -->",
    diagram,
    "<!-- The end of the diagram -->",
  ];

  it("takes the place of an older one, on a page with several", () => {
    const page = ["before", ...place("older"), "between", ...place("old"), "after"].join("\n");
    const updated = withDiagrams(page, [rooms, [{ room: "garden", uses: [] }]]);
    expect(updated).toContain(drawRooms(rooms));
    expect(updated).not.toContain("old");
    expect(updated).toMatch(/^before\n[^]*cellar[^]*\nbetween\n[^]*garden[^]*\nafter$/);
    expect(withDiagrams(updated, [rooms, [{ room: "garden", uses: [] }]])).toBe(updated);
  });

  it("is refused by a page that has no place for it", () => {
    expect(() => withDiagrams("text", [rooms])).toThrow("no place");
    expect(() => withDiagrams(place("older").join("\n"), [rooms, rooms])).toThrow("no place");
  });

  it("can show only the layers of many rooms, or only the rooms of one layer", () => {
    const many = [
      ...rooms,
      { room: "house/roof", uses: ["house", "garden"] },
      { room: "garden", uses: [] },
    ];
    expect(layersOf(many)).toEqual([
      { room: "house", uses: ["garden"] },
      { room: "garden", uses: [] },
    ]);
    expect(roomsWithin("house", many)).toEqual([...rooms, { room: "house/roof", uses: ["house"] }]);
  });

  it("is up to date on every page that has one", async () => {
    expect(await updateRoomDiagrams({ write: false })).toEqual([]);
  });
});
