export type { Proof } from './proof.ts'
export { type Check, type CheckName, type Outcome, type Verification, verifyRound } from './verify-round.ts'
export { verifyRounds } from './verify-rounds.ts'
