import { createHash } from 'node:crypto'

/** How badly the provider behaves on purpose: `off` sends each event once and at once, `lost` sends none. */
export const CHAOS_LEVELS = ['off', 'mild', 'wild', 'lost'] as const
export type ChaosLevel = (typeof CHAOS_LEVELS)[number]

/** Percent of events that it sends twice, and percent that it sends late. */
const RATES: Record<ChaosLevel, { twicePercent: number; latePercent: number }> = {
  off: { twicePercent: 0, latePercent: 0 },
  mild: { twicePercent: 20, latePercent: 10 },
  wild: { twicePercent: 80, latePercent: 50 },
  lost: { twicePercent: 0, latePercent: 0 },
}

/** Largest delay of a late event, so that no player waits longer. */
const MOST_LATE_MS = 2_000

/**
 * Delay of each copy of a webhook after its event, in milliseconds. The same seed and event always give the same delays. A
 * late event can arrive after a later one, so that events arrive out of order.
 */
export function planDelays(chaos: { level: ChaosLevel; seed: string }, eventId: string): number[] {
  if (chaos.level === 'lost') return []
  const { twicePercent, latePercent } = RATES[chaos.level]
  const digest = createHash('sha256').update(`${chaos.seed}:${eventId}`).digest()
  const roll = (word: number, sides: number) => digest.readUInt32BE(word * 4) % sides
  const firstMs = roll(0, 100) < latePercent ? roll(1, MOST_LATE_MS) : 0
  // Half of the second copies go out at the same moment, which is the hardest case for the receiver.
  const secondMs = roll(3, 2) === 0 ? firstMs : roll(4, MOST_LATE_MS)
  return roll(2, 100) < twicePercent ? [firstMs, secondMs] : [firstMs]
}
