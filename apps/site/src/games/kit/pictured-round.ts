import type { BetRecord, RoundView } from '@fairground/contract/round'

/** The data for a picture of a past round, the same for its player and for a stranger. */
export type PicturedRound = Pick<BetRecord, 'gameId' | 'options' | 'edge' | 'result' | 'multiplier' | 'shared'> & {
  round: Pick<RoundView, 'step' | 'picked' | 'hazards' | 'nonce'>
}
