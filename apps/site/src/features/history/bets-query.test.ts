import { describe, expect, it } from 'vitest'
import { placeOf, placeSearch } from './bets-query.ts'

const BET = '01a206fc-671e-7f4f-9cbb-ab6357a13a1a'

describe('place in the history', () => {
  it.each([
    ['', { page: 1, gameId: undefined }],
    ['?page=3', { page: 3, gameId: undefined }],
    ['?game=mines&page=2', { page: 2, gameId: 'mines' }],
    ['?page=0', { page: 1, gameId: undefined }],
    ['?page=-1&game=', { page: 1, gameId: undefined }],
    ['?page=1.5', { page: 1, gameId: undefined }],
    ['?page=many', { page: 1, gameId: undefined }],
    [`?before=${BET}&page=2`, { page: 2, gameId: undefined, before: BET }],
    ['?before=nonsense', { page: 1, gameId: undefined }],
    [
      '?result=WIN&from=2026-11-01&until=2026-11-02',
      { page: 1, gameId: undefined, result: 'WIN', from: '2026-11-01', until: '2026-11-02' },
    ],
    ['?result=LUCKY&from=soon&until=2026-02-30', { page: 1, gameId: undefined }],
    ['?from=2026-11-02&until=2026-11-01', { page: 1, gameId: undefined, from: '2026-11-02' }],
  ])('reads %j', (search, place) => {
    expect(placeOf(new URLSearchParams(search))).toEqual(place)
  })

  it('writes what it reads', () => {
    expect(placeSearch({ page: 2, gameId: 'mines' })).toBe('?page=2&game=mines')
    expect(placeSearch({ page: 1, gameId: undefined })).toBe('?')
    expect(placeSearch({ page: 1, gameId: undefined, result: 'LOSE', from: '2026-11-01' })).toBe(
      '?result=LOSE&from=2026-11-01',
    )
    expect(placeSearch({ page: 1, gameId: undefined, before: BET })).toBe(`?before=${BET}`)
  })
})
