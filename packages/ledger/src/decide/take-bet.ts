import type { AccountState, Pot, Run } from '../account-state.ts'
import type { DecisionContext, PlaceBet, PlaceMultiplayerBet } from '../commands.ts'
import { findPlayRefusal, type PlayDetails, type PlayReason } from '../play/find-play-refusal.ts'

type AnyBet = PlaceBet | PlaceMultiplayerBet

/** Reasons to refuse a bet of a run: the jurisdiction forbids autoplay, the run does not exist or has ended, its loss limit. */
export const runReasons = ['autoplay_not_allowed', 'autoplay_over', 'autoplay_loss_limit'] as const
/** One of `runReasons`. */
export type RunReason = (typeof runReasons)[number]
/** Reasons to refuse a bet because staff has switched off the site, the version of the game's settings, the jurisdiction or the player. */
export const switchReasons = ['maintenance', 'version_off', 'jurisdiction_off', 'player_off'] as const
/** One of `switchReasons`. */
export type SwitchReason = (typeof switchReasons)[number]
/** Reasons of the switches, the jurisdiction, the game's settings, the player's limits and the run to refuse a bet. */
export type TermsReason =
  | SwitchReason
  | 'slot_not_allowed'
  | 'bonus_not_allowed'
  | 'bet_too_soon'
  | 'jurisdiction_moved'
  | PlayReason
  | RunReason

/** Why a bet is refused. */
export type TermsRefusal = { reason: TermsReason; details?: PlayDetails }

const placeKey = ({ gameId, slot }: Pick<AnyBet, 'gameId' | 'slot'>) => `${gameId}:${slot}`

/** Whether the slot of a bet has an open round. */
export function isPlaceTaken({ openRounds }: AccountState, { gameId, slot }: AnyBet): boolean {
  if (slot === undefined) return false
  return openRounds.some((round) => round.gameId === gameId && round.slot === slot)
}

/** Which switch refuses a bet: the widest one that is off (OP-02). */
export function findSwitchRefusal(
  { isSwitchedOff }: AccountState,
  { gameId, gameVersion, jurisdictionId }: AnyBet,
  { switchedOff }: DecisionContext,
): SwitchReason | undefined {
  if (switchedOff?.has('site:site')) return 'maintenance'
  if (switchedOff?.has(`jurisdiction:${jurisdictionId}`)) return 'jurisdiction_off'
  if (switchedOff?.has(`version:${gameId}:${gameVersion}`)) return 'version_off'
  return isSwitchedOff ? 'player_off' : undefined
}

/** Why a switch, the jurisdiction, the settings, the player's limits or the run refuse a bet; undefined: they do not. */
export function findTermsRefusal(
  state: AccountState,
  bet: AnyBet,
  isSpin: boolean,
  context: DecisionContext,
): TermsRefusal | undefined {
  const reason = findRuleReason(state, bet, isSpin, context)
  return reason === undefined ? findPlayRefusal(state.play, bet, isSpin, context) : { reason }
}

function findRuleReason(
  state: AccountState,
  bet: AnyBet,
  isSpin: boolean,
  context: DecisionContext,
): Exclude<TermsReason, PlayReason> | undefined {
  const { atMs, jurisdictions, gameVersions } = context
  const switchReason = findSwitchRefusal(state, bet, context)
  if (switchReason) return switchReason
  const rules = jurisdictions.get(bet.jurisdictionId)
  if (rules?.version !== bet.jurisdictionVersion) return 'jurisdiction_moved'
  if ((gameVersions.get(bet.gameId) ?? bet.gameVersion) !== bet.gameVersion) return 'jurisdiction_moved'
  if (bet.slot !== undefined && bet.slot >= rules.betSlots) return 'slot_not_allowed'
  if (isSpin && !rules.bonuses) return 'bonus_not_allowed'
  // Without slots the game's own rounds keep the pace.
  const lastMs = bet.slot === undefined ? undefined : state.lastBets[placeKey(bet)]
  if (rules.minRoundMs > 0 && lastMs !== undefined && lastMs + rules.minRoundMs > atMs) return 'bet_too_soon'
  if (bet.runId === undefined) return undefined
  if (!rules.autoplay) return 'autoplay_not_allowed'
  const run = state.runs.find(({ id }) => id === bet.runId)
  if (run?.gameId !== bet.gameId) return 'autoplay_over'
  const lossMinor = run.stakedMinor + bet.stakeMinor - run.wonMinor - run.lastPaidMinor
  return lossMinor > run.lossLimitMinor ? 'autoplay_loss_limit' : undefined
}

/** The slot of a new bet: its own, or the lowest free one where the game has no slots. */
export function slotOf({ openRounds }: AccountState, { gameId, slot }: AnyBet): number {
  if (slot !== undefined) return slot
  const takenSlots = new Set(openRounds.filter((round) => round.gameId === gameId).map((round) => round.slot))
  let freeSlot = 0
  while (takenSlots.has(freeSlot)) freeSlot++
  return freeSlot
}

/** The times of an account's last bets, with this one where its jurisdiction has a least time between bets. */
export function lastBetsWith(
  { lastBets }: AccountState,
  bet: AnyBet,
  { atMs, jurisdictions }: DecisionContext,
): AccountState['lastBets'] {
  const minRoundMs = jurisdictions.get(bet.jurisdictionId)?.minRoundMs ?? 0
  return minRoundMs > 0 && bet.slot !== undefined ? { ...lastBets, [placeKey(bet)]: atMs } : lastBets
}

/** The run after a bet of it. @param paidMinor what the bet's round has paid already */
export function runWith(
  state: AccountState,
  bet: AnyBet,
  chargedMinor: bigint,
  paidMinor: bigint,
): (Run & { isFinished: boolean }) | undefined {
  const run = state.runs.find(({ id }) => id === bet.runId)
  if (!run) return undefined
  const betCount = run.placed + 1
  return {
    ...run,
    placed: betCount,
    stakedMinor: run.stakedMinor + chargedMinor,
    wonMinor: run.wonMinor + run.lastPaidMinor,
    lastRoundId: bet.roundId,
    lastPaidMinor: paidMinor,
    isFinished: betCount === run.mostBets,
  }
}

/** Replaces one run, or removes it once it is finished. */
export function runsAfter(
  runs: readonly Run[],
  changedRun: (Run & { isFinished: boolean }) | undefined,
): readonly Run[] {
  if (!changedRun) return runs
  const { isFinished, ...run } = changedRun
  return runs.flatMap((each) => (each.id !== run.id ? [each] : isFinished ? [] : [run]))
}

/** Runs after a round has paid; only a run whose last round it is changes. */
export function runsWithPaid(runs: readonly Run[], roundId: string, paidMinor: bigint): readonly Run[] {
  if (!runs.some(({ lastRoundId }) => lastRoundId === roundId)) return runs
  return runs.map((run) => (run.lastRoundId === roundId ? { ...run, lastPaidMinor: paidMinor } : run))
}

/** The part of a stake that counts towards wagering: the game's percent, floored; the whole stake for a game that is not listed. */
export function wageredPart({ shares }: Pot, gameId: string, stakeMinor: bigint): bigint {
  return (stakeMinor * BigInt(shares[gameId] ?? 100)) / 100n
}
