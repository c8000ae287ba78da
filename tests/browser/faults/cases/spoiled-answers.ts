// How a server may spoil an answer: what it says instead, and how it sends it.

import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";

import {
  sendWhole,
  withBody,
  type Answer,
  type Delivery,
  type RequestFault,
} from "../fault-server";

type Change = NonNullable<RequestFault["change"]>;

const QUICK_GZIP = { level: 1 };

/** An answer of that status, without what was asked for. */
export function withStatus(status: number, headers: Record<string, string> = {}): Change {
  return () => ({
    status,
    headers: { "content-type": "text/plain", ...headers },
    body: Buffer.from("No."),
  });
}

/** A page in place of what was asked for, as a hotel's network or a single-page host answers. */
export const asLoginPage: Change = (answer) => ({
  ...withBody(answer, "<!doctype html><title>Log in</title><p>Welcome to the train."),
  status: 200,
  headers: { "content-type": "text/html" },
});

export function asMimeType(type: string): Change {
  return (answer) => ({ ...answer, headers: { ...answer.headers, "content-type": type } });
}

/** Nothing, as if that were all. */
export const emptied: Change = (answer) => withBody(answer, Buffer.alloc(0));

/** The first half, as if that were all. */
export const halved: Change = (answer) =>
  withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)));

/** A few bytes more than there should be, after the packed ones. */
export const withBytesAfter: Change = (answer) =>
  withBody(answer, Buffer.concat([answer.body, Buffer.from("more")]));

/** Well packed, but a byte more than there should be. */
export const longerWithin: Change = (answer) =>
  repacked(answer, (bytes) => Buffer.concat([bytes, Buffer.from([0])]));

/** Well packed, but a byte less than there should be. */
export const shorterWithin: Change = (answer) =>
  repacked(answer, (bytes) => bytes.subarray(0, bytes.length - 1));

/** One bit of the packed bytes is wrong. */
export const withFlippedBit: Change = (answer) => withBody(answer, flipMiddleBit(answer.body));

/** Packed correctly, but with one wrong bit in what is packed. */
export const withFlippedBitWithin: Change = (answer) => repacked(answer, flipMiddleBit);

/** Declared as a content encoding, so that the browser unpacks it. */
export const declaredAsEncoding: Change = (answer) => ({
  ...answer,
  headers: { ...answer.headers, "content-encoding": "gzip" },
});

/** Not packed at all. */
export const unpacked: Change = (answer) => withBody(answer, gunzipSync(answer.body));

/** Replaces the header of the same name, which is in lower case. */
export function withHeader(name: string, value: string): Change {
  return (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });
}

/**
 * Sent to another origin, as to a network of servers for large files: this server by its other
 * name, which answers with these headers.
 */
export function sentToOtherOrigin(headers: Record<string, string>): Delivery {
  return (answer, response) => {
    const { url: path = "/", headers: asked } = response.req;
    const { host = "" } = asked;
    if (host.startsWith("localhost:")) {
      const location = `http://${host.replace("localhost", "127.0.0.1")}${path}`;
      response.writeHead(302, { location, "cache-control": "no-store" }).end();
      return;
    }
    const {
      "cross-origin-resource-policy": _policy,
      "access-control-allow-origin": _allowed,
      ...others
    } = answer.headers;
    sendWhole({ ...answer, headers: { ...others, ...headers } }, response);
  };
}

/** The connection stays, and nothing comes. */
export const unanswered: Delivery = () => undefined;

/** The connection stays, and nothing comes after the first half of the body. */
export const stalledInTheMiddle: Delivery = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)));
};

/** The connection ends in the middle of the body. */
export const cutInTheMiddle: Delivery = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
};

/** The connection ends before there is any answer. */
export const hungUp: Delivery = (_answer, response) => void response.destroy();

/** In small pieces, one after another: within a second. */
export const dripped = inPieces(20, 50);

/** In small pieces that take longer to arrive than making all tables takes. */
export const trickled = inPieces(200, 1_000);

function inPieces(count: number, pauseMs: number): Delivery {
  return async ({ status, headers, body }, response) => {
    response.writeHead(status, { ...headers, "content-length": body.length });
    const pieceSizeBytes = Math.ceil(body.length / count);
    for (let start = 0; start < body.length && !response.destroyed; start += pieceSizeBytes) {
      await written(response, body.subarray(start, start + pieceSizeBytes));
      await pause(pauseMs);
    }
    response.end();
  };
}

/** Without saying how long it is. */
export const ofUnknownLength: Delivery = ({ status, headers, body }, response) => {
  const { "content-length": _length, ...others } = headers;
  response.writeHead(status, others);
  response.write(body);
  response.end();
};

function written(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function repacked(answer: Answer, change: (bytes: Buffer) => Buffer): Answer {
  return withBody(answer, gzipSync(change(gunzipSync(answer.body)), QUICK_GZIP));
}

function flipMiddleBit(bytes: Buffer): Buffer {
  const spoiled = Buffer.from(bytes);
  spoiled[Math.floor(spoiled.length / 2)]! ^= 1;
  return spoiled;
}
