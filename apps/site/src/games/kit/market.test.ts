import { demoMarket, type Market } from '@fairground/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../kernel/query-client.ts'
import { mayCelebrate, mayPlayByKeys } from './market.ts'

const know = (market: Partial<Market>) =>
  queryClient.setQueryData(['game-settings', 'mines'], { market: { ...demoMarket, ...market } })

afterEach(() => queryClient.clear())

describe('what the market says to the screen', () => {
  test('[RG-01] keys play and wins are celebrated while nothing else is known, and where the market allows it', () => {
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, true])
    know({})
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, true])
  })

  test('[RG-01] a market without hotkeys has no keys that play', () => {
    know({ hotkeys: false })
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([false, true])
  })

  test('[RG-01] [RG-04] a market without celebration has none above the stake either', () => {
    know({ celebration: 'none' })
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, false])
  })
})
