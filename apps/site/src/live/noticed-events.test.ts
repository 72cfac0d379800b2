import { expect, test } from 'vitest'
import { forgetEvents, noteEvent, takeEvents } from './noticed-events.ts'

test('[PU-05] an event that comes before the notices are there is not lost: it waits for them', () => {
  const takenEvents: string[] = []
  noteEvent('gift')
  const leave = takeEvents((event) => takenEvents.push(event))
  noteEvent('parade')
  expect(takenEvents).toEqual(['gift', 'parade'])
  leave()
  noteEvent('later')
  expect(takenEvents).toEqual(['gift', 'parade'])
  takeEvents((event) => takenEvents.push(`again ${event}`))()
  expect(takenEvents).toEqual(['gift', 'parade', 'again later'])
})

test('a logout drops waiting events, and only a few can wait', () => {
  const takenEvents: string[] = []
  const take = () => takeEvents((event) => takenEvents.push(event))()
  noteEvent('of another player')
  forgetEvents()
  take()
  expect(takenEvents).toEqual([])
  for (let at = 0; at < 30; at += 1) noteEvent(`event ${at}`)
  take()
  expect([takenEvents.length, takenEvents[0], takenEvents.at(-1)]).toEqual([20, 'event 10', 'event 29'])
})
