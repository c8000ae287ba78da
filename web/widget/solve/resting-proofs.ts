// Proofs that are kept for a later visit: loaded when one is kept or listed, so that pages that only solve need
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
} from "../../engine/stored-proofs";
