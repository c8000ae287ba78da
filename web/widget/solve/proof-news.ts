// Whether there may be kept proofs, and when that changes: what lists them is loaded only then.

export { mayHaveProofs, proofNews } from "../../engine/proof-news";
