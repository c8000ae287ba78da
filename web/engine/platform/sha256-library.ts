// The library's SHA-256 alone, which is loaded only where it is needed.

export { sha256 } from "@noble/hashes/sha2.js";
