import type { BetRecord, RoundView } from '@fairground/contract'

/** What a picture of a round of the past needs of it: whoever looks, the player or a stranger, has as much. */
export type PicturedRound = Pick<BetRecord, 'gameId' | 'options' | 'edge' | 'result' | 'multiplier' | 'shared'> & {
  round: Pick<RoundView, 'step' | 'picked' | 'hazards' | 'nonce'>
}
