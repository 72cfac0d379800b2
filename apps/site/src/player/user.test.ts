import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { siteSettingsSchema } from '@fairground/contract/site-settings'
import { startupSchema } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../kernel/query-client.ts'
import { keepStartup } from './startup.ts'
import { keepUser, userQuery } from './user.ts'

/** The answer of a login, as far as it matters here. */
const userAnswer = (level: number): User => Object.assign(Object.create(null), { userId: 'me', vipLevel: { level } })
const shownLevel = () => queryClient.getQueryData(userQuery.queryKey)?.vipLevel.level

function startWith(disableVipPlus: boolean): void {
  const otherFields = {
    languages: ['en'],
    currencies: [],
    countryId: '',
    currencyId: '',
    currencyIdList: [],
    sk: '',
    designCacheKey: '',
    langItemsCacheKey: '',
    gamesCacheKey: '',
    games: [],
    jurisdiction: demoJurisdiction,
    version: '',
  }
  keepStartup(startupSchema.parse({ ...siteSettingsSchema.parse({ disableVipPlus }), ...otherFields }))
}

afterEach(() => queryClient.clear())

test.each([
  [0, 1],
  [4, 5],
])('[AU-02] level %i of the wire is level %i to a player', (wire, player) => {
  startWith(false)
  keepUser(userAnswer(wire))
  expect(shownLevel()).toBe(player)
})

test('[AU-02] with disableVipPlus levels are shown as they come', () => {
  startWith(true)
  keepUser(userAnswer(4))
  expect(shownLevel()).toBe(4)
  startWith(false)
})
