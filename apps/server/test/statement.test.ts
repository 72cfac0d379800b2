import { randomUUIDv7 } from 'node:crypto'
import type { AnswerOf } from '@fairground/contract/call'
import { statement } from '@fairground/contract/calls/statement'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { textCell } from '../src/play/statements/csv.ts'
import { readEdge, readNewestEdge } from '../src/play/statements/edges.ts'
import { readPeriod } from '../src/play/statements/period.ts'
import { bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Statement = AnswerOf<typeof statement>

const around = () => ({ from: Date.now() - 86_400_000, to: Date.now() + 86_400_000 })
const minor = (amount: number) => Math.round(amount * 100)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0)

/** What every statement must be: each line leads to the next, and the sums to the end. */
function expectSound(page: Statement): void {
  let balance = minor(page.opening)
  let bonus = minor(page.openingBonus)
  for (const line of page.lines) {
    balance += minor(line.amount)
    bonus += minor(line.bonus)
    expect([minor(line.balance), minor(line.bonusBalance)]).toEqual([balance, bonus])
  }
  expect([minor(page.closing), minor(page.closingBonus)]).toEqual([balance, bonus])
  expect(sumOf(Object.values(page.totals))).toBe(minor(page.closing) - minor(page.opening))
  expect(page.lines).toHaveLength(page.total)
}

async function act(me: Player, deed: string): Promise<void> {
  const { wallet, db } = server.parts
  if (deed === 'deposit') {
    const [depositId, amountMinor] = [randomUUIDv7(), 5_000n]
    const now = new Date()
    const row = { account_id: me.userId, id: depositId, channel: 'sandbox', amount_minor: amountMinor }
    await db
      .insertInto('deposit')
      .values({ ...row, created_at: now, expires_at: new Date(now.getTime() + 60_000), fee_minor: 75n })
      .execute()
    await wallet.creditDeposit({ ...ownKey(), accountId: me.userId, depositId, amountMinor })
    return
  }
  const { id } = await bet(me)
  if (deed === 'open') return void (await wallet.voidRound({ ...ownKey(), accountId: me.userId, roundId: id }))
  const { safe, mines } = await peek(server.parts, me, id)
  await reveal(me, id, nth(deed === 'win' ? safe : mines, 0))
  if (deed === 'win') await cashOut(me, id)
}

/** A player with 60 actions, one a second, and ids and dates in the past. */
async function playerOfAnHour(): Promise<{ me: Player; beganMs: number }> {
  const me = await newPlayer(server, { deposit: 100 })
  const beganMs = Date.UTC(2026, 0, 31, 23, 59, 30)
  await sql`
    with past as (
      insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
        held_minor, main_change, bonus_change, held_change, house_change, legs)
      select account_id, (lpad(to_hex(${beganMs}::bigint + n * 1000), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
        version + n, gen_random_uuid(), 'deposit', '', batch_id, to_timestamp(${beganMs / 1000}::float8 + n), 100,
        main_minor + n * 100, 0, 0, 100, 0, 0, -100, replace(legs, '|10000|', '|100|')
      from money_action, generate_series(1, 60) n where account_id = ${me.userId} returning version)
    update wallet set version = version + (select count(*) from past), main_minor = main_minor + 6000
    where account_id = ${me.userId}`.execute(server.parts.db)
  // The first deposit comes before them in time too.
  await sql`update money_action set at = to_timestamp(${beganMs / 1000}::float8),
      id = (lpad(to_hex(${beganMs}::bigint), 12, '0') || '70008000000000000000')::uuid
    where account_id = ${me.userId} and version = 1`.execute(server.parts.db)
  return { me, beganMs }
}

test('[RG-06] neighbouring periods join without gap or overlap, wherever they meet; days are whole days of UTC', async () => {
  const { me, beganMs } = await playerOfAnHour()
  for (const cutMs of [0, 1, 999, 1_000, 30_500, 59_999, 60_001, 90_000].map((ms) => beganMs + ms)) {
    const before = await me.call(statement, { from: beganMs - 5_000_000, to: cutMs })
    const after = await me.call(statement, { from: cutMs, to: beganMs + 100_000 })
    expectSound(before)
    expectSound(after)
    expect([after.opening, before.total + after.total]).toEqual([before.closing, 61])
  }
  const january = await me.call(statement, { from: '2026-01-01', to: '2026-01-31' })
  const february = await me.call(statement, { from: '2026-02-01', to: '2026-02-28' })
  expect([january.total, february.total]).toEqual([30, 31])
  expect(february.opening).toBe(january.closing)
  const { db } = server.parts
  const newest = await readNewestEdge(db, me.userId)
  expect(await readEdge(db, me.userId, Date.now(), newest)).toEqual(newest)
})

const file = (me: Player, request: object, headers = {}) =>
  fetch(`${server.url}/api/responsible/statement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', auth: me.token, ...headers },
    body: JSON.stringify(request),
  })

test('[RG-06] the CSV has the lines of the JSON; it and the PDF are files that nothing keeps or runs', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  for (const deed of ['win', 'lose', 'deposit']) await act(me, deed)
  const page = await me.call(statement, around())
  const csv = await file(me, { ...around(), format: 'csv' })
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-[\d-]+\.csv"$/)
  expect([csv.headers.get('x-content-type-options'), csv.headers.get('cache-control')]).toEqual(['nosniff', 'no-store'])
  const [head = '', ...rows] = (await csv.text()).trim().split('\r\n')
  const columns = head.replace('\uFEFF', '').split(',')
  const cellsOf = (name: string) => rows.map((row) => row.split(',')[columns.indexOf(name)] ?? '')
  expect(cellsOf('amount').map(Number)).toEqual(page.lines.map(({ amount }) => amount))
  expect(cellsOf('balance').map(Number)).toEqual(page.lines.map(({ balance }) => balance))
  expect(cellsOf('kind')).toEqual(page.lines.map(({ kind }) => kind))
  const comma = await file(me, { ...around(), format: 'csv' }, { lang: 'pt-BR' })
  const [commaHead = '', ...commaRows] = (await comma.text()).trim().split('\r\n')
  const place = commaHead.split(';').indexOf('amount')
  expect(commaRows.map((row) => row.split(';')[place])).toEqual(cellsOf('amount').map((text) => text.replace('.', ',')))
  const pdf = await file(me, { ...around(), format: 'pdf' }, { lang: 'pt-BR' })
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await pdf.arrayBuffer())
  expect([bytes.subarray(0, 5).toString(), bytes.toString('latin1').trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF'])
})

test('[RG-06] [RE-05] pages follow each other by their place; another player has none of it', async () => {
  const { me } = await playerOfAnHour()
  const period = { from: '2026-01-01', to: '2026-12-31' }
  const all = await me.call(statement, period)
  const place = all.lines[49]
  const rest = await me.call(statement, { ...period, after: `${place?.version}.0` })
  expect(rest.lines).toEqual(all.lines.slice(50))
  const other = await newPlayer(server)
  expect(await other.call(statement, period)).toMatchObject({ opening: 0, closing: 0, total: 0, lines: [] })
})

test('a period that is too long, ends before it begins or names no day of the calendar is refused', async () => {
  const me = await newPlayer(server)
  await expect(me.call(statement, { from: '2016-01-01', to: '2026-01-01' })).rejects.toMatchObject({
    errorName: 'statement_period',
    params: { days: 400 },
  })
  await expect(me.call(statement, { from: 2, to: 1 })).rejects.toThrow('statement_period')
  await expect(me.call(statement, { from: 'yesterday', to: 1 })).rejects.toThrow('invalid_request')
  expect(() => readPeriod({ from: '2026-02-30', to: '2026-03-01' })).toThrow('statement_period')
  expect((await file(me, { from: 2, to: 1, format: 'pdf' })).headers.get('content-type')).toMatch('application/json')
})

test('no cell of the CSV is read as a formula', () => {
  expect(['=1+1', '+1', '-1', '@x', 'R$', 'a,"b"', 'a;b'].map(textCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    'R$',
    '"a,""b"""',
    '"a;b"',
  ])
})
