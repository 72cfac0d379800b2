import {
  type LiveMessage,
  type SharedNews,
  type SharedTerm,
  shared,
  sharedNewsSchema,
  sharedTermSchema,
} from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { type SharedState, withAnswer, withBets, withTerm } from './shared-state.ts'

/** The round of a shared game that is now, with its bets. */
export const sharedQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['shared-round', gameId] as const,
    queryFn: async (): Promise<SharedState> => {
      const [term, bets] = await Promise.all([
        call(shared.term, { gameId }, { errors: 'ignore' }),
        call(shared.bets, { gameId }, { errors: 'ignore' }),
      ])
      // What the news has told meanwhile is later.
      return withAnswer(queryClient.getQueryData(keyOf(gameId)), term.model, bets.list)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // The first round of a new installation is a moment away.
    refetchInterval: ({ state }) => (state.data === undefined && state.status === 'error' ? AGAIN_MS : false),
  })

const AGAIN_MS = 2500
const keyOf = (gameId: string) => sharedQuery(gameId).queryKey

/** A round that is over, with its proof once its seed is told. */
export type PastRound = Awaited<ReturnType<typeof loadPast>>[number]

const SHOWN = 40

async function loadPast(gameId: string) {
  const { page } = await call(shared.rounds, { gameId, pageNo: 1, pageSize: SHOWN }, { errors: 'ignore' })
  return page.content.filter(({ point }) => point !== undefined)
}

/** The last rounds of a shared game, the newest first. */
export const pastQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['shared-past', gameId] as const,
    queryFn: () => loadPast(gameId),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Puts a round that has just ended in front of the past ones. */
export function addPast(
  gameId: string,
  { id, number, salt, entropy = '', seedHash, edge, seed, point }: SharedTerm,
): void {
  if (point === undefined) return
  const round = { id, number, salt, entropy, seedHash, edge, seed, point }
  queryClient.setQueryData(pastQuery(gameId).queryKey, (known) =>
    known ? [round, ...known.filter((other) => other.id !== id)].slice(0, SHOWN) : known,
  )
}

/** What a live message says of a shared game. */
export interface HeardNews {
  term: SharedTerm | undefined
  news: SharedNews | undefined
}

/**
 * Takes a live message of a shared game into the query cache, and hands its news on; `undefined` for a message of
 * anything else. This is done here and not where all other messages are: nobody else asks for these rounds.
 */
export function hearShared(gameId: string, message: LiveMessage): HeardNews | undefined {
  if (message.type !== 'game_data' || message.gameId !== gameId) return undefined
  const term = message.term && sharedTermSchema.safeParse(message.term).data
  const news = message.data && sharedNewsSchema.safeParse(message.data).data
  queryClient.setQueryData(keyOf(gameId), (known) => {
    const state = term ? withTerm(known, term) : known
    return state && news?.kind === 'bets' && (!term || term.id === state.term.id) ? withBets(state, news) : state
  })
  return { term, news }
}
