// Whether there may be kept proofs, and when that changes, without the code that reads them.

export { mayHaveProofs, proofNews } from "./storage/proof-databases";
