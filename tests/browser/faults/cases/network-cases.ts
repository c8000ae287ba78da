// What a network and a server can do to the tables on their way.

import { FETCHED, FROM_STORAGE, MADE_HERE, type FaultCase } from "./fault-case";
import { withBody, type RequestFault, type ServerFaults } from "../fault-server";
import { otherChunks, otherManifest } from "./other-release";
import {
  asLoginPage,
  asMimeType,
  cutInTheMiddle,
  declaredAsEncoding,
  dripped,
  emptied,
  halved,
  hungUp,
  longerWithin,
  ofUnknownLength,
  sentToOtherOrigin,
  shorterWithin,
  stalledInTheMiddle,
  trickled,
  unanswered,
  unpacked,
  withBytesAfter,
  withFlippedBit,
  withFlippedBitWithin,
  withHeader,
  withStatus,
} from "./spoiled-answers";

const CHUNK = /^\/tables\/chunks\//;
const MANIFEST = /^\/tables\/manifest\.json/;
const TABLES = /^\/tables\//;
/** Paths with a content security policy that says where they may fetch from. */
const PAGE_AND_WORKER = /^\/(assets\/worker-.*)?$/;
const ANY_ORIGIN_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' http://127.0.0.1:*";

const SLOWER_THAN_MAKING =
  "Fetching the tables would have taken longer than making them, so they were made here.";

function chunk(fault: Omit<RequestFault, "on">): ServerFaults {
  return { requests: [{ on: CHUNK, ...fault }] };
}

/** The page asks for the list only where it has none stored that it can read. */
function list(...faults: RequestFault[]) {
  return { spoils: "spoil-manifest", faults: { requests: faults } } as const;
}

function otherOrigin(headers: Record<string, string>, policy?: string): ServerFaults {
  const change = policy === undefined ? [] : [withHeader("content-security-policy", policy)];
  return {
    requests: [
      { on: CHUNK, deliver: sentToOtherOrigin(headers) },
      ...change.map((change) => ({ on: PAGE_AND_WORKER, change })),
    ],
  };
}

const ON_THE_WAY: readonly FaultCase[] = [
  { name: "no fault, on the first visit", isLong: true, stored: "nothing", ...FETCHED },
  { name: "a chunk comes slowly", isLong: true, faults: chunk({ deliver: dripped }), ...FETCHED },
  {
    name: "a chunk is cut off in its middle, once",
    isLong: true,
    faults: chunk({ deliver: cutInTheMiddle, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk is cut off in its middle, for ever",
    isLong: true,
    faults: chunk({ deliver: cutInTheMiddle }),
    ...MADE_HERE,
  },
  {
    name: "the connection breaks before a chunk, once",
    isLong: true,
    faults: chunk({ deliver: hungUp, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk stops coming in its middle, on the first visit",
    isLong: true,
    stored: "nothing",
    faults: chunk({ deliver: stalledInTheMiddle, atMost: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk stops coming in its middle, for ever",
    isLong: true,
    faults: chunk({ deliver: stalledInTheMiddle }),
    ...MADE_HERE,
  },
  {
    name: "a chunk comes more slowly than it can be made",
    isLong: true,
    faults: chunk({ deliver: trickled }),
    ...MADE_HERE,
    says: SLOWER_THAN_MAKING,
  },
  {
    name: "the list is never answered, on the first visit",
    isLong: true,
    stored: "nothing",
    faults: { requests: [{ on: MANIFEST, deliver: unanswered }] },
    ...MADE_HERE,
    says: SLOWER_THAN_MAKING,
  },
  {
    name: "nothing of the tables can be reached, on the first visit",
    isLong: true,
    stored: "nothing",
    faults: { requests: [{ on: TABLES, deliver: hungUp }] },
    ...MADE_HERE,
  },
  {
    name: "nothing of the tables can be reached, and they are stored",
    isLong: true,
    stored: "all",
    faults: { requests: [{ on: TABLES, deliver: hungUp }] },
    ...FROM_STORAGE,
  },
];

const OTHER_BYTES: readonly FaultCase[] = [
  {
    name: "a chunk ends early, once",
    isLong: true,
    faults: chunk({ change: halved, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk is empty, once",
    isLong: true,
    faults: chunk({ change: emptied, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk has bytes after its end, once",
    isLong: true,
    faults: chunk({ change: withBytesAfter, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk unpacks to a byte too many, once",
    isLong: true,
    faults: chunk({ change: longerWithin, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk unpacks to a byte too few, once",
    isLong: true,
    faults: chunk({ change: shorterWithin, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a bit is flipped in the packed bytes of a chunk, once",
    faults: chunk({ change: withFlippedBit, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a bit is flipped in every chunk, once each, on the first visit",
    isLong: true,
    stored: "nothing",
    faults: chunk({ change: withFlippedBitWithin, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a bit is flipped in a chunk, for ever",
    isLong: true,
    faults: chunk({ change: withFlippedBitWithin }),
    ...MADE_HERE,
  },
];

const OTHER_ANSWERS: readonly FaultCase[] = [
  { name: "a chunk is not there (404)", faults: chunk({ change: withStatus(404) }), ...MADE_HERE },
  {
    name: "the server fails at a chunk (500), once",
    isLong: true,
    faults: chunk({ change: withStatus(500), times: 1 }),
    ...FETCHED,
  },
  {
    name: "the server fails at a chunk (500), for ever",
    isLong: true,
    faults: chunk({ change: withStatus(500) }),
    ...MADE_HERE,
  },
  {
    name: "the server is busy (503), once",
    isLong: true,
    faults: chunk({ change: withStatus(503, { "retry-after": "1" }), times: 1 }),
    ...FETCHED,
  },
  {
    name: "a login page is answered to everything about tables, on the first visit",
    isLong: true,
    stored: "nothing",
    faults: { requests: [{ on: TABLES, change: asLoginPage }] },
    ...MADE_HERE,
  },
  {
    name: "a login page is answered to a chunk, once",
    isLong: true,
    faults: chunk({ change: asLoginPage, times: 1 }),
    ...FETCHED,
  },
  {
    name: "a chunk has the wrong MIME type",
    isLong: true,
    faults: chunk({ change: asMimeType("text/html") }),
    ...FETCHED,
  },
  {
    name: "the list has the wrong MIME type",
    isLong: true,
    ...list({ on: MANIFEST, change: asMimeType("text/plain") }),
    ...FETCHED,
  },
  {
    name: "the server knows no ranges and tells no lengths",
    isLong: true,
    faults: chunk({ change: withHeader("accept-ranges", "none"), deliver: ofUnknownLength }),
    ...FETCHED,
  },
  {
    name: "chunks are said to be encoded, and come unpacked by the browser",
    isLong: true,
    faults: chunk({ change: declaredAsEncoding }),
    ...FETCHED,
  },
  {
    name: "chunks come without compression",
    isLong: true,
    faults: chunk({ change: unpacked }),
    ...FETCHED,
  },
  {
    name: "chunks are sent to another origin that sends no CORS headers",
    isLong: true,
    faults: otherOrigin({}, ANY_ORIGIN_POLICY),
    ...MADE_HERE,
  },
  {
    name: "chunks are sent to another origin that the page's policy forbids",
    isLong: true,
    faults: otherOrigin({ "access-control-allow-origin": "*" }),
    ...MADE_HERE,
  },
  {
    name: "chunks are sent to another origin that allows it",
    isLong: true,
    faults: otherOrigin({ "access-control-allow-origin": "*" }, ANY_ORIGIN_POLICY),
    ...FETCHED,
  },
];

const LISTS: readonly FaultCase[] = [
  {
    name: "the list is not there (404)",
    isLong: true,
    ...list({ on: MANIFEST, change: withStatus(404) }),
    ...MADE_HERE,
  },
  {
    name: "the list ends early",
    isLong: true,
    ...list({ on: MANIFEST, change: halved }),
    ...MADE_HERE,
  },
  {
    name: "the list is of a format to come",
    isLong: true,
    ...list({
      on: MANIFEST,
      change: (answer) => withBody(answer, '{"formatVersion":999,"tables":[]}'),
    }),
    ...MADE_HERE,
  },
  {
    name: "the list is of another release whose chunks are gone, once",
    isLong: true,
    ...list({ on: MANIFEST, change: otherManifest, times: 1 }),
    ...FETCHED,
  },
  {
    name: "the list is of another release whose chunks are gone, for ever",
    isLong: true,
    ...list({ on: MANIFEST, change: otherManifest }),
    ...MADE_HERE,
  },
  {
    name: "a new release replaces the other between two chunks",
    ...list(
      { on: MANIFEST, change: otherManifest, times: 1 },
      { on: CHUNK, change: otherChunks("all but the last") },
    ),
    ...FETCHED,
  },
];

export const NETWORK_CASES = [...ON_THE_WAY, ...OTHER_BYTES, ...OTHER_ANSWERS, ...LISTS];
