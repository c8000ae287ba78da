// Interrupted proofs, kept for a later visit. Not part of the engine's own module, so that pages that only solve need
// not load it.

export {
  findProof,
  forgetProof,
  isResting,
  keepProof,
  listProofs,
  proofNews,
  type DoneProof,
  type RestingProof,
} from "./storage/proof-store";
