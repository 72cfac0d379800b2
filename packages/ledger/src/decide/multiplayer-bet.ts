import type { AccountState } from '../account-state.ts'
import { type Decision, refuse } from '../change.ts'
import type { DecisionContext, PlaceMultiplayerBet } from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'
import { playAfterBet } from '../play/count-play.ts'
import {
  findSwitchRefusal,
  findTermsRefusal,
  isPlaceTaken,
  lastBetsWith,
  runsAfter,
  runWith,
  slotOf,
  type TermsReason,
  wageredPart,
} from './take-bet.ts'

/** Reasons to refuse a bet in a multiplayer round. */
export type MultiplayerBetReason =
  | 'betting_closed'
  | 'round_open'
  | 'term_limit'
  | 'insufficient_balance'
  | 'round_full'
  | TermsReason

/** Takes a stake from player:main into the game's multiplayer round that takes bets now. */
export function decideMultiplayerBet(
  state: AccountState,
  bet: PlaceMultiplayerBet,
  context: DecisionContext,
): Decision<MultiplayerBetReason> {
  const { roundId, gameId, stakeMinor, maxWinMinor, options, targetE2, exposureMinor } = bet
  const { atMs, multiplayerRounds } = context
  // While its version is off a game has no round that takes bets, and the player should read why.
  const switchReason = findSwitchRefusal(state, bet, context)
  if (switchReason) return refuse(switchReason)
  const table = multiplayerRounds.get(gameId)
  if (!table || atMs >= table.closesAtMs || (bet.termId !== undefined && bet.termId !== table.id))
    return refuse('betting_closed')
  if (isPlaceTaken(state, bet)) return refuse('round_open')
  if (state.mainMinor < stakeMinor) return refuse('insufficient_balance')
  if (bet.isCrowded?.(state.openRounds)) return refuse('term_limit')
  if (exposureMinor > table.leftMinor) return refuse('round_full')
  const refusal = findTermsRefusal(state, bet, false, context)
  if (refusal) return refuse(refusal.reason, refusal.details)

  const nonce = state.nextNonce
  const slot = slotOf(state, bet)
  const round = { id: roundId, gameId, slot, nonce, edgeBp: table.edgeBp, stakeMinor, maxWinMinor, options }
  const openPot = state.pot && state.pot.expiresAtMs > atMs ? state.pot : undefined
  const wageredMinor = openPot ? openPot.wageredMinor + wageredPart(openPot, gameId, stakeMinor) : 0n
  const isWagered = openPot !== undefined && wageredMinor >= openPot.requiredMinor
  const pot = openPot && {
    ...openPot,
    wageredMinor,
    isNew: false,
    status: isWagered ? ('done' as const) : ('open' as const),
  }
  const legs: Leg[] = [
    {
      leg: 0,
      kind: 'bet',
      source: 'player:main',
      destination: `house:stakes:${gameId}`,
      amountMinor: stakeMinor,
      refId: roundId,
    },
  ]
  if (openPot && isWagered)
    legs.push({
      leg: 1,
      kind: 'bonus_release',
      source: 'player:bonus',
      destination: 'player:main',
      amountMinor: openPot.amountMinor,
      refId: openPot.id,
    })
  const run = runWith(state, bet, stakeMinor, 0n)
  const play = playAfterBet(state, { chargedMinor: stakeMinor, paidMinor: 0n }, atMs)
  const { clientSeed, id: seedPairId } = state.pair
  return {
    outcome: 'accepted',
    state: {
      ...state,
      ...balancesAfter(state, legs),
      stakedMinor: state.stakedMinor + stakeMinor,
      nextNonce: nonce + 1,
      lastBets: lastBetsWith(state, bet, context),
      openRounds: [...state.openRounds, { ...round, step: 0, moves: [], createdAtMs: atMs }],
      pot: pot ? (isWagered ? undefined : pot) : state.pot,
      runs: runsAfter(state.runs, run),
      play,
    },
    roundId,
    step: 0,
    nonce,
    amountMinor: stakeMinor,
    wonMinor: 0n,
    legs,
    rows: {
      newRound: {
        ...round,
        seedPairId,
        jurisdictionId: bet.jurisdictionId,
        gameVersion: bet.gameVersion,
        spinId: undefined,
        decided: undefined,
      },
      pot,
      run: run && { ...run, lastRoundId: roundId },
      play: play === state.play ? undefined : play,
      multiplayerBet: { roundId: table.id, clientSeed, targetE2, exposureMinor, card: bet.card },
    },
  }
}
