// The diagrams of rooms in the READMEs, drawn from the rules of the import lints, so that both always
// agree. Run `node web/build/room-diagrams.mjs` to draw them again; with `--check` it lists those that
// are out of date.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOMS } from "../../.dependency-cruiser.mjs";
import { ROOMS as CPP_ROOMS } from "./cpp/cpp-rooms.mjs";
import { projectDirectory } from "./directories.mjs";

/**
 * @typedef {object} RoomRule
 * @property {string} room
 * @property {readonly string[]} uses the rooms that it may use
 */

const WEB_ROOMS = Object.entries(ROOMS).map(([room, uses]) => ({ room, uses }));

/** @type {{ page: string, diagrams: RoomRule[][] }[]} the diagrams of each page, from its top down */
const PAGES = [
  {
    page: "solver/README.md",
    diagrams: [CPP_ROOMS.filter(({ room }) => !room.startsWith("tests/"))],
  },
  {
    page: "web/README.md",
    diagrams: [
      layersOf(WEB_ROOMS),
      ...["engine", "scan", "scene", "widget", "lab", "learn", "page"].map((layer) =>
        roomsWithin(layer, WEB_ROOMS),
      ),
    ],
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
 * @param {readonly RoomRule[]} rooms
 * @returns {RoomRule[]} the folders at the top, each with those that any of its rooms may use
 */
export function layersOf(rooms) {
  /** @param {string} room */
  const layerOf = (room) => room.replace(/\/.*/, "");
  const layers = [...new Set(rooms.map(({ room }) => layerOf(room)))];
  return layers.map((layer) => {
    const used = rooms.filter(({ room }) => layerOf(room) === layer).flatMap(({ uses }) => uses);
    const others = new Set(used.map(layerOf).filter((other) => other !== layer));
    return { room: layer, uses: layers.filter((other) => others.has(other)) };
  });
}

/**
 * @param {string} layer
 * @param {readonly RoomRule[]} rooms
 * @returns {RoomRule[]} the rooms of one layer, each with those of the same layer that it may use
 */
export function roomsWithin(layer, rooms) {
  /** @param {string} room */
  const isWithin = (room) => room === layer || room.startsWith(`${layer}/`);
  return rooms
    .filter(({ room }) => isWithin(room))
    .map(({ room, uses }) => ({ room, uses: uses.filter(isWithin) }));
}

/**
 * @param {string} text of a page
 * @param {readonly (readonly RoomRule[])[]} diagrams as many as the page has places for
 * @returns {string} the page with its diagrams replaced by these
 */
export function withDiagrams(text, diagrams) {
  const [before = "", ...places] = text.split(BEGIN);
  if (places.length !== diagrams.length || places.some((place) => !place.includes(END))) {
    throw new Error(`The page has no place for ${diagrams.length} diagrams of rooms.`);
  }
  const drawn = places.map((place, index) => {
    const after = place.slice(place.indexOf(END));
    return `${BEGIN}\n\n${drawRooms(diagrams[index] ?? [])}\n\n${after}`;
  });
  return [before, ...drawn].join("");
}

/**
 * @param {{ write: boolean }} options whether to bring the pages up to date
 * @returns {Promise<string[]>} the pages that were not up to date
 */
export async function updateRoomDiagrams({ write }) {
  const stale = [];
  for (const { page, diagrams } of PAGES) {
    const path = join(projectDirectory, page);
    const text = await readFile(path, "utf8");
    const updated = withDiagrams(text, diagrams);
    if (updated === text) continue;
    stale.push(page);
    if (write) await writeFile(path, updated);
  }
  return stale;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const isCheck = process.argv.includes("--check");
  const stale = await updateRoomDiagrams({ write: !isCheck });
  for (const page of stale) {
    console.log(`${page}: its diagrams of rooms ${isCheck ? "are not" : "were not"} up to date`);
  }
  process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
}
