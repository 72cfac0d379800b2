import type { User } from '@fairground/contract/user'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../kernel/query-client.ts'
import { dropToken, keepToken } from '../kernel/token.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { offerPopup } from './offer-popup.ts'
import { userQuery } from './user.ts'

const openNames = () => openPopups().map(({ name }) => name)

afterEach(() => {
  dropToken()
  queryClient.clear()
  for (const name of openNames()) closePopup(name)
})

it.each([
  [true, []],
  [false, ['game-recommendation']],
])('[RG-03] a player whose limited is %s is offered %j', async (limited, popups) => {
  keepToken('abcdefghijkl')
  queryClient.setQueryData(userQuery.queryKey, { limited } as User)
  await offerPopup({ name: 'game-recommendation' })
  expect(openNames()).toEqual(popups)
})

it('a visitor is offered what comes by itself', async () => {
  await offerPopup({ name: 'game-recommendation' })
  expect(openNames()).toEqual(['game-recommendation'])
})
