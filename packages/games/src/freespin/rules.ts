import { instantEngine } from '../draws/instant-engine.ts'
import type { Prize } from '../engine.ts'

/**
 * The sectors of the wheel in their order: the payout in ten-thousandths of a spin's value, and the weight. Every spin wins
 * something. Players get spins for free and never buy them, so the wheel has no house edge.
 */
export const SECTORS: readonly Prize[] = [
  { multiplier: 5_000n, weight: 24 },
  { multiplier: 10_000n, weight: 20 },
  { multiplier: 2_000n, weight: 30 },
  { multiplier: 20_000n, weight: 10 },
  { multiplier: 5_000n, weight: 24 },
  { multiplier: 50_000n, weight: 4 },
  { multiplier: 2_000n, weight: 30 },
  { multiplier: 10_000n, weight: 20 },
  { multiplier: 5_000n, weight: 24 },
  { multiplier: 250_000n, weight: 1 },
  { multiplier: 2_000n, weight: 30 },
  { multiplier: 20_000n, weight: 10 },
]

/** Free spin: a wheel of twelve sectors, `weighted` by their weights. The stake is the value of the free spin. */
export const freespinEngine = instantEngine({ id: 'freespin', table: () => SECTORS, drawShow: () => [] })
