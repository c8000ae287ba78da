// Interrupted proofs, kept for a later visit. Not part of the engine's own module, so that pages that only solve need
// not load it.

export {
  beginProof,
  holdProof,
  isProvenHere,
  provenElsewhere,
  untilLetGo,
  type ProofTask,
} from "./storage/proof-hold";
export {
  MOST_PROOFS,
  endProof,
  findProof,
  forgetProof,
  forgetRest,
  isProofRefused,
  isResting,
  keepProof,
  listProofs,
  tellOfProofs,
  type DoneProof,
  type RestingList,
  type RestingProof,
} from "./storage/proof-store";
