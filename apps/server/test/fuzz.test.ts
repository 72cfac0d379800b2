import { randomUUID } from 'node:crypto'
import { calls } from '@fairground/contract/calls/list'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNOWN_NAMES, LEAKS, wrongName } from './fuzz/check-answer.ts'
import { type HostileRequest, hostileRequests } from './fuzz/hostile.ts'
import { type Answer, hangUp, send } from './fuzz/wire.ts'
import { bet } from './mines-table.ts'
import { noLimits } from './no-limits.ts'
import { newStaff } from './staff.ts'

/** Set FUZZ_SEED to repeat another run; a failure prints the seed and the smallest requests that fail. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Requests at once, and how many times. */
const AT_ONCE = 20
const TIMES = 6
/** Checking a password costs a few hundredths of a second of a core. */
const TIMES_WITH_PASSWORDS = 2

let server: TestServer
let player: Player
let bystander: Player
let roundId: string
let staffKey: string

beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits })
  player = await newPlayer(server, { deposit: 100 })
  bystander = await newPlayer(server, { deposit: 100 })
  roundId = (await bet(player)).id
  await bet(bystander)
  staffKey = (await newStaff(server)).key
})
afterAll(async () => {
  hangUp()
  await server.stop()
})

/** Everything that is worth money, or leads to it. */
async function readBooks(): Promise<unknown> {
  const { rows } = await sql`
    select
      (select json_agg(to_jsonb(w) - 'revision' order by account_id) from wallet w where account_id in (${player.userId}, ${bystander.userId})) wallets,
      (select json_agg(s order by account) from (
        select account, sum(amount_minor) from (
          select source as account, -amount_minor as amount_minor from posting
          union all select destination, amount_minor from posting) moved group by account) s) sums,
      (select json_agg(r order by id) from round r) rounds,
      (select count(*) from hold) holds,
      (select count(*) from money_action) actions,
      (select count(*) from deposit where status <> 'NEW') paid
  `.execute(server.parts.db)
  return rows[0]
}

/** Fields that the server understands; each request made of them alone is refused, or moves nothing. */
const SOUND: Readonly<Record<string, Record<string, unknown>>> = {
  'auth.register': { account: 'somebody', password: 'short' },
  'auth.login': { account: 'somebody', password: 'x' },
  'auth.revokeSession': { id: randomUUID() },
  'game.bet': { gameId: 'mines', model: { betAmount: 1, mines: 3 } },
  'mines.play': { tile: 99 },
  'pay.recharge': { amount: 10, channel: 'none' },
  'staff.saveNotice': { type: 'EVENT', config: { type: 'EVENT' }, id: randomUUID() },
  'sockmsg.join': { channels: ['mines'] },
}

function expectHarmless(request: HostileRequest, { http, headers, text }: Answer): void {
  const requestText = `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 300)}`
  const exchangeText = `${requestText}\n${http} ${text.slice(0, 1_000)}`
  expect(http, exchangeText).toBeLessThan(500)
  expect(text, exchangeText).not.toMatch(LEAKS)
  expect(wrongName(request, { http, headers, text }), exchangeText).toBeUndefined()
  if (http === 421) return
  const answer = JSON.parse(text) as Record<string, unknown>
  expect(answer, exchangeText).toMatchObject({ status: expect.any(Number), serverTime: expect.any(Number) })
  expect(KNOWN_NAMES, exchangeText).toContain(answer.message)
  if (request.method !== 'GET') return
  expect(headers, exchangeText).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
}

test.each(calls.map((call) => [call.name, call] as const))(
  '[RE-04] %s answers whatever comes in the envelope, without a 500, and moves nothing',
  async (name, call) => {
    const before = await readBooks()
    const requests = hostileRequests(call, { id: roundId, gameId: 'mines', ...SOUND[name] })
    // A logout that is understood would end the session that the other calls are made with.
    const token = name === 'auth.logout' ? {} : { auth: player.token, [HEADERS.staffKey]: staffKey }
    const property = fc.asyncProperty(
      fc.array(requests, { minLength: 1, maxLength: AT_ONCE, size: 'max' }),
      async (batch) => {
        const answers = await Promise.all(
          batch.map((request) =>
            send(server.url, {
              ...request,
              headers: {
                ...(request.body !== undefined && { 'content-type': 'application/json' }),
                ...token,
                ...request.headers,
              },
            }),
          ),
        )
        for (const [at, request] of batch.entries()) expectHarmless(request, answers[at] as Answer)
      },
    )
    const numRuns = /login|register/.test(name) ? TIMES_WITH_PASSWORDS : TIMES
    await fc.assert(property, { seed: SEED, numRuns, interruptAfterTimeLimit: 10_000 })
    expect(await readBooks()).toEqual(before)
  },
)
