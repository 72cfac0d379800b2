import { expect, test } from 'vitest'
import { forgetEvents, noteEvent, takeEvents } from './noticed-events.ts'

test('[PU-05] an event that comes before the notices are there is not lost: it waits for them', () => {
  const taken: string[] = []
  noteEvent('gift')
  const leave = takeEvents((event) => taken.push(event))
  noteEvent('parade')
  expect(taken).toEqual(['gift', 'parade'])
  leave()
  noteEvent('later')
  expect(taken).toEqual(['gift', 'parade'])
  takeEvents((event) => taken.push(`again ${event}`))()
  expect(taken).toEqual(['gift', 'parade', 'again later'])
})

test('what waits is forgotten with the player, and never becomes more than a few', () => {
  const taken: string[] = []
  const take = () => takeEvents((event) => taken.push(event))()
  noteEvent('of another player')
  forgetEvents()
  take()
  expect(taken).toEqual([])
  for (let at = 0; at < 30; at += 1) noteEvent(`event ${at}`)
  take()
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([20, 'event 10', 'event 29'])
})
