import { randomUUID } from 'node:crypto'
import type { Call } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as chat from '@fairground/contract/calls/chat'
import * as chatlive from '@fairground/contract/calls/chatlive'
import { calls } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../assets/files.ts'
import { lobbyOf } from '../chat/table.ts'
import { bet } from '../mines-table.ts'
import { noLimits } from '../no-limits.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { startRun } from '../start-run.ts'
import { newWinner, untilStatus, withdraw, withdrawals } from '../withdrawals/teller.ts'
import { ask, requestWithId, takesId } from './id-fields.ts'

/** Fields that reach the check of the id; a new call whose schema alone does not reach it needs a line here. */
const SOUND: Readonly<Record<string, (id: string) => Record<string, unknown>>> = {
  'kyc.submit': (id) => ({
    ...{ level: 2, fields: { name: 'Ana Souza', birthDate: '1990-02-28', country: 'NL' } },
    documents: ['document', 'face'].map((kind) => ({ id, kind })),
  }),
  'game.bet': (id) => ({ gameId: 'mines', model: { betAmount: 1, mines: 3, autoplay: id } }),
}

/** A decided round may be read by its link, which names no player (docs/decisions/014-public-rounds.md). */
const PUBLIC: readonly string[] = [
  'game.publicRound',
  // Rooms and what is written there are for everybody, under names and ids of the chat alone.
  ...['chat.open', 'chat.history', 'chat.read', 'chat.send', 'chat.react', 'chat.report', 'chat.ignore'],
  'chat.shareBets',
  'profile.view',
]

const callsWithId = calls.filter((call) => call.access !== 'staff' && call.access !== 'provider' && takesId(call))

let cashier: Cashier
let owner: Player
let attacker: Player
/** Each kind of id that the owner has, by table and column. */
let ids: { kind: string; id: string }[]
/** Those of them that the test has seen. */
let knownIds: string[]

beforeAll(async () => {
  cashier = await openCashier({ LOG_LEVEL: 'silent' }, { rateLimits: noLimits })
  owner = await newWinner(cashier, 100)
  attacker = await newPlayer(cashier, { deposit: 1_000 })
  const withdrawal = await withdraw(owner, 10)
  const deposit = await owner.call(pay.recharge, { amount: 10, channel: 'sandbox' })
  const round = await bet(owner)
  const messageId = await writeInChat(owner)
  const talk = await owner.call(chatlive.open, { topic: 'other', clientId: 'mine', body: 'my worry' })
  await startRun(owner)
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(await picture('png'))]), 'a.png')
  const upload = await fetch(`${cashier.url}/api/file/upload`, {
    method: 'POST',
    headers: { auth: owner.token },
    body: form,
  })
  await cashier.call(auth.login, { account: owner.account, password: owner.password })
  const file = (await upload.json()) as { model: { id: string } }
  knownIds = [
    owner.userId,
    withdrawal.id,
    deposit.model.id,
    round.id,
    file.model.id,
    messageId,
    talk.model.conversation.id,
  ]
  ids = await idsOf(owner)
})
afterAll(() => cashier.stop())

/** A message of a player in the lobby, whose account is made old enough for it. @returns its id */
async function writeInChat({ userId, call }: Player): Promise<string> {
  const roomId = await lobbyOf(cashier)
  await cashier.parts.db
    .updateTable('account')
    .set({ created_at: new Date(Date.now() - 60 * 60_000) })
    .where('id', '=', userId)
    .execute()
  await call(chat.open, { roomId })
  return (await call(chat.send, { roomId, clientId: 'mine', body: 'my words' })).model.message.id
}

/** One id of each column of ids in every table that belongs to accounts, so that a new table is covered by itself. */
async function idsOf({ userId }: Player): Promise<{ kind: string; id: string }[]> {
  const { db } = cashier.parts
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.columns a on a.table_name = c.table_name and a.table_schema = c.table_schema
      and a.column_name = 'account_id' and a.data_type = 'uuid'
    where c.table_schema = current_schema() and c.data_type = 'uuid'`.execute(db)
  const kinds = new Map<string, string>([[userId, 'account']])
  for (const { table, column } of columns) {
    const { rows } = await sql<{ id: string | null }>`
      select ${sql.ref(column)} as id from ${sql.table(table)} where account_id = ${userId}
      order by ${sql.ref(column)} desc limit 2`.execute(db)
    for (const { id } of rows) if (id !== null && !kinds.has(id)) kinds.set(id, `${table}.${column}`)
  }
  return [...kinds].map(([id, kind]) => ({ kind, id }))
}

/** Everything of the owner that a stranger could change. */
async function stateOfOwner(): Promise<unknown> {
  const { rows } = await sql`select
    (select json_agg(w) from wallet w where account_id = ${owner.userId}) wallets,
    (select json_agg(s.id order by s.id) from session s where account_id = ${owner.userId} and revoked_at is null) sessions,
    (select json_agg(m order by id) from money_action m where account_id = ${owner.userId}) actions,
    (select json_agg(d order by id) from deposit d where account_id = ${owner.userId}) deposits,
    (select json_agg(m order by id) from chat_message m where account_id = ${owner.userId}) messages,
    (select json_agg(c order by id) from support_conversation c where account_id = ${owner.userId}) talks,
    (select count(*) from upload u where account_id = ${owner.userId}) uploads`.execute(cashier.parts.db)
  return rows[0]
}

const fieldsOf = (call: Call, id: string) => SOUND[call.name]?.(id) ?? requestWithId(call, id)

test("[RE-05] every call of the contract answers a stranger's id like an id that nothing has, and changes nothing", async () => {
  expect(callsWithId.length).toBeGreaterThan(10)
  expect(ids.map(({ id }) => id)).toEqual(expect.arrayContaining(knownIds))
  // What the bank does later must not look like a change by the attacker.
  for (const { id } of await withdrawals(owner)) await untilStatus(owner, id, 'PAID')
  const before = await stateOfOwner()
  for (const call of callsWithId) {
    const nobodys = randomUUID()
    const expected = await ask(cashier.url, call, fieldsOf(call, nobodys), attacker.token)
    expect(expected.message, `${call.name} needs fields in SOUND`).not.toBe('invalid_request')
    for (const { kind, id } of ids) {
      const answer = await ask(cashier.url, call, fieldsOf(call, id), attacker.token)
      const exchange = `${call.name} with ${kind}: ${answer.text}`
      expect(answer.http, exchange).toBeLessThan(500)
      for (const secret of [owner.userId, owner.account]) {
        expect(answer.text.replaceAll(id, ''), exchange).not.toContain(secret)
      }
      if (PUBLIC.includes(call.name)) continue
      expect(answer.text.replaceAll(id, 'ID'), exchange).toBe(expected.text.replaceAll(nobodys, 'ID'))
    }
  }
  expect(await stateOfOwner()).toEqual(before)
})

test("[RE-05] no address of a file gives a stranger another player's file or document", async () => {
  const paths = ['/api/file/', '/api/kyc/document/', '/api/staff/kyc/document/']
  for (const { id } of ids) {
    for (const path of paths) {
      const response = await fetch(cashier.url + path + id, { headers: { auth: attacker.token } })
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(/^(not_found|insufficient_permissions)$/),
      })
    }
  }
  const [file] = ids.filter(({ kind }) => kind === 'upload.id')
  const own = await fetch(`${cashier.url}/api/file/${file?.id}`, { headers: { auth: owner.token } })
  expect(own.headers.get('content-type')).toBe('image/webp')
})

test('[RE-05] every staff call refuses a player, with a key or without one', async () => {
  const staffCalls = calls.filter(({ access, body }) => access === 'staff' && body === 'json')
  expect(staffCalls.length).toBeGreaterThan(20)
  for (const call of staffCalls) {
    const fields = requestWithId(call, owner.userId)
    expect((await ask(cashier.url, call, fields, owner.token)).message, call.name).toBe('insufficient_permissions')
  }
  const [call] = staffCalls
  const response = await fetch(`${cashier.url}${call?.paths[0]}`, {
    method: 'POST',
    headers: { auth: owner.token, [HEADERS.staffKey]: owner.token, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await response.json()).toMatchObject({ message: 'insufficient_permissions' })
})

test('the ids of the test are what the calls look for: to their owner the calls answer differently', async () => {
  const speaking = new Set<string>()
  for (const call of callsWithId.filter(({ name }) => name !== 'auth.revokeSession')) {
    const nobodys = randomUUID()
    const { text } = await ask(cashier.url, call, fieldsOf(call, nobodys), owner.token)
    for (const { id } of ids) {
      const answer = await ask(cashier.url, call, fieldsOf(call, id), owner.token)
      if (answer.text.replaceAll(id, 'ID') !== text.replaceAll(nobodys, 'ID')) speaking.add(call.name)
    }
  }
  expect([...speaking]).toEqual(expect.arrayContaining(['mines.play', 'game.betResult', 'pay.rechargeStatus']))
})
