import * as winners from '@fairground/contract/calls/winners'
import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'

/** A high cash-out, under the player's masked name. */
export type TopWin = Pick<MultiplayerBet, 'nickname' | 'multiplier' | 'winAmount'>

/** A player who opens the list again after this long gets a fresh one. */
const FRESH_MS = 10_000
/** The length of the list. */
const SHOWN = 5

/** The highest cash-outs of a game in the last day, at the time of the request. */
export const topWinsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['top-wins', gameId] as const,
    queryFn: async (): Promise<readonly TopWin[]> => {
      const { list } = await call(winners.list, { gameId, period: 'day', most: SHOWN }, { errors: 'ignore' })
      return list.map(({ name, multiplier, winAmount }) => ({ nickname: name, multiplier, winAmount }))
    },
    // The page adds the cash-outs that it sees while the list is open.
    staleTime: FRESH_MS,
  })

/** The identity of a cash-out. The list shows two equal ones once. */
export const keyOfWin = ({ nickname, multiplier, winAmount }: TopWin) => `${nickname} ${multiplier} ${winAmount}`

/** Merges bets into the highest cash-outs, highest first. Returns the same list if no bet is higher. */
export function withTopWins(
  wins: readonly TopWin[],
  bets: Iterable<TopWin & Partial<Pick<MultiplayerBet, 'result' | 'betAmount'>>>,
): readonly TopWin[] {
  const keys = new Set(wins.map(keyOfWin))
  const lowestWin = wins.length < SHOWN ? 0 : (wins.at(-1)?.winAmount ?? 0)
  const higherWins = [...bets].filter(
    (bet) =>
      (bet.result ?? 'WIN') === 'WIN' &&
      bet.winAmount > Math.max(lowestWin, bet.betAmount ?? 0) &&
      !keys.has(keyOfWin(bet)),
  )
  if (higherWins.length === 0) return wins
  return [...wins, ...higherWins].toSorted((a, b) => b.winAmount - a.winAmount).slice(0, SHOWN)
}
