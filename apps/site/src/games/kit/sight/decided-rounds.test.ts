import type { BetModel, LiveMessage } from '@fairground/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../calls/stub-browser.ts'
import { dropToken, keepToken } from '../../../kernel/token.ts'
import { countShown, hearDecided, useDecidedRounds } from './decided-rounds.ts'

const told = (id: string, bet: object = {}): LiveMessage => ({
  id: 'a-1',
  channel: 'me',
  type: 'bet',
  userId: 'me',
  bet: { id, gameId: 'mines', win: true, winAmount: 15, result: 'WIN', betAmount: 10, version: 4, ...bet },
})
const shown = (id: string, bet: Partial<BetModel> = {}) =>
  countShown({ id, result: 'WIN', betAmount: 10, winAmount: 15, balanceVersion: 4, ...bet } as BetModel)
const counted = () => [...useDecidedRounds.getState().rounds.values()]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  useDecidedRounds.setState({ rounds: new Map() })
})

it('[RG-04] a round of elsewhere counts when it is told, once however often', () => {
  hearDecided(told('one'), undefined)
  hearDecided(told('one'), undefined)
  hearDecided(told('two'), 'tower')
  expect(counted()).toEqual([
    { id: 'one', staked: 10, paid: 15, version: 4 },
    { id: 'two', staked: 10, paid: 15, version: 4 },
  ])
})

it('[RG-04] a round of the game on screen counts when its board has shown it, and at the latest with the end of its hold', () => {
  hearDecided(told('one'), 'mines')
  hearDecided(told('two'), 'mines')
  expect(counted()).toEqual([])
  shown('one')
  expect(counted()).toHaveLength(1)
  hearDecided(told('one'), 'mines')
  expect(counted()).toHaveLength(1)
  vi.advanceTimersByTime(15_000)
  expect(counted()).toHaveLength(2)
})

it('[RG-04] one whose end was shown before its version is known counts as soon as that is told', () => {
  shown('one', { balanceVersion: 0 })
  expect(counted()).toEqual([])
  hearDecided(told('one'), 'mines')
  expect(counted()).toHaveLength(1)
})

it('[RG-04] open and called-off rounds, and granted spins, count nothing', () => {
  hearDecided(told('one', { result: 'PENDING' }), undefined)
  hearDecided(told('two', { result: 'CANCELLED' }), undefined)
  hearDecided(told('three', { spin: true }), undefined)
  shown('four', { result: 'CANCELLED' })
  shown('five', { spin: true })
  expect(counted()).toEqual([])
})

it('[RG-04] of two versions of a round the later one counts', () => {
  for (const version of [4, 6, 5]) hearDecided(told('one', { version }), undefined)
  expect(counted()).toMatchObject([{ version: 6 }])
})

it('[SU-09] [RG-04] rounds of a player who has left are not the next one’s', () => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  keepToken('a-token-of-ten')
  hearDecided(told('one'), undefined)
  hearDecided(told('two'), 'mines')
  dropToken()
  expect(counted()).toEqual([])
  vi.runAllTimers()
  shown('two')
  hearDecided(told('two'), 'mines')
  expect(counted()).toHaveLength(1)
  vi.unstubAllGlobals()
})
