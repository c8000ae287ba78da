// The storage of proofs for a later visit. Loaded when a proof is kept or listed, so that pages that only solve need
// not load it.

export * from "../../engine/stored-proofs";
export { KeptProof } from "./kept-proof";
