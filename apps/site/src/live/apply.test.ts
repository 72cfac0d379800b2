import { type EventMessage, GAME_SWITCHED } from '@fairground/contract/live'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../kernel/query-client.ts'
import { applyLive } from './apply.ts'

const event = (name: string, over: Partial<EventMessage> = {}): EventMessage => ({
  ...{ id: 'a-1', channel: 'user', type: 'event', event: name },
  ...over,
})
const isOld = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated

afterEach(() => queryClient.clear())

it('granted spins make the wheel’s spins and the check-in’s calendar old; another event leaves them', () => {
  const keys = [['free-spins'], ['free-spins', 'left'], ['promotion.checkinData', 'promotion.checkinData']]
  for (const queryKey of keys) queryClient.setQueryData(queryKey, {})
  applyLive(event('recharge_success', { userId: 'me' }))
  expect(keys.map(isOld)).toEqual([false, false, false])
  applyLive(event('spins_granted', { userId: 'me' }))
  expect(keys.map(isOld)).toEqual([true, true, true])
})

it('a game that is switched off is off in the settings that a page has of it, and its limits stay', () => {
  queryClient.setQueryData(['game-settings', 'mines'], { enabled: true, limits: 7 })
  queryClient.setQueryData(['game-settings', 'tower'], { enabled: true })
  applyLive(event(GAME_SWITCHED, { channel: 'site', extra: { gameId: 'mines', enabled: false } }))
  expect(queryClient.getQueryData(['game-settings', 'mines'])).toEqual({ enabled: false, limits: 7 })
  expect(queryClient.getQueryData(['game-settings', 'tower'])).toEqual({ enabled: true })
})
