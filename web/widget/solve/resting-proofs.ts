// Proofs that rest, for a page that lists them.

export { forgetProof, listProofs, type RestingProof } from "../../engine/stored-proofs";
