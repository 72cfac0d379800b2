import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SentMessage } from '@fairground/contract/live'
import { afterEach, expect, test } from 'vitest'
import { turnAhead } from '../work/timers.ts'
import type { Bus } from './bus.ts'
import { openHost } from './hub/host.ts'
import { createHubBus } from './hub/hub-bus.ts'
import { createMemoryBus } from './memory-bus.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
})

const warnings: string[] = []
const log = { info: () => undefined, warn: (text: string) => void warnings.push(text), error: console.error }

/** A path for the socket of a hub. */
const newPath = () => join(mkdtempSync(join(tmpdir(), 'hub-')), 'bus.sock')

/** A process's end of a bus with what it hears. */
function listen(bus: Bus) {
  const messages: SentMessage[] = []
  bus.onMessage((_, message) => messages.push(message))
  closings.push(() => bus.close())
  return {
    bus,
    messages,
    /** Joins a channel as a page does. */
    async join(channel: string, after?: string) {
      bus.open(channel)
      return await bus.replay(channel, after)
    },
    say: (channel: string, event: string) => bus.publish(channel, { type: 'event', userId: 'u', event }),
    heard: () => messages.map((message) => (message.type === 'event' ? message.event : message.type)),
    until: (events: string[]) => expect.poll(() => eventsOf(messages), { interval: 5 }).toEqual(events),
  }
}

const eventsOf = (messages: readonly SentMessage[]) =>
  messages.map((message) => (message.type === 'event' ? message.event : message.type))

const openHub = (path = newPath()) => ({ path, open: () => listen(createHubBus({ path, now: Date.now, log })) })

test.each([
  ['memory', () => listen(createMemoryBus(Date.now))],
  ['hub', () => openHub().open()],
] as const)('a bus of %s keeps its contract: order, numbers, histories, resyncs', async (_, open) => {
  const { bus, messages, join: enter, say, until } = open()
  const first = await enter('c')
  expect(first).toHaveProperty('resyncAt')
  expect(bus.wants('c')).toBe(true)
  await expect.poll(() => bus.wants('unknown')).toBe(false)
  say('unknown', 'lost')
  for (const event of ['a', 'b', 'c']) say('c', event)
  await until(['a', 'b', 'c'])
  const [fence = ''] = messages[0]?.id.split('-') ?? []
  expect(messages.map(({ id, channel }) => [id, channel])).toEqual([1, 2, 3].map((seq) => [`${fence}-${seq}`, 'c']))
  expect(await bus.replay('c', `${fence}-1`)).toEqual({ missedMessages: messages.slice(1) })
  expect(await bus.replay('c', `${fence}-3`)).toEqual({ missedMessages: [] })
  for (const number of [undefined, 'x', 'other-1', `${fence}-4`])
    expect(await bus.replay('c', number)).toEqual({ resyncAt: `${fence}-3` })
  bus.release('c')
  say('c', 'd')
  const again = await enter('c', `${fence}-3`)
  expect('missedMessages' in again && eventsOf(again.missedMessages)).toEqual(['d'])
})

test('[PU-01] a hub carries a message to each process with members, once, and numbers those of all', async () => {
  const { open } = openHub()
  const [one, other, third] = [open(), open(), open()]
  await Promise.all([one.join('c'), other.join('c'), third.join('d')])
  one.say('c', 'of one')
  await other.until(['of one'])
  other.say('c', 'of the other')
  third.say('c', 'of the third')
  await one.until(['of one', 'of the other', 'of the third'])
  await other.until(['of one', 'of the other', 'of the third'])
  expect(one.messages).toEqual(other.messages)
  expect(one.messages.map(({ id }) => id.split('-')[1])).toEqual(['1', '2', '3'])
  one.say('d', 'for the third')
  await third.until(['for the third'])
  expect(one.heard()).toHaveLength(3)
})

test('a join is answered once every process publishes to the channel', async () => {
  const { open } = openHub()
  const [one, other] = [open(), open()]
  await Promise.all([one.join('warm'), other.join('warm')])
  for (let round = 0; round < 50; round++) {
    const channel = randomUUID()
    await one.join(channel)
    other.say(channel, channel)
    await expect.poll(() => one.heard().at(-1), { interval: 1 }).toBe(channel)
  }
})

test('[RE-08] when the host dies another process hosts: nothing is heard twice, each channel gets one resync', async () => {
  const { open, path } = openHub()
  const host = open()
  await host.join('c')
  const [one, other] = [open(), open()]
  await Promise.all([one.join('c'), other.join('c'), one.join('quiet')])
  one.say('c', 'before')
  await other.until(['before'])
  await one.until(['before'])
  const inode = statSync(path).ino
  await host.bus.close()
  one.say('c', 'meanwhile')
  await expect.poll(() => one.heard().filter((event) => event === 'resync').length).toBe(2)
  expect(statSync(path).ino).not.toBe(inode)
  one.say('c', 'after')
  await expect.poll(() => other.heard().at(-1)).toBe('after')
  for (const { messages } of [one, other]) {
    const ofChannel = messages.filter(({ channel }) => channel === 'c')
    const events = eventsOf(ofChannel)
    expect(events.filter((event) => event === 'resync')).toHaveLength(1)
    expect(new Set(events).size).toBe(events.length)
    expect(events.at(0)).toBe('before')
    // The numbers go on without a gap after the resync.
    const [resync, ...later] = ofChannel.slice(events.indexOf('resync'))
    expect(later.map(({ id }) => id)).toEqual(later.map((_, at) => `${resync?.id.split('-')[0]}-${at + 1}`))
  }
})

test('a process that ends without a farewell may have kept something to itself: the others get a resync', async () => {
  const { open, path } = openHub()
  const one = open()
  await one.join('c')
  const stranger = connect(path)
  stranger.write('{"is":"hello"}\n')
  await expect.poll(() => stranger.bytesRead).toBeGreaterThan(0)
  stranger.destroy()
  await one.until(['resync'])
  const polite = open()
  await polite.join('d')
  await polite.bus.close()
  one.say('c', 'after')
  await one.until(['resync', 'after'])
})

test.each([
  ['no JSON', '{"is":"hello"}\nhello?\n'],
  ['a wrong shape', '{"is":"hello"}\n{"is":"publish","channel":"c","message":"x"}\n'],
  ['an unknown type', '{"is":"hello"}\n{"is":"publish","channel":"c","message":{"type":"money"}}\n'],
  ['no greeting', '{"is":"publish","channel":"c","message":{"type":"event","event":"forged"}}\n'],
  ['no end', `{"is":"hello"}\n${'x'.repeat(300_000)}`],
])('a connection that sends %s is cut, and nothing else happens', async (_, text) => {
  const { open, path } = openHub()
  const one = open()
  await one.join('c')
  const stranger = connect(path)
  const end = new Promise((resolve) => stranger.once('close', resolve))
  stranger.on('error', () => undefined)
  stranger.write(text)
  await end
  one.say('c', 'on')
  await expect.poll(() => one.heard().at(-1)).toBe('on')
  expect(one.heard()).not.toContain('forged')
})

test('[RE-08] a hub that is stuck is replaced: a join is answered by a resync, and what was said meanwhile is heard', async () => {
  const { open, path } = openHub()
  const stuck = createServer().listen(path)
  closings.push(() => stuck.close())
  await once(stuck, 'listening')
  const one = open()
  await once(stuck, 'connection')
  const answer = one.join('c')
  one.say('c', 'meanwhile')
  expect(one.bus.wants('c')).toBe(true)
  for (let looks = 0; looks < 3; looks++) turnAhead(1_000)
  expect(await answer).toEqual({ resyncAt: '0-0' })
  turnAhead(1_000)
  await one.until(['resync', 'meanwhile'])
})

test('messages that wait for a hub are bounded: the oldest are dropped, and the others come after the resync', async () => {
  const { open } = openHub()
  const host = open()
  await host.join('c')
  const [one, other] = [open(), open()]
  await Promise.all([one.join('c'), other.join('c')])
  await host.bus.close()
  // While it does not know who wants what, it wants to send all.
  await expect.poll(() => one.bus.wants('nowhere'), { interval: 1 }).toBe(true)
  for (let at = 0; at < 1_500; at++) one.say('c', `${at}`)
  const keptEvents = Array.from({ length: 1_000 }, (_, at) => `${at + 500}`)
  await one.until(['resync', ...keptEvents])
  await expect.poll(() => other.heard().at(-1)).toBe('1499')
  expect(other.heard().slice(-1_000)).toEqual(keptEvents)
})

test('the socket is for its user alone, in a folder that only this user may enter', async () => {
  const { open, path } = openHub()
  const { join: enter } = open()
  await enter('c')
  expect([statSync(path).mode & 0o777, statSync(join(path, '..')).mode & 0o777]).toEqual([0o600, 0o700])
  chmodSync(join(path, '..'), 0o755)
  expect(() => createHubBus({ path, now: Date.now, log })).toThrow('BUS_URL: other users may enter')
})

test('of several hosts at once the last one at the path serves; the others step down before they answer', async () => {
  const path = newPath()
  const hosts = await Promise.all([1, 2, 3].map(() => openHost({ path, now: Date.now, log })))
  for (const each of hosts) closings.push(() => each.close())
  const current = await Promise.all(hosts.map((each) => each.isCurrent()))
  expect(current.filter(Boolean)).toHaveLength(1)
  const [one, other] = [openHub(path).open(), openHub(path).open()]
  await Promise.all([one.join('c'), other.join('c')])
  one.say('c', 'hello')
  await other.until(['hello'])
})
