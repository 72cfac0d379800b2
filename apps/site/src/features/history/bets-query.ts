import { game } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** Bets on a page of the history. */
export const PAGE_SIZE = 20

/** Where in the history: the page, from 1, and the game if it is filtered. */
export interface Place {
  page: number
  gameId: string | undefined
  /** The bet behind which the pages begin; without it they begin with the newest. */
  before?: string
}

const BET_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The place that an address names; a page that makes no sense is the first. */
export function placeOf(search: URLSearchParams): Place {
  const page = Number(search.get('page') ?? 1)
  const gameId = search.get('game') || undefined
  const before = search.get('before') ?? ''
  return {
    ...(BET_ID.test(before) && { before }),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    gameId,
  }
}

/** The address of a place: `?page=2&game=mines`, without what goes without saying. */
export function placeSearch({ page, gameId, before }: Place): string {
  const search = new URLSearchParams()
  if (page > 1) search.set('page', String(page))
  if (gameId) search.set('game', gameId)
  if (before) search.set('before', before)
  return `?${search}`
}

/** A page of the player's bets, the newest first. Live bet messages refresh it. */
export const betsQuery = ({ page, gameId, before }: Place) =>
  queryOptions({
    queryKey: ['bets', 'page', page, gameId, before] as const,
    queryFn: async () => {
      const request = { pageNo: page, pageSize: PAGE_SIZE, ...(gameId && { gameId }), ...(before && { before }) }
      return (await call(game.betRecord, request, { errors: 'ignore' })).page
    },
  })
