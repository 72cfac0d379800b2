import { randomUUID } from 'node:crypto'
import type { Call } from '@fairground/contract/call'
import * as chatlive from '@fairground/contract/calls/chatlive'
import { calls } from '@fairground/contract/calls/list'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from '../no-limits.ts'

/** The calls of the live chat that count together, with a small limit for them. */
const WORDS = {
  limit: { points: 3, seconds: 600 },
  calls: [chatlive.send, chatlive.typing, chatlive.rate, chatlive.complaint],
}
const OPENINGS = { limit: { points: 2, seconds: 900 }, calls: [chatlive.open, chatlive.transcript] }
const OTHERS = { limit: { points: 4, seconds: 300 }, calls: [chatlive.topics, chatlive.history, chatlive.close] }
const groups: { limit: { points: number; seconds: number }; calls: readonly Call[] }[] = [WORDS, OPENINGS, OTHERS]
const each = groups.flatMap((group) => group.calls.map((call) => [call.name, call, group] as const))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY: '1' },
    rateLimits: {
      ...noLimits,
      ...{ support: WORDS.limit, supportOpen: OPENINGS.limit },
      ...{ user: OTHERS.limit, anyone: OTHERS.limit },
    },
  })
})
afterAll(() => server.stop())

let count = 0
/** An address that no other test has. */
const newAddress = () => `198.51.100.${++count}`

/** Who makes a call: from an address, and perhaps logged in or with a browser's id. */
interface Who {
  address: string
  token?: string
  browserId?: string
}

/** Makes a call with fields that fit all calls; whether it is accepted does not matter to a limit. */
function ask(call: Call, { address, token, browserId }: Who): Promise<Response> {
  const fields = { id: randomUUID(), clientId: randomUUID(), body: 'hello', topic: 'game', rating: 5 }
  return fetch(`${server.url}${call.paths[0]}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(token !== undefined && { auth: token }),
      ...(browserId !== undefined && { [HEADERS.browserId]: browserId }),
    },
    body: JSON.stringify(fields),
  })
}
const statusOf = async (call: Call, who: Who) => (await ask(call, who)).status

/** Makes a call as often as its limit lets a caller, then checks that the next one waits. */
async function useUp(call: Call, { limit }: (typeof groups)[number], whoOf: (time: number) => Who): Promise<void> {
  for (let time = 0; time < limit.points; time++) expect(await statusOf(call, whoOf(time))).toBe(200)
  const refused = await ask(call, whoOf(limit.points))
  const wait = Number(refused.headers.get('retry-after'))
  expect([refused.status, wait > 0, wait <= limit.seconds]).toEqual([429, true, true])
  expect(await refused.json()).toMatchObject({ status: 429, message: 'too_many_requests', params: { seconds: wait } })
}

test('the calls of these tests are those of the live chat', () => {
  const names = calls.map(({ name }) => name).filter((name) => name.startsWith('chatlive.'))
  expect(each.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

test.each(each)(
  '%s beyond its limit waits, wherever the player is; others of the same address go on',
  async (_, call, group) => {
    const [busy, calm] = [await newPlayer(server), await newPlayer(server)]
    const address = newAddress()
    await useUp(call, group, (time) => ({ address: time % 2 === 0 ? address : newAddress(), token: busy.token }))
    expect(await statusOf(call, { address, token: calm.token })).toBe(200)
    expect(await statusOf(call, { address })).toBe(200)
    for (const other of groups) {
      const status = await statusOf(other.calls[0] as Call, { address, token: busy.token })
      expect([other.calls[0]?.name, status]).toEqual([other.calls[0]?.name, other === group ? 429 : 200])
    }
  },
)

test.each(each)(
  '%s of visitors is counted by their address, whatever browser they name; other addresses and players go on',
  async (_, call, group) => {
    const address = newAddress()
    const player = await newPlayer(server)
    await useUp(call, group, (time) => ({ address, browserId: `browser ${time}` }))
    expect(await statusOf(call, { address: newAddress() })).toBe(200)
    expect(await statusOf(call, { address, token: player.token })).toBe(200)
    // A token that opens nothing is a visitor's.
    expect(await statusOf(call, { address, token: 'B'.repeat(43) })).toBe(call.access === 'user' ? 200 : 429)
  },
)

test('an IPv6 network of 64 bits is one address of visitors', async () => {
  await useUp(chatlive.open, OPENINGS, (time) => ({ address: `2001:db8:0:7::${time + 1}` }))
  expect(await statusOf(chatlive.open, { address: '2001:db8:0:8::1' })).toBe(200)
})
