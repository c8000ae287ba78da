// Proofs that are kept for a later visit: loaded when one is kept or listed, so that pages that only solve need
// not load it.

export * from "../../engine/stored-proofs";
