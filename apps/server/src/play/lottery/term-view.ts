import type { LotteryTerm } from '@fairground/contract/lottery'
import { factsOf, type Lottery } from '@fairground/games/lottery'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'

/** The phase of a stored round that is a term. */
export function phaseOf({ status, settledAtMs }: MultiplayerRound): LotteryTerm['phase'] {
  if (status === 'NEW') return 'OPEN'
  if (status === 'RUNNING') return 'CLOSED'
  if (status === 'VOID') return 'VOID'
  return settledAtMs === undefined ? 'DRAWN' : 'SETTLED'
}

/** The public view of a term. It is FINISHED once all its slips are decided. */
export function viewTerm(round: MultiplayerRound, lottery: Lottery): LotteryTerm {
  const phase = phaseOf(round)
  const { seed, result, entropy } = round
  return {
    id: round.id,
    no: round.number,
    status: round.settledAtMs === undefined ? 'NEW' : 'FINISHED',
    phase,
    opensAt: round.openedAtMs,
    closesAt: round.closesAtMs,
    drawsAt: round.drawsAtMs ?? round.closesAtMs,
    commitment: round.seedHash,
    salt: round.salt,
    edge: round.edgeBp,
    ...(entropy !== undefined && { entropy, bettors: [...round.bettors] }),
    ...(seed !== undefined && result && { seed, result: [...result], facts: { ...factsOf(lottery, result) } }),
    ...(phase === 'VOID' && { void: 'not_drawn' as const }),
  }
}
