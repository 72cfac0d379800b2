import type { AccountState, OpenRound } from '../account-state.ts'
import type { Play } from './play.ts'
import { usageAfter } from './usage.ts'

/** Where no money counts, and after steps, time is stored in strides of at least this: a fast player costs one write in it, not one a bet. */
const STRIDE_MS = 10_000

/** What a bet moved, for its player's limits. */
export type CountedBet = {
  /** What was charged; 0 for a free spin. */
  chargedMinor: bigint
  /** What the bet has paid already, without bonus money. */
  paidMinor: bigint
}

/** The player's usage after a bet; the same object where nothing is stored. */
export function playAfterBet(state: AccountState, { chargedMinor, paidMinor }: CountedBet, atMs: number): Play {
  const { play } = state
  if (!play.countsMoney) return playAfterTime(play, atMs)
  const { currencyId, usage } = play
  const money = { currencyId, stakedMinor: chargedMinor, lostMinor: chargedMinor - paidMinor, placedAtMs: atMs }
  return next(play, usageAfter(usage, atMs, money))
}

/** The player's usage after a round has paid or is void. @param stakedMinor what the stakes change: minus a returned stake */
export function playAfterRound(
  { play }: AccountState,
  { createdAtMs }: Pick<OpenRound, 'createdAtMs'>,
  { paidMinor, stakedMinor = 0n }: { paidMinor: bigint; stakedMinor?: bigint },
  atMs: number,
): Play {
  if (!play.countsMoney) return playAfterTime(play, atMs)
  const { currencyId, usage } = play
  return next(
    play,
    usageAfter(usage, atMs, { currencyId, stakedMinor, lostMinor: -paidMinor, placedAtMs: createdAtMs }),
  )
}

/** The usage after a step that leaves its round open: time passes, and no money moves. */
export function playAfterStep({ play }: AccountState, atMs: number): Play {
  return playAfterTime(play, atMs)
}

function playAfterTime(play: Play, atMs: number): Play {
  const passedMs = atMs - play.usage.lastPlayMs
  return passedMs < STRIDE_MS ? play : next(play, usageAfter(play.usage, atMs))
}

function next(play: Play, usage: Play['usage']): Play {
  return { ...play, version: play.version + 1, usage }
}
