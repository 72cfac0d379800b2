import { colour10 } from './colour10.ts'
import { dice3 } from './dice3.ts'
import { digits5 } from './digits5.ts'
import type { Lottery } from './lottery.ts'
import { race10 } from './race10.ts'
import { sum28 } from './sum28.ts'

/**
 * Every lottery, in the order of the lobby. A new one is its file and one line here. They are no manifests: a lottery has
 * terms and lines, not rounds with options and moves.
 */
export const lotteries: readonly Lottery[] = [dice3, colour10, race10, sum28, digits5]

/** The lottery of an id; `undefined` for any other id. */
export function findLottery(gameId: unknown): Lottery | undefined {
  return lotteries.find(({ id }) => id === gameId)
}
