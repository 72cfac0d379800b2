import type { AccountState, SpinGrant } from '../account-state.ts'
import { type Refusal, refuse } from '../change.ts'
import type { DecisionContext, PlaceBet } from '../commands.ts'
import { findPlayRefusal, type PlayReason } from '../play/find-play-refusal.ts'

/** Reasons to refuse a bet of a run: the jurisdiction forbids autoplay, the run does not exist or has ended, its loss limit. */
export const runReasons = ['autoplay_not_allowed', 'autoplay_over', 'autoplay_loss_limit'] as const
/** Reasons to refuse a bet because staff has switched off the site, the version of the game's settings, the jurisdiction or the player. */
export const switchReasons = ['maintenance', 'version_off', 'jurisdiction_off', 'player_off'] as const
/** Reasons to refuse a bet. `terms_changed`: the jurisdiction or the game's settings are no longer those that it was checked against. */
export type BetReason =
  | (typeof switchReasons)[number]
  | (typeof runReasons)[number]
  | PlayReason
  | 'currency_changed'
  | 'betting_closed'
  | 'round_open'
  | 'round_elsewhere'
  | 'no_spins_left'
  | 'insufficient_balance'
  | 'term_limit'
  | 'round_full'
  | 'terms_changed'
  | 'slot_not_allowed'
  | 'bonus_not_allowed'
  | 'bet_too_soon'

/** Why a bet is refused: switches first, then the wallet, its pool, place and money, the rules of its terms, and the player's limits. */
export function findBetRefusal(
  state: AccountState,
  bet: PlaceBet,
  grant: SpinGrant | undefined,
  context: DecisionContext,
): Refusal<BetReason> | undefined {
  const reason =
    findSwitchReason(state, bet, context) ??
    findPlaceReason(state, bet, grant, context) ??
    findRuleReason(state, bet, context)
  if (reason) return refuse(reason)
  const refusal = findPlayRefusal(state.play, bet, bet.spin !== undefined, context)
  return refusal && refuse(refusal.reason, refusal.details)
}

/** Which switch refuses a bet: the widest one that is off (OP-02). While its version is off a game opens no pool either. */
function findSwitchReason(
  { isSwitchedOff }: AccountState,
  { gameId, gameVersion, jurisdictionId }: PlaceBet,
  { switchedOff }: DecisionContext,
): BetReason | undefined {
  if (switchedOff?.has('site:site')) return 'maintenance'
  if (switchedOff?.has(`jurisdiction:${jurisdictionId}`)) return 'jurisdiction_off'
  if (switchedOff?.has(`version:${gameId}:${gameVersion}`)) return 'version_off'
  return isSwitchedOff ? 'player_off' : undefined
}

/** Why a bet finds no room: in its wallet, its pool, its slot, or the balance. */
function findPlaceReason(
  { isCurrent, openRounds, elsewhere, mainMinor }: AccountState,
  { gameId, slot, pool, spin, stakeMinor, isCrowded }: PlaceBet,
  grant: SpinGrant | undefined,
  { atMs, multiplayerRounds }: DecisionContext,
): BetReason | undefined {
  if (!isCurrent) return 'currency_changed'
  const round = multiplayerRounds.get(gameId)
  const allRounds = elsewhere.length > 0 ? [...openRounds, ...elsewhere] : openRounds
  if (pool && (!round || atMs >= round.closesAtMs || (pool.id ?? round.id) !== round.id)) return 'betting_closed'
  const taking = allRounds.find((open) => slot !== undefined && open.gameId === gameId && open.slot === slot)
  if (taking) return 'currencyId' in taking ? 'round_elsewhere' : 'round_open'
  if (spin && !grant) return 'no_spins_left'
  if (!spin && mainMinor < stakeMinor) return 'insufficient_balance'
  if (isCrowded?.(allRounds)) return 'term_limit'
  return pool && round && pool.exposureMinor > round.leftMinor ? 'round_full' : undefined
}

/** Why the jurisdiction, the game's settings or the run refuse a bet. */
function findRuleReason(
  { lastBets, runs }: AccountState,
  bet: PlaceBet,
  { atMs, jurisdictions, gameVersions }: DecisionContext,
): BetReason | undefined {
  const { gameId, slot, spin, runId, stakeMinor } = bet
  const rules = jurisdictions.get(bet.jurisdictionId)
  if (rules?.version !== bet.jurisdictionVersion) return 'terms_changed'
  if ((gameVersions.get(gameId) ?? bet.gameVersion) !== bet.gameVersion) return 'terms_changed'
  if (slot !== undefined && slot >= rules.betSlots) return 'slot_not_allowed'
  if (spin && !rules.bonuses) return 'bonus_not_allowed'
  // Without slots the game's own rounds keep the pace.
  const lastMs = slot === undefined ? undefined : lastBets[`${gameId}:${slot}`]
  if (rules.minRoundMs > 0 && lastMs !== undefined && lastMs + rules.minRoundMs > atMs) return 'bet_too_soon'
  if (runId === undefined) return undefined
  if (!rules.autoplay) return 'autoplay_not_allowed'
  const run = runs.find(({ id }) => id === runId)
  if (run?.gameId !== gameId) return 'autoplay_over'
  const lossMinor = run.stakedMinor + stakeMinor - run.wonMinor - run.lastPaidMinor
  return lossMinor > run.lossLimitMinor ? 'autoplay_loss_limit' : undefined
}
