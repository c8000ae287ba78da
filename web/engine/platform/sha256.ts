// SHA-256 as lower-case hexadecimal digits.

import { environment } from "./environment";

/**
 * The hash of `bytes`, which must not be shared memory. On pages that are not served securely, browsers
 * do not offer their own SHA-256, and a library takes its place.
 */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(
    environment.crypto?.subtle === undefined
      ? (await import("./sha256-library")).sha256(bytes)
      : new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)),
  );
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
