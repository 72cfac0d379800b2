import type { AccountState, OpenRound, SpinGrant } from '../account-state.ts'
import type { Decision } from '../change.ts'
import type { DecisionContext, PlaceBet } from '../commands.ts'
import { balancesAfter, legsOf } from '../legs.ts'
import { playAfterBet } from '../play/count-play.ts'
import { type BetReason, findBetRefusal } from './find-bet-refusal.ts'
import { addSpinWin, countStake } from './pots.ts'
import { holdOf } from './rounds.ts'
import { countInRun } from './runs.ts'

/**
 * Takes a bet of any kind: its stake from player:main, or one free spin of that value. The bet gets the account's next nonce.
 *
 * A `draw` decides the bet on that nonce at once: its win waits in player:held, or, after a free spin, goes into player:bonus
 * and a pot. A `pool` adds the bet to the multiplayer round of the game that takes bets.
 */
export function decideBet(state: AccountState, bet: PlaceBet, context: DecisionContext): Decision<BetReason> {
  const { roundId, gameId, stakeMinor, maxWinMinor, options, runId, spin, attachments } = bet
  const { jurisdictionId, gameVersion } = bet
  const { atMs } = context
  const grant = spin && findGrant(state, stakeMinor, atMs)
  const refusal = findBetRefusal(state, bet, grant, context)
  if (refusal) return refusal

  const pool = bet.pool && context.multiplayerRounds.get(gameId)
  const { serverSeed, clientSeed, id: seedPairId } = state.pair
  const nonce = state.nextNonce
  const decided = bet.draw?.({ serverSeed, clientSeed, nonce })
  const paidMinor = decided?.payoutMinor ?? 0n
  const chargedMinor = spin ? 0n : stakeMinor
  const wonMinor = spin ? 0n : paidMinor
  const round = {
    ...{ id: roundId, gameId, slot: bet.slot ?? freeSlot(state, gameId), nonce, edgeBp: pool?.edgeBp ?? bet.edgeBp },
    ...{ stakeMinor, maxWinMinor, options, runId, potIds: spin ? [] : openPotIds(state, atMs) },
  }
  const pots = spin
    ? addSpinWin(state.pots, { roundId, winMinor: paidMinor, spin }, atMs)
    : decided
      ? countStake(state.pots, round, atMs)
      : { pots: state.pots, changed: [], posted: [] }
  const legs = legsOf([
    ['bet', 'player:main', `house:stakes:${gameId}`, chargedMinor, roundId],
    ['win', `house:payouts:${gameId}`, 'player:held', wonMinor, roundId],
    ...pots.posted,
  ])
  const newHold = holdOf(round, wonMinor, atMs)
  const { runs, changed: run } = countInRun(state, bet, { chargedMinor, paidMinor })
  const play = playAfterBet(state, { chargedMinor, paidMinor: wonMinor }, atMs)
  const openRound: OpenRound = { ...round, step: 0, moves: [], createdAtMs: atMs }
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      stakedMinor: state.stakedMinor + chargedMinor,
      wonMinor: state.wonMinor + wonMinor,
      nextNonce: nonce + 1,
      lastBets: lastBetsWith(state, bet, context),
      openRounds: decided ? state.openRounds : [...state.openRounds, openRound],
      holds: newHold ? [...state.holds, newHold] : state.holds,
      pots: pots.pots,
      spins: grant ? spendOne(state.spins, grant) : state.spins,
      runs,
      play,
    },
    roundId,
    step: 0,
    nonce,
    amountMinor: chargedMinor,
    wonMinor,
    legs,
    rows: {
      newRound: { ...round, seedPairId, jurisdictionId, gameVersion, spinId: grant?.id, decided },
      newHold,
      pots: pots.changed,
      usedSpinId: grant?.id,
      run,
      play: play === state.play ? undefined : play,
      pooledBet: bet.pool && pool && { ...bet.pool, roundId: pool.id, clientSeed },
      attachments,
    },
  }
}

/** The grant of this value that expires first. */
function findGrant({ spins }: AccountState, valueMinor: bigint, atMs: number): SpinGrant | undefined {
  const usable = spins.filter((grant) => grant.valueMinor === valueMinor && grant.left > 0 && grant.expiresAtMs > atMs)
  return usable.toSorted((a, b) => a.expiresAtMs - b.expiresAtMs)[0]
}

function spendOne(spins: readonly SpinGrant[], grant: SpinGrant): SpinGrant[] {
  return spins.flatMap((each) => (each !== grant ? [each] : grant.left > 1 ? [{ ...grant, left: grant.left - 1 }] : []))
}

/** The lowest free slot of a game without slots. */
function freeSlot({ openRounds }: AccountState, gameId: string): number {
  const takenSlots = new Set(openRounds.filter((round) => round.gameId === gameId).map(({ slot }) => slot))
  let slot = 0
  while (takenSlots.has(slot)) slot++
  return slot
}

const openPotIds = ({ pots }: AccountState, atMs: number): string[] =>
  pots.filter(({ expiresAtMs }) => expiresAtMs > atMs).map(({ id }) => id)

/** The times of an account's last bets, with this one where its jurisdiction has a least time between bets. */
function lastBetsWith(
  { lastBets }: AccountState,
  { gameId, slot, jurisdictionId }: PlaceBet,
  { atMs, jurisdictions }: DecisionContext,
): AccountState['lastBets'] {
  const minRoundMs = jurisdictions.get(jurisdictionId)?.minRoundMs ?? 0
  return minRoundMs > 0 && slot !== undefined ? { ...lastBets, [`${gameId}:${slot}`]: atMs } : lastBets
}
