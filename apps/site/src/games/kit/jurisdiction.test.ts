import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import { afterEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../kernel/query-client.ts'
import { mayCelebrate, mayPlayByKeys } from './jurisdiction.ts'

const know = (jurisdiction: Partial<Jurisdiction>) =>
  queryClient.setQueryData(['game-settings', 'mines'], { jurisdiction: { ...demoJurisdiction, ...jurisdiction } })

afterEach(() => queryClient.clear())

describe('the rules of the jurisdiction on the screen', () => {
  test('[RG-01] keys play and wins are celebrated while nothing else is known, and where the jurisdiction allows it', () => {
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, true])
    know({})
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, true])
  })

  test('[RG-01] a jurisdiction without hotkeys has no keys that play', () => {
    know({ hotkeys: false })
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([false, true])
  })

  test('[RG-01] [RG-04] a jurisdiction without celebration has none above the stake either', () => {
    know({ celebration: 'none' })
    expect([mayPlayByKeys(), mayCelebrate()]).toEqual([true, false])
  })
})
