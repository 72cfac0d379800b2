import type { SentMessage } from '@fairground/contract/live'
import { expect, test } from 'vitest'
import { createMemoryBus } from './memory-bus.ts'

function open() {
  const clock = { ms: 1_000_000 }
  const bus = createMemoryBus(() => clock.ms)
  const messages: SentMessage[] = []
  bus.onMessage((_, message) => messages.push(message))
  bus.open('c')
  const say = (event: string) => bus.publish('c', { type: 'event', userId: 'u', event })
  return { bus, clock, messages, say }
}

const eventsOf = (messages: readonly SentMessage[]) =>
  messages.map((message) => (message.type === 'event' ? message.event : message.type))

test('[PU-01] a channel numbers its messages without a gap', () => {
  const { messages, say } = open()
  for (const event of ['a', 'b', 'c']) say(event)
  const [first = ''] = messages.map(({ id }) => id.split('-')[0])
  expect(messages.map(({ id }) => id)).toEqual([`${first}-1`, `${first}-2`, `${first}-3`])
})

test('[RE-09] the messages after a number are replayed; none when there are none', async () => {
  const { bus, messages, say } = open()
  for (const event of ['a', 'b', 'c']) say(event)
  const replay = await bus.replay('c', messages[0]?.id)
  expect('missedMessages' in replay && eventsOf(replay.missedMessages)).toEqual(['b', 'c'])
  expect(await bus.replay('c', messages[2]?.id)).toEqual({ missedMessages: [] })
})

test('[RE-09] a foreign, future or missing number gives a resync', async () => {
  const { bus, messages, say } = open()
  say('a')
  const resync = { resyncAt: messages[0]?.id }
  for (const number of [undefined, '', 'x', 'other-1', `${messages[0]?.id}0`, `${messages[0]?.id?.split('-')[0]}--1`]) {
    expect(await bus.replay('c', number)).toEqual(resync)
  }
  const later = createMemoryBus(() => 2_000_000)
  later.open('c')
  expect(await later.replay('c', messages[0]?.id)).toHaveProperty('resyncAt')
})

test('[RE-09] a channel keeps at most a hundred messages and two minutes', async () => {
  const { bus, clock, messages, say } = open()
  for (let at = 0; at < 150; at++) say(`${at}`)
  const replay = await bus.replay('c', messages[49]?.id)
  expect('missedMessages' in replay && replay.missedMessages.length).toBe(100)
  expect(await bus.replay('c', messages[48]?.id)).toHaveProperty('resyncAt')
  clock.ms += 121_000
  say('new')
  expect(await bus.replay('c', messages[149]?.id)).toEqual({ missedMessages: [messages[150]] })
  expect(await bus.replay('c', messages[148]?.id)).toHaveProperty('resyncAt')
})

test('a channel without members is kept for two minutes', async () => {
  const { bus, clock, messages, say } = open()
  say('a')
  bus.release('c')
  say('b')
  bus.open('c')
  const replay = await bus.replay('c', messages[0]?.id)
  expect('missedMessages' in replay && eventsOf(replay.missedMessages)).toEqual(['b'])
  bus.release('c')
  clock.ms += 121_000
  bus.release('another')
  bus.open('d')
  bus.release('d')
  expect(bus.wants('c')).toBe(false)
})

test('all channels together are bounded: the oldest messages go first', async () => {
  const { bus, messages } = open()
  for (let channel = 0; channel < 600; channel++) {
    bus.open(`c${channel}`)
    for (let at = 0; at < 100; at++) bus.publish(`c${channel}`, { type: 'event', userId: 'u', event: 'e' })
  }
  expect(await bus.replay('c0', messages[0]?.id)).toHaveProperty('resyncAt')
  const last = messages.at(-100)
  const replay = await bus.replay('c599', last?.id)
  expect('missedMessages' in replay && replay.missedMessages.length).toBe(99)
})
