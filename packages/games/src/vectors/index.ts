export { type VectorCheck, vectorChecks } from './checks.ts'
export { type PublishedProof, publishedProofs } from './proofs.ts'
