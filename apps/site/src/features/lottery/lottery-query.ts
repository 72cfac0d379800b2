import * as lottery from '@fairground/contract/calls/lottery'
import { addErrors, CallError } from '@fairground/contract/envelope'
import type { LiveMessage } from '@fairground/contract/live'
import { lotteryTermSchema } from '@fairground/contract/lottery'
import { lotteryErrors } from '@fairground/contract/lottery-errors.data'
import type { BetModel } from '@fairground/contract/round'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { type LotteryState, withAnswer, withTerm } from './lottery-state.ts'

// The calls of a lottery are refused with errors that the first load leaves out.
addErrors(lotteryErrors)

/** All lotteries with their markets and the caller's limits. */
export const lotteriesQuery = queryOptions({
  queryKey: ['lotteries'] as const,
  queryFn: async () => (await call(lottery.games, {}, { errors: 'ignore' })).list,
  staleTime: 60_000,
})

/** A new installation has its first term within seconds. */
const AGAIN_MS = 2_000

/** A lottery's newest term, the one before, and the player's slips in both; `null` before its first term. */
export const lotteryQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['lottery', gameId] as const,
    queryFn: async (): Promise<LotteryState | null> => {
      const answer = await call(lottery.term, { gameId }, { errors: 'ignore' }).catch(unlessNoTermYet)
      if (!answer) return null
      const { before, mine, ...term } = answer.model
      // A message that arrived in the meantime is newer.
      return withAnswer(queryClient.getQueryData(keyOf(gameId)) ?? undefined, { term, before, mine })
    },
    staleTime: 5_000,
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
  })

function unlessNoTermYet(error: unknown): undefined {
  if (!(error instanceof CallError && error.errorName === 'no_round_yet')) throw error
}

const keyOf = (gameId: string) => lotteryQuery(gameId).queryKey

const SHOWN_RESULTS = 30

/** The last drawn terms of a lottery, the newest first. */
export const resultsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['lottery-results', gameId] as const,
    queryFn: async () => {
      const { page } = await call(lottery.terms, { gameId, pageNo: 1, pageSize: SHOWN_RESULTS }, { errors: 'ignore' })
      return page.content.filter(({ result }) => result !== undefined)
    },
    staleTime: 5_000,
  })

/**
 * Takes a live message of a lottery into the query cache. It lives here and not with the other messages, because only
 * the page of the lotteries has their terms.
 */
export function hearLottery(gameId: string, message: LiveMessage): void {
  const isOurs =
    (message.type === 'game_data' && message.gameId === gameId) ||
    ((message.type === 'bet' || message.type === 'bet_begin') && message.bet.gameId === gameId)
  if (!isOurs) return
  const term = message.type === 'game_data' && message.term && lotteryTermSchema.safeParse(message.term).data
  if (term) queryClient.setQueryData(keyOf(gameId), (known) => known && withTerm(known, term))
  // A slip of this player on another device, or one that is decided.
  else if (message.channel !== `game:${gameId}`) void queryClient.invalidateQueries({ queryKey: keyOf(gameId) })
}

/** Puts a slip that was just taken in front of the others. */
export function addSlip(slip: BetModel): void {
  queryClient.setQueryData(
    keyOf(slip.gameId),
    (known) => known && { ...known, mine: [slip, ...known.mine.filter(({ id }) => id !== slip.id)] },
  )
}
