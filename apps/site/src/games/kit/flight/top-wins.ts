import { type SharedBet, winners } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'

/** A cash-out that stood out. Its player is under a masked name. */
export type TopWin = Pick<SharedBet, 'nickname' | 'multiplier' | 'winAmount'>

/** Who opens the list again sees what came meanwhile. */
const FRESH_MS = 10_000
/** So many are shown. */
const SHOWN = 5

/** The highest cash-outs of a game in the last day, as they were when the page asked. */
export const topWinsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['top-wins', gameId] as const,
    queryFn: async (): Promise<readonly TopWin[]> => {
      const { list } = await call(winners.list, { gameId, period: 'day', most: SHOWN }, { errors: 'ignore' })
      return list.map(({ name, multiplier, winAmount }) => ({ nickname: name, multiplier, winAmount }))
    },
    // What comes while the list is open the page sees for itself.
    staleTime: FRESH_MS,
  })

/** By which a cash-out is known: of two that agree in all of it one is shown. */
export const keyOfWin = ({ nickname, multiplier, winAmount }: TopWin) => `${nickname} ${multiplier} ${winAmount}`

/** The highest cash-outs with those of more bets among them, the highest first; the same list where none of them is higher. */
export function withTopWins(
  known: readonly TopWin[],
  bets: Iterable<TopWin & Partial<Pick<SharedBet, 'result' | 'betAmount'>>>,
): readonly TopWin[] {
  const keys = new Set(known.map(keyOfWin))
  const least = known.length < SHOWN ? 0 : (known.at(-1)?.winAmount ?? 0)
  const higher = [...bets].filter(
    (bet) =>
      (bet.result ?? 'WIN') === 'WIN' &&
      bet.winAmount > Math.max(least, bet.betAmount ?? 0) &&
      !keys.has(keyOfWin(bet)),
  )
  if (higher.length === 0) return known
  return [...known, ...higher].toSorted((a, b) => b.winAmount - a.winAmount).slice(0, SHOWN)
}
