import { type AccountState, HOLD_MS, type Pot, type SpinGrant } from '../account-state.ts'
import { type Change, type Decision, refuse } from '../change.ts'
import type { DecidedBet, DecisionContext, PlaceBet } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'
import { playAfterBet } from '../play/count-play.ts'
import {
  findTermsRefusal,
  isPlaceTaken,
  lastBetsWith,
  runsAfter,
  runWith,
  type TermsReason,
  wageredPart,
} from './take-bet.ts'

/** Reasons to refuse a bet. */
export type BetReason = 'round_open' | 'insufficient_balance' | 'no_spins_left' | 'bonus_expired' | TermsReason

/**
 * Takes a stake from player:main, or one free spin of that value, and opens a round with the account's next nonce.
 *
 * A `draw` decides the bet on that nonce at once: its win waits in player:held, or, after a free spin, goes into
 * player:bonus and the pot. A stake from player:main counts towards the open pot; the bet that completes the required
 * stakes releases the pot to player:main.
 */
export function decideBet(state: AccountState, bet: PlaceBet, context: DecisionContext): Decision<BetReason> {
  const { atMs } = context
  const isSpin = bet.spin !== undefined
  const grant = isSpin ? findGrant(state, bet.stakeMinor, atMs) : undefined
  if (isPlaceTaken(state, bet)) return refuse('round_open')
  if (isSpin && !grant) return refuse('no_spins_left')
  if (!isSpin && state.mainMinor < bet.stakeMinor) return refuse('insufficient_balance')
  const isPotOver = state.pot !== undefined && state.pot.expiresAtMs <= atMs
  if (isSpin && isPotOver) return refuse('bonus_expired')
  const refusal = findTermsRefusal(state, bet, isSpin, context)
  if (refusal) return refuse(refusal.reason, refusal.details)

  const { serverSeed, clientSeed } = state.pair
  const decidedBet = bet.draw?.({ serverSeed, clientSeed, nonce: state.nextNonce })
  const paidMinor = decidedBet?.payoutMinor ?? 0n
  const amounts = {
    chargedMinor: isSpin ? 0n : bet.stakeMinor,
    wonMinor: isSpin ? 0n : paidMinor,
    addedMinor: isSpin ? paidMinor : 0n,
  }
  const pot = potWith(isPotOver ? undefined : state.pot, bet, amounts, atMs)
  return accept(state, bet, context, { ...amounts, paidMinor, decidedBet, pot, grant })
}

/** The grant of this value that expires first. */
function findGrant({ spins }: AccountState, valueMinor: bigint, atMs: number): SpinGrant | undefined {
  const usable = spins.filter((grant) => grant.valueMinor === valueMinor && grant.left > 0 && grant.expiresAtMs > atMs)
  return usable.toSorted((a, b) => a.expiresAtMs - b.expiresAtMs)[0]
}

type ChangedPot = Pot & { isNew: boolean; status: 'open' | 'done' }

/** The pot after a bet; undefined where the bet changes none. */
function potWith(
  pot: Pot | undefined,
  { spin, gameId, stakeMinor }: PlaceBet,
  { addedMinor }: { addedMinor: bigint },
  atMs: number,
): ChangedPot | undefined {
  if (!pot && addedMinor === 0n) return undefined
  const base = pot ?? {
    id: spin?.newPotId ?? '',
    amountMinor: 0n,
    requiredMinor: 0n,
    wageredMinor: 0n,
    shares: spin?.shares ?? {},
  }
  const countedMinor = pot && !spin ? wageredPart(pot, gameId, stakeMinor) : 0n
  const requiredMinor = base.requiredMinor + (spin && addedMinor > 0n ? spin.requiredMinor(addedMinor) : 0n)
  const wageredMinor = base.wageredMinor + countedMinor
  return {
    ...base,
    amountMinor: base.amountMinor + addedMinor,
    requiredMinor,
    wageredMinor,
    expiresAtMs: spin && addedMinor > 0n ? atMs + spin.lifeMs : (pot?.expiresAtMs ?? atMs),
    isNew: !pot,
    status: wageredMinor >= requiredMinor ? 'done' : 'open',
  }
}

type BetResult = {
  chargedMinor: bigint
  wonMinor: bigint
  addedMinor: bigint
  paidMinor: bigint
  decidedBet: DecidedBet | undefined
  pot: ChangedPot | undefined
  grant: SpinGrant | undefined
}

function accept(state: AccountState, bet: PlaceBet, context: DecisionContext, result: BetResult): Change {
  const { chargedMinor, wonMinor, paidMinor, decidedBet: decided, pot, grant } = result
  const { roundId, gameId, slot, stakeMinor, maxWinMinor, edgeBp, options } = bet
  const { atMs } = context
  const nonce = state.nextNonce
  const round = { id: roundId, gameId, slot, nonce, edgeBp, stakeMinor, maxWinMinor, options }
  const legs = legsOf(bet, result)
  const newHold =
    wonMinor > 0n ? { id: roundId, gameId, amountMinor: wonMinor, expiresAtMs: atMs + HOLD_MS } : undefined
  const run = runWith(state, bet, chargedMinor, paidMinor)
  const play = playAfterBet(state, { chargedMinor, paidMinor: wonMinor }, atMs)
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      stakedMinor: state.stakedMinor + chargedMinor,
      wonMinor: state.wonMinor + wonMinor,
      nextNonce: nonce + 1,
      lastBets: lastBetsWith(state, bet, context),
      openRounds: decided
        ? state.openRounds
        : [...state.openRounds, { ...round, step: 0, moves: [], createdAtMs: atMs }],
      holds: newHold ? [...state.holds, newHold] : state.holds,
      pot: pot ? (pot.status === 'open' ? pot : undefined) : state.pot,
      spins: grant ? spendOne(state.spins, grant.id) : state.spins,
      runs: runsAfter(state.runs, run),
      play,
    },
    roundId,
    step: 0,
    nonce,
    amountMinor: chargedMinor,
    wonMinor,
    legs,
    rows: {
      newRound: {
        ...round,
        seedPairId: state.pair.id,
        jurisdictionId: bet.jurisdictionId,
        gameVersion: bet.gameVersion,
        spinId: grant?.id,
        decided,
      },
      newHold,
      pot,
      usedSpinId: grant?.id,
      run: run && { ...run, lastRoundId: roundId },
      play: play === state.play ? undefined : play,
    },
  }
}

function legsOf({ roundId, gameId }: PlaceBet, { chargedMinor, wonMinor, addedMinor, pot }: BetResult): Leg[] {
  const legs: Leg[] = []
  const add = (
    leg: number,
    kind: Leg['kind'],
    source: string,
    destination: string,
    amountMinor: bigint,
    refId: string,
  ) => {
    if (amountMinor > 0n) legs.push({ leg, kind, source, destination, amountMinor, refId })
  }
  add(0, 'bet', 'player:main', `house:stakes:${gameId}`, chargedMinor, roundId)
  add(1, 'win', `house:payouts:${gameId}`, 'player:held', wonMinor, roundId)
  add(2, 'bonus_win', 'house:bonus', 'player:bonus', addedMinor, roundId)
  if (pot?.status === 'done') add(3, 'bonus_release', 'player:bonus', 'player:main', pot.amountMinor, pot.id)
  return legs
}

function spendOne(spins: readonly SpinGrant[], id: string): SpinGrant[] {
  return spins.flatMap((grant) => {
    if (grant.id !== id) return [grant]
    return grant.left > 1 ? [{ ...grant, left: grant.left - 1 }] : []
  })
}
