import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import type { LiveMessage } from '@fairground/contract/live'
import {
  type MultiplayerNews,
  type MultiplayerTerm,
  multiplayerNewsSchema,
  multiplayerTermSchema,
} from '@fairground/contract/multiplayer-round'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { type MultiplayerState, withAnswer, withBets, withTerm } from './multiplayer-state.ts'

/** The current round of a multiplayer game, with its bets. */
export const multiplayerQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['multiplayer-round', gameId] as const,
    queryFn: async (): Promise<MultiplayerState> => {
      const [term, bets] = await Promise.all([
        call(multiplayer.term, { gameId }, { errors: 'ignore' }),
        call(multiplayer.bets, { gameId }, { errors: 'ignore' }),
      ])
      // News that arrived in the meantime is newer.
      return withAnswer(queryClient.getQueryData(keyOf(gameId)), term.model, bets.list)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A new installation opens its first round within seconds.
    refetchInterval: ({ state }) => (state.data === undefined && state.status === 'error' ? AGAIN_MS : false),
  })

const AGAIN_MS = 2500
const keyOf = (gameId: string) => multiplayerQuery(gameId).queryKey

/** A finished round, with its proof once the server has revealed the seed. */
export type PastRound = Awaited<ReturnType<typeof loadPast>>[number]

const SHOWN = 40

async function loadPast(gameId: string) {
  const { page } = await call(multiplayer.rounds, { gameId, pageNo: 1, pageSize: SHOWN }, { errors: 'ignore' })
  return page.content.filter(({ point }) => point !== undefined)
}

/** The last rounds of a multiplayer game, newest first. */
export const pastQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['multiplayer-past', gameId] as const,
    queryFn: () => loadPast(gameId),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Puts a round that has just ended in front of the past ones. */
export function addPast(
  gameId: string,
  { id, number, salt, entropy = '', seedHash, edge, seed, point }: MultiplayerTerm,
): void {
  if (point === undefined) return
  const round = { id, number, salt, entropy, seedHash, edge, seed, point }
  queryClient.setQueryData(pastQuery(gameId).queryKey, (rounds) =>
    rounds ? [round, ...rounds.filter((round) => round.id !== id)].slice(0, SHOWN) : rounds,
  )
}

/** The parts of a live message about a multiplayer game. */
export interface GameNews {
  term: MultiplayerTerm | undefined
  news: MultiplayerNews | undefined
}

/**
 * Takes a live message of a multiplayer game into the query cache and returns its news; `undefined` for any other
 * message. It lives here and not with the other messages, because only these games query these rounds.
 */
export function hearMultiplayer(gameId: string, message: LiveMessage): GameNews | undefined {
  if (message.type !== 'game_data' || message.gameId !== gameId) return undefined
  const term = message.term && multiplayerTermSchema.safeParse(message.term).data
  const news = message.data && multiplayerNewsSchema.safeParse(message.data).data
  queryClient.setQueryData(keyOf(gameId), (knownState) => {
    const state = term ? withTerm(knownState, term) : knownState
    return state && news?.kind === 'bets' && (!term || term.id === state.term.id) ? withBets(state, news) : state
  })
  return { term, news }
}
