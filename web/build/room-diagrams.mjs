// The diagrams of rooms in the READMEs, drawn from the rules of the import lints, so that they cannot
// tell anything else than the rules. Run as `node web/build/room-diagrams.mjs` to draw them anew, with
// `--check` to be told which are not up to date.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOMS as CPP_ROOMS } from "./cpp/cpp-rooms.mjs";
import { projectDirectory } from "./directories.mjs";

/**
 * @typedef {object} RoomRule
 * @property {string} room
 * @property {readonly string[]} uses the rooms that it may use
 */

/** @type {{ page: string, rooms: RoomRule[] }[]} */
const PAGES = [
  {
    page: "solver/README.md",
    rooms: CPP_ROOMS.filter(({ room }) => !room.startsWith("tests/")),
  },
];

const BEGIN = "<!-- The diagram is drawn by web/build/room-diagrams.mjs -->";
const END = "<!-- The end of the diagram -->";

/**
 * @param {readonly RoomRule[]} rooms
 * @returns {string} a Mermaid diagram with an arrow from each room to those that it may use
 */
export function drawRooms(rooms) {
  /** @param {string} room */
  const idOf = (room) => room.replaceAll(/[^a-z0-9]/g, "_");
  return [
    "```mermaid",
    "graph LR",
    ...rooms.map(({ room }) => `  ${idOf(room)}["${room}"]`),
    ...rooms.flatMap(({ room, uses }) => uses.map((used) => `  ${idOf(room)} --> ${idOf(used)}`)),
    "```",
  ].join("\n");
}

/**
 * @param {string} text of a page
 * @param {readonly RoomRule[]} rooms
 * @returns {string} the page with the diagram of these rooms in the place of the one that it has
 */
export function withDiagram(text, rooms) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error("The page has no place for a diagram of rooms.");
  return `${text.slice(0, begin)}${BEGIN}\n\n${drawRooms(rooms)}\n\n${text.slice(end)}`;
}

/**
 * @param {{ write: boolean }} options whether to bring the pages up to date
 * @returns {Promise<string[]>} the pages that were not up to date
 */
export async function updateRoomDiagrams({ write }) {
  const stale = [];
  for (const { page, rooms } of PAGES) {
    const path = join(projectDirectory, page);
    const text = await readFile(path, "utf8");
    const updated = withDiagram(text, rooms);
    if (updated === text) continue;
    stale.push(page);
    if (write) await writeFile(path, updated);
  }
  return stale;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const isCheck = process.argv.includes("--check");
  const stale = await updateRoomDiagrams({ write: !isCheck });
  for (const page of stale)
    console.log(`${page}: the diagram of rooms ${isCheck ? "is not" : "was not"} up to date`);
  process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
}
