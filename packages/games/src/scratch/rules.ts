import { fraction } from '@fairground/money'
import { instantEngine } from '../draws/instant-engine.ts'
import { type PrizeShare, prizeTable } from '../draws/prize-table.ts'
import { drawBoard } from './board.ts'

const share = (times: number, percent: number): PrizeShare => ({
  multiplier: BigInt(times) * 10_000n,
  share: fraction(BigInt(percent), 100n),
})

/**
 * The prizes of a card as multiples of its price, and the share of the total return that each pays: more than one card in
 * five wins something.
 */
export const SCRATCH_PRIZES: readonly PrizeShare[] = [
  share(2, 24),
  share(3, 18),
  share(5, 16),
  share(10, 14),
  share(25, 11),
  share(100, 9),
  share(500, 5),
  share(1000, 3),
]

/**
 * Scratch: a card with nine symbols; three equal ones win their prize. The prize is `weighted` over the table; the symbols
 * follow it and always show the prize.
 */
export const scratchEngine = instantEngine({
  id: 'scratch',
  table: (edge) => prizeTable(SCRATCH_PRIZES, edge),
  drawShow: drawBoard,
})
