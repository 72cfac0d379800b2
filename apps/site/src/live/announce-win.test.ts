import type { LiveMessage } from '@fairground/contract/live'
import type { User } from '@fairground/contract/user'
import { loadPhrases } from '@fairground/phrases'
import { dismissToast, shownToasts } from '@fairground/ui/toast-store'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { showPhrases } from '../kernel/language/language.ts'
import { queryClient } from '../kernel/query-client.ts'
import { userQuery } from '../player/user.ts'
import { announceWin } from './announce-win.ts'

const winMessage = (id: string, winAmount: number): LiveMessage => ({
  id: 'a-1',
  channel: 'me',
  type: 'bet',
  userId: 'me',
  bet: { id, gameId: 'mines', win: true, winAmount, result: 'WIN' },
})
const onPage = (path: string) => vi.stubGlobal('location', new URL(path, 'https://fair.example'))

beforeAll(async () => showPhrases('en', await loadPhrases('en')))
beforeEach(() => {
  queryClient.setQueryData(userQuery.queryKey, { userId: 'me', currSymbol: 'G$', decimalLength: 2 } as User)
  onPage('/')
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  for (const { id } of shownToasts()) dismissToast(id)
})

it('[PU-11] a win above 0 of a game that is not on screen is announced, with its amount', () => {
  announceWin(winMessage('first', 12.5))
  expect(shownToasts()).toMatchObject([{ kind: 'notification', text: 'Mines paid G$12.50.' }])
})

it('[PU-11] once, however often the bet is told', () => {
  announceWin(winMessage('second', 3))
  for (const { id } of shownToasts()) dismissToast(id)
  announceWin(winMessage('second', 3))
  expect(shownToasts()).toEqual([])
})

it('[PU-11] not over its own game, which says it in its own time, nor when nothing was paid', () => {
  announceWin(winMessage('third', 0))
  onPage('/game/mines')
  announceWin(winMessage('fourth', 3))
  expect(shownToasts()).toEqual([])
})
