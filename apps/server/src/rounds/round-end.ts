import { type Engine, payoutMinor, type Round, type Stake } from '@fairground/games'

/** How a game's engine ends a round. Payout in the smallest unit. */
export interface EngineEnd {
  result: 'WIN' | 'LOSE'
  payoutMinor: bigint
}

/**
 * How a round ends with what the engine has decided, for players and demonstrations alike: what it pays is the stake times the
 * multiplier, rounded down and capped. Undefined while it is open.
 */
export function endOf(engine: Engine, stake: Stake, round: Round): EngineEnd | undefined {
  if (round.status === 'open') return undefined
  const payout = round.status === 'won' ? payoutMinor(stake, engine.multiplier(round)) : 0n
  return { result: payout > 0n ? 'WIN' : 'LOSE', payoutMinor: payout }
}
