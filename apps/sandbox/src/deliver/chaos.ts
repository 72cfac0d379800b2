import { createHash } from 'node:crypto'

/** How badly behaved the provider is on purpose: `off` sends each event once and at once. */
export const CHAOS_LEVELS = ['off', 'mild', 'wild'] as const
export type ChaosLevel = (typeof CHAOS_LEVELS)[number]

/** Of 100 events, how many are sent twice and how many late. */
const RATES: Record<ChaosLevel, { twice: number; late: number }> = {
  off: { twice: 0, late: 0 },
  mild: { twice: 20, late: 10 },
  wild: { twice: 80, late: 50 },
}

/** A late event is at most this late, so that no player waits longer. */
const MOST_LATE_MS = 2_000

/**
 * How long after its event each copy of a webhook is sent, in milliseconds. The same seed and event always give the
 * same plan. A late event can arrive after one that happened later: that is how they come out of order.
 */
export function planDelays(chaos: { level: ChaosLevel; seed: string }, eventId: string): number[] {
  const { twice, late } = RATES[chaos.level]
  const digest = createHash('sha256').update(`${chaos.seed}:${eventId}`).digest()
  const roll = (word: number, sides: number) => digest.readUInt32BE(word * 4) % sides
  const first = roll(0, 100) < late ? roll(1, MOST_LATE_MS) : 0
  // Half of the second copies are sent in the same moment: the hardest case for whoever receives them.
  const second = roll(3, 2) === 0 ? first : roll(4, MOST_LATE_MS)
  return roll(2, 100) < twice ? [first, second] : [first]
}
