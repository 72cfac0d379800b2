import type { OpenRound, Pot } from '../account-state.ts'
import type { ChangedPot } from '../change.ts'
import type { SpinTerms } from '../commands.ts'
import type { Posted } from '../legs.ts'

/** Pots after an action, the earliest expiry first; which of them it changed, and what it posted for them. */
export type PotsAfter = { pots: readonly Pot[]; changed: readonly ChangedPot[]; posted: readonly Posted[] }

/**
 * Counts the stake of an ended bet towards the first pot that was open when the bet was placed and is open still. The bet that
 * completes the required stakes releases the pot to player:main.
 * @param bet `stakeMinor`: what it cost; 0 for a free spin
 */
export function countStake(
  pots: readonly Pot[],
  { potIds, gameId, stakeMinor }: Pick<OpenRound, 'potIds' | 'gameId' | 'stakeMinor'>,
  atMs: number,
): PotsAfter {
  const pot = pots.find(({ id, expiresAtMs }) => expiresAtMs > atMs && potIds.includes(id))
  const countedMinor = pot ? (stakeMinor * BigInt(pot.shares[gameId] ?? 100)) / 100n : 0n
  if (!pot || countedMinor === 0n) return { pots, changed: [], posted: [] }
  return withPot(pots, { ...pot, wageredMinor: pot.wageredMinor + countedMinor }, false)
}

/** Puts the win of a free spin into player:bonus and the first open pot, or a new one. */
export function addSpinWin(
  pots: readonly Pot[],
  { roundId, winMinor, spin }: { roundId: string; winMinor: bigint; spin: SpinTerms },
  atMs: number,
): PotsAfter {
  if (winMinor === 0n) return { pots, changed: [], posted: [] }
  const openPot = pots.find(({ expiresAtMs }) => expiresAtMs > atMs)
  const pot = openPot ?? {
    id: spin.newPotId,
    amountMinor: 0n,
    requiredMinor: 0n,
    wageredMinor: 0n,
    shares: spin.shares,
  }
  const filledPot = {
    ...pot,
    amountMinor: pot.amountMinor + winMinor,
    requiredMinor: pot.requiredMinor + spin.requiredMinor(winMinor),
    expiresAtMs: atMs + spin.lifeMs,
  }
  const after = withPot(pots, filledPot, !openPot)
  const win: Posted = ['bonus_win', 'house:bonus', 'player:bonus', winMinor, roundId]
  return { ...after, posted: [win, ...after.posted] }
}

function withPot(pots: readonly Pot[], pot: Pot, isNew: boolean): PotsAfter {
  const isDone = pot.wageredMinor >= pot.requiredMinor
  const others = pots.filter(({ id }) => id !== pot.id)
  return {
    pots: isDone ? others : [...others, pot].toSorted((one, other) => one.expiresAtMs - other.expiresAtMs),
    changed: [{ ...pot, isNew, status: isDone ? 'done' : 'open' }],
    posted: isDone ? [['bonus_release', 'player:bonus', 'player:main', pot.amountMinor, pot.id]] : [],
  }
}
