import type { RequestOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import type { BetRecord, Result } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { endOfDay, isDay, startOfDay } from '../../kernel/days.ts'

/** The number of bets on a page of the history. */
export const PAGE_SIZE = 20
/** The number of bets in one request for a file. */
const FILE_PAGE_SIZE = 100

/** The results of the filter menu, in its order. */
export const RESULTS = ['WIN', 'LOSE', 'PENDING', 'DRAW', 'CANCELLED'] as const satisfies readonly Result[]

/** A filter for bets: a game, a result, and a range of days (`2026-11-23` in the player's time zone, both included). */
export interface Filter {
  gameId: string | undefined
  result?: Result
  from?: string
  until?: string
}

/** A place in the history: the filter, and the page from 1. */
export interface Place extends Filter {
  page: number
  /** The bet that the pages begin after; without it they begin with the newest. */
  before?: string
}

const BET_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses an address into a place; it ignores invalid parts. */
export function placeOf(search: URLSearchParams): Place {
  const page = Number(search.get('page') ?? 1)
  const before = search.get('before') ?? ''
  const result = RESULTS.find((name) => name === search.get('result'))
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? '']
  return {
    ...(BET_ID.test(before) && { before }),
    ...(result && { result }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && (!isDay(from) || from <= until) && { until }),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    gameId: search.get('game') || undefined,
  }
}

/** The address of a place: `?page=2&game=mines`, without default values. */
export function placeSearch({ page, gameId, before, result, from, until }: Place): string {
  const search = new URLSearchParams()
  if (page > 1) search.set('page', String(page))
  if (gameId) search.set('game', gameId)
  if (result) search.set('result', result)
  if (from) search.set('from', from)
  if (until) search.set('until', until)
  if (before) search.set('before', before)
  return `?${search}`
}

/** Whether a filter is active. */
export const isFiltered = ({ gameId, result, from, until }: Filter): boolean =>
  [gameId, result, from, until].some((value) => value !== undefined)

/** The filter in the server's terms. */
function requestOf({ gameId, result, from, until, before }: Filter & { before?: string }) {
  return {
    ...(gameId && { gameId }),
    ...(result && { result }),
    ...(from && { from: startOfDay(from) }),
    ...(until && { until: endOfDay(until) }),
    ...(before && { before }),
  } satisfies RequestOf<typeof game.betTotals>
}

/** A page of the player's bets, newest first. Live bet messages refresh it. */
export const betsQuery = (place: Place) =>
  queryOptions({
    queryKey: ['bets', 'page', place] as const,
    queryFn: async () => {
      const request = { pageNo: place.page, pageSize: PAGE_SIZE, ...requestOf(place) }
      return (await call(game.betRecord, request, { errors: 'ignore' })).page
    },
  })

/** The totals of a filter. Live bet messages refresh them. */
export const totalsQuery = ({ page: _, ...filter }: Place) =>
  queryOptions({
    queryKey: ['bets', 'totals', filter] as const,
    queryFn: async () => (await call(game.betTotals, requestOf(filter), { errors: 'ignore' })).model,
  })

/**
 * Loads all bets of a filter, at most the newest 10,000, page after page.
 * @param progress called with the number of loaded bets, and the total
 */
export async function fetchBets(
  place: Place,
  progress: (count: number, total: number) => void,
): Promise<readonly BetRecord[]> {
  const bets: BetRecord[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const request = { pageNo, pageSize: FILE_PAGE_SIZE, ...requestOf(place) }
    const { content, total } = (await call(game.betRecord, request, { errors: 'ignore' })).page
    bets.push(...content)
    progress(bets.length, total)
    if (content.length < FILE_PAGE_SIZE || bets.length >= total) return bets
  }
}

/** The names of the results to choose from. */
export const resultWords: Readonly<Record<Result, PhraseKey>> = {
  PENDING: 'history.pending',
  WIN: 'history.win',
  LOSE: 'history.lose',
  DRAW: 'history.draw',
  CANCELLED: 'history.cancelled',
}
