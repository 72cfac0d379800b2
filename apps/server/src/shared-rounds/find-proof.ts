import type { SharedProof } from '@fairground/contract'
import type { StoredRound } from '../rounds/stored-round.ts'
import type { Services } from '../services.ts'
import { proofOf } from './stored-shared-round.ts'

/** What proves the shared round that a bet was in, as far as it may be told; nothing for a round of one's own. */
export async function findProof(
  { sharedRounds }: Pick<Services, 'sharedRounds'>,
  { shared }: StoredRound,
): Promise<{ shared?: SharedProof }> {
  const seen = shared && (await sharedRounds.reader.find(shared.roundId))
  return seen ? { shared: proofOf(seen.round) } : {}
}
