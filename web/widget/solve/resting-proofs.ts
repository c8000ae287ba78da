// Proofs that rest until a later visit: loaded when one is kept or listed, so that pages that only solve need
// not load it.

export {
  findProof,
  forgetProof,
  keepProof,
  listProofs,
  type RestingProof,
} from "../../engine/stored-proofs";
