import type { User } from '@fairground/contract/user'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { queryClient } from '../kernel/query-client.ts'
import { mergeUser, withBalance } from './balance.ts'
import { userQuery } from './user.ts'
import { watchCurrency } from './watch-currency.ts'

const userIn = (currencyId: string, balance: number, balanceVersion: number, userId = 'me'): User =>
  Object.assign(Object.create(null), { userId, currencyId, balance, heldBalance: 0, balanceVersion })
const show = (user: User) => queryClient.setQueryData(userQuery.queryKey, user)

beforeAll(watchCurrency)
afterEach(() => queryClient.clear())

test('another currency of the same player drops what is of the other wallet, and keeps the rest', () => {
  show(userIn('G$', 100, 9))
  queryClient.setQueryData(['bets', 'page', 1], ['a bet'])
  queryClient.setQueryData(['page', 'home'], 'the lobby')
  show(userIn('G$', 90, 10))
  expect(queryClient.getQueryData(['bets', 'page', 1])).toEqual(['a bet'])
  show(userIn('BRL', 0, 1))
  expect(queryClient.getQueryData(['bets', 'page', 1])).toBeUndefined()
  expect(queryClient.getQueryData(['page', 'home'])).toBe('the lobby')
})

test('a balance of another wallet changes nothing, however new it is', () => {
  const user = userIn('BRL', 5, 1)
  expect(withBalance(user, { balance: 100, version: 30, currencyId: 'G$' })).toBe(user)
  expect(withBalance(user, { balance: 7, version: 2, currencyId: 'BRL' })).toMatchObject({ balance: 7 })
  expect(withBalance(user, { balance: 8, version: 3 })).toMatchObject({ balance: 8 })
})

test('an answer about another wallet counts, although its version is lower', () => {
  expect(mergeUser(userIn('G$', 100, 30), userIn('BRL', 5, 1))).toMatchObject({ balance: 5, balanceVersion: 1 })
  expect(mergeUser(userIn('G$', 100, 30), userIn('G$', 90, 29))).toMatchObject({ balance: 100, balanceVersion: 30 })
})
